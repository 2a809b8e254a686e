import assert from 'node:assert/strict'
import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { makeFolder } from './folder.ts'

describe('a folder', () => {
  test('is made with those above it, and left as it is where it exists', async () => {
    const root = await mkdtemp(join(tmpdir(), 'subsidy-folder-'))
    try {
      const folder = join(root, 'a', 'b', 'c')
      await makeFolder(folder)
      await makeFolder(folder)
      assert.equal((await stat(folder)).mode & 0o777, 0o700)
      await symlink(folder, join(root, 'link'))
      await makeFolder(join(root, 'link'))
      await Promise.all(Array.from({ length: 8 }, () => makeFolder(join(root, 'x', 'y', 'z'))))
    } finally {
      await rm(root, { recursive: true, force: true })
    }
  })

  test('is refused where a file stands', async () => {
    const root = await mkdtemp(join(tmpdir(), 'subsidy-folder-'))
    try {
      await writeFile(join(root, 'file'), '')
      await assert.rejects(makeFolder(join(root, 'file')), { code: 'EEXIST' })
      await assert.rejects(makeFolder(join(root, 'file', 'in')), { code: 'ENOTDIR' })
    } finally {
      await rm(root, { recursive: true, force: true })
    }
  })

  test(
    'is refused at once where the system keeps none',
    { skip: process.platform !== 'linux' && '/proc is of Linux' },
    async () => {
      for (const folder of ['/proc/none', '/proc/none/deeper'])
        await assert.rejects(makeFolder(folder), { code: 'ENOENT' })
    },
  )
})
