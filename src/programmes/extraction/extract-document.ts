import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { AmendmentReading } from '../../core/extraction/amendment.ts'
import type { Extraction } from '../../core/extraction/extract.ts'
import { Problem } from '../../platform/problem.ts'
import type { CanonicalDocument, Unreadable } from './canonical-document.ts'

/** The kinds of documents that are read. */
export const documentTypes = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/html': 'html',
  'text/plain': 'text',
} as const satisfies Readonly<Record<string, 'pdf' | 'docx' | 'html' | 'text'>>
export type DocumentType = (typeof documentTypes)[keyof typeof documentTypes]

export interface ExtractionWork {
  /** Given away where nothing else is in their memory: to copy 30 MB held up everybody else for a tenth of a second. */
  readonly bytes: Uint8Array
  readonly type: DocumentType
  /** Read as a decision that changes a call: its key among the documents of that programme. */
  readonly amends?: string
  /** ISO 639-1; found out by the letters unless given. */
  readonly language: 'el' | 'en' | undefined
  readonly country: string
  readonly timeZone: string
}

export interface ReadExtraction {
  readonly document: CanonicalDocument
  readonly language: 'el' | 'en'
  readonly extraction: Extraction
  /** Of one that was read as an amendment. */
  readonly amendment?: AmendmentReading
}
export type ExtractionReply = ReadExtraction | { readonly unreadable: Unreadable }

/** Milliseconds of a processor that a document may take to be read: on a busy machine it waits, and is not refused for that. */
const longest = 50_000
/** Milliseconds after which whoever sent it will be gone. */
const longestWait = 140_000
/** Milliseconds between looks at the time. */
const lookAtTime = 500
/** Less is copied as quickly, and may lie in memory that Node keeps for many. */
const leastGivenAway = 65_536
/** MiB of the thread's heap. */
const heap = 768
/** MiB that the process may grow by while a document is read: drawings and pictures unpack outside the heap. */
const growth = 1024
/** Milliseconds between looks at it. */
const look = 50

/** Milliseconds without a document after which the thread and its memory are given back. */
const idle = 60_000

/**
 * Reads documents one at a time for the whole process, in a thread of its own that stays while there is work: others wait, so that a
 * pile of long calls takes one core and its memory once.
 */
export class DocumentReader {
  /** More wait in vain: their callers would be gone before their turn. */
  static readonly mostWaiting = 8
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #thread: Worker | undefined
  #resting: NodeJS.Timeout | undefined

  /**
   * @throws Problem 422 `document_unreadable` with the reason, 503 when too many wait
   */
  async read(work: ExtractionWork): Promise<ReadExtraction> {
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
    const turn = this.#last.then(() => this.#inThread(work))
    this.#last = turn.catch(() => {})
    try {
      const reply = await turn
      if ('unreadable' in reply) throw refusalOf(reply.unreadable)
      return reply
    } finally {
      this.#waiting -= 1
    }
  }

  async #inThread(work: ExtractionWork): Promise<ExtractionReply> {
    clearTimeout(this.#resting)
    const thread = (this.#thread ??= openThread())
    const ended = new AbortController()
    // It keeps the process, which the thread alone does not.
    const timer = setTimeout(() => ended.abort('wait'), longestWait)
    const before = await processorTime(thread)
    const { buffer, byteLength } = work.bytes
    const own = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength > leastGivenAway
    thread.postMessage(work, own ? [buffer] : [])
    const lookAtClock = async (): Promise<void> => {
      if ((await processorTime(thread)) - before > longest) ended.abort('time')
    }
    const clock = setInterval(() => void lookAtClock(), lookAtTime)
    const taken = process.memoryUsage.rss()
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - taken > growth * 2 ** 20) ended.abort('memory')
    }, look)
    try {
      const [reply] = (await Promise.race([
        once(thread, 'message', { signal: ended.signal }),
        once(thread, 'exit', { signal: ended.signal }).then(() => {
          throw new Error('the thread that reads documents has ended')
        }),
      ])) as [ExtractionReply]
      this.#resting = setTimeout(() => void this.#end(), idle).unref()
      return reply
    } catch (error) {
      await this.#end()
      const { aborted, reason } = ended.signal
      if ((aborted && reason === 'memory') || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw tooHard({
          en: 'it needs more memory than a document is given',
          el: 'χρειάζεται περισσότερη μνήμη από όση δίνεται σε ένα έγγραφο',
        })
      // Text that is nested or repeated without end, as no call is.
      if (error instanceof RangeError && error.message.includes('call stack'))
        throw tooHard({ en: 'it is nested too deeply', el: 'έχει υπερβολικά βαθιά δομή' })
      if (aborted && reason === 'wait')
        throw tooHard({
          en: `it takes more than ${longestWait / 1000} s to read`,
          el: `η ανάγνωσή του διαρκεί πάνω από ${longestWait / 1000} δευτ.`,
        })
      if (aborted)
        throw tooHard({
          en: `reading it takes a processor more than ${longest / 1000} s`,
          el: `η ανάγνωσή του απαιτεί πάνω από ${longest / 1000} δευτ. επεξεργαστή`,
        })
      throw error
    } finally {
      clearTimeout(timer)
      clearInterval(clock)
      clearInterval(watch)
      ended.abort()
    }
  }

  async #end(): Promise<void> {
    const thread = this.#thread
    this.#thread = undefined
    await thread?.terminate()
  }
}

/** Milliseconds of a processor that the thread has taken; none before it runs and after its end. */
async function processorTime(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  return (user + system) / 1000
}

function openThread(): Worker {
  const thread = new Worker(new URL('./extraction-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heap },
  })
  // It ends with the process, and keeps nobody from ending.
  thread.unref()
  // The read under way is told by `once`; without one there is nobody to tell.
  thread.on('error', () => {})
  return thread
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
  bomb: ({ limit }) => ({
    en: `The document unpacks to more than ${limit / 2 ** 20} MiB or very many files. Save it again without pictures, or send it as PDF.`,
    el: `Το έγγραφο αποσυμπιέζεται σε πάνω από ${limit / 2 ** 20} MiB ή σε πάρα πολλά αρχεία. Αποθηκεύστε το χωρίς εικόνες ή στείλτε το ως PDF.`,
  }),
}
