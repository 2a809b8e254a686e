/**
 * What judges said of a profile, as a page of its matches writes it: each note once, since conditions of a page say the same
 * few things, and each citation once.
 */
import type { Citation, ResolvedAnchor } from '../core/citing/citation.ts'
import { citeDerived, citeField, citeReference } from '../core/citing/quote.ts'
import type { Judgement } from '../core/criteria/kind.ts'
import type { Told } from '../core/matching/evaluate.ts'
import type { DerivedFact, FoundFact, Reason, ReferenceFact } from '../core/matching/result.ts'
import { byteText, inOnePiece, jsonText, type ByteText } from '../platform/json-bytes.ts'
import type { CatalogueEntry } from '../programmes/programmes.ts'
import type { JsonSayer } from '../wording/json-sentences.ts'

export interface WrittenCitation {
  /** Its id as JSON. */
  readonly id: ByteText
  readonly text: ByteText
  /** The number of the match, among all that were ever written, that cited it last. */
  citedBy: number
}

/** What something rests on. */
export interface Cited {
  readonly anchors?: readonly ResolvedAnchor[]
  readonly found?: readonly FoundFact[]
  readonly derived?: readonly DerivedFact[]
  readonly references?: readonly ReferenceFact[]
}

const written = (citation: Citation): WrittenCitation => ({
  id: `"${citation.id}"`,
  text: jsonText(citation),
  citedBy: 0,
})

/** Of a reference that the core names again and again, its citation. */
const ofReference = new WeakMap<ReferenceFact, WrittenCitation>()
/** What was found or worked out, by its JSON: many businesses are in one place, of one form, and began in one month. */
const ofFacts = new Map<string, WrittenCitation>()
const mostFacts = 5000

function ofFact(json: string, cite: () => Citation): WrittenCitation {
  let known = ofFacts.get(json)
  if (known === undefined) {
    if (ofFacts.size >= mostFacts) ofFacts.clear()
    ofFacts.set(json, (known = written(cite())))
  }
  return known
}

/** Of a version of a programme the places that were cited, by id. */
const ofProgramme = new WeakMap<CatalogueEntry, Map<string, WrittenCitation>>()

/** The places of a programme's text as they are written. */
export function citedPlaces(entry: CatalogueEntry, anchors: readonly ResolvedAnchor[]): WrittenCitation[] {
  if (anchors.length === 0) return []
  let known = ofProgramme.get(entry)
  if (known === undefined) ofProgramme.set(entry, (known = new Map()))
  const places = new Set<WrittenCitation>()
  for (const anchor of anchors) {
    const citation = entry.cite(anchor)
    if (citation === undefined) continue
    let place = known.get(citation.id)
    if (place === undefined) known.set(citation.id, (place = written(citation)))
    places.add(place)
  }
  return [...places]
}

export const idsOf = (cited: readonly WrittenCitation[]): ByteText => cited.map(({ id }) => id).join(',')

/** Shapes by what they are of. Texts name places in a profile, so that there is no end to them. */
const shapes = new Map<string, number>()
const mostShapes = 20_000
let lastShape = 0

/** Shapes of notes by which nothing is missing and no step is told, which are most. */
const plainShapes: Readonly<Record<Judgement, Map<string, number>>> = {
  met: new Map(),
  not_met: new Map(),
  unknown: new Map(),
  review: new Map(),
}

/** What a match follows from beside the sentence itself: judgement, kind of sentence, what is missing, whether a step is told. */
function shapeOf({ judged, note }: Told): number {
  const { said, near, still, missingFields } = note
  const key = said?.key ?? ''
  if (near === undefined && still === undefined && (judged !== 'unknown' || missingFields.length === 0))
    return numberOf(plainShapes[judged], key)
  const steps = `${near === undefined ? '' : 'near'} ${still === undefined ? '' : 'still'}`
  return numberOf(shapes, `${judged} ${key} ${steps} ${judged === 'unknown' ? missingFields.join(' ') : ''}`)
}

function numberOf(known: Map<string, number>, text: string): number {
  let shape = known.get(text)
  if (shape === undefined) {
    if (known.size >= mostShapes) known.clear()
    known.set(text, (shape = lastShape += 1))
  }
  return shape
}

/** What a note found and what it cites. */
interface WrittenFacts {
  readonly cited: readonly WrittenCitation[]
  /** The ids of what is cited. */
  readonly ids: ByteText
  /** What is cited. */
  readonly citations: ByteText
  /** As a member. */
  readonly found: ByteText
}

/** A note as it is written, part by part, each when it is first needed. */
export class WrittenNote {
  readonly told: Told
  readonly shape: number
  readonly facts: WrittenFacts
  /** As members: what was found, and what is missing. */
  readonly found: ByteText
  readonly #say: JsonSayer
  readonly #wholes: { text: ByteText; again: boolean }[] = []
  #sentence: ByteText | undefined
  #reason: string | undefined

  constructor(told: Told, facts: WrittenFacts, say: JsonSayer) {
    const { judged, note } = told
    this.told = told
    this.shape = shapeOf(told)
    this.facts = facts
    this.#say = say
    const isOpen = judged === 'unknown' && note.missingFields.length > 0
    this.found = `${facts.found},"missing":${isOpen ? jsonText(note.missingFields) : '[]'}`
  }

  get sentence(): ByteText {
    return (this.#sentence ??= this.#say(this.told.note.said ?? failed))
  }

  /** The reason itself. */
  get reason(): string {
    return (this.#reason ??= JSON.stringify(this.told.note.said ?? null))
  }

  /** From its sentence to its end, of a condition that has nothing of its own to tell. */
  whole(turns: boolean, negated: boolean): ByteText {
    const way = (turns ? 1 : 0) + (negated ? 2 : 0)
    const known = this.#wholes[way]
    if (known === undefined) {
      const text = `${this.sentence}${this.found}${this.end(turns, negated)},"citations":[${this.facts.ids}]}`
      this.#wholes[way] = { text, again: false }
      return text
    }
    // Most are written once.
    if (!known.again) this.#wholes[way] = { text: inOnePiece(known.text), again: true }
    return (this.#wholes[way] as { text: ByteText }).text
  }

  /** As members: what would change it, on which condition it holds, and when it changes by itself. */
  end(turns: boolean, negated: boolean): ByteText {
    const { judged, note } = this.told
    const { near, still, changes } = note
    let text = ''
    if (near !== undefined && judged !== 'met' && !negated) {
      text += `,"near_miss":{"sentence":${this.#say(near.reason)}`
      if (near.possible_from !== undefined) text += `,"possible_from":"${near.possible_from}"`
      if (near.possible_until !== undefined) text += `,"possible_until":"${near.possible_until}"`
      text += '}'
    }
    if (still !== undefined && judged === 'met' && !negated) {
      text += `,"condition":{"sentence":${this.#say(still.reason)}`
      if (still.until !== undefined) text += `,"until":"${still.until}"`
      text += '}'
    }
    if (changes !== undefined && turns) text += `,"changes_on":"${changes}"`
    return text
  }
}

const failed: Reason = { key: 'criterion.failed', values: {} }

/** What is said and cited on a page of one profile. */
export class WrittenNotes {
  readonly #say: JsonSayer
  readonly #notes = new Map<Told['note'], WrittenNote>()
  /** Of values of the profile that are all that a note found. */
  readonly #alone = new Map<FoundFact, WrittenFacts>()
  /** As it was found, and as it is cited. */
  readonly #found = new Map<FoundFact, { readonly json: ByteText; readonly cited: WrittenCitation }>()
  readonly #derived = new Map<DerivedFact, WrittenCitation>()
  /** Of the profile and of the law, by id. */
  readonly #citations = new Map<string, WrittenCitation>()

  constructor(say: JsonSayer) {
    this.#say = say
  }

  of(told: Told): WrittenNote {
    const known = this.#notes.get(told.note)
    if (known !== undefined && known.told.judged === told.judged) return known
    const note = new WrittenNote(told, this.#factsOf(told.note), this.#say)
    this.#notes.set(told.note, note)
    return note
  }

  #factsOf({ foundFacts: found, derivedFacts: derived, referenceFacts: references }: Told['note']): WrittenFacts {
    const only = found.length + derived.length + references.length === 1 ? found[0] : undefined
    if (only === undefined) return this.#writeFacts({ found, derived, references })
    let facts = this.#alone.get(only)
    if (facts === undefined) this.#alone.set(only, (facts = this.#writeFacts({ found })))
    return facts
  }

  #writeFacts(own: Cited): WrittenFacts {
    const cited = this.#cited(own)
    const found = (own.found ?? []).map((fact) => this.#findingOf(fact).json).join(',')
    const citations = cited.map(({ text }) => text).join(',')
    return { cited, ids: idsOf(cited), citations, found: `,"found":[${found}]` }
  }

  #findingOf(fact: FoundFact): { readonly json: ByteText; readonly cited: WrittenCitation } {
    let known = this.#found.get(fact)
    if (known === undefined) {
      const { path, value } = fact
      const json = JSON.stringify({ path, value })
      known = { json: byteText(json), cited: this.#once(ofFact(json, () => citeField(fact))) }
      this.#found.set(fact, known)
    }
    return known
  }

  /** What something rests on, each once, in the order in which it is cited. */
  cited(entry: CatalogueEntry, { anchors = [], ...own }: Cited): WrittenCitation[] {
    return [...citedPlaces(entry, anchors), ...this.#cited(own)]
  }

  #cited({ found = [], derived = [], references = [] }: Cited): WrittenCitation[] {
    const cited: WrittenCitation[] = []
    for (const fact of found) addOnce(cited, this.#findingOf(fact).cited)
    for (const fact of derived) addOnce(cited, this.#workedOut(fact))
    for (const fact of references) {
      let citation = ofReference.get(fact)
      if (citation === undefined) ofReference.set(fact, (citation = written(citeReference(fact))))
      addOnce(cited, this.#once(citation))
    }
    return cited
  }

  #workedOut(fact: DerivedFact): WrittenCitation {
    let known = this.#derived.get(fact)
    if (known === undefined) {
      known = this.#once(ofFact(JSON.stringify(fact), () => citeDerived(fact)))
      this.#derived.set(fact, known)
    }
    return known
  }

  /** The first of those with its id. */
  #once(citation: WrittenCitation): WrittenCitation {
    const known = this.#citations.get(citation.id)
    if (known === undefined) this.#citations.set(citation.id, citation)
    return known ?? citation
  }
}

/** A note cites a few things. */
function addOnce(cited: WrittenCitation[], one: WrittenCitation): void {
  if (!cited.includes(one)) cited.push(one)
}

/** Of the conditions of a programme, what a match follows from: the shape of each, and which of them say the very same. */
export function shapesOf(notes: readonly WrittenNote[]): number[] {
  return notes.map((note, at) => note.shape * mostConditions + sameBefore(notes, note, at))
}

/** Programmes of more are written without a frame. */
export const mostConditions = 64

/** The place of the first that says what this one says, which a summary says once. */
function sameBefore(notes: readonly WrittenNote[], note: WrittenNote, at: number): number {
  const key = note.told.note.said?.key
  for (let before = 0; before < at; before += 1) {
    const other = notes[before] as WrittenNote
    if (other.told.note.said?.key === key && (other === note || other.reason === note.reason)) return before
  }
  return at
}
