import type { Expression } from '../../core/criteria/criterion.ts'
import type { Extraction } from '../../core/extraction/extraction.ts'
import type { DocumentInput, ProgrammeInput } from '../../core/facts/programme.ts'
import { programmeAgainstText } from '../against-text.ts'
import type { RuleNote } from '../against-text.ts'
import type { PrepareKit } from '../prepare-programme.ts'
import type { CanonicalDocument } from './canonical-document.ts'
import { authorityOf } from './head-of-document.ts'
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
  const authority = authorityOf(document.text ?? '')
  const sound = soundInput(kit, {
    title: { [document.language]: document.title },
    ...programme,
    eligibility: withQuestion(programme.eligibility),
    ...(authority === undefined ? {} : { authority: { name: { [document.language]: authority } } }),
    ...(url === undefined ? {} : { source: { ...source, url } }),
    documents: [document],
  })
  const { documents: _documents, ...input } = sound
  return { input, notes: programmeAgainstText(sound, kit.reference) }
}

/**
 * A document in which no condition of applicants was found asks one question for all of them: what was not found is not "no
 * condition", and nobody may be told that they are eligible by it.
 */
function withQuestion(eligibility: Expression): Expression {
  const asksNothing = (each: Expression): boolean =>
    'kind' in each && (each.effect === 'obligation' || each.kind === 'de_minimis')
  if (!('all' in eligibility) || !eligibility.all.every(asksNothing)) return eligibility
  const asked: Expression = {
    id: 'conditions-in-text',
    kind: 'manual',
    about: 'everything',
    question: {
      el: 'Στο έγγραφο δεν βρέθηκε όρος για το ποιος μπορεί να υποβάλει αίτηση. Πληροί η επιχείρηση τους όρους της πρόσκλησης;',
      en: 'No condition on who may apply was found in the document. Does the business meet those of the call?',
    },
  }
  return { all: [...eligibility.all, asked] }
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
