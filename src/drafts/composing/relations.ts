import { citeField } from '../../core/citing/quote.ts'
import { numberBy } from '../../core/drafting/plan/formula.ts'
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
    list.map(({ direction, capital_share: share, control: has, profile_id: id, via_natural_person: person }, index) => {
      const path = `/relations/${index}`
      const name = subject.field(`${path}/name`) ?? nameOf(subject, path, id)
      const told = (field: 'direction' | 'control' | 'via_natural_person', label: LabelKey): Draftling => {
        const cited = subject.field(`${path}/${field}`, writer.label(label))
        return cited === undefined ? writer.empty() : writer.value(cited)
      }
      return {
        cells: [
          name === undefined ? writer.text(`${writer.label('column.business')} ${index + 1}`) : writer.value(name),
          person === true ? told('via_natural_person', 'relation.person') : told('direction', `relation.${direction}`),
          ...(shares ? [share === undefined ? writer.empty() : writer.value(capitalShare(subject, share))] : []),
          ...(control ? [told('control', has === true ? 'control.yes' : 'control.no')] : []),
        ],
      }
    }),
  )
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
