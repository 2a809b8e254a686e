/**
 * Frames: of a match as JSON, what follows from the call and from how its conditions come out, which is most of it. They are
 * the same for all businesses of which the judges say things of the same shape; what is the business's own goes into holes.
 * `match-writer.ts` fills them.
 */
import { turns, type Told } from '../core/matching/evaluate.ts'
import type { CallStep } from '../core/matching/call-steps.ts'
import type { Language } from '../core/facts/text.ts'
import type { CriterionResult, Match, ScoreComponent } from '../core/matching/result.ts'
import { inOnePiece, jsonText, type ByteText } from '../platform/json-bytes.ts'
import type { CatalogueEntry } from '../programmes/programmes.ts'
import type { JsonSayer } from '../wording/json-sentences.ts'
import { fieldName } from '../wording/terms.ts'
import type { Names } from '../wording/wording.ts'
import { summaryOf, textIn } from './match-view.ts'
import type { WrittenCitation } from './written-notes.ts'

/** What belongs between two texts of a frame. */
export type Hole =
  | { readonly what: 'score' | 'amount' | 'rate' | 'estimate' | 'warnings' }
  /** The sentence of the condition at this place. */
  | { readonly what: 'sentence'; readonly at: number }
  | ConditionHole

/** All that follows on `"sentence":` of a condition, to its end. */
export interface ConditionHole {
  readonly what: 'condition'
  readonly at: number
  /** Its changes over time are told. */
  readonly turns: boolean
  /** The call excludes who meets it. */
  readonly negated: boolean
  /** What is said in place of its judge's sentence. */
  readonly sentence: ByteText | undefined
  /** What a person is asked, as a member. */
  readonly question: ByteText
  /** Where the call has it from. */
  readonly cited: readonly WrittenCitation[]
}

/** What a frame is good for. */
export interface FrameKey {
  readonly language: Language
  /** What the call's days say (`callKey`). */
  readonly call: CallStep | string
  readonly today: string
  /** Of each condition the shape of what its judge said. */
  readonly shapes: readonly number[]
}

export interface Frame extends FrameKey {
  /** One more than the holes: what stands before each, and after the last. */
  readonly texts: readonly ByteText[]
  readonly holes: readonly Hole[]
  /** Points without those for amount and rate. */
  readonly base: number
  readonly time: number
}

/** Frames share their holes and texts: what thousands of them refer to is in the caches when the next one is filled. */
const holes = {
  score: { what: 'score' },
  amount: { what: 'amount' },
  rate: { what: 'rate' },
  estimate: { what: 'estimate' },
  warnings: { what: 'warnings' },
} as const satisfies Record<string, Hole>

const sentenceHoles: Hole[] = []
const sentenceAt = (at: number): Hole => (sentenceHoles[at] ??= { what: 'sentence', at })

const plainHoles: ConditionHole[] = []

/** Of a condition that has nothing of its own to tell there is one for each place and way. */
function shared(hole: ConditionHole): ConditionHole {
  const { at, turns: turning, negated, sentence, question, cited } = hole
  if (sentence !== undefined || question !== '' || cited.length > 0) return hole
  return (plainHoles[at * 4 + (turning ? 1 : 0) + (negated ? 2 : 0)] ??= hole)
}

/** Puts texts and holes together in their order. */
class FrameBuilder {
  readonly texts: ByteText[] = []
  readonly holes: Hole[] = []
  #text = ''

  say(text: ByteText): this {
    this.#text += text
    return this
  }

  leave(hole: Hole): this {
    this.texts.push(this.#text)
    this.holes.push(hole)
    this.#text = ''
    return this
  }

  list<T>(items: readonly T[], each: (item: T, at: number) => void): this {
    this.say('[')
    for (const [at, item] of items.entries()) {
      if (at > 0) this.say(',')
      each(item, at)
    }
    return this.say(']')
  }

  ended(): Pick<Frame, 'texts' | 'holes'> {
    this.texts.push(this.#text)
    return { texts: this.texts, holes: this.holes }
  }
}

export interface FrameInput {
  readonly entry: CatalogueEntry
  readonly match: Match
  /** What the match was made from. */
  readonly told: readonly Told[]
  /** Says a reason as JSON. */
  readonly say: JsonSayer
  readonly component: (component: ScoreComponent) => ByteText
  readonly cite: (anchors: CriterionResult['anchors']) => readonly WrittenCitation[]
}

/** From the programme to what is missing: what comes before and after is different for each pair. */
export function frameOf(key: FrameKey, { entry, match, told, say, component, cite }: FrameInput): Frame {
  const { language } = key
  const { verdict, score, summary, criteria, missing } = match
  const frame = new FrameBuilder()
  frame.say(`,"programme":${jsonText(summaryOf({ entry, match }, language))}`)
  frame.say(`,"eligibility":"${verdict}","score":{"total":`).leave(holes.score).say(',"breakdown":')
  frame.list(score.breakdown, (part) => {
    if (part.component === 'amount_fit') frame.leave(holes.amount)
    else if (part.component === 'intensity') frame.leave(holes.rate)
    else frame.say(component(part))
  })
  frame.say('},"estimate":').leave(holes.estimate).say(',"summary":')
  frame.list(summary, (reason) => {
    const at = told.findIndex(({ note }) => note.said === reason)
    if (at < 0) frame.say(say(reason))
    else frame.leave(sentenceAt(at))
  })
  frame.say(',"criteria":')
  const { leaves } = entry.compiled()
  const standing = entry.compiled().standing()
  frame.list(criteria, (result, at) => {
    const leaf = leaves[at]
    if (leaf === undefined) return
    const { criterion } = leaf
    const title = criterion.title === undefined ? '' : `,"title":${jsonText(textIn(criterion.title, language))}`
    frame.say(`{"id":${jsonText(criterion.id)},"kind":"${criterion.kind}"${title}`)
    frame.say(`,"effect":"${result.effect}","outcome":"${result.outcome}"`)
    if (result.excludes === true) frame.say(',"excludes":true')
    if (result.alternative === true) frame.say(',"alternative":true')
    const question = criterion.kind === 'manual' ? criterion.question : undefined
    const hole = {
      what: 'condition',
      at,
      turns: turns(leaf),
      negated: standing[at]?.negated === true,
      sentence: result.reason === told[at]?.note.said ? undefined : say(result.reason),
      question: question === undefined ? '' : `,"question":${jsonText(textIn(question, language))}`,
      cited: cite(result.anchors),
    } as const
    frame.say(',"sentence":').leave(shared(hole))
  })
  frame.say(',"warnings":').leave(holes.warnings).say(',"missing":')
  frame.list(missing, (pointer) => {
    frame.say(jsonText({ pointer, label: fieldName(pointer, language) }))
  })
  const own = score.breakdown.filter((part) => part.component === 'amount_fit' || part.component === 'intensity')
  const base = own.reduce((left, { points }) => left - points, score.base)
  return { ...key, ...frame.ended(), base, time: score.time }
}

/** What is taken for a frame beside its texts, and for each of its holes: a guess. */
const frameBytes = 400
const holeBytes = 40

/** Of one version of a programme at most: languages, and ways its conditions come out. */
const mostFrames = 12

interface Kept {
  readonly frames: Frame[]
  /** Of each frame a number that its shapes come to: one list is looked through, and one frame read. */
  readonly marks: number[]
  bytes: number
}

/** The same of equal lists, and hardly ever of others. */
function markOf(shapes: readonly number[]): number {
  let mark = 0
  for (let i = 0; i < shapes.length; i += 1) mark = (Math.imul(mark, 31) + (shapes[i] as number)) | 0
  return mark
}

/** Frames of programmes that are shown, by version. When half the memory is full, those that were not asked for since it was empty go. */
export class MatchFrames {
  readonly #most: number
  #recent = new Map<CatalogueEntry, Kept>()
  #recentBytes = 0
  #before = new Map<CatalogueEntry, Kept>()
  #beforeBytes = 0
  /** Of the recent ones, each once. */
  readonly #texts = new Map<ByteText, ByteText>()
  #names: Names | undefined
  #revision: number | undefined

  /** `most`: bytes they may take. */
  constructor(most = 48_000_000) {
    this.#most = most
  }

  get bytes(): number {
    return this.#recentBytes + this.#beforeBytes
  }

  /** Names may change: what was said with others is let go. */
  saidWith(names: Names): void {
    const revision = names.revision?.()
    if (this.#names === names && this.#revision === revision) return
    this.#names = names
    this.#revision = revision
    this.#recent.clear()
    this.#before.clear()
    this.#texts.clear()
    this.#recentBytes = 0
    this.#beforeBytes = 0
  }

  of(entry: CatalogueEntry, { language, call, today, shapes }: FrameKey): Frame | undefined {
    const kept = this.#recent.get(entry) ?? this.#fromBefore(entry)
    if (kept === undefined) return undefined
    const { frames, marks } = kept
    const mark = markOf(shapes)
    for (let i = 0; i < marks.length; i += 1) {
      if (marks[i] !== mark) continue
      const frame = frames[i] as Frame
      if (frame.call === call && frame.language === language && frame.today === today && areEqual(frame.shapes, shapes))
        return frame
    }
    return undefined
  }

  /** The frame as it is kept. */
  keep(entry: CatalogueEntry, made: Frame): Frame {
    let kept = this.#recent.get(entry)
    if (kept === undefined) this.#recent.set(entry, (kept = { frames: [], marks: [], bytes: 0 }))
    let bytes = frameBytes + made.holes.length * holeBytes
    const texts = made.texts.map((text) => {
      const known = this.#texts.get(text)
      if (known !== undefined) return known
      const written = inOnePiece(text)
      this.#texts.set(written, written)
      bytes += written.length
      return written
    })
    const frame = { ...made, texts }
    if (kept.frames.length === mostFrames) {
      kept.frames.shift()
      kept.marks.shift()
    }
    kept.frames.push(frame)
    kept.marks.push(markOf(frame.shapes))
    kept.bytes += bytes
    this.#grow(bytes)
    return frame
  }

  #fromBefore(entry: CatalogueEntry): Kept | undefined {
    const kept = this.#before.get(entry)
    if (kept === undefined) return undefined
    this.#before.delete(entry)
    this.#beforeBytes -= kept.bytes
    this.#recent.set(entry, kept)
    this.#grow(kept.bytes)
    return kept
  }

  #grow(bytes: number): void {
    this.#recentBytes += bytes
    if (this.#recentBytes <= this.#most / 2) return
    this.#before = this.#recent
    this.#beforeBytes = this.#recentBytes
    this.#recent = new Map()
    this.#recentBytes = 0
    this.#texts.clear()
  }
}

function areEqual(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false
  return true
}
