import { fragmentsOf, turnedFragment, type Fragment } from './fragments.ts'
import { exceedingIn, exceptionsIn, isExcluding, isNegation, isWordNegation, like, polarityOf } from './meaning.ts'
import type { Quantity } from './quantities.ts'
import type { Source } from './source.ts'
import { isFrame, isJoining, wordsOf, type Word } from './words.ts'
import type { Finding } from './claim.ts'
import { unreached } from './roles/decided.ts'

/** What is negated in the claim has to be negated in a source, clause by clause, and the other way round. */
export function negationFindings(
  folded: string,
  quantities: readonly Quantity[],
  sources: readonly Source[],
  licensed: readonly Word[],
): Finding[] {
  const words = wordsOf(folded)
  const own = polarityOf(words)
  const exceptions = exceptionFindings(words, sources)
  if (exceptions.length > 0 && licensed.length === 0) return exceptions
  const allowed = polarityOf(licensed).negative
  const single = wordNegations(words, sources)
  if (single !== undefined && licensed.length === 0) return [{ code: 'negation', at: single }]
  const finding: Finding[] = [{ code: 'negation', at: words.find(({ text }) => isNegation(text))?.text ?? '' }]
  const negativeValue = sources.some(({ negative }) => negative)
  // What is left of a total when a part is taken away is not of that part.
  const rest = sources.some(({ citation: { derivation } }) => /^\w*total\w* [-−] \w+$/u.test(derivation?.formula ?? ''))
  const unmet = rest || unreached(quantities, sources)
  if (licensed.length > 0) return own.negative > allowed && !negativeValue ? finding : []
  const theirs = sources.reduce((sum, { polarity }) => sum + polarity.negative, 0)
  const exceeding = exceedingIn(words)
  const exceeded = sources.map((source) => exceedingIn(source.words))
  const [does, not] = [exceeded.some((each) => each.does > 0), exceeded.some((each) => each.not > 0)]
  if ((exceeding.does > 0 && not && !does) || (exceeding.not > 0 && does && !not)) return finding
  const theirFragments = sources.flatMap(({ prose, quantities: found }) => fragmentsOf(prose, spoken(found)))
  const saysNo = theirFragments.some(({ negative }) => negative.includes(true))
  const ownFragments = fragmentsOf(folded, quantities)
  if (theirFragments.length === 0 && own.double > 0 && !sources.some(({ polarity }) => polarity.double > 0))
    return finding
  if (
    ownFragments.some(
      ({ words: [first], negative }) => !negative.includes(false) && !/^(?:οχι|not)$/u.test(first?.text ?? ''),
    ) &&
    !saysNo &&
    !theirFragments.some(({ negative }) => negative.length > 1) &&
    !sources.some((source) => source.words.some(({ text }) => /^(?:exemptions?|απαλλαγ\p{L}+)$/u.test(text))) &&
    theirs === 0 &&
    !negativeValue &&
    !unmet
  )
    return finding
  const zero = quantities.some(
    ({ kind, value }) => kind !== 'date' && kind !== 'time' && kind !== 'code' && value === 0,
  )
  const denies = words.some(
    ({ text }) => isNegation(text) || isWordNegation(text) || (isExcluding(text) && !/^(?:outside|εκτοσ)$/u.test(text)),
  )
  if (negativeValue && !denies && own.double === 0 && theirs === 0 && !zero) return finding
  const affirmed = affirmedField(ownFragments, sources)
  if (affirmed !== undefined && !zero) return [{ code: 'negation', at: affirmed }]
  // A value that says no carries what the claim denies; what it affirms is held against the texts.
  const licensedNo = (negativeValue || unmet) && denies
  // "Three, not five": set against each other, where no text denies anything.
  const stated = ownFragments
    .filter(
      ({ words: [first, second] }) =>
        saysNo || !/^(?:οχι|not)$/u.test(first?.text ?? '') || /ed$/u.test(second?.text ?? ''),
    )
    .filter(({ negative }) => !licensedNo || !negative.includes(true))
  const turned = turnedFragment(stated, theirFragments, quantities)
  return turned === undefined ? [] : [{ code: 'negation', at: turned.words.map(({ text }) => text).join(' ') }]
}

const spoken = (quantities: readonly Quantity[]): Quantity[] => quantities.filter(({ start }) => start >= 0)

/** «Μη», "non" and "without" before one thing: in the claim and in the source, or in neither. */
function wordNegations(words: readonly Word[], sources: readonly Source[]): string | undefined {
  const negatedIn = (list: readonly Word[]): Word[] =>
    list.flatMap(({ text }, at) =>
      isWordNegation(text)
        ? (list[at + 1] ?? [])
        : /^(?:χωρισ|διχωσ|ανευ|without|excluding|minus)$/u.test(text) ||
            (/^(?:net|free|exclusive)$/u.test(text) &&
              /^(?:of|from)$/u.test(list[at + 1]?.text ?? '') &&
              list[at + 2]?.text !== 'charge')
          ? list
              .slice(at + 1, at + 4)
              .filter((word) => !isJoining(word.text))
              .slice(0, 2)
          : [],
    )
  const [own, theirs] = [negatedIn(words), sources.flatMap((source) => negatedIn(source.words))]
  const denied = sources.some(({ negative, polarity }) => negative || polarity.negative > 0)
  if (own.length > 0 && theirs.length === 0 && !denied) return own[0]?.text
  const said = theirs.find(({ text }) => words.some((each) => like(each.text, text)))
  if (said === undefined) return undefined
  const given = words.findIndex((each) => like(each.text, said.text))
  // "With VAT" where the source says without it, whatever else is denied.
  const lead = words.slice(Math.max(0, given - 3), given).map(({ text }) => text)
  const along = lead.findLastIndex((text) => /^(?:με|with|including|plus|συν)$/u.test(text))
  if (
    along >= 0 &&
    !lead.slice(along).some((text) => isNegation(text) || isWordNegation(text)) &&
    !own.some(({ text }) => like(text, said.text))
  )
    return said.text
  const denies = words.some((each) => isNegation(each.text) || isExcluding(each.text))
  if (own.length > 0 || denies) return undefined
  return said.text
}

/** What the source leaves out has to be left out, and nothing else. */
function exceptionFindings(words: readonly Word[], sources: readonly Source[]): Finding[] {
  const own = exceptionsIn(words)
  const theirs = sources.flatMap((source) => exceptionsIn(source.words))
  const at = 'except'
  if (own.length > 0 && theirs.length === 0 && sources.every(({ polarity }) => polarity.negative === 0))
    return [{ code: 'negation', at }]
  // «Χωρίς ΦΠΑ» for "excluding VAT".
  const without = words.flatMap(({ text }, index) =>
    /^(?:χωρισ|διχωσ|ανευ|without|net|προ|minus)$/u.test(text) ? words.slice(index + 1, index + 4) : [],
  )
  const left = theirs.filter(({ text }) => !isJoining(text))
  if (own.length === 0 && left.some(({ text }) => without.some((word) => like(word.text, text)))) return []
  const said = (word: Word): boolean => !isJoining(word.text) && words.some(({ text }) => like(text, word.text))
  const kept = words.some(({ text }) => isNegation(text) || isExcluding(text))
  return own.length === 0 && theirs.some(said) && !(kept && sources.every(({ polarity }) => polarity.negative === 0))
    ? [{ code: 'negation', at }]
    : []
}

/** What a value that says no is of, where the claim speaks of it without denying it. */
function affirmedField(own: readonly Fragment[], sources: readonly Source[]): string | undefined {
  for (const { negative, names, span, citation } of sources) {
    if (span || !negative || citation.field === undefined || typeof citation.field.value === 'number') continue
    const told = names.last.filter((text) => text.length > 2 && !isJoining(text) && !isFrame(text))
    if (told.length === 0) continue
    const about = own.filter(({ words }) => told.every((text) => words.some((word) => like(word.text, text))))
    const affirms = ({ words }: Fragment): boolean =>
      words.some(({ text }) => stating.test(text)) &&
      !words.some(({ text }) => isNegation(text) || isWordNegation(text) || isExcluding(text) || lacking.test(text))
    const plain = ({ negative: says, words }: Fragment): boolean =>
      !says.includes(true) && !words.some(({ text }) => lacking.test(text))
    if (about.length > 0 && (about.every(plain) || about.every(affirms))) return told[0]
  }
  return undefined
}
/** Verbs by which a fragment states something. */
const stating =
  /^(?:has|have|had|is|are|was|were|holds?|owns?|εχει|εχουν|ειχε|ειναι|ηταν|υπαρχ\p{L}+|διαθετ\p{L}+|states?|lists?|mentions?|names?|αναφερ\p{L}+)$/u
/** Words that say that there is nothing, without a negation. */
const lacking =
  /^(?:lack\p{L}*|absen\p{L}*|missing|empty|unstated|free|λειπ\p{L}+|ελλειπ\p{L}+|απουσι\p{L}+|κεν\p{L}{1,3}|un\p{L}+|in\p{L}+|α\p{L}+τ\p{L}{1,3})$/u
