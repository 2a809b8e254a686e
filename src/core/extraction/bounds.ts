/** Which end of a range a figure is, from the words around it. Folded text. */
export type End = 'min' | 'max'

const least = String.raw`ελαχιστ\p{L}+|κατ ?['’]? ?ελαχιστο\p{L}*|τουλαχιστον|κατωτατ\p{L}+|κατωτερ\p{L}+|minimum|min\.?(?!\p{L})|at least|(?:not|no) (?:less|lower) than|(?:μεγαλυτερ|περισσοτερ|ανωτερ)\p{L}* (?:απο|των?|του)|ανω των?|πανω απο|more than|over|exceeding|starts? at|αρχιζ\p{L}+ απο|ξεκιν\p{L}+ απο`
const most = String.raw`μεγιστ\p{L}+|ανωτατ\p{L}+|εωσ|μεχρι|(?:δεν|μη) (?:μπορει |δυναται |επιτρεπεται |πρεπει )?(?:να )?(?:υπερβ|ξεπερν|ξεπερασ)\p{L}+|maximum|max\.?(?!\p{L})|up to|(?:not|never) (?:to )?exceed\p{L}*|at most|(?:not|no) (?:more|higher|greater) than|ceiling|capped|cap (?:of|at)|limited to|(?:ανωτατ\p{L}+ )?οριο|το πολυ|below|under|less than|fewer than|σταματ\p{L}+|φθαν\p{L}+|φταν\p{L}+|(?:δεν|μη) περνα\p{L}*|κατω (?:απο|των?)|(?:λιγοτερ|μικροτερ|κατωτερ)\p{L}* (?:απο|των?|του)`
const pattern = new RegExp(String.raw`(?<![\p{L}])(?:(?<min>${least})|(?<max>${most}))`, 'gu')
const from = /(?:απο|from|starting at)\s*(?:τα|τισ|το|eur|€)?\s*$/u

/** The end that the last words before a figure name; those directly behind it count where none stand before. */
export function endOf(before: string, after: string): End | undefined {
  const last = [...before.matchAll(pattern)].at(-1)
  if (last !== undefined) {
    // "Minimum / maximum budget" is both: the figure alone cannot say which it is.
    const other = [...before.matchAll(pattern)].at(-2)
    if (
      other !== undefined &&
      /^\s*(?:\/|-|και|and)\s*$/u.test(before.slice(other.index + other[0].length, last.index))
    )
      return undefined
    return last.groups?.['min'] === undefined ? 'max' : 'min'
  }
  if (from.test(before)) return 'min'
  if (/^\s*(?:\)|,)?\s*(?:κατ ?['’]? ?ανωτατο|το ανωτερο|μεγιστο|ανωτατο|maximum|max\b|at most|το πολυ)/u.test(after))
    return 'max'
  return /^\s*(?:\)|,)?\s*(?:κατ ?['’]? ?ελαχιστο|τουλαχιστον|ελαχιστο|minimum|min\b|και ανω|και πανω|or more)/u.test(
    after,
  )
    ? 'min'
    : undefined
}
