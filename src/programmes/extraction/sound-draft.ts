import type { Criterion, Expression } from '../../core/criteria/criterion.ts'
import { distinct } from '../../core/extraction/draft/draft.ts'
import type { ProgrammeInput } from '../../core/facts/programme.ts'
import type { Fault } from '../../platform/problem.ts'
import { mostAnchors } from '../anchors.ts'
import { prepareProgramme } from '../prepare-programme.ts'
import type { PrepareKit } from '../prepare-programme.ts'
import { UnreadableDocument } from './canonical-document.ts'

/** Rounds of taking out what contradicts itself. */
const mostRounds = 10

/**
 * A call can state what no programme can be (a minimum above the maximum). Such a value is left out of the draft, a criterion or
 * a group of them becomes a question: the report still shows what was read.
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
      const criterion = sound.eligibility.all[Number(third)]
      const [first] = criterion === undefined ? [] : criteriaIn(criterion)
      if (criterion !== undefined && first !== undefined) {
        const citations = criteriaIn(criterion).flatMap((each) => each.citations ?? [])
        sound.eligibility.all[Number(third)] = {
          id: first.id,
          kind: 'manual',
          ...(citations.length === 0 ? {} : { citations: distinct(citations) }),
        }
      }
    } else if (top === 'budget_lines' && third === 'amount') delete sound.budget_lines?.[Number(second)]?.amount
    else if (top === 'funding' && second !== '') delete (sound.funding as unknown as Record<string, unknown>)[second]
    else if (top === 'call') sound.call = { deadlines: [] }
    else delete (sound as unknown as Record<string, unknown>)[top]
  }
  return sound
}

/** The criteria of a group, and of the groups in it. */
function criteriaIn(expression: Expression): Criterion[] {
  if ('kind' in expression) return [expression]
  if ('not' in expression) return criteriaIn(expression.not)
  const members = 'all' in expression ? expression.all : 'any' in expression ? expression.any : expression.at_least.of
  return members.flatMap(criteriaIn)
}
