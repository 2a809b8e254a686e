/**
 * Pages of matches as JSON: what `JSON.stringify(viewOf(explained(…)))` would give, in one pass. Of each pair the judges are
 * asked, and the frame for what they said (`match-frame.ts`) is filled with what is the business's own: the judges' sentences
 * and findings, amounts, citations. A pair without a frame yet is explained as everywhere, and its frame made of that.
 * `match-writer.test.ts` holds the two against each other.
 */
import { dayOf, type AsOf } from '../core/matching/as-of.ts'
import { callKey } from '../core/matching/call-now.ts'
import { estimate, refusing } from '../core/matching/estimate.ts'
import { askAll, explainMatch, submissionDay, turnsAhead, type Told } from '../core/matching/evaluate.ts'
import { earliest } from '../core/facts/day.ts'
import type { Money } from '../core/facts/money.ts'
import type { Language } from '../core/facts/text.ts'
import type { Estimate, EstimateStep, Reason, ScoreComponent } from '../core/matching/result.ts'
import { amountFit, intensity } from '../core/matching/score.ts'
import { appliedTo, warningsWith, type Warning } from '../core/matching/warnings.ts'
import { matchId } from '../platform/ids.ts'
import { jsonText, type ByteText, type JsonBytes } from '../platform/json-bytes.ts'
import { jsonSayer, type JsonSayer } from '../wording/json-sentences.ts'
import type { Names } from '../wording/wording.ts'
import { frameOf, type ConditionHole, type Frame, type FrameKey, type Hole, type MatchFrames } from './match-frame.ts'
import { decisionOf, explained, previewId, viewOf, writtenMoment, type MatchPair } from './match-view.ts'
import { citedPlaces, idsOf, mostConditions, shapesOf, WrittenNotes } from './written-notes.ts'
import type { Cited, WrittenCitation, WrittenNote } from './written-notes.ts'

/** What is filled into a frame. */
interface Filling {
  readonly frame: Frame
  readonly pair: MatchPair
  readonly notes: readonly WrittenNote[]
  readonly estimated: Estimate
  readonly warnings: readonly Warning[]
  readonly amount: ScoreComponent
  readonly rate: ScoreComponent
}

/** Matches that were written, so that each has a number of its own. */
let written = 0

/** Writes the matches of one profile in one language. */
export class MatchWriter {
  readonly #language: Language
  readonly #names: Names
  readonly #frames: MatchFrames
  readonly #out: JsonBytes
  readonly #say: JsonSayer
  readonly #components = new Map<ScoreComponent, ByteText>()
  readonly #steps = new Map<Reason, ByteText>()
  readonly #said: WrittenNotes
  #moment: { asOf: AsOf; text: ByteText } | undefined
  /** What the match at hand has cited so far. */
  #citations: ByteText = ''

  constructor({ language, names, frames }: { language: Language; names: Names; frames: MatchFrames }, out: JsonBytes) {
    this.#language = language
    this.#names = names
    this.#frames = frames
    this.#out = out
    this.#say = jsonSayer(language, names)
    this.#said = new WrittenNotes(this.#say)
    frames.saidWith(names)
  }

  /** A list of them. All are judged before one is written: turn by turn the code of the one puts the other's out of the caches. */
  list(pairs: readonly MatchPair[]): void {
    const fillings = pairs.map((pair) => this.#filling(pair))
    this.#out.write('[')
    for (let i = 0; i < pairs.length; i += 1) {
      const filling = fillings[i]
      const text = filling === undefined ? this.#plain(pairs[i] as MatchPair) : this.#filled(filling)
      this.#out.write(i === 0 ? text : `,${text}`)
    }
    this.#out.write(']')
  }

  #plain(pair: MatchPair): ByteText {
    return jsonText(viewOf(explained(pair), this.#language, this.#names))
  }

  /** Undefined where there can be no frame: what is said of the pair follows from more than its conditions and its call's days. */
  #filling(pair: MatchPair): Filling | undefined {
    const { entry, facts, asOf, answers } = pair
    const compiled = entry.compiled()
    if (answers.size > 0 || compiled.leaves.length > mostConditions) return undefined
    const call = callKey(compiled, facts, asOf)
    if (call === undefined) return undefined
    const day = submissionDay(compiled, asOf)
    const estimated = estimate(compiled, facts, day)
    if (refusing(estimated) !== undefined) return undefined
    const told = askAll(compiled, facts, asOf)
    if (appliedTo(compiled, facts) !== undefined || turnsAhead(compiled, facts, asOf, told)) return undefined
    const known = this.#said
    const notes = told.map((each) => known.of(each))
    const key = { language: this.#language, call, today: dayOf(asOf), shapes: shapesOf(notes) }
    const frame = this.#frames.of(entry, key) ?? this.#newFrame(key, pair, told)
    if (frame === undefined) return undefined
    const warnings = warningsWith(estimated, { compiled, facts, day, verdict: 'eligible' })
    const [amount, rate] = [amountFit({ compiled, facts }), intensity({ compiled, facts, day })]
    return { frame, pair, notes, estimated, warnings, amount, rate }
  }

  #newFrame(key: FrameKey, { entry, facts, asOf }: MatchPair, told: readonly Told[]): Frame | undefined {
    const match = explainMatch(entry.compiled(), facts, asOf, new Map(), told)
    if (match.verdict === 'not_eligible') return undefined
    const frame = frameOf(key, {
      entry,
      match,
      told,
      say: this.#say,
      component: (component) => this.#component(component),
      cite: (anchors) => citedPlaces(entry, anchors),
    })
    return this.#frames.keep(entry, frame)
  }

  #filled(filling: Filling): ByteText {
    const { frame, pair } = filling
    const { entry, profileId, decision, asOf } = pair
    written += 1
    this.#citations = ''
    const preview = profileId === undefined
    const id = preview ? previewId(entry) : matchId(profileId, entry.id)
    let text = preview ? `{"id":"${id}"` : `{"id":"${id}","profile_id":"${profileId}"`
    const { texts, holes } = frame
    for (let i = 0; i < holes.length; i += 1) text += (texts[i] as ByteText) + this.#fill(holes[i] as Hole, filling)
    text += texts[holes.length] as ByteText
    const changes = changesOn(filling)
    if (changes !== undefined) text += `,"changes_on":"${changes}"`
    if (decision !== undefined) text += `,"decision":${jsonText(decisionOf(decision))}`
    const url = preview ? `/api/v1/programmes/${entry.slug}` : `/api/v1/match/${id}/reasoning`
    return `${text},"citations":[${this.#citations}],"as_of":"${this.#momentOf(asOf)}","url":"${url}"}`
  }

  #momentOf(asOf: AsOf): ByteText {
    if (this.#moment?.asOf !== asOf) this.#moment = { asOf, text: writtenMoment(asOf) }
    return this.#moment.text
  }

  #fill(hole: Hole, { frame, pair, notes, estimated, warnings, amount, rate }: Filling): ByteText {
    switch (hole.what) {
      case 'score': {
        const base = frame.base + amount.points + rate.points
        return `${base + frame.time},"base":${base},"time":${frame.time}`
      }
      case 'amount':
        return this.#component(amount)
      case 'rate':
        return this.#component(rate)
      case 'estimate':
        return this.#estimate(estimated, pair)
      case 'sentence':
        return (notes[hole.at] as WrittenNote).sentence
      case 'condition':
        return this.#condition(hole, notes[hole.at] as WrittenNote)
      case 'warnings':
        return `[${warnings.map((warning) => this.#warning(warning, pair)).join(',')}]`
    }
  }

  #condition({ turns, negated, sentence, question, cited }: ConditionHole, note: WrittenNote): ByteText {
    this.#cite(cited)
    this.#cite(note.facts.cited, note.facts.citations)
    if (sentence === undefined && question === '' && cited.length === 0) return note.whole(turns, negated)
    const ids = [idsOf(cited), note.facts.ids].filter((each) => each !== '').join(',')
    return `${sentence ?? note.sentence}${note.found}${question}${note.end(turns, negated)},"citations":[${ids}]}`
  }

  /** Those that matches share are written once. */
  #component(score: ScoreComponent): ByteText {
    let text = this.#components.get(score)
    if (text === undefined) {
      const { component, points, max, reason } = score
      const sentence = this.#say(reason)
      text = `{"component":"${component}","points":${points},"max":${max},"sentence":${sentence}}`
      this.#components.set(score, text)
    }
    return text
  }

  #estimate({ status, amount, min, max, binding, missing, steps }: Estimate, pair: MatchPair): ByteText {
    let text = `{"status":"${status}"`
    if (amount !== undefined) text += `,"amount":${money(amount)}`
    if (min !== undefined) text += `,"min":${money(min)}`
    if (max !== undefined) text += `,"max":${money(max)}`
    if (binding !== undefined) text += `,"binding":"${binding}"`
    const listed = missing.length === 0 ? '[]' : jsonText(missing)
    return `${text},"missing":${listed},"steps":[${steps.map((step) => this.#step(step, pair)).join(',')}]}`
  }

  /** Calls of one rate say the same of a plan. */
  #step({ reason, result, anchors, references }: EstimateStep, pair: MatchPair): ByteText {
    let text = this.#steps.get(reason)
    if (text === undefined) {
      text = `{"sentence":${this.#say(reason)},"result":${money(result)},"citations":[`
      this.#steps.set(reason, text)
    }
    return `${text}${this.#citeAll({ anchors, references }, pair)}]}`
  }

  #warning({ kind, spoils, reason, amount, ...cited }: Warning, pair: MatchPair): ByteText {
    const lost = amount === undefined ? '' : `,"amount":${money(amount)}`
    const said = `{"kind":"${kind}","spoils":"${spoils}","sentence":${this.#say(reason)}${lost}`
    return `${said},"citations":[${this.#citeAll(cited, pair)}]}`
  }

  /** The ids of what something rests on. */
  #citeAll({ anchors = [], found = [], references = [] }: Cited, { entry }: MatchPair): ByteText {
    if (anchors.length + found.length + references.length === 0) return ''
    const cited = this.#said.cited(entry, { anchors, found, references })
    this.#cite(cited)
    return idsOf(cited)
  }

  /** What this match had not cited yet goes to its citations; `together`: all of them as they are written. */
  #cite(cited: readonly WrittenCitation[], together?: ByteText): void {
    if (together !== undefined && cited.length > 1 && !cited.some(({ citedBy }) => citedBy === written)) {
      for (const citation of cited) citation.citedBy = written
      this.#citations += this.#citations === '' ? together : `,${together}`
      return
    }
    for (let i = 0; i < cited.length; i += 1) {
      const citation = cited[i] as WrittenCitation
      if (citation.citedBy === written) continue
      citation.citedBy = written
      this.#citations += this.#citations === '' ? citation.text : `,${citation.text}`
    }
  }
}

/** The first day on which a condition may come out otherwise. */
function changesOn({ frame: { holes }, notes }: Filling): string | undefined {
  let first: string | undefined
  for (const hole of holes)
    if (hole.what === 'condition' && hole.turns) first = earliest(first, notes[hole.at]?.told.note.changes)
  return first
}

/** Amounts and currencies are digits and letters. */
const money = ({ amount, currency }: Money): ByteText => `{"amount":"${amount}","currency":"${currency}"}`
