import { like } from '../meaning.ts'

/** Beginnings of Greek compounds with what English has for them, as a word or before a hyphen. */
const beginnings: readonly (readonly [string, string])[] = [
  ['υπο', 'sub'],
  ['προ', 'pre'],
  ['επανα', 're'],
  ['ξανα', 'again'],
  ['πολυ', 'multi'],
  ['μονο', 'single'],
  ['ημι', 'semi'],
  ['τηλε', 'remote'],
  ['αυτο', 'self'],
  ['μικρο', 'micro'],
  ['μικρο', 'small'],
  ['διασυνορ', 'cross'],
  ['βιο', 'bio'],
  ['αγρο', 'agri'],
  ['υδρο', 'hydro'],
  ['φωτο', 'photo'],
  ['ηλεκτρο', 'electro'],
  ['νεο', 'newly'],
  ['ενδο', 'intra'],
]

/** Whether an English word, with those beside it, stands for a part of a Greek compound: "sub" and "action" for «υποδράση». */
export function compounded(text: string, other: string, beside: readonly (string | undefined)[]): boolean {
  if (!/^[a-z]/u.test(text) || !/^\p{Script=Greek}{7,}$/u.test(other)) return false
  return beginnings.some(
    ([start, said]) =>
      other.startsWith(start) &&
      (text === said ||
        (other.length - start.length > 3 &&
          (beside.includes(said) || (said === 'small' && text === 'medium')) &&
          like(text, other.slice(start.length)))),
  )
}
