import type { AmendmentReading } from '../../core/extraction/amendments/amendment.ts'
import type { CallNames } from '../../core/extraction/whose/calls-named.ts'
import type { Extraction } from '../../core/extraction/extraction.ts'
import { SideProcess, SideProcessEnded } from '../../platform/beside/side-process.ts'
import { Problem } from '../../platform/problem.ts'
import type { CanonicalDocument, Unreadable } from './canonical-document.ts'
import type { DocumentSource, ReadDraft } from './draft-input.ts'
import { longestProcessorTime } from './reading-limits.ts'

/** The kinds of documents that are read. */
export const documentTypes = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/html': 'html',
  'text/plain': 'text',
} as const satisfies Readonly<Record<string, 'pdf' | 'docx' | 'html' | 'text'>>
export type DocumentType = (typeof documentTypes)[keyof typeof documentTypes]

export interface ExtractionWork {
  /** Given up: they are empty when they have been read. */
  readonly bytes: Uint8Array | readonly Uint8Array[]
  readonly type: DocumentType
  /** Read as a decision that changes a call: its key among the documents of that programme, and what the call is known by. */
  readonly amends?: { readonly key: string; readonly names: CallNames }
  /** ISO 639-1; found out by the letters unless given. */
  readonly language: 'el' | 'en' | undefined
  /** The one that the text names for those who may apply, GR where it names none, unless given. */
  readonly country?: string | undefined
  readonly timeZone?: string | undefined
  /** The document's own unless given. */
  readonly title?: string
  readonly source?: DocumentSource
}

export interface ReadExtraction {
  readonly document: CanonicalDocument
  readonly title: string
  readonly language: 'el' | 'en'
  readonly extraction: Extraction
  /** Of one that was read as an amendment. */
  readonly amendment?: AmendmentReading
  /** Of any other. */
  readonly draft?: ReadDraft
}
export type ExtractionReply =
  | ReadExtraction
  | { readonly unreadable: Unreadable }
  /** A fault of ours, as it is printed. */
  | { readonly failed: string }

/** Which limit a document is beyond. */
export interface Beyond {
  readonly beyond: 'memory' | 'depth' | 'time'
}
/** A question to the process that reads; the bytes come after it. */
export type ExtractionAsked = Omit<ExtractionWork, 'bytes'>

/** Milliseconds without a document after which the process and its memory are given back. */
const idle = 60_000
/**
 * Patterns are compiled at their first use. Later, as V8 does it otherwise, there is too much other code by then for them to be
 * optimised: a first document took 2.2 s of a processor where it takes 1.1. Flags hold for a whole process, from its start only.
 */
const flags = ['--no-regexp-tier-up']

/**
 * Reads documents one at a time for the whole process, in a process of its own that stays while there is work: others wait, so that
 * a pile of long calls takes one core and its memory once.
 */
export class DocumentReader {
  /** More wait in vain: their callers would be gone before their turn. */
  static readonly mostWaiting = 8
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #process: SideProcess | undefined
  #resting: NodeJS.Timeout | undefined
  readonly #niceness: number

  /** @param niceness of the process that reads, from 0 to 19: 0 where nobody else is to be answered meanwhile */
  constructor(niceness = 10) {
    this.#niceness = niceness
  }

  /** The process that reads, while there is one. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /**
   * @param ended aborts when nobody waits for it any more
   * @throws Problem 422 `document_unreadable` with the reason, 503 when too many wait; the signal's reason when it has aborted
   */
  async read(work: ExtractionWork, ended?: AbortSignal): Promise<ReadExtraction> {
    if (this.#waiting >= DocumentReader.mostWaiting)
      throw new Problem(
        'service_unavailable',
        {
          en: 'Many documents are being read. Send this one again in a few seconds.',
          el: 'Διαβάζονται πολλά έγγραφα. Στείλτε το ξανά σε λίγα δευτερόλεπτα.',
        },
        { headers: { 'retry-after': '10' } },
      )
    this.#waiting += 1
    const turn = this.#last.then(() => this.#beside(work, ended))
    this.#last = turn.catch(() => {})
    try {
      const reply = await turn
      if ('unreadable' in reply) throw refusalOf(reply.unreadable)
      if ('failed' in reply) throw new Error(`a document could not be read: ${reply.failed}`)
      return reply
    } finally {
      this.#waiting -= 1
    }
  }

  async #beside({ bytes, ...asked }: ExtractionWork, ended?: AbortSignal): Promise<ExtractionReply> {
    ended?.throwIfAborted()
    clearTimeout(this.#resting)
    if (this.#process?.hasEnded === true) this.#process = undefined
    const beside = (this.#process ??= new SideProcess(new URL('./reading-process.ts', import.meta.url), {
      flags,
      niceness: this.#niceness,
    }))
    const giveUp = (): void => void beside.end()
    ended?.addEventListener('abort', giveUp)
    try {
      const reply = (await beside.ask(
        asked satisfies ExtractionAsked,
        bytes instanceof Uint8Array ? [bytes] : bytes,
      )) as ExtractionReply | Beyond
      if ('beyond' in reply) throw tooHard(limits[reply.beyond])
      this.#resting = setTimeout(() => this.#end(), idle).unref()
      return reply
    } catch (error) {
      this.#end()
      ended?.throwIfAborted()
      throw error instanceof SideProcessEnded ? tooHard(limits.end) : error
    } finally {
      ended?.removeEventListener('abort', giveUp)
    }
  }

  #end(): void {
    void this.#process?.end()
    this.#process = undefined
  }
}

const limits: Readonly<Record<Beyond['beyond'] | 'end', { en: string; el: string }>> = {
  memory: {
    en: 'it needs more memory than a document is given',
    el: 'χρειάζεται περισσότερη μνήμη από όση δίνεται σε ένα έγγραφο',
  },
  depth: { en: 'it is nested too deeply', el: 'έχει υπερβολικά βαθιά δομή' },
  time: {
    en: `reading it takes a processor more than ${longestProcessorTime / 1000} s`,
    el: `η ανάγνωσή του απαιτεί πάνω από ${longestProcessorTime / 1000} δευτ. επεξεργαστή`,
  },
  end: {
    en: 'what was reading it has ended before its time',
    el: 'η διεργασία που το διάβαζε τερματίστηκε πρόωρα',
  },
}

function tooHard(why: { en: string; el: string }): Problem {
  return new Problem('document_unreadable', {
    en: `The document cannot be read: ${why.en}. Send it in parts, or as plain text.`,
    el: `Το έγγραφο δεν διαβάζεται: ${why.el}. Στείλτε το τμηματικά ή ως απλό κείμενο.`,
  })
}

function refusalOf(why: Unreadable): Problem {
  const said = reasons[why.fault]
  const detail = said(why as never)
  return new Problem('document_unreadable', detail, { errors: [{ pointer: '', code: why.fault, detail }] })
}

type Of<F extends Unreadable['fault']> = Extract<Unreadable, { fault: F }>
const reasons: { readonly [F in Unreadable['fault']]: (why: Of<F>) => { en: string; el: string } } = {
  encrypted: () => ({
    en: 'The document is encrypted. Remove its password, and send it again.',
    el: 'Το έγγραφο είναι κρυπτογραφημένο. Αφαιρέστε τον κωδικό του και στείλτε το ξανά.',
  }),
  scanned: ({ pages }) => ({
    en: `The document's ${pages} page(s) are pictures without text. Run text recognition (OCR) on it, and send the result.`,
    el: `Οι σελίδες του εγγράφου (${pages}) είναι εικόνες χωρίς κείμενο. Κάντε αναγνώριση κειμένου (OCR) και στείλτε το αποτέλεσμα.`,
  }),
  damaged: () => ({
    en: 'The document is damaged, or it is not of the type that its Content-Type says.',
    el: 'Το έγγραφο είναι κατεστραμμένο ή δεν είναι του τύπου που δηλώνει το Content-Type.',
  }),
  empty: () => ({ en: 'The document has no text.', el: 'Το έγγραφο δεν έχει κείμενο.' }),
  too_long: ({ limit }) => ({
    en: `The document has more than ${limit} characters of text. Send the call and its annexes as documents of their own.`,
    el: `Το έγγραφο έχει πάνω από ${limit} χαρακτήρες κειμένου. Στείλτε την πρόσκληση και τα παραρτήματά της ως χωριστά έγγραφα.`,
  }),
  nested: ({ limit }) => ({
    en: `The document has more than ${limit} elements within each other. Send it as plain text or as PDF.`,
    el: `Το έγγραφο έχει πάνω από ${limit} στοιχεία το ένα μέσα στο άλλο. Στείλτε το ως απλό κείμενο ή ως PDF.`,
  }),
  too_many_citations: ({ limit }) => ({
    en: `The document states more conditions than the ${limit} places that a programme may cite. Send the call by itself, without registers and results, or in parts.`,
    el: `Το έγγραφο έχει περισσότερους όρους από τα ${limit} σημεία στα οποία μπορεί να παραπέμπει ένα πρόγραμμα. Στείλτε μόνη της την πρόσκληση, χωρίς μητρώα και αποτελέσματα, ή τμηματικά.`,
  }),
  takes_too_long: ({ limit }) => ({
    en: `To read the document would take a processor more than ${limit} s. Send the call by itself, without registers and results, or in parts.`,
    el: `Η ανάγνωση του εγγράφου θα απαιτούσε πάνω από ${limit} δευτ. επεξεργαστή. Στείλτε μόνη της την πρόσκληση, χωρίς μητρώα και αποτελέσματα, ή τμηματικά.`,
  }),
  bomb: ({ limit }) => ({
    en: `The document unpacks to more than ${limit / 2 ** 20} MiB or very many files. Save it again without pictures, or send it as PDF.`,
    el: `Το έγγραφο αποσυμπιέζεται σε πάνω από ${limit / 2 ** 20} MiB ή σε πάρα πολλά αρχεία. Αποθηκεύστε το χωρίς εικόνες ή στείλτε το ως PDF.`,
  }),
}
