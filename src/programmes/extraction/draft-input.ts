import type { Extraction } from '../../core/extraction/extract.ts'
import type { DocumentInput, ProgrammeInput } from '../../core/facts/programme.ts'
import { rulesAgainstText } from '../against-text.ts'
import type { RuleNote } from '../against-text.ts'
import { readTitle } from '../normalise.ts'
import type { PrepareKit } from '../prepare-programme.ts'
import type { CanonicalDocument } from './canonical-document.ts'
import { soundInput } from './sound-draft.ts'

/** What is known of a document beside its text. */
export interface DocumentSource {
  readonly url?: string
  readonly retrieved_at?: string
}

/** A draft as it would be written, but for its document; and what its criteria say that their sentences do not. */
export interface ReadDraft {
  readonly input: Omit<ProgrammeInput, 'documents'>
  readonly notes: readonly RuleNote[]
}

/** Makes the draft of what was read of a call. It takes too long to be done between others' calls. */
export function draftOf(
  document: DocumentInput,
  { programme }: Extraction,
  source: DocumentSource,
  kit: PrepareKit,
): ReadDraft {
  const { url } = source
  const sound = soundInput(kit, {
    title: { [document.language]: document.title },
    ...programme,
    ...(url === undefined ? {} : { source: { ...source, url } }),
    documents: [document],
  })
  const { documents: _documents, ...input } = sound
  return { input, notes: rulesAgainstText(sound, kit.reference) }
}

/** The document as the first of its programme. */
export function callDocument(
  { text, pages, sections }: CanonicalDocument,
  { title, language, url }: { title: string; language: 'el' | 'en'; url?: string | undefined },
): DocumentInput {
  return {
    key: 'call',
    title,
    role: 'call',
    order: 1,
    language,
    text,
    ...(url === undefined ? {} : { url }),
    ...(pages.length > 0 ? { pages: pages.slice(0, 5000) } : {}),
    ...(sections.length > 0 ? { sections: sections.slice(0, 5000) } : {}),
  }
}

/** Lines of the head of a letter: who writes, when, and under which number. */
const letterhead =
  /^\s*(?:ΕΛΛΗΝΙΚΗ ΔΗΜΟΚΡΑΤΙΑ|Ελληνική Δημοκρατία|(?:ΥΠΟΥΡΓΕΙ|Υπουργεί|ΠΕΡΙΦΕΡΕΙΑ|ΔΙΕΥΘΥΝΣΗ|ΕΙΔΙΚΗ (?:ΥΠΗΡΕΣΙΑ|ΓΡΑΜΜΑΤΕΙΑ)|ΓΕΝΙΚΗ (?:ΓΡΑΜΜΑΤΕΙΑ|ΔΙΕΥΘΥΝΣΗ)|ΤΜΗΜΑ|ΜΟΝΑΔΑ)(?!\p{L}{3})|ΑΔΑ|ΑΝΑΡΤΗΤΕΑ|Α\.\s?Π\.|Αρ\.?\s*Πρωτ|Ταχ|Τηλ|\p{L}{3,}, \d)/u
const quoted = (named: string): RegExp =>
  new RegExp(String.raw`(?:${named})\p{L}*[^«»\n]{0,80}«([^«»\n]{5,200})»`, 'iu')
const quotedAction = quoted('δράσ|δρασ|πρόσκλησ|προσκλησ|προκήρυξ|προκηρυξ|καθεστώ|καθεστω')
const quotedProgramme = quoted('προγράμμα|προγραμμα')
const callLine = /^\s*(?:ΘΕΜΑ|Θέμα)\s*:\s*|^\s*(?=(?:πρ[όο]σκλησ|προκ[ήη]ρυξ)\p{L}*(?!\p{L}))/iu

/** The first heading, else the first line that has words; of a letter what it calls its action, or the line that says what it is. */
export function titleOf(document: CanonicalDocument): string {
  const lines = [document.sections[0]?.title ?? '', ...document.text.slice(0, 4000).split('\n')].filter((each) =>
    /\p{L}{3}/u.test(each),
  )
  const [first = 'Document'] = lines
  const own = lines.filter((each) => !letterhead.test(each))
  const named = (pattern: RegExp): string | undefined => pattern.exec(own.join('\n'))?.[1]
  const title = letterhead.test(first)
    ? (named(quotedAction) ??
      own.find((each) => callLine.test(each))?.replace(callLine, '') ??
      named(quotedProgramme) ??
      own[0] ??
      first)
    : first
  return readTitle(title).line.slice(0, 300).trim()
}
