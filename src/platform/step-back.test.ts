import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { describe, it } from 'node:test'

describe('a process that lets others go first', () => {
  const after = (code: string): number[] => {
    const module = new URL('./step-back.ts', import.meta.url).href
    const said = execFileSync(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { getPriority, setPriority } from 'node:os'
       import { stepBack } from ${JSON.stringify(module)}
       ${code}`,
    ])
    return JSON.parse(String(said)) as number[]
  }

  it('stays where it is when it stands further back already, as one started by nice does', () => {
    const [before, now] = after(
      'setPriority(15); const before = getPriority(); stepBack(5); console.log(JSON.stringify([before, getPriority()]))',
    )
    assert.ok(before !== undefined && before > 5)
    assert.equal(now, before)
  })

  it('goes on where the system does not let it', () => {
    assert.deepEqual(after('stepBack(Number.NaN); console.log("[1]")'), [1])
  })
})
