import type { Quantity } from '../quantities.ts'
import type { Source } from '../source.ts'
import type { Finding } from '../claim.ts'
import { attached } from './attached.ts'
import { crossed } from './crossed.ts'
import { misplaced } from './misplaced.ts'
import { paired } from './paired.ts'
import { misnamedInputs } from './inputs.ts'
import { inverted } from './inverted.ts'
import { swapped } from './places.ts'
import { otherObject } from './actors.ts'
import { negatedInstead } from './negated-instead.ts'
import { compared, related, signed } from './decided.ts'
import { countedBack, sequenced } from './sequence.ts'
import { replacedFindings } from './replaced.ts'
import { directed, turnedPairs } from './directed.ts'
import { comparedFindings, partFindings } from './compared.ts'
import { directionFindings } from './directions.ts'

/** Things exchanged: a value that belongs to something else in the source, or two words in each other's place. */
export function roleFindings(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ span }) => span)
    .flatMap((source) => [
      ...turnedPairs(folded, quantities, source),
      ...swapped(folded, source),
      ...negatedInstead(folded, quantities, source),
    ])
    .concat(
      otherObject(folded, sources),
      replacedFindings(folded, sources),
      misplaced(folded, quantities, sources),
      compared(folded, quantities),
      related(folded, quantities, sources),
      paired(folded, quantities, sources),
      directed(folded, quantities, sources),
      inverted(folded, quantities, sources),
      crossed(folded, quantities, sources),
      crossed(folded, quantities, sources, true),
      misnamedInputs(folded, quantities, sources),
      sequenced(folded, quantities, sources),
      countedBack(folded, sources),
      signed(folded, quantities, sources),
      attached(folded, quantities, sources),
      comparedFindings(folded, quantities, sources),
      partFindings(folded, quantities),
      directionFindings(folded, quantities, sources),
    )
}
