import { beginning } from '../../core/citing/canonical.ts'
import { readTitle } from '../normalise.ts'
import type { CanonicalDocument } from './canonical-document.ts'

/** What the head of a call's document says: how the call is called, and who issues it. */

/** Letters, and lines with words, that a head has at the most. */
const longestHead = 1800
const mostLines = 16

/** A line in small letters without accents, as long as it is printed. Patterns are for such lines. */
const plain = (line: string): string =>
  line.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')

/** Who writes, when, and under which number. */
const letterhead =
  /^\s*(?:ελληνικη δημοκρατια|αδα(?!\p{L})|αναρτητεα|α\.\s?π\.|αρ\.?\s*πρωτ|ταχ|τηλ|πληροφοριεσ|e-?mail|ref(?:erence|\.)|εφημεριδα τησ κυβερν|τευχοσ|αρ\. φυλλου|αριθμ?\.|αποφασ(?:η|εισ)\s*$|\p{L}{3,}[,:] ?\d)/u
const office =
  /^\s*(?:(?:το|η|ο|the)\s+)?(?:υπουργει|περιφερεια|διευθυνση|ειδικη (?:υπηρεσια|γραμματεια)|γενικ(?:η|οσ) (?:γραμματε|διευθυν)|διαχειριστικη αρχη|τμημα|μοναδα|δημοσ(?!\p{L})|δημοσια υπηρεσια|αναπτυξιακη|οργανισμοσ|επιμελητηριο|ταμειο|ιδρυμα|τραπεζα|αρχη|ministry|department|region|directorate|chamber|office|government|municipality|secretariat)(?!\p{L}{3})/u
/** Parts of a body, whatever their matter. */
const part =
  /^\s*(?:υπουργει|(?:γενικη |ειδικη )?διευθυνση|(?:ειδικη )?υπηρεσια|ειδικη γραμματεια|τμημα|μοναδα|directorate|department)(?!\p{L}{3})/u
/** Words at the end of an English name of a body. */
const body =
  /(?:\s|^)(?:agency|authority|ministry|fund|bank|council|commission|foundation|chamber|department|secretariat|institute|office|corporation)(?:\s*\([^)]*\))?\s*$/u
/** Words of what is given or called for: such a line is no name of a body. */
const ofCall =
  /(?<!\p{L})(?:προσκλησ|προκηρυξ|δρασ(?:η|ησ|εισ)(?!\p{L})|υποδρασ|ενισχυσ|επιχορηγησ|επιδοτησ|δανει|καθεστω|νομοσ|κουπονι|voucher|grants?(?!\p{L})|calls?(?!\p{L})|scheme|support for|loans?(?!\p{L}))/u

const quote = String.raw`[«“"](?<name>[^«»“”"\n]{5,200})[»”"]`
const onlyQuoted = new RegExp(String.raw`^\s*${quote}\s*$`, 'du')
const quoted = (words: string): RegExp => new RegExp(String.raw`(?:${words})\p{L}*[^«»“”"\n]{0,80}${quote}`, 'du')
const quotedCall = quoted(
  String.raw`(?<!\p{L})δρασ|υποδρασ|προσκλησ|προκηρυξ|καθεστω|(?<!\p{L})call|scheme|(?<!\p{L})action`,
)
const quotedProgramme = quoted('προγραμμα|programme')
const ordinal = String.raw`(?:(?:\d{1,2}η|δημοσια|ανοι[χκ]τη|open)\s+)?`
const subject = /^\s*(?:θεμα|subject)\s*:\s*(?=.*\p{L})/u
const callLine = new RegExp(String.raw`^\s*${ordinal}(?:(?:προσκλησ|προκηρυξ)\p{L}*|call)(?!\p{L})`, 'u')
/** "ΠΡΟΣΚΛΗΣΗ ΥΠΟΒΟΛΗΣ ΠΡΟΤΑΣΕΩΝ", "Call for applications": says what it is, and not which. */
const generic = new RegExp(
  String.raw`^\s*${ordinal}(?:(?:προσκληση|προκηρυξη)(?:\s+(?:για\s+)?(?:την?\s+)?(?:υποβολησ?|εκδηλωσησ?)(?:\s+(?:προτασεων|αιτησεων|ενδιαφεροντοσ))?(?:\s+(?:χρηματοδοτησησ|στηριξησ))?(?:\s+σε\s+\p{L}+\s+σταδια)?)?|call(?: for (?:proposals|applications|expressions of interest))?|notice|announcement)\s*[:.]?\s*$`,
  'u',
)

interface Head {
  readonly lines: readonly string[]
  /** The first heading, where it stands in the head. */
  readonly heading: string | undefined
}

function headOf(text: string, section?: CanonicalDocument['sections'][number]): Head {
  const lines: string[] = []
  for (const line of text.slice(0, longestHead).normalize('NFC').split('\n')) {
    if (!/\p{L}{3}/u.test(line)) continue
    // A sentence is no title: with it the head ends.
    if (lines.length > 0 && (/^\s*1[.)]\s/u.test(line) || isSentence(line))) break
    if (line.length > 160) continue
    if (lines.push(line) === mostLines) break
  }
  const heading =
    section !== undefined && section.start < longestHead && lines.includes(section.title.normalize('NFC'))
      ? section.title
      : undefined
  return { lines, heading }
}

/** Of several words, and with its full stop. */
const isSentence = (line: string): boolean => /(?:\S+\s+){5}.*(?<!\p{Lu}\.\s?\p{Lu})\.\s*$/u.test(line)

const isBody = (line: string): boolean => {
  const said = plain(line)
  const isName = office.test(said) || body.test(said)
  return (
    isName &&
    (part.test(said) || !ofCall.test(said)) &&
    line.length < 140 &&
    !/[;:\t]|(?<!\.\s?\p{L})\.\s*$/u.test(said)
  )
}

/** What stands in quotation marks behind words. */
function named(lines: readonly string[], pattern: RegExp): string | undefined {
  for (const line of lines) {
    const [start, end] = pattern.exec(plain(line))?.indices?.groups?.['name'] ?? []
    const name = line.slice(start, end)
    if (start !== undefined && /\p{L}/u.test(name)) return name
  }
  return undefined
}

/** The first heading, else the first line; where that is the head of a letter, a body's name or only says that this is a call, what the head calls it. */
export function titleOf(document: CanonicalDocument): string {
  const { lines, heading } = headOf(document.text, document.sections[0])
  const first = heading ?? lines[0] ?? 'Document'
  const saysLittle = (line: string): boolean =>
    letterhead.test(plain(line)) || isBody(line) || generic.test(plain(line))
  const own = lines.filter((line) => !saysLittle(line))
  const about = own.find((line) => subject.test(plain(line)))
  const title = saysLittle(first)
    ? (named(own, onlyQuoted) ??
      named(own, quotedCall) ??
      about?.slice(subject.exec(plain(about))?.[0].length) ??
      own.find((line) => callLine.test(plain(line))) ??
      named(own, quotedProgramme) ??
      own.find((line) => /\p{L}{3}.*\s.*\p{L}{3}/u.test(line)) ??
      own[0] ??
      first)
    : first
  return beginning(readTitle(title).line, 300).trim()
}

/** What a decision calls itself, in capitals or with what it changes. */
const ofDecision =
  /^\s*(?:\p{L}+ ){0,3}(?:\d{1,2}η |πρωτη |ορθη )?(?:αποφαση|ανακοινωση|διορθωση|επαναληψη|τροποποιηση|παραταση|decision|notice|corrigendum|announcement|amendment)(?!\p{L})/u

/** Its subject, else what it calls itself; never what it decides or quotes. */
export function titleOfDecision(document: CanonicalDocument): string {
  const lines = document.text
    .slice(0, longestHead)
    .normalize('NFC')
    .split('\n')
    .filter((line) => /\p{L}{3}/u.test(line) && line.length <= 300)
  const about = lines.find((line) => subject.test(plain(line)))
  const own = lines.find((line) => ofDecision.test(plain(line)) && !isSentence(line))
  const title = about?.slice(subject.exec(plain(about))?.[0].length) ?? own
  return title === undefined ? titleOf(document) : beginning(readTitle(title).line, 300).trim()
}

/** "Issued by: …" in a sheet of a call. */
const issuer =
  /(?:^|\|)\s*(?:φορεασ(?: προκηρυξησ| εκδοσησ)?|αρμοδιοσ φορεασ|authority|issued by|issuing (?:body|authority)|managing authority)\s*[:\t]\s*(?<name>\p{L}[^\n|:\t]{4,120}?)\s*(?:[|\t]|$)/dmu

/** The body that issues the call: the first that the head names. */
export function authorityOf(text: string): string | undefined {
  const { lines } = headOf(text)
  const name =
    lines.find((line) => isBody(line) && !letterhead.test(plain(line))) ??
    named(text.slice(0, longestHead * 2).split('\n'), issuer)
  return name === undefined ? undefined : readTitle(name).line.trim()
}
