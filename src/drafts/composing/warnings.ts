import type { Citation } from '../../core/citing/citation.ts'
import { citeDerived } from '../../core/citing/quote.ts'
import type { Reason, ReasonValue } from '../../core/matching/result.ts'
import type { Warning } from '../../core/matching/warnings.ts'
import { actInWords } from '../../wording/acts.ts'
import type { DeclarationKey } from '../../wording/drafts/prompts.ts'
import { carried, whatCarries } from './carrying.ts'
import type { Subject } from './subject.ts'
import type { Draftling, Writer } from './writer.ts'

/** What the match warns of, each with the rule that it follows from, and the basis that it holds for where others do not ask it. */
export function warningsTold(writer: Writer, subject: Subject): Draftling[] {
  return subject.input.match.warnings.flatMap((warning) => {
    const { basis, reason } = reasonOf(warning)
    const text = writer.reason(reason)
    const found = evaluation(warning)
    const sources = [...subject.spans(warning.anchors).slice(0, 1), found]
    const carrying = whatCarries(writer, subject, text, sources) ?? [found]
    const [rule] = warning.references
    return [
      { kind: 'factual' as const, text, citations: writer.cite(carrying) },
      ...(basis === undefined ? [] : [basisTold(writer, subject, warning, basis)]),
      ...(rule === undefined
        ? []
        : [
            writer.fact('risk.rule', {
              rule: { value: actInWords(rule, writer.language), by: [subject.reference(rule)] },
            }),
          ]),
    ]
  })
}

function basisTold(writer: Writer, subject: Subject, warning: Warning, basis: ReasonValue): Draftling {
  const words = subject.spans(warning.anchors).map((each) => [each] as const)
  return carried(writer, subject, [...words, [evaluation(warning)]], (by) =>
    writer.fact('risk.basis', { basis: { value: basis, by } }),
  )
}

/** The warning itself, and the legal basis where it holds for one of several only. */
function reasonOf({ reason }: Warning): { reason: Reason; basis?: ReasonValue } {
  const { basis, warning } = reason.values
  if (basis === undefined || typeof warning !== 'object' || warning.type !== 'phrase') return { reason }
  return { reason: { key: warning.key, values: warning.values }, basis }
}

function evaluation(warning: Warning): Citation {
  const { kind, spoils, found } = warning
  const { reason, basis } = reasonOf(warning)
  const inputs = {
    kind,
    ...Object.fromEntries(found.map(({ path, value }) => [path, value])),
    ...Object.fromEntries(Object.entries(reason.values).map(([name, value]) => [name, plain(value)])),
    ...(basis === undefined ? {} : { basis: plain(basis) }),
  }
  return citeDerived({ formula: 'warning', inputs, result: spoils })
}

const plain = (value: ReasonValue): unknown => {
  if (typeof value !== 'object') return value
  if (value.type === 'phrase') return value.key
  return 'value' in value ? value.value : 'values' in value ? value.values : value
}

/** Declarations that the facts given speak against, by what the match warns of. */
const against: Partial<Record<Warning['kind'], DeclarationKey>> = {
  works_started: 'not_started',
  starts_before_application: 'not_started',
  completed_before_application: 'not_started',
  same_expense: 'no_double',
}

export function refutedBy(subject: Subject): ReadonlyMap<DeclarationKey, Citation> {
  return new Map(
    subject.input.match.warnings.flatMap((warning) => {
      const key = against[warning.kind]
      return key === undefined ? [] : [[key, evaluation(warning)] as const]
    }),
  )
}
