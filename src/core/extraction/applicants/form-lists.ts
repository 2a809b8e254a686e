import { behindMark, leadOf } from '../text/block-lists.ts'
import { addressed, eligibility } from './condition-gate.ts'
import { formsIn } from './legal-forms.ts'
import type { Block } from '../text/source-text.ts'

/** Lists of legal forms, each of a member or two: those of a call that apply. Folded text. */

/** Letters within which a member names its form. */
const nameReach = 45

/** Every block that is a member of a list of legal forms. */
export const formLists = (lists: readonly (readonly Block[])[]): ReadonlySet<Block> =>
  new Set(lists.filter(areForms).flat())

function areForms(list: readonly Block[]): boolean {
  const [first] = list
  if (first === undefined || first.kind !== 'item' || list.length < 2) return false
  const lead = leadOf(first)
  if (!eligibility.test(lead) && !addressed.test(lead) && !whoever.test(lead)) return false
  const named = list.filter((block) => formsIn(behindMark(block).slice(0, nameReach)).length > 0)
  return named.length > 1 && named.length * 3 >= list.length * 2
}

const whoever = /(?<!\p{L})(?:ποιοι|υποψηφι|αιτουντ|εταιροι|δεκτ|who|partners?|applicants?)/u
