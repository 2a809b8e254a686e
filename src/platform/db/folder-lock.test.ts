import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { engine } from '../../../test/support/house.ts'
import { FolderInUse, lockFolder } from './folder-lock.ts'

describe('the lock of a data folder', { skip: engine === 'pglite' ? false : 'about the embedded database' }, () => {
  let root: string
  let folder: string
  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'subsidy-lock-'))
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(root, 'x'))
  })
  after(() => rm(root, { recursive: true, force: true }))

  it('is one at a time, and free again when released', async () => {
    {
      await using _held = await lockFolder(folder)
      await assert.rejects(lockFolder(folder), FolderInUse)
    }
    await using _again = await lockFolder(folder)
  })

  it('is taken over from a process that is gone', async () => {
    const gone = { pid: 2 ** 22 - 3, host: hostname(), started: 'long ago' }
    await writeFile(join(folder, 'lock.7'), JSON.stringify(gone))
    await using _mine = await lockFolder(folder)
    assert.deepEqual(await readdir(folder), ['lock.8'])
  })

  it('is taken over from an earlier process that had the same number as a living one', async () => {
    await writeFile(
      join(folder, 'lock.1'),
      JSON.stringify({ pid: process.pid, host: hostname(), started: 'before the restart' }),
    )
    await using _mine = await lockFolder(folder)
  })

  it('goes to exactly one of many that find a dead owner at once', async () => {
    await writeFile(join(folder, 'lock.3'), JSON.stringify({ pid: 2 ** 22 - 3, host: hostname(), started: '' }))
    const script = `
      const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))})
      await lockFolder(${JSON.stringify(folder)}).then(() => console.log('mine'), (error) => console.log(error.name))
      process.stdin.resume()`
    const children = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] }),
    )
    // All hold on until the last has answered: who comes late must not find a free folder.
    const answers = await Promise.all(
      children.map(async (child) => String((await once(child.stdout, 'data'))[0]).trim()),
    )
    for (const child of children) child.stdin.end()
    await Promise.all(children.map(async (child) => child.exitCode ?? once(child, 'close')))
    assert.deepEqual(answers.toSorted(), [
      'FolderInUse',
      'FolderInUse',
      'FolderInUse',
      'FolderInUse',
      'FolderInUse',
      'mine',
    ])
  })
})
