import { originalSpan } from '../../facts/text-fold.ts'
import type { Span } from '../../facts/text-fold.ts'
import type { Block } from '../text/source-text.ts'

/**
 * The names that a sentence has of programmes, actions and calls. A name tells nothing of who may apply: «Κρήτη 2021-2027» is no place
 * where anybody has to be, "Support for Freelancers" is no legal form.
 */

const inQuotes = /(?<=[«“"])[^«»“”"\n]{3,200}(?=[»”"])/gu
/** Before a quotation it is a place, a form or a kind of applicants, and no programme, that the words in it name. */
const ofKind =
  /(?<!\p{L})(?:περιφερει|περιοχ|νομ(?:ο|ου|ουσ|οι)(?!\p{L})|δημ(?:ο|ου|οσ|ουσ|οι)(?!\p{L})|κατηγορι|μορφ|μεγεθ|ορο|εννοια|λεξ|φρασ|region|area|municipalit|categor|form|size|class|kind|type|term|word|phrase)\p{L}*[\s:,(]*[«“"]$/u

const capital = String.raw`\p{Lu}[\p{L}\d&'’-]*(?:[–-]\p{Lu}[\p{L}\d]*)*`
const chain = String.raw`${capital}(?: (?:${capital}|\d[\d–-]*|of|for|in|and|the|&|και|της|του|των|για|στην?))*?`
/** "The Micro Invest tax credit", "the Gozo Growth Programme". */
const beforeNoun = new RegExp(
  String.raw`(?<![\p{L}.])(?<name>${chain}) (?:(?:tax|investment|training|grant|support) )?(?:[Pp]rogramme|[Pp]rogram|[Ss]cheme|[Cc]all|[Aa]ction|[Ii]nitiative|[Ff]acility|[Vv]oucher|[Cc]redit|[Gg]rant|[Ff]und|[Ii]nterreg)s?(?!\p{L})`,
  'gu',
)
/** «Το ΠΕΠ Ηπείρου», «του Ταμείου Μικρών Δανείων», "the programme Crete 2021-2027". */
const behindNoun = new RegExp(
  String.raw`(?<!\p{L})(?:[Ππ]ρόγραμμα|[Ππ]ρογράμματος|[Δδ]ράσης?|[Ττ]αμείου?|[Μμ]έτρου?|Π\.?Ε\.?Π\.?|[Pp]rogramme|[Ss]cheme) (?<name>${capital}(?: (?:${capital}|\d[\d–-]*|και|της|του|των|για|στην?|of|for|and))*)`,
  'gu',
)
/** What somebody has had elsewhere: there a name is another programme's. */
export const hadElsewhere =
  /(?<!\p{L})(?:ελαβ|λαβει|λαμβαν|παρει|πηρ(?:ε|αν)|ενταχθ|ενταγμεν|ενισχυθ|χρηματοδοτηθ|επιχορηγηθ|επιδοτηθ|δανειοδοτηθ|ωφεληθ|συμμετειχ|συμμετασχ|υποβαλει|δικαιουχ\p{L}+ (?:τησ|του)|received?|obtained|awarded|funded|supported|benefit(?:s|ed|ted)|took part|taken part|participated|used|applied|beneficiar\p{L}+ (?:of|under)|holders? of|selected|approved)/u

/**
 * A sentence with the names of programmes blank, of the same length.
 * @param at where the sentence begins in the folded text of its block
 */
export function withoutNames(block: Block, at: number, folded: string): string {
  const letters = [...block.raw]
  const printed = ({ start, end }: Span): string => {
    const place = originalSpan(block.folded, at + start, at + end)
    return letters.slice(place.start, place.end).join('')
  }
  let out = folded
  const blank = ({ start, end }: Span): void => {
    out = out.slice(0, start) + ' '.repeat(end - start) + out.slice(end)
  }
  const isElsewhere = hadElsewhere.test(folded)
  // "A call of Interreg “Greece – Italy”": the area of its own programme.
  if (!isElsewhere && /(?<!\p{L})interreg(?!\p{L})/u.test(folded)) return folded
  for (const { index: start, 0: words } of folded.matchAll(inQuotes)) {
    const span = { start, end: start + words.length }
    // "“Small firm” means …": what a sentence begins with is defined in it, or its title.
    if (
      /^[\s\d]*\p{Lu}/u.test(printed(span)) &&
      !ofKind.test(folded.slice(0, start)) &&
      /\p{L}/u.test(folded.slice(0, start))
    )
      blank(span)
  }
  if (!isElsewhere) return out
  const whole = printed({ start: 0, end: folded.length })
  for (const pattern of [beforeNoun, behindNoun])
    for (const { groups } of whole.matchAll(pattern)) {
      const name = groups?.['name']?.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ς', 'σ') ?? ''
      const start = out.indexOf(name)
      if (name !== '' && start >= 0) blank({ start, end: start + name.length })
    }
  return out
}
