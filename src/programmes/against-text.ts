import { criterionAgainstText, readerFor } from '../core/citing/criterion-against-text.ts'
import { ruleTextReason } from '../core/citing/rule-against-text.ts'
import type { Criterion } from '../core/criteria/criterion.ts'
import { childrenOf, operatorOf } from '../core/criteria/expression.ts'
import { isRecord } from '../core/criteria/record.ts'
import { valuesAgainstText } from '../core/extraction/figures/values-against-text.ts'
import type { ProgrammeInput } from '../core/facts/programme.ts'
import type { Reason } from '../core/matching/result.ts'
import type { Reference } from '../reference/reference.ts'

/** A criterion or a value that says something else than a sentence it cites. */
export interface RuleNote {
  /** Of the criterion, or of the sentence beside the value, in the programme. */
  readonly pointer: string
  readonly reason: Reason
}

/** What of a programme says something else than the sentences it cites: told to whoever publishes it, never mended. */
export function programmeAgainstText(
  programme: Pick<ProgrammeInput, 'eligibility' | 'documents' | 'call' | 'funding' | 'budget_lines'>,
  { regions }: Pick<Reference, 'regions'>,
): RuleNote[] {
  return [...rulesAgainstText(programme, regions), ...valuesAgainstText(programme)]
}

function rulesAgainstText(
  { eligibility, documents }: Pick<ProgrammeInput, 'eligibility' | 'documents'>,
  regions: Reference['regions'],
): RuleNote[] {
  const languages = new Map(documents.map(({ key, language }) => [key, language]))
  return criteriaIn(eligibility, '/eligibility').flatMap(({ criterion, pointer }) => {
    const language = languages.get(criterion.citations?.[0]?.document ?? '')
    const reader = language === undefined ? undefined : readerFor(language)
    if (reader === undefined) return []
    return criterionAgainstText(criterion, reader, regions).map((finding) => ({
      pointer,
      reason: ruleTextReason(finding),
    }))
  })
}

function criteriaIn(node: unknown, pointer: string): { criterion: Criterion; pointer: string }[] {
  const operator = operatorOf(node)
  if (operator === undefined || !isRecord(node)) return []
  if (operator === 'kind') return [{ criterion: node as unknown as Criterion, pointer }]
  return (childrenOf(node, operator, pointer) ?? []).flatMap((child) => criteriaIn(child.node, child.pointer))
}
