import type { IntensityBonus } from '../../core/facts/programme.ts'
import { conditionTitle } from './condition-title.ts'
import { criteriaOf } from './criteria-of.ts'
import type { Subject } from './subject.ts'
import type { Writer } from './writer.ts'

/** What a bonus is called: by its title, and where another has the same one by what it is given for, too. */
export function bonusName(writer: Writer, { programme }: Subject, bonus: IntensityBonus): string {
  const titleOf = ({ title }: IntensityBonus): string => writer.say({ type: 'text', value: { ...title } })
  const title = titleOf(bonus)
  const same = (programme.funding.bonuses ?? []).filter((each) => titleOf(each) === title)
  const aimOf = ({ when }: IntensityBonus): string =>
    [...criteriaOf(when).values()]
      .map((each) => conditionTitle(each, writer.language).replace(/[\s.;;?]+$/u, ''))
      .join(', ')
  const aims = new Set(same.map(aimOf))
  return aims.size < 2 ? title : `${title} (${aimOf(bonus)})`
}
