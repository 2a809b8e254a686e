import type { Anchor } from '../../core/citing/citation.ts'
import type { LegalBasis } from '../../core/facts/programme.ts'
import { law } from '../../core/facts/state-aid-data.ts'
import { carried, named } from './carrying.ts'
import type { Subject } from './subject.ts'
import { percent } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/** Words that let the basis depend on something: "where the Regulation is chosen". */
const dependent =
  /^(?:αν|εάν|εφόσον|όταν|if|where|when)(?!\p{L})|(?<!\p{L})(?:επιλεγ|επιλέγ|εναλλακτικ|opts?(?!\p{L})|chosen|either)/iu

/**
 * The rules that the aid rests on, in the words of the call. Of several regimes, or one that the call makes depend on
 * something, it is only said that the call names them.
 */
export function aidBasis(writer: Writer, subject: Subject): void {
  const list = subject.programme.legal_basis ?? []
  const nameOf = (basis: LegalBasis): string => basisName(writer, basis)
  const bases = list.flatMap((basis, index) => {
    const name = nameOf(basis)
    if (list.findIndex((other) => nameOf(other) === name) !== index) return []
    const record = subject.recordCitation(`/legal_basis/${index}`)
    const [words] = subject.spans(basis.citations)
    const regime =
      words === undefined
        ? { value: name, by: [record] as const }
        : named(writer, subject, name, [[words], [words, record], [record]])
    return [{ basis, regime, depends: dependent.test(words?.quote?.exact ?? '') }]
  })
  // Several articles of one act apply side by side.
  const regimes = new Set(bases.map(({ basis: { regime, reference } }) => [regime, reference ?? ''].join('\n')))
  const open = regimes.size > 1 || bases.some(({ depends }) => depends)
  writer.paragraph([
    // In the middle of another section nothing is led to.
    ...(writer.blocks.length === 0 ? [writer.lead('lead.state_aid')] : []),
    ...bases.map(({ basis, regime }) =>
      basis.regime === 'no_aid'
        ? noAid(writer, subject, basis, open)
        : writer.fact(open ? 'aid.basis_named' : 'aid.basis', { regime }),
    ),
    ...(open ? [writer.lead('lead.regimes')] : []),
    ...(list.length === 0 ? [writer.gap('aid_basis')] : []),
  ])
  basisWords(writer, subject, nameOf)
  cumulation(writer, subject)
}

/** What a legal basis is called, with what the call gives of it: the article of an act, the number of a scheme. */
function basisName(writer: Writer, { regime, article, reference }: LegalBasis): string {
  const label = writer.label(`regime.${regime}`)
  const name =
    reference === undefined
      ? label
      : regime === 'other'
        ? reference
        : regime === 'notified'
          ? `${label} ${reference}`
          : label
  if (article === undefined) return name
  return `${name}, ${/^\d/u.test(article) ? `${writer.label('regime.article')} ${article}` : article}`
}

/** What else the call says of a legal basis: what it forbids before the application is submitted, what it asks beside it. */
function basisWords(writer: Writer, subject: Subject, nameOf: (basis: LegalBasis) => string): void {
  writer.table(
    'caption.basis_words',
    [
      { title: writer.label('column.basis'), align: 'start' },
      { title: writer.label('column.words'), align: 'start', weight: 2 },
    ],
    (subject.programme.legal_basis ?? []).flatMap((basis) => {
      const [first, ...others] = subject.spans(basis.citations).filter(({ id }) => !writer.desk.citations.has(id))
      return first === undefined ? [] : [{ cells: [writer.text(nameOf(basis)), writer.quote(first, ...others)] }]
    }),
  )
}

/** That a call, or a case of it, is no State aid: by its words where they say so, else by the record. */
function noAid(writer: Writer, subject: Subject, basis: LegalBasis, open: boolean): Draftling {
  const words = subject.spans(basis.citations).filter(({ quote }) => stateAid.test(quote?.exact ?? ''))
  const record = subject.recordCitation(`/legal_basis/${(subject.programme.legal_basis ?? []).indexOf(basis)}`)
  return carried(writer, subject, [...words.map((each) => [each] as const), [record]], (by) =>
    writer.fact(open ? 'aid.no_aid_named' : 'aid.no_aid', {}, by),
  )
}

const stateAid = /κρατικ\p{L}+ ενισχύσ|κρατική ενίσχυση|state aid/iu

/** What the call says of other aid: for the same costs, in calls of its group, by the funds of the Union. */
function cumulation(writer: Writer, subject: Subject): void {
  const { cumulation: rule, exclusive = [], union_fund: fund } = subject.programme
  const said: Draftling[] = []
  const by = (path: string, citations: readonly Anchor[] | undefined): readonly [...Cited['by'][], Cited['by']] => [
    ...subject.spans(citations).map((each) => [each] as const),
    [subject.recordCitation(path)],
  ]
  if (rule !== undefined) {
    const { same_costs: same, max_percent: most, citations } = rule
    said.push(
      carried(writer, subject, by('/cumulation', citations), (ways) =>
        same === 'exclusive' || most === undefined
          ? writer.fact(`aid.same_costs.${same}`, {}, ways)
          : writer.fact('aid.same_costs.within_percent', { percent: { value: percent(most), by: ways } }),
      ),
    )
  }
  for (const [index, { group, per, citations }] of exclusive.entries()) {
    const record = subject.recordCitation(`/exclusive/${index}`)
    const words = subject.spans(citations).map((each) => [each, record] as const)
    said.push(
      carried(writer, subject, [...words, [record]], (ways) =>
        writer.fact(`aid.one_per.${per}`, { group: { value: group, by: ways } }),
      ),
    )
  }
  if (fund === true)
    said.push(
      writer.fact('aid.union_fund', {}, [subject.recordCitation('/union_fund')]),
      writer.fact('aid.one_fund', {}, [subject.reference(law.declaredOnce)]),
    )
  writer.paragraph(said)
  writer.table(
    'caption.cumulation_words',
    [{ title: writer.label('column.words'), align: 'start' }],
    [rule, ...exclusive].flatMap((each) =>
      subject.spans(each?.citations).map((words) => ({ cells: [writer.quote(words)] })),
    ),
  )
}
