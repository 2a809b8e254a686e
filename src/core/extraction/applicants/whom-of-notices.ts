import type { Block } from '../text/source-text.ts'

/** How notices and pages on a call tell for whom it is: a list within a paragraph. Folded text. */

/** Where the members begin of a list that a paragraph holds: "Eligible are enterprises that: 1. keep a shop. 2. …". */
export const inlineMembers = ({ kind, folded: { folded } }: Block): number | undefined =>
  kind === 'paragraph' ? inlineList.exec(folded)?.index : undefined
const inlineList =
  /(?<=(?:επιχειρησ(?:εισ|ησ|η)|εταιρ(?:ειεσ|ιεσ|εια|ια)|φορεισ|ενδιαφερομενοι|αιτουντεσ|enterprises|businesses|companies|firms|applicants)(?: \p{L}+){0,8} ?): ?(?:1|α|a|i)[.)] ?\p{L}/u
