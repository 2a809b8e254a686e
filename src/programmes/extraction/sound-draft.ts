import type { ProgrammeInput } from '../../core/facts/programme.ts'
import type { Fault } from '../../platform/problem.ts'
import { mostAnchors } from '../anchors.ts'
import { prepareProgramme } from '../prepare-programme.ts'
import type { PrepareKit } from '../prepare-programme.ts'
import { UnreadableDocument } from './canonical-document.ts'

/** Rounds of taking out what contradicts itself. */
const mostRounds = 10

/**
 * A call can state what no programme can be (a minimum above the maximum). Such a value is left out of the draft, a criterion becomes a
 * question: the report still shows what was read.
 * @throws UnreadableDocument where more places are cited than a programme may cite: what would be left out may decide
 */
export function soundInput(kit: PrepareKit, input: ProgrammeInput): ProgrammeInput {
  let sound = input
  for (let round = 0; round < mostRounds; round += 1) {
    const prepared = prepareProgramme('draft', sound, new Map(), kit)
    if (prepared.ok) return sound
    if (prepared.faults.some(({ pointer }) => pointer === ''))
      throw new UnreadableDocument({ fault: 'too_many_citations', limit: mostAnchors })
    sound = withoutFaults(sound, prepared.faults)
  }
  throw new TypeError('a draft read from a document stays unsound')
}

function withoutFaults(input: ProgrammeInput, faults: readonly Fault[]): ProgrammeInput {
  const sound = structuredClone(input)
  for (const { pointer } of faults) {
    const [, top = '', second = '', third = ''] = pointer.split('/')
    if (top === 'eligibility' && second === 'all' && 'all' in sound.eligibility) {
      const told = sound.eligibility.all[Number(third)]
      // Of alternatives, the first: all are cited with one sentence.
      const criterion = told !== undefined && 'any' in told ? told.any[0] : told
      if (criterion !== undefined && 'kind' in criterion)
        sound.eligibility.all[Number(third)] = {
          id: criterion.id,
          kind: 'manual',
          ...(criterion.citations === undefined ? {} : { citations: criterion.citations }),
        }
    } else if (top === 'funding' && second !== '') delete (sound.funding as unknown as Record<string, unknown>)[second]
    else if (top === 'call') sound.call = { deadlines: [] }
    else delete (sound as unknown as Record<string, unknown>)[top]
  }
  return sound
}
