import {
  addressed,
  eligibility,
  negation,
  notEligibility,
  ofApplicants,
  plainKeysOf,
} from '../applicants/condition-gate.ts'
import { sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** Kinds of those who may apply that a call names beside others, and what it asks of one of them alone. Folded text. */

const kinds: readonly (readonly [name: string, words: string])[] = [
  ['sme', String.raw`(?:μμε|μικρομεσαι\p{L}+ επιχειρησ\p{L}+|smes?)`],
  ['business', String.raw`(?:επιχειρησ(?:εισ|εων)|εταιρ(?:ει|ι)(?:εσ|ων)|enterprises|companies|firms|businesses)`],
  ['large', String.raw`(?:μεγαλ(?:εσ|ων) επιχειρησ\p{L}+|large (?:enterprises|companies|firms|businesses))`],
  [
    'sole',
    String.raw`(?:ατομικ(?:εσ|ων) επιχειρησ\p{L}+|αυτοαπασχολουμεν\p{L}+|sole traders|self-employed(?: persons)?)`,
  ],
  ['association', String.raw`(?:σωματει(?:α|ων)|συλλογ(?:οι|ουσ|ων)|associations|clubs)`],
  ['foundation', String.raw`(?:(?:κοινωφελη |κοινωφελων )?ιδρυματ(?:α|ων)|foundations)`],
  ['cooperative', String.raw`(?:(?:[\p{L}-]+ικ(?:οι|ουσ|ων) )?συνεταιρισμ(?:οι|ουσ|ων)|(?:[\p{L}-]+ )?co-?operatives)`],
  ['university', String.raw`(?:πανεπιστημι(?:α|ων)|universities)`],
  [
    'research',
    String.raw`(?:ερευνητικ\p{L}+ (?:κεντρ|οργαν|φορε|ιδρυμ)\p{L}+|research (?:cent(?:re|er)s|organi[sz]ations|institutes|bodies))`,
  ],
  ['municipality', String.raw`(?:δημ(?:οι|ουσ|ων)|ο\.?τ\.?α\.?|municipalities|local authorities)`],
  ['public', String.raw`(?:δημοσι(?:οι|ουσ|ων|α) (?:φορε|οργαν|υπηρεσ)\p{L}+|public (?:bodies|authorities|entities))`],
  [
    'charity',
    String.raw`(?:(?:private )?(?:non-profit|not-for-profit) (?:bodies|organi[sz]ations|entities)|charities|ngos|μη κερδοσκοπικ\p{L}+ (?:φορε|εταιρ|οργαν)\p{L}+|αστικ\p{L}+ μη κερδοσκοπικ\p{L}+ εταιρ\p{L}+)`,
  ],
  ['farmer', String.raw`(?:αγροτ(?:εσ|ων)|γεωργ(?:οι|ων)|αλιε(?:ισ|ων)|farmers|fishers)`],
  ['chamber', String.raw`(?:επιμελητηρι(?:α|ων)|chambers)`],
]
const named = kinds.map(([name, words]) => [name, new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, 'u')] as const)

const kindsIn = (folded: string): string[] => {
  const found = named.flatMap(([name, words]) => (words.test(folded) ? [name] : []))
  // Businesses of one person, or small ones, are no second kind beside their own name.
  return found.filter(
    (name) => name !== 'business' || !/ατομικ\p{L}+ επιχειρησ|μικρομεσαι\p{L}+ επιχειρησ/u.test(folded),
  )
}

const duty = String.raw`(?:(?:δεν )?(?:θα )?(?:πρεπει|οφειλουν|απαιτειται|επιτρεπεται)|must|shall|have to|need to|need|are required|should)`
const isBinding = new RegExp(String.raw`(?<!\p{L})${duty}(?!\p{L})`, 'u')
const lead = String.raw`^[^\p{L}]*(?:\p{L}{1,2}[.)] )?(?:\d{1,2}(?:\.\d{1,2})*\.? )?(?:(?:επισησ|ομωσ|ωστοσο|ειδικα|however|also|in addition)[, ]+)?`
const binding = kinds
  .filter(([name]) => name !== 'business' && name !== 'large')
  .map(([name, words]) => {
    const who = String.raw`${words}(?: \([^()]{1,40}\))?`
    return {
      name,
      /** "Associations must …", "SMEs: …". */
      subject: new RegExp(
        String.raw`${lead}(?:(?:οι|τα|the|all) )?${who}(?:,? ${duty}(?!\p{L})|\s*:(?=\s+\p{L}))`,
        'u',
      ),
      /** "For associations, …". */
      behind: new RegExp(
        String.raw`${lead}(?:για|στ(?:ισ|ουσ|α)|for|in the case of) (?:(?:τισ|τουσ|τα|the) )?${who},? (?!(?:που|με|with|that|who|which|and|or|και|η|of|in) )`,
        'u',
      ),
    }
  })

/** The kinds of those who may apply that the sentences and titles on them name beside others. */
export function kindsApart(blocks: readonly Block[]): ReadonlySet<string> {
  const telling = blocks.flatMap((block) => {
    const keys = plainKeysOf(block)
    if (notEligibility.test(keys.join(' · '))) return []
    const here = keys.some((key) => ofApplicants.test(key)) || addressed.test(block.announcedBy)
    return sentencesOf(block).flatMap(({ start, end }) => {
      const folded = block.folded.folded.slice(start, end)
      if (folded.length > longest || negation.test(folded) || isBinding.test(folded)) return []
      const isOfWhom = here || eligibility.test(folded) || addressed.test(folded) || whom.test(folded)
      return isOfWhom ? [folded] : []
    })
  })
  const all = [...new Set(telling.flatMap((folded) => kindsIn(folded.split(withOthers)[0] ?? '')))]
  return new Set(all.filter((name) => all.some((other) => other !== name && !(name === 'sme' && ofSmes.has(other)))))
}
/** Who may themselves be small or medium-sized. */
const ofSmes = new Set(['business', 'sole', 'cooperative'])
/** Before those with whom one works together. */
const withOthers = /συνεργα|συμπραξ|collaborat|co-?operati(?:on|ng)|partner|together with|απο κοινου|μαζι με/u
/** Letters of a sentence that names them and says little else. */
const longest = 300
const whom =
  /^[^\p{L}]*(?:who|ποιοι)(?: [^:.]{0,30})?:|(?:may|can) apply|applications? (?:by|from)|αιτησεισ (?:απο|υποβαλλ)/u

/** "Associations must have …" in a call for associations and firms: asked of the first alone. */
export const isOfOneKind = (folded: string, apart: ReadonlySet<string>): boolean =>
  binding.some(
    ({ name, subject, behind }) =>
      apart.has(name) && (subject.test(folded) || (behind.test(folded) && kindsIn(folded).length === 1)),
  )
