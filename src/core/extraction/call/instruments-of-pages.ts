import type { Instrument } from '../../facts/programme.ts'
import { mostOfPage } from '../money/few-lines.ts'
import type { Block } from '../text/source-text.ts'

/**
 * What a page of a few lines gives, where no set phrase and no title says it: by who is paid for what in a sentence. Folded text.
 */

const aid =
  /(?<!\p{L})(?:επιδοτ|επιχορηγ|ενισχυ|χορηγι|κινητρ|πληρων(?:ει|εται|ονται)|διν(?:ει|εται|ονται)|subsid|grants?(?!\p{L})|support|incentive|pays?(?!\p{L})|paid|covers?(?!\p{L}))/u
const hiring =
  /(?<!\p{L})(?:προσλα[μβ]|προσληψ|προσληφθ|(?:να|που) (?:τουσ |τισ |θα )?απασχολ|θεσ(?:η|εισ|εων)(?: \p{L}+){0,2}? (?:για|εργασ)|hir(?:e|es|ed|ing)(?!\p{L})|recruit|tak(?:e|es|ing) on(?!\p{L})|employ(?:s|ing)? (?:them|him|her|an? |young|unemployed|people|those))/u
const jobless =
  /(?<!\p{L})(?:ανεργ|μακροχρονια ανεργ|νε(?:οι|ουσ|ων|ο|οσ)(?= (?:\p{L}+ )?(?:\d|που|εωσ|εκτοσ|ανεργ|ηλικ))|ωφελουμεν|unemployed|jobless|job-?seekers?|out of work|young people|without (?:a )?(?:job|work))/u
const employers = /(?<!\p{L})(?:επιχειρησ|εργοδοτ|εταιρει|employers?|firms?|companies|businesses)/u
const monthly = /(?<!\p{L})(?:(?:τον|ο|καθε|ανα|το) μηνα|μηνιαι|(?:a|per|each|every|the) month|monthly)/u
/** Who founds something with the money hires nobody. */
const founding =
  /(?<!\p{L})(?:ιδρυ[σθ]|ιδρυουν|(?:στη[νσ]|ανοι[γξ]|δημιουργ)\p{L}* (?:\p{L}+ ){0,2}?επιχειρησ|αυτοαπασχολ|(?:δικη|νεα|μικρη) (?:τουσ |τησ )?επιχειρηση(?!\p{L})|startup|start-up|self-employ|(?:start|found|set)\p{L}*(?: up)? (?:an?|their|your|his) (?:own )?(?:business|company|firm))/u
/** "Firms are subsidised for 9.000 of the unemployed". */
const firmsForPeople =
  /(?:επιδοτ|επιχορηγ|ενισχυ|subsidi|support|paid|pays)\p{L}* (?:\p{L}+ ){0,2}?(?:επιχειρησ|εργοδοτ|εταιρ|employers?|firms?|companies|businesses)\p{L}* (?:για|for) (?:(?:each|every|καθε) )?(?:[\d.,]+ )?(?:\p{L}+ ){0,2}?(?:ανεργ|unemployed|jobless|job-?seekers?)|(?:εργοδοτ|επιχειρησ|εταιρ|employers?|firms?|companies|businesses)\p{L}* (?:(?:θα|will|can|who|that) )?(?:λαμβαν|παιρν|receive|gets?)\p{L}* [^.;·]{0,40}(?:για|for) (?:καθε|each|every) [^.;·]{0,40}(?:ανεργ|unemployed|jobless|out of work)/u

const paysWages = (sentences: readonly string[]): boolean => {
  if (sentences.slice(0, 2).some((text) => founding.test(text))) return false
  const hired = sentences.some((text) => hiring.test(text) && jobless.test(text) && !founding.test(text))
  return sentences.some(
    (text) =>
      !founding.test(text) &&
      (firmsForPeople.test(text) ||
        (aid.test(text) &&
          ((hiring.test(text) && jobless.test(text)) ||
            (monthly.test(text) && hired && sentences.some((other) => employers.test(other)))))),
  )
}

const loanNoun = /(?<!\p{L})(?:μικρο)?δανει(?:α|ο|ων|ου)(?!\p{L})|(?<!\p{L})(?:micro-?)?(?:loans?|credits)(?!\p{L})/gu
const lent =
  /(?<!\p{L})(?:lends?(?!\p{L})|(?:is|are|be) lent|borrow|δανειζ(?:ονται|εται|ομαστε|εστε|ει|ουμε|ουν)|δανειοδοτ|δανειολ|(?:το |καθε |the |each |every )?(?:δανειο|loan) (?:θα )?(?:ειναι|φτανει|εχει|is|can|runs?|may)|(?:offer|give|grant|provide)s? (?:[\p{L}-]+ )?loans?|(?:to be |is |are )?(?:repaid|paid back)|αποπληρω)/u
const grantNoun = /(?<!\p{L})(?:επιχορηγησ|επιδοτησ|grants?(?!\p{L})|subsid(?:y|ies))/gu
const guarantee =
  /(?<!\p{L})(?:εγγυησ(?:η|εισ|εων|εωσ)(?!\p{L})(?! (?:ποιοτητ|καλησ))|εγγυοδοτ|εγγυαται (?!οτι)|guarantees? (?:of|for|on|up)|(?:loan|credit|state) guarantees?)/u
const countOf = (words: RegExp, text: string): number => [...text.matchAll(words)].length

const prize =
  /(?<!\p{L})(?:επαθλ|βραβει(?:α|ο|ων)(?!\p{L})|βραβευ(?:τ|θ|ον)|(?:cash |first |second |main )?prizes?(?!\p{L}))/u
const voucher = /(?<!\p{L})(?:vouchers?|επιταγ(?:η|ησ|εσ|ων)|κουπονι(?:α|ου|ων)?)(?!\p{L})/gu
/** "A voucher of 650 €", "apply for a voucher", "vouchers are given": what somebody gets. */
const givenVoucher =
  /(?<!\p{L})(?:vouchers?|επιταγ(?:η|ησ|εσ|ων)|κουπονι(?:α|ου|ων)?)(?!\p{L}) (?:of|των|τησ|υψουσ|αξιασ|worth|(?:is|are|can be) (?:worth|given|issued|applied|used|meant)|for (?:an?|the|each|firms|companies|smes)|ειναι|διν|παρεχ)|(?:for|by|with|from|για|με|το|τα|τη[νσ]?|are|is|an?|new) (?:an? |the |new |which )?(?:[\p{L}-]+ ){0,2}?(?:vouchers?|επιταγ(?:η|ησ|εσ|ων)|κουπονι(?:α|ου|ων)?)(?!\p{L})/u
/** "The grant is 70 %", "a grant (the voucher)": told by that name, too. */
const byName =
  /(?<!\p{L})grants? (?:is (?:\d|offered|open|up to)|\(the voucher\)|(?:of|up to) (?:€|eur|\d)|go out|by \p{L}+ voucher)/u

/** Those who are taught: people, and no firms. */
const taught =
  /(?<!\p{L})(?:ανεργ|μισθωτ|υπαλληλ|εργαζομεν|ωφελουμεν|καταρτιζομεν|employees|workers|unemployed|jobseekers|people)\p{L}*(?: [^.;·]{0,110}?)? (?:θα )?(?:εκπαιδευτ|εκπαιδευ(?:ονται|θ)|καταρτι(?:στουν|ζονται|σθ)|παρακολουθ\p{L}+ (?:[^.;·]{0,30} )?(?:μαθημ|σεμιναρ|προγραμμ|καταρτισ)|(?:will be|are|get) trained|(?:will )?(?:attend|follow|take) (?:[\p{L}-]+ )?(?:courses?|classes|training))/u
/** "It offers training, advice and grants". */
const offersList =
  /(?<!\p{L})(?:offers?|provides?|gives?|παρεχ(?:ει|ονται|εται)|προσφερ(?:ει|ονται|εται)|διν(?:ει|ονται)) (?<list>(?:[\p{L}-]+,? (?:(?:and|και) )?){1,6}[\p{L}-]+)/u
const beside: readonly (readonly [Instrument, RegExp])[] = [
  ['training', /(?<!\p{L})(?:training|courses|καταρτισ|εκπαιδευσ|σεμιναρι)/u],
  ['advisory', /(?<!\p{L})(?:advice|mentoring|coaching|consult|συμβουλ|καθοδηγησ)/u],
]

/** Taught people, and what a list of what is offered names beside money. */
function besideMoney(sentences: readonly string[]): Instrument[] {
  const lists = sentences
    .flatMap((text) => offersList.exec(text)?.groups?.['list'] ?? [])
    .filter((list) => /,| and | και /u.test(list) && countOf(grantNoun, list) > 0)
  return [
    ...(sentences.some((text) => taught.test(text)) ? (['training'] as const) : []),
    ...beside.filter(([, words]) => lists.some((list) => words.test(list))).map(([kind]) => kind),
  ].filter((kind, at, all) => all.indexOf(kind) === at)
}

/** Whether blocks are a page of a few lines. */
export const areFewLines = (blocks: readonly Block[]): boolean => {
  const last = blocks.at(-1)
  return last !== undefined && last.base + last.folded.folded.length <= mostOfPage
}

/**
 * The kinds of support of a page of a few lines.
 * @param sentences what it offers, without asides
 * @param told what set phrases and titles tell of it: none, or no more than a grant or a voucher
 */
export function kindsOfPage(sentences: readonly string[], told: readonly Instrument[]): readonly Instrument[] {
  const text = sentences.join(' · ')
  const more = besideMoney(sentences)
  if (told.length > 0 && told.every((kind) => kind === 'voucher'))
    return [...told, ...(sentences.some((each) => byName.test(each)) ? (['grant'] as const) : []), ...more]
  if (paysWages(sentences)) return ['wage_subsidy', ...more]
  const ofLoans = countOf(loanNoun, text) > 0 && sentences.some((each) => lent.test(each))
  const loans = ofLoans && (told.length === 0 || countOf(loanNoun, text) > 2 * countOf(grantNoun, text))
  const guarantees = told.length === 0 && sentences.some((each) => guarantee.test(each))
  if (loans || guarantees)
    return [...(guarantees ? (['guarantee'] as const) : []), ...(ofLoans ? (['loan'] as const) : [])]
  const ofVouchers = countOf(voucher, text)
  if (ofVouchers > 1 && sentences.some((each) => givenVoucher.test(each)))
    return ['voucher', ...(sentences.some((each) => byName.test(each)) ? (['grant'] as const) : []), ...more]
  if (told.length === 0 && sentences.some((each) => prize.test(each))) return ['prize', ...more]
  return more.length > 0 ? [...new Set<Instrument>([...told, 'grant', ...more])] : told
}
