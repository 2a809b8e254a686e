import type { Span } from '../../facts/text-fold.ts'

/** What a decision withdraws and what it puts in its place, by the words around both. Folded text. */

/** Something was written by mistake. */
const mistaken =
  /(?<!\p{L})(?:εκ παραδρομησ|(?:απο|κατα|λογω) (?:\p{L}+ )?(?:λαθο(?:σ|υσ)|σφαλμα(?:τοσ)?|παραδρομη)|εσφαλμεν|λανθασμεν|by mistake|in error|mistaken|erroneous|incorrect|wrong(?:ly)?(?!\p{L}))/u
/** "Instead of the correct": what holds stands behind it. */
const insteadOfRight =
  /(?<!\p{L})(?:αντι|στη θεση|instead of|rather than|in place of)[^«"“\d]{0,25}(?<!\p{L})(?:ορθ(?:ου|ησ|ων)|σωστ|correct|right)[^«"“\d]{0,25}$/u
const insteadOfWrong =
  /(?<!\p{L})(?:αντι|στη θεση|instead of|rather than|in place of)[^«"“\d]{0,25}(?:εσφαλ|λανθασ|λαθ|wrong|erron|incorrect|mistaken)[^«"“\d]{0,25}$/u
/** "Το ορθό είναι", "στο ορθό", "the correct amount is", "should read". */
const right =
  /(?<!\p{L})(?:(?:στο |το |η |ο |τα |οι )?(?:ορθ(?:ο|η|οσ|α|εσ)|σωστ(?:ο|η|οσ|α))(?!\p{L})|(?:the )?(?:correct|right)(?= (?:\p{L}+ ){0,3}?(?:is|are|being)|\s*:)|should (?:read|be)|must read|(?:πρεπει )?να διαβαστει)[^«"“\d.;]{0,40}$/u
const insteadOf = /(?<!\p{L})(?:αντι|στη θεση|instead of|rather than|in place of)(?!\p{L})[^«"“\d.;]{0,40}$/u
const wasWritten =
  /(?<!\p{L})(?:αναγραφ|γραφ(?:τ|ηκ)|εγγραφ|αναφερ|τεθηκ|ετεθη|καταχωρ|(?:was|were|had been|has been) (?:\p{L}+ )?(?:printed|stated|written|given|entered|published|shown)|(?:printed|stated|written|gave|said|read)(?!\p{L}))/u
const verbs = String.raw`(?:αντικα[θτ]|διορθ|τροποποι|αναπροσαρμ|αλλα[ζξ]|μεταβαλλ|νοειται|νοουνται|διαβα[ζσ]|τιθε(?:ται|νται)|γινε(?:ται)|γραφε|μετατρεπ|replac|correct|amend|chang|substitut|becom|should (?:read|be)|(?:to |shall )?read(?:s|ing)?(?!\p{L})|revis)`
/** Straight behind what is replaced. */
const replacing = new RegExp(
  String.raw`^[»"”'’)\s]*(?:€|ευρω|eur(?:os?)?|%)?[»"”'’)\s]*,?\s*(?:(?!και |and )(?:\p{L}+|\d\.?) ){0,4}?${verbs}\p{L}*(?![^«"“]{90})|^[»"”'’)\s]*(?:→|->|=>|⇒)`,
  'u',
)
/** "Is replaced by": what comes next holds. */
const replacedBy =
  /(?:αντικα[θτ]|διορθ|τροποποι|replac|correct|amend|substitut|chang)\p{L}* (?:\p{L}+ ){0,3}?(?:απο|με|σε|ωσ|by|with|to)(?: (?:τ\p{L}{1,3}|ποσο\p{L}*|ημερομηνια|the|an?|amount|date|of|των))*\s*[«"“(]?\s*$/u
/** "Είναι Β και όχι Α". */
const denied =
  /(?<!\p{L})(?:οχι|not)(?: (?:η|ο|οι|τ\p{L}{1,3}|στ\p{L}{1,3}|the|eur|€|εωσ|μεχρι|σε|until|by|on))*\s*[«"“(]?\s*$/u
const withdrawnBehind = new RegExp(
  String.raw`^[»"”'’)\s]*(?:€|ευρω|%)?[»"”'’)\s]*,?\s*(?:\(?(?:που|το οποιο|η οποια|which|that) )?(?:ειχε |was |had been )?(?:${mistaken.source}|(?:διαγραφ|καταργ|απαλειφ)\p{L}+|(?:is|are) (?:hereby )?(?:deleted|struck|removed|withdrawn))`,
  'u',
)

/** Whether a sentence puts right what was written, or one wording in the place of another. */
export const isCorrection = (said: string): boolean =>
  mistaken.test(said) ||
  /(?<!\p{L})(?:διορθ(?!ωτικ)|αντικα[θτ]|ορθ(?:ο|η|οσ|ου|ησ|ων|α|εσ)(?!\p{L})|οπου [«"“]|correct|replac|substitut|should read)/u.test(
    said,
  )

/** "Το ορθό είναι …": it goes on from what was written by mistake. */
const goesOn =
  /^\W*(?:(?:το|η|ο|τα|the|it|this) )?(?:ορθ(?:ο|η|οσ|α|εσ)|σωστ|αντι (?:αυτ|του ορθ)|correct|right|should|must read|instead)/u

/** "Is replaced by: «3." is no sentence: the number of a paragraph that is quoted. */
const opensQuotation = /[«"“]\s*(?:\d{1,2}|\p{L})[.)]$/u

/** Sentences, each with the one that puts right what it withdraws, and with the paragraph that it begins to quote. */
export function withTheirCorrections(folded: string, sentences: readonly Span[]): Span[] {
  const out: Span[] = []
  for (const sentence of sentences) {
    const last = out.at(-1)
    const said = folded.slice(sentence.start, sentence.end)
    const before = last === undefined ? '' : folded.slice(last.start, last.end)
    if (last !== undefined && (opensQuotation.test(before) || (goesOn.test(said) && isCorrection(before))))
      out[out.length - 1] = { start: last.start, end: sentence.end }
    else out.push(sentence)
  }
  return out
}

export type Role = 'was' | 'by' | 'now'

/** What the former value is called: "from", "instead of". */
const article = String.raw`(?:\s(?:των|του|τησ|την|τη|τισ|τα|το|στα|ποσο|ποσου|υψουσ|αρχικ\p{L}+|ημερομηνια\p{L}?|the|initial|an|a|amount|of))*\s*[«"(]?\s*`
const former = new RegExp(
  String.raw`(?<!\p{L})(?:απο|αντι(?: για)?|from|instead of|rather than|previously|προηγουμεν\p{L}+)${article}$`,
  'u',
)
const difference = new RegExp(
  String.raw`(?<!\p{L})(?:κατα|by|επιπλεον|προσθετ\p{L}+|additional|extra|further)${article}$`,
  'u',
)

/** Which values of a sentence held before, which hold now, and which are differences. */
export function rolesOf(folded: string, sentence: Span, values: readonly Span[]): Role[] {
  const roles: Role[] = []
  const said = folded.slice(sentence.start, sentence.end)
  const wrong = mistaken.test(said) || insteadOfRight.test(said.slice(0, (values[0]?.start ?? 0) - sentence.start))
  values.forEach((value, at) => {
    const gap = folded.slice(values[at - 1]?.end ?? sentence.start, value.start)
    const behind = folded.slice(value.end, values[at + 1]?.start ?? sentence.end)
    const role = roleOf(outsideQuotes(gap), behind, wrong, roles[at - 1])
    roles.push(role)
    // What is replaced by what holds now held before.
    if (role === 'now' && roles[at - 1] === 'now' && replacing.test(gap)) roles[at - 1] = 'was'
  })
  return roles
}

function roleOf(gap: string, behind: string, wrong: boolean, before: Role | undefined): Role {
  if (difference.test(gap)) return 'by'
  if (insteadOfWrong.test(gap) || denied.test(gap) || withdrawnBehind.test(behind)) return 'was'
  if (insteadOfRight.test(gap) || right.test(gap) || replacedBy.test(gap)) return 'now'
  // "By mistake A was written instead of B", "instead of B, A was written by mistake".
  if (wrong && insteadOf.test(gap) && (before === 'was' || wasWritten.test(behind))) return 'now'
  if (former.test(gap) || (wrong && before === 'now' && wasWritten.test(gap))) return 'was'
  return wrong && mistaken.test(gap) && before !== 'was' ? 'was' : 'now'
}

/** Words in front of a quotation that is open at the end say what it is. */
function outsideQuotes(gap: string): string {
  const open = Math.max(gap.lastIndexOf('«'), gap.lastIndexOf('“'))
  const shut = Math.max(gap.lastIndexOf('»'), gap.lastIndexOf('”'))
  return open > shut ? gap.slice(0, open + 1) : gap
}

/** A wording that no longer holds, with the one that takes its place; places in the folded text of the block. */
export interface Rewording {
  readonly was: Span
  readonly now?: Span
}

const quotation = /[«"“]([^«»"“”]{1,600})[»"”]/gu
const deletes = /(?<!\p{L})(?:διαγραφ|καταργ|απαλειφ|delet|struck|remov)/u

/** The quotations of a sentence of which one is put in the place of another, or taken out. */
export function rewordingsIn(folded: string, sentence: Span): Rewording[] {
  const said = folded.slice(sentence.start, sentence.end)
  const wrong = mistaken.test(said)
  const quotes = [...said.matchAll(quotation)].map(({ index, 0: all }) => ({ start: index, end: index + all.length }))
  const out: Rewording[] = []
  const placed = ({ start, end }: Span): Span => ({ start: sentence.start + start + 1, end: sentence.start + end - 1 })
  const put = (was: Span, now?: Span): void =>
    void out.push({ was: placed(was), ...(now === undefined ? {} : { now: placed(now) }) })
  for (let at = 0; at < quotes.length; at += 1) {
    const [one, two] = [quotes[at], quotes[at + 1]]
    if (one === undefined) break
    const lead = said.slice(quotes[at - 1]?.end ?? 0, one.start)
    const between = two === undefined ? said.slice(one.end) : said.slice(one.end, two.start)
    // "«A» is replaced by «B», and «C» by «D»".
    const again =
      out.length > 0 &&
      /^\s*(?:με|σε|απο|by|with|to)(?: (?:τ\p{L}{1,3}|λεξ\p{L}+|φρασ\p{L}+|ποσ\p{L}+|the|words?))*\s*$/u.test(between)
    const order = two === undefined ? undefined : again ? 'was, now' : orderOf(lead, between, wrong)
    if (two !== undefined && order !== undefined) {
      if (order === 'was, now') put(one, two)
      else put(two, one)
      at += 1
    } else if (
      deletes.test(lead) ||
      /^\s*,?\s*(?:\p{L}+ ){0,2}?(?:διαγραφ|καταργ|απαλειφ|(?:is|are) (?:hereby )?(?:deleted|struck|removed))/u.test(
        between,
      )
    )
      put(one)
  }
  return out
}

function orderOf(lead: string, between: string, wrong: boolean): 'was, now' | 'now, was' | undefined {
  if (insteadOfRight.test(lead)) return 'now, was'
  const instead = insteadOf.test(between)
  if (wrong && insteadOf.test(lead) && !insteadOfWrong.test(lead) && wasWritten.test(between)) return 'now, was'
  if (instead) return wrong || insteadOfRight.test(between) ? 'was, now' : 'now, was'
  if (denied.test(between)) return 'now, was'
  if (right.test(between) || replacing.test(`»${between}`)) return 'was, now'
  if (
    /(?<!\p{L})(?:οπου|αντι(?: για)?|instead of|for|where)(?: (?:τ\p{L}{1,3}|the|αναγραφεται|αναφερεται|γραφεται|λεξη|φραση|ποσο|words?|it says))*\s*:?\s*$/u.test(
      lead,
    )
  )
    return 'was, now'
  return deletes.test(lead) && /(?:προστιθ|τιθε|μπαιν|γραφ|εισαγ|add|insert|put)/u.test(between)
    ? 'was, now'
    : undefined
}
