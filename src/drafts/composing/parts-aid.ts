import type { Anchor } from '../../core/citing/citation.ts'
import { law } from '../../core/facts/state-aid-data.ts'
import { carried } from './carrying.ts'
import { cell } from './parts-business.ts'
import { some, type Subject } from './subject.ts'
import { date, money, percent, terms } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'
import type { LabelKey } from '../../wording/drafts/labels.ts'

/** Words that let the basis depend on something: "where the Regulation is chosen". */
const dependent =
  /^(?:αν|εάν|εφόσον|όταν|if|where|when)(?!\p{L})|(?<!\p{L})(?:επιλεγ|επιλέγ|εναλλακτικ|opts?(?!\p{L})|chosen|either)/iu

/**
 * The rules that the aid rests on, in the words of the call. Of several regimes, or one that the call makes depend on
 * something, it is only said that the call names them.
 */
export function aidBasis(writer: Writer, subject: Subject): void {
  const list = subject.programme.legal_basis ?? []
  const bases = list.flatMap(({ regime, citations }, index) => {
    if (list.findIndex((other) => other.regime === regime) !== index) return []
    const by =
      some(subject.spans(citations).slice(0, 1)) ?? ([subject.recordCitation(`/legal_basis/${index}`)] as const)
    return [{ regime, by }]
  })
  const open = bases.length > 1 || bases.some(({ by }) => dependent.test(by[0].quote?.exact ?? ''))
  writer.paragraph([
    writer.lead('lead.state_aid'),
    ...bases.map(({ regime, by }) =>
      writer.fact(open ? 'aid.basis_named' : 'aid.basis', {
        regime: { value: writer.label(`regime.${regime}` as LabelKey), by },
      }),
    ),
    ...(open ? [writer.lead('lead.regimes')] : []),
  ])
  cumulation(writer, subject)
}

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
  for (const [index, { per, citations }] of exclusive.entries())
    said.push(
      carried(writer, subject, by(`/exclusive/${index}`, citations), (ways) =>
        writer.fact(`aid.one_per.${per}`, {}, ways),
      ),
    )
  if (fund === true)
    said.push(
      writer.fact('aid.union_fund', {}, [subject.recordCitation('/union_fund')]),
      writer.fact('aid.one_fund', {}, [subject.reference(law.declaredOnce)]),
    )
  writer.paragraph(said)
}

/** De minimis aid and earlier applications that the profile has. */
export function aidReceived(writer: Writer, subject: Subject): void {
  const list = subject.profile.de_minimis_aid
  const cited = subject.field('/de_minimis_aid', list?.length ?? 0)
  if (list === undefined || cited === undefined) writer.paragraph([writer.gap('de_minimis_aid')])
  else if (list.length === 0) writer.paragraph([writer.fact('aid.none', {}, cited.by)])
  else {
    writer.table(
      'caption.aid',
      [
        { title: writer.label('column.day'), align: 'start' },
        { title: writer.label('column.amount'), align: 'end' },
        { title: writer.label('column.regulation'), align: 'start', weight: 2 },
        { title: writer.label('column.status'), align: 'start' },
      ],
      list.map(({ granted_on: day, amount, regulation, status }, index) => {
        const pointer = `/de_minimis_aid/${index}`
        return {
          cells: [
            cell(writer, subject.field(`${pointer}/granted_on`, date(day))),
            cell(writer, subject.field(`${pointer}/amount`, money(amount))),
            cell(writer, subject.field(`${pointer}/regulation`, terms('regulation', [regulation]))),
            cell(writer, subject.field(`${pointer}/status`, writer.label(`aid.${status}`))),
          ],
        }
      }),
    )
  }
  const history = subject.profile.aid_history
  const none = subject.field('/aid_history', 0)
  if (history === undefined || none === undefined) writer.paragraph([writer.gap('aid_history')])
  else if (history.length === 0) {
    const key = list !== undefined && list.length > 0 ? 'aid.history_no_other' : 'aid.history_none'
    writer.paragraph([writer.fact(key, {}, none.by)])
  } else {
    writer.table(
      'caption.aid_history',
      [
        { title: writer.label('column.programme'), align: 'start', weight: 2 },
        { title: writer.label('column.status'), align: 'start' },
        { title: writer.label('column.day'), align: 'start' },
      ],
      history.map(({ status, on }, index) => {
        const pointer = `/aid_history/${index}`
        return {
          cells: [
            cell(writer, subject.field(`${pointer}/programme`)),
            cell(writer, subject.field(`${pointer}/status`, terms('aid_status', [status]))),
            on === undefined ? writer.empty() : cell(writer, subject.field(`${pointer}/on`, date(on))),
          ],
        }
      }),
    )
  }
}
