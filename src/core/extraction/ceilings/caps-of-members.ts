import { foldText } from '../../facts/text-fold.ts'
import { moneyIn, percentsIn } from '../figures/amounts.ts'
import type { Figure } from '../figures/amounts.ts'
import { isFormer } from '../whose/amended.ts'
import { endOf } from '../figures/bounds.ts'
import { capReading, costs, noCost, quotedFrom } from './caps-words.ts'
import type { Place } from './caps-words.ts'
import type { Reading } from '../reading.ts'
import { isAside } from '../whose/scope.ts'
import { bullet, keysOf, placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/**
 * Ceilings in a list of what a call pays for. Where its title says that it is one, no name has to be known: what a member begins with
 * is the category, and the words that can stand between a category and its ceiling are few. Folded text.
 */

/** Titles of lists of what is paid for, or of what bounds it. */
const ofCosts =
  /(?<!\p{L})(?:δαπαν|κοστ(?:οσ|ουσ|η)|εξοδ(?:α|ων)|επιλεξιμ\p{L}+ (?:ενεργει|ειδη|υπηρεσ)|περιορισμ|ορια(?!\p{L})|τι (?:καλυπτ|επιδοτ|χρηματοδοτ|πληρων|αγοραζ)|χρησ(?:η|εισ) (?:του )?(?:δανει|κεφαλ)|για τι (?:δινεται|χρησιμοπ))|(?<!\p{L})(?:costs?|expenditure|expenses|spending|limits?|ceilings?|eligible items)(?!\p{L})|what (?:you can|you may|we|it|is|the (?:grant|loan|scheme|call|voucher|programme)) (?:buy|plan|pays?|paid|covers?|covered|funds?|funded|finances?|financed|support|spend)|use of the (?:loan|grant|money)|(?:(?:can|may) be|(?:is|are)) (?:claimed|covered|paid for|funded|supported|eligible)[^.]{0,20}:\s*$|(?:καλυπτ|επιδοτ|πληρων|αναγνωριζ|επιχορηγ|χρηματοδοτ)(?:ονται|ουνται)[^.]{0,30}:\s*$|επιλεξιμ\p{L}+ ειναι\s*:\s*$/u
/** Titles of lists of what is not paid for, of rates, of what one has to hand in. */
const ofOther =
  /(?<!\p{L})(?:μη|δεν|not|non|in)[ -]?(?:ειναι )?(?:επιλεξ|επιδοτ|χρηματοδοτ|καλυπτ|eligible|funded|covered|paid)|εξαιρ|excluded|ενταση|εντασεισ|ποσοστα? (?:ενισχ|επιχ|επιδ)|intensit|(?<!\p{L})rates?(?!\p{L})|δικαιολογητ|documents|παραδειγμ|example|(?:minim|ελαχιστ|κατωτατ)\p{L}* (?:και|and|η|or|costs?|δαπαν)|τζιρ|τροπ\p{L} πληρωμ|ποσα|amounts|δικαιουχ|who (?:can|may)|criteria|κριτηρ/u

/** "Eligible and ineligible costs". */
const ofBoth = /(eligible|επιλεξιμ\p{L}+)(?: (?:and|και|-|\/) (?:ineligible|non-eligible|μη επιλεξιμ\p{L}+))/u
/** Words that can stand between the name of a category and its ceiling, none of which is of a category. */
const link = new RegExp(
  String.raw`^(?:${[
    'εωσ|μεχρι|ωσ|το|τα|τισ|τουσ|την?|του|τησ|των|τον|η|οι|στ(?:η[νσ]?|ο[νυ]?|α|ισ|ουσ)|πολυ|κατ|ανωτατ\\p{L}*|μεγιστ\\p{L}*|ορι(?:ο|α)|πλαφον|οροφη|ταβανι|ποσ(?:ο|ου|οστο|οστου)|υψοσ|υψουσ|με|και|σε|αλλα|ομωσ|παντωσ|συνολο|συνολικ\\p{L}*',
    'οχι|περισσοτερ\\p{L}*|μεγαλυτερ\\p{L}*|ακριβοτερ\\p{L}*|πανω|ανω|περα|απο|δεν|μην?|χωρισ|ποτε|να|θα|μπορ\\p{L}+|επιτρεπ\\p{L}+|υπερβ\\p{L}+|ξεπερν\\p{L}+|ξεπερασ\\p{L}+|φ[θτ]α[νσ]\\p{L}+|εντοσ|μεσα|κατα|οποι\\p{L}+|που|αυτ(?:η|ο|α|εσ|ων|ησ|ου)|εξ|απ',
    'δαπαν\\p{L}{1,2}|κοστοσ|κοστουσ|αξια|αξιασ|τιμη|μεριδιο|υποψη|δεκτ\\p{L}{1,3}|επιλεξιμ\\p{L}+|ειναι|εχει|εχουν|ισχυ\\p{L}+|μονο|\\p{L}+(?:εται|ονται|ουνται|ειται|ωνται)|περιοριζ\\p{L}+|ανωτερ\\p{L}*|εφοσον|αρκει|υπο|ορο|οτι|γινει|γινουν',
    'up|to|an?|the|limits?|ceiling|cap|capped|maximum|max|of|at|most|no|not|never|more|larger|higher|greater|dearer|than|above|over|beyond|exceed\\p{L}*|may|can|cannot|must|shall|should|will|do|does|be|is|are|has|have|held|kept|limited|restricted|confined|within|below|under|stay\\p{L}*|amounts?|sum|value|extent|share|costs?|price|which|that|whose|this|these|it|they|its|their|with|without|and|but|only|counts?|counted|counting|for|recogni[sz]ed|accepted|eligible|allowed|taken|account|into|reach|make|making|represent|together|total|in|up|worth|so|far|as|provided|long|on|condition',
  ].join('|')})$`,
  'u',
)
/** Of these words some have to say that what follows is the most. */
const most =
  /(?<!\p{L})(?:limit|ceiling|cap|kept to|held to|confined to|restricted to|within|to the (?:amount|extent|value)|οριο|πλαφον|οροφη|ταβανι|εντοσ|ανωτατ|μεγιστ)/u
/** Behind a figure: what makes it a price, a rate, a share of something else, or a least. */
const ofUnit =
  /^\s*(?:€|ευρω|euros?|eur)?\s*(?:\/\s?\p{L}|(?:ανα|per|each|an?|την?|το[νυ]?|η|each) ?(?:ωρα|ημερα|μηνα|ετοσ|μετρο|τετρ|square|τ\.?μ|τεμαχ|στρεμ|ατομο|θεση|km|hour|day|month|year|night|metre|person|piece|unit|seat|invoice|τιμολογ)|μηνιαι|ημερησι|monthly|daily|hourly)|^[^.;·]{0,40}(?:και ανω|or more(?!\p{L})|κατ ?['’]? ?ελαχιστο|τουλαχιστον|at least)/u
const ofFlat = /flat|κατ ?['’]? ?αποκοπη|σταθερ|fixed|lump|unit cost|μοναδιαι/u
const ofAid =
  /(?<!\p{L})(?:ενισχυ\p{L}*|επιχορηγ\p{L}*|επιδοτ\p{L}*|χρηματοδοτ\p{L}*|συγχρηματοδοτ\p{L}*|funded|financed|grant|aid|reimbursed|refund\p{L}*|support\p{L}*)(?!\p{L})/u
/** What a share of costs is of; nothing, where the title of the list bounds them. */
const base =
  /^\s*(?:€|ευρω)?\s*\)?\s*(?:επι |of (?:the |all |its |this )?|του |των |τησ )\s*(?:[\p{L}'’]+ ){0,3}?(?:προυπ|π\/υ|κοστ|δαπαν|συνολ|εργου|σχεδι|επενδυσ|προτασ|πραξ|δανει|ποσου|αυτων|budget|costs?(?!\p{L})|total|project|plan|investment|proposal|loan|action|them(?!\p{L})|whole)/u
const bare = /^\s*\)?\s*(?:[.,;·]|$|και |and )/u
/** Of one kind of costs, not of all: a flat rate or a share that says nothing of the plan. */
const ofSome =
  /^\s*\)?\s*(?:επι |of (?:the )?|του |των |τησ )(?:[\p{L}]+ ){0,2}?(?:αμεσ|μισθ|προσωπικ|ενισχυσ|επιχορηγησ|fee|direct|staff|personnel|wage|salar|price|τιμη|αξια|turnover|τζιρ|κυκλου)/u
/** What begins so is somebody, a plan or a rule, and no category. */
const noCategory =
  /^(?:(?:the|an?|each|every|any|no|one|καθε|κανεν\p{L}+|καμι\p{L}+|η|ο|το|οι|τα) )*(?:(?:tracks?|lots?|strands?|windows?|single|two|three|smes?|small|medium|micro|large|in|due|ολ(?:α|εσ|οι|η)|οπου|οφελοσ|ναι|οχι|τελοσ|δυο|τρεισ|δρασ(?:η|εισ)|κατηγορια \S{1,3}|με|εωσ|μεχρι|πολυ)(?!\p{L})|ωφελει|μοναδιαι|ωριαι|τραπεζ|αντιθετ|τελευται|κυκλο|εμπραγμ|μικρ(?!ο)|μεσαι|μεγαλ|financial support|cascad|applicants?|beneficiar|business|compan|enterpris|firm|partner|project(?! (?:manage|coord))|plans?(?!\p{L})|proposals?|applications?|grants?|aid|supports?|total|budget|invoices?|rate|limit|ceiling|maximum|amount|sum|δικαιουχ|επιχειρησ|εταιρ|φορε|σχεδι(?!ασ)|εργ(?:ο|α|ων|ου)(?!\p{L})|επενδυσ|προτασ|αιτησ|ενισχυσ|επιχορηγ|επιδοτ|συνολ|προυπολογ|ποσ(?:ο|οστ)|ορι(?:ο|α)(?!\p{L})|ανωτατ|μεγιστ|τιμολογ|παραστατ|δαπαν\p{L}{1,2}$|κοστοσ$|costs?$|expenditure$|μεμονωμεν|λοιπ\p{L}+$|others?$|υπολοιπ)|^(?:if|when|where|αν|εαν|οταν|εφοσον|for (?:small|medium|large|micro)|για (?:τισ )?(?:μικρ|μεσαι|μεγαλ|πολυ))(?!\p{L})|(?<!\p{L})(?:πρεπει|should|we|you|they)(?!\p{L})/u
const ofCase = /(?<!\p{L})(?:για|for|αν|εαν|οταν|εφοσον|if|when|where|in case|σε περιπτωση)(?!\p{L})/u
const article =
  /^(?:(?:the|an?|of|η|ο|οι|το|τα|την?|τισ|του[σ]?|των|για|σε|στ(?:η[νσ]?|ο[νυ]?|α|ισ|ουσ)|for|on|και|and|but|ενω|while|επισησ|also|only|μονο)\s+)+/u
const memberMark = /(?:^|[\s;·,(])\(?(?:\p{L}{1,2}|[ivx]{1,4}|\d{1,2}(?:\.\d{1,2}){0,2})[.)΄]\s+(?=\p{L})/gu
const longestName = 90

/** A member of a list, without its mark. */
interface Member extends Place {
  readonly sentence: Place
  readonly marked: boolean
}

/** The ceilings of the categories that the members of a list of costs begin with. */
export function capsOfMembers(block: Block): Reading[] {
  if (block.kind === 'heading' || block.kind === 'cell') return []
  const { folded } = block.folded
  const titles = [leadOf(folded), ...keysOf(block)]
    .filter((title) => title !== '')
    .map((title) => title.replace(ofBoth, '$1'))
  const own = titles.find((title) => ofCosts.test(title) || ofOther.test(title))
  if (own === undefined || ofOther.test(own) || (block.kind !== 'item' && /[;?]\s*$/u.test(own))) return []
  const bounding = titles.some((title) => /περιορισμ|(?<!\p{L})ορια|limits?|ceilings?/u.test(title))
  const found: Reading[] = []
  let before: Place | undefined
  for (const member of membersOf(block)) {
    const text = folded.slice(member.start, member.end)
    if (isAside(block, text)) continue
    const isMember = block.kind === 'item' || member.marked
    const read = memberCaps(block, member, bounding, before, found.length > 0).filter(
      ({ value }) => isMember || (value.field === 'cap' && isOneCost(nameOf(block, value.name))),
    )
    found.push(...read)
    const last = read.at(-1)?.value
    before =
      last?.field === 'cap'
        ? undefined
        : /\d/u.test(text) || text.length > longestName
          ? undefined
          : { start: member.start, end: member.end }
  }
  return found
}

const nameOf = (block: Block, { start, end }: Place): string =>
  foldText(block.raw.slice(start - block.base, end - block.base)).folded

/** Where no mark says that a member begins: "tools, packaging, a website" are several. */
const isOneCost = (name: string): boolean => costs.test(name) && !name.includes(',')

/** "The following are eligible:" in the block itself. */
const leadOf = (folded: string): string => /^[^:.;]{5,90}:(?=\s+\S)/u.exec(folded)?.[0] ?? ''

/** Sentences, cut at semicolons and at the marks of members. */
function membersOf(block: Block): Member[] {
  const { folded } = block.folded
  return sentencesOf(block).flatMap((sentence) => {
    const text = folded.slice(sentence.start, sentence.end)
    const marks = new Set([...text.matchAll(memberMark)].map((match) => match.index + match[0].length))
    const stops = [...text.matchAll(/[;·]\s+/gu)].map((match) => match.index + match[0].length)
    const ordered = [...new Set([0, ...marks, ...stops])].toSorted((a, b) => a - b)
    return ordered.flatMap((start, at): Member[] => {
      const end = ordered[at + 1] ?? text.length
      const mark = bullet.exec(text.slice(start, end))?.[0].length ?? 0
      const from = start + mark
      return from < end && /\p{L}{3}/u.test(text.slice(from, end))
        ? [{ start: sentence.start + from, end: sentence.start + end, sentence, marked: marks.has(start) || mark > 0 }]
        : []
    })
  })
}

/** @param before a sentence without a figure right before: "General costs (studies, permits). They do not exceed 12 % …" */
function memberCaps(
  block: Block,
  { start, end, sentence }: Member,
  bounding: boolean,
  before: Place | undefined,
  goesOn: boolean,
): Reading[] {
  const { folded } = block.folded
  const text = folded.slice(start, end)
  const figures = [...moneyIn(text), ...percentsIn(text)]
    .filter((each, _at, all) => each.values.length === 1 && !isFormer(text, { start: 0, end: text.length }, each, all))
    .toSorted((a, b) => a.start - b.start)
  const out: Reading[] = []
  for (const figure of figures) {
    const lead = text.slice(0, figure.start)
    const tail = text.slice(figure.end)
    // The second figure of a member is another ceiling of it only where the words between them say nothing else.
    const [first] = figures
    const isFirst = figure === first
    if (!isFirst && (out.length === 0 || !isLinkOnly(text.slice(first?.end, figure.start)))) break
    const name = isFirst ? nameBefore(lead) : undefined
    const words = isFirst ? lead.slice(name?.end ?? 0) : text.slice(first?.end, figure.start)
    const place = isFirst
      ? name === undefined
        ? before
        : { start: start + name.start, end: start + name.end }
      : undefined
    if (!isBounding(words, tail, figure, bounding, goesOn || out.length > 0)) break
    if (!isFirst) {
      const [read] = out
      if (read?.value.field === 'cap') {
        const { field, name: title } = read.value
        const [value = 0] = figure.values
        const amount =
          figure.kind === 'percent' ? { percent: value } : { cents: value, currency: figure.currency ?? 'EUR' }
        const at = placeIn(block, start + figure.start, start + figure.end)
        out.push({ ...read, value: { field, name: title, ...amount }, figure: at })
      }
      continue
    }
    if (place === undefined) break
    const named = withoutBrackets(folded, place)
    const title = folded.slice(named.start, named.end)
    // "General costs: for a budget up to 1.000.000 € …".
    if (ofCase.test(folded.slice(named.end, place.end))) break
    if (title.length < 3 || title.length > longestName || noCategory.test(title) || noCost.test(title)) break
    out.push({
      ...capReading(block, start, figure, placeIn(block, named.start, named.end), sentence),
      confidence: 0.87,
      certain: true,
    })
  }
  return out
}

/** What a member begins with, up to the words that lead to its figure; undefined where it has only those. */
function nameBefore(lead: string): Place | undefined {
  let end = lead.length
  for (;;) {
    const rest = lead.slice(0, end)
    const token = /(?:[\p{L}’']+|[^\p{L}\s]+)\s*$/u.exec(rest)?.[0]
    if (token === undefined) return undefined
    const word = token.trim().replace(/^['’]|['’]$/gu, '')
    if (/[\p{L}]/u.test(word) ? !link.test(word) : !/^(?:[,:;·(–—-]|€|κ)+$/u.test(word)) break
    end -= token.length
  }
  // "The line is replaced by: «Cloud services (IaaS): up to …»".
  const from = quotedFrom(lead.slice(0, end)) ?? 0
  const start = from + (article.exec(lead.slice(from))?.[0].length ?? 0)
  const closed = /[\s,:;(–—-]+$/u.exec(lead.slice(0, end))?.[0].length ?? 0
  return end - closed > start && /\p{L}{3}/u.test(lead.slice(start, end)) ? { start, end: end - closed } : undefined
}

const isLinkOnly = (words: string): boolean => nameBefore(words) === undefined

/** "General costs (studies, permits)": the name without what is in it; "equipment: laptops and tablets" without what stands behind. */
function withoutBrackets(folded: string, { start: from, end }: Place): Place {
  // "Limits: metering and software": what names the list is no member of it.
  const title = /^[^:()]{3,60}:\s+(?=\p{L}{3})/u.exec(folded.slice(from, end))?.[0] ?? ''
  const start = ofCosts.test(title) && !costs.test(title.replace(ofCosts, ' ')) ? from + title.length : from
  const text = folded.slice(start, end)
  const skip = article.exec(text)?.[0].length ?? 0
  const cut = /\s*(?:\(|:\s|\s[–—-]\s|[.·;]\s*$)|,\s(?=(?:ητοι|οπωσ|such as|including|without|χωρισ)(?!\p{L}))/u.exec(
    text.slice(skip + 3),
  )
  return { start: start + skip, end: cut === null ? end : start + skip + 3 + cut.index }
}

/** Whether the words between a name and its figure, and those behind, make the figure the most of a category. */
function isBounding(words: string, tail: string, figure: Figure, bounding: boolean, goesOn: boolean): boolean {
  const near = `${words} ${/^[^.;·]{0,60}/u.exec(tail)?.[0] ?? ''}`
  if (ofFlat.test(near) || ofUnit.test(tail)) return false
  if (endOf(words, tail) !== 'max' && !(most.test(words) && endOf(words, tail) !== 'min')) return false
  if (figure.kind === 'money') return !/(?<!\p{L})(?:below|under|κατω|μικροτερ\p{L}*) /u.test(words)
  if (figure.values[0] === 10000 || ofSome.test(tail)) return false
  if (base.test(tail)) return !/^\s*(?:του|των|of) (?:\p{L}+ )?(?:them|αυτων)/u.test(tail) || goesOn
  return (bounding || goesOn) && bare.test(tail) && !ofAid.test(words)
}

/** "Costs of": the noun that a name goes with is put before it later. */
const justNoun =
  /^\s*(?:δαπαν\p{L}{1,2}|κοστ\p{L}{2,3}|εξοδ\p{L}{1,2}|costs?|expenditure)(?: (?:για|των?|του|τησ|of|for|on))?(?: (?:την?|το|τα|τισ|the))?\s*$/u

/** Of two names of one ceiling the one that a list begins with, unless the other alone is of something that is bought. */
export function withMembers(block: Block, read: readonly Reading[], members: readonly Reading[]): Reading[] {
  const titleOf = ({ value }: Reading): string => (value.field === 'cap' ? nameOf(block, value.name) : '')
  const kept = read.map((own) => {
    const member = members.find(({ figure }) => figure.start === own.figure.start)
    if (member === undefined) return own
    const named = costs.test(titleOf(own))
    const more = titleOf(member).split(titleOf(own))[0] ?? ''
    const isLonger = more !== titleOf(member) && !justNoun.test(more) && costs.test(titleOf(member).split(' ')[0] ?? '')
    return !named || isLonger ? { ...own, ...member } : { ...own, certain: true as const }
  })
  return [...kept, ...members.filter(({ figure }) => !read.some((own) => own.figure.start === figure.start))]
}
