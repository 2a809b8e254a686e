import { citeField } from '../../core/citing/quote.ts'
import { numberBy } from '../../core/drafting/plan/formula.ts'
import type { Relation } from '../../core/facts/profile.ts'
import type { LabelKey } from '../../wording/drafts/labels.ts'
import type { Subject } from './subject.ts'
import { percent } from './values.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

/** The other enterprises that the size and the headroom rest on: which, in what direction, with what share and control. */
export function relationTable(writer: Writer, subject: Subject): void {
  const list = subject.profile.relations ?? []
  const isTold = (name: 'capital_share' | 'control'): boolean => list.some((each) => each[name] !== undefined)
  const [shares, control] = [isTold('capital_share'), isTold('control')]
  writer.table(
    'caption.relations',
    [
      { title: writer.label('column.business'), align: 'start', weight: 2 },
      { title: writer.label('column.relation'), align: 'start', weight: 2 },
      ...(shares ? [{ title: writer.label('column.share'), align: 'end' as const }] : []),
      ...(control ? [{ title: writer.label('column.control'), align: 'start' as const }] : []),
    ],
    list.map((relation, index) => {
      const { capital_share: share, control: has } = relation
      const path = `/relations/${index}`
      const name = subject.field(`${path}/name`) ?? nameOf(subject, path, relation.profile_id)
      const told = (field: keyof Relation, label: LabelKey): Draftling => {
        const cited = subject.field(`${path}/${field}`, writer.label(label))
        return cited === undefined ? writer.empty() : writer.value(cited)
      }
      return {
        cells: [
          name === undefined ? writer.text(`${writer.label('column.business')} ${index + 1}`) : writer.value(name),
          told(...joining(relation)),
          ...(shares ? [share === undefined ? writer.empty() : writer.value(capitalShare(subject, share))] : []),
          ...(control ? [told('control', has === true ? 'control.yes' : 'control.no')] : []),
        ],
      }
    }),
  )
}

/** What joins the two: a person, control where no share is told, else shares; with the field that says it. */
function joining(relation: Relation): [keyof Relation, LabelKey] {
  const { direction, via_natural_person: person, control, capital_share: capital, voting_share: votes } = relation
  if (person === true) return ['via_natural_person', 'relation.person']
  const isControl = control === true && capital === undefined && votes === undefined
  return ['direction', isControl ? `relation.${direction}_control` : `relation.${direction}`]
}

/** The name of a business that has a profile of its own. */
function nameOf({ input }: Subject, path: string, id: string | undefined): Cited | undefined {
  const value = id === undefined ? undefined : input.related.get(id)
  return value === undefined ? undefined : { value, by: [citeField({ path: `${path}/name`, value })] }
}

/** A share of one in percent, of an enterprise or a person. */
export function capitalShare(subject: Subject, share: number): Cited {
  const [formula, inputs] = ['hundredth(share × 100)', { share }] as const
  const result = numberBy(formula, inputs)
  return subject.derived({ formula, inputs, result }, percent(result))
}
