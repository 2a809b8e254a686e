/**
 * Explained matches as JSON: what `JSON.stringify(viewOf(…))` would give, put together from parts. What a programme says is
 * kept as bytes for all pages. What is said of a profile is written where it is said first, and copied from there when it
 * comes again on the page: the sentences, what judges found, what is cited. Only the order and the numbers of a match are its
 * own. `match-writer.test.ts` holds the two against each other.
 *
 * Items of lists are written with a comma before each (`JsonBytes.endList`).
 */
import type { Citation, ResolvedAnchor } from '../core/citing/citation.ts'
import { citeReference } from '../core/citing/quote.ts'
import type { Criterion } from '../core/criteria/criterion.ts'
import type { AsOf } from '../core/matching/as-of.ts'
import type { Money } from '../core/facts/money.ts'
import type { Language, LocalizedText } from '../core/facts/text.ts'
import type {
  CriterionResult,
  DerivedFact,
  Estimate,
  EstimateStep,
  FoundFact,
  Match,
  Reason,
  ReferenceFact,
  Score,
  ScoreComponent,
} from '../core/matching/result.ts'
import type { Profile } from '../core/facts/profile.ts'
import type { Verdict } from '../core/verdict.ts'
import type { CatalogueEntry } from '../programmes/programmes.ts'
import { matchIdOf } from '../platform/ids.ts'
import type { JsonBytes } from '../platform/json-bytes.ts'
import { jsonSayer, type JsonSayer } from '../wording/json-sentences.ts'
import { fieldName } from '../wording/terms.ts'
import { say, type Names } from '../wording/wording.ts'
import {
  decisionOf,
  nearMissView,
  previewId,
  Sources,
  summaryOf,
  textIn,
  writtenMoment,
  type MatchView,
  type ShownMatch,
} from './match-view.ts'

/** What something rests on. */
interface Cited {
  readonly anchors?: readonly ResolvedAnchor[]
  readonly found?: readonly FoundFact[]
  readonly derived?: readonly DerivedFact[]
  readonly named?: readonly ReferenceFact[]
}

/** Where something stands on the page, without the comma before it; `to` is 0 as long as it does not. */
interface Place {
  from: number
  to: number
}

/** A part as JSON writes it. */
interface WrittenPart extends Place {
  readonly text: string | Uint8Array
}

/** A citation: its id as an item, all of it, where it stands, and the numbers of the match and the list that cited it last. */
interface WrittenCitation extends WrittenPart {
  readonly id: string
  match: number
  list: number
}

/** A step of an estimate with its result, up to what it cites. */
interface WrittenStep extends Place {
  readonly result: Money
}

/** A value of the profile, as an item of what was found, and as it is cited. */
interface WrittenFact {
  readonly text: string
  readonly citation: WrittenCitation
}

/** What a judge found; each citation once, and their ids as items. Criteria that found the same share it. */
interface WrittenFacts extends Place {
  /** As a member. */
  readonly found: string
  readonly cited: readonly WrittenCitation[]
  readonly ids: string
  /** What was made of it last, as far as it is not the call's own: it stands from `from` to `to`, up to the citations. */
  last: CriterionResult | undefined
  /** The end of the criterion, where it cites nothing of the call; else 0. */
  end: number
}

interface WrittenSentence extends WrittenPart {
  readonly text: string
}

const json = (value: unknown): string => JSON.stringify(value)
const item = (text: string): Uint8Array => Buffer.from(`,${text}`)

/** Of a citation of a programme's text, which is long and cited again, its id and all of it as items. */
const spans = new WeakMap<Citation, { id: string; text: Uint8Array }>()
/** Of a reference that the core names again and again, its citation. */
const references = new WeakMap<ReferenceFact, Citation>()

/** What a version of a programme says in every match, made when it is first shown and kept as long as the version is. */
interface Card {
  /** How its criteria begin: id, kind and title. */
  readonly openings: readonly Uint8Array[]
  /** What it is summed up as, and for which status and deadline: those of the match that was written last. */
  summary: MatchView['programme']
  bytes: Uint8Array
  status: Match['status']
  deadline: Match['next_deadline']
}
const cards: Readonly<Record<Language, WeakMap<CatalogueEntry, Card>>> = { el: new WeakMap(), en: new WeakMap() }

/** Calls often name their criteria alike: beginnings of the same words are one, which stays in the caches. */
const openings = new Map<string, Uint8Array>()
const mostOpenings = 10_000

function openingOf({ id, kind, title }: Criterion, language: Language): Uint8Array {
  const titled = title === undefined ? '' : `,"title":${json(textIn(title, language))}`
  const text = `{"id":${json(id)},"kind":"${kind}"${titled}`
  let bytes = openings.get(text)
  if (bytes === undefined) {
    if (openings.size >= mostOpenings) openings.clear()
    openings.set(text, (bytes = item(text)))
  }
  return bytes
}

/** Writes the matches of one profile in one language. */
export class MatchWriter {
  readonly #language: Language
  readonly #names: Names
  readonly #sayer: JsonSayer
  readonly #out: JsonBytes
  readonly #sentences = new Map<Reason, WrittenSentence>()
  readonly #components = new Map<ScoreComponent, WrittenPart>()
  readonly #facts = new Map<FoundFact | CriterionResult['found' | 'derived' | 'references'] | Reason, WrittenFacts>()
  readonly #fields = new Map<string, WrittenFact>()
  readonly #references = new Map<ReferenceFact, WrittenCitation>()
  readonly #citations = new Map<string, WrittenCitation>()
  readonly #labels = new Map<string, Place>()
  readonly #steps = new Map<Reason, WrittenStep>()
  #asOf: { asOf: AsOf; text: string } | undefined
  #of: { profile: Profile; sources: Sources } | undefined
  #match = 0
  #list = 0
  /** By the match at hand, in this order. */
  readonly #cited: WrittenCitation[] = []

  constructor(language: Language, names: Names, out: JsonBytes) {
    this.#language = language
    this.#names = names
    this.#sayer = jsonSayer(language, names)
    this.#out = out
  }

  /** A page of matches, all of them explained before: one after the other each would have the other's code out of the caches. */
  list(shown: readonly ShownMatch[]): void {
    const from = this.#out.length
    for (const each of shown) this.#write(each)
    this.#out.endList(from)
  }

  #write(shown: ShownMatch): void {
    const { entry, match, profileId, profile, decision } = shown
    const out = this.#out
    if (this.#of?.profile !== profile) this.#of = { profile, sources: new Sources(profile) }
    const from: From = { entry, sources: this.#of.sources }
    this.#match += 1
    this.#cited.length = 0
    const preview = profileId === undefined
    const id = preview ? previewId(entry) : matchIdOf(profileId, entry.id)
    out.ascii(preview ? `,{"id":"${id}","programme":` : `,{"id":"${id}","profile_id":"${profileId}","programme":`)
    const card = this.#card(shown)
    out.put(card.bytes)
    this.#score(match.score, match.verdict)
    this.#estimate(match.estimate, from)
    this.#summary(match)
    this.#criteria(match.criteria, card, from)
    if (match.near_miss !== undefined)
      out.text(
        `,"near_miss":${json(nearMissView(match.near_miss, (reason) => say(reason, this.#language, this.#names)))}`,
      )
    this.#warnings(match, from)
    this.#missing(match.missing)
    this.#day(',"changes_on":"', match.changes_on)
    if (decision !== undefined) out.text(`,"decision":${json(decisionOf(decision))}`)
    out.put(citations)
    const start = out.length
    this.#items(this.#cited)
    out.endList(start)
    const url = preview ? `/api/v1/programmes/${entry.slug}` : `/api/v1/match/${id}/reasoning`
    out.ascii(`,"as_of":"${this.#moment(shown.asOf)}","url":"${url}"}`)
  }

  #card(shown: ShownMatch): Card {
    const { entry, match } = shown
    const known = cards[this.#language].get(entry)
    const { status, next_deadline: deadline } = match
    if (known !== undefined && known.status === status && known.deadline === deadline) return known
    const summary = summaryOf(shown, this.#language)
    const bytes = known?.summary === summary ? known.bytes : Buffer.from(json(summary))
    if (known !== undefined) return Object.assign(known, { summary, bytes, status, deadline })
    const openings = entry.compiled().leaves.map(({ criterion }) => openingOf(criterion, this.#language))
    const card = { openings, summary, bytes, status, deadline }
    cards[this.#language].set(entry, card)
    return card
  }

  #moment(asOf: AsOf): string {
    if (this.#asOf?.asOf !== asOf) this.#asOf = { asOf, text: writtenMoment(asOf) }
    return this.#asOf.text
  }

  #day(before: string, day: string | undefined): void {
    if (day !== undefined) this.#out.ascii(`${before}${day}"`)
  }

  #score({ total, base, time, breakdown }: Score, verdict: Verdict): void {
    const out = this.#out
    out.ascii(`,"eligibility":"${verdict}","score":{"total":${total},"base":${base},"time":${time},"breakdown":`)
    const from = out.length
    this.#items(breakdown.map((component) => this.#component(component)))
    out.endList(from)
  }

  #component(component: ScoreComponent): WrittenPart {
    let known = this.#components.get(component)
    if (known === undefined)
      this.#components.set(component, (known = { text: this.#componentBytes(component), from: 0, to: 0 }))
    return known
  }

  /** Those that matches share are written once for all pages. */
  #componentBytes(score: ScoreComponent): Uint8Array {
    const { around } = this.#sayer
    let bytes = around.get(score)
    if (bytes === undefined) {
      const { component, points, max, reason } = score
      const sentence = this.#sayer.say(reason)
      bytes = Buffer.from(`{"component":"${component}","points":${points},"max":${max},"sentence":${sentence}}`)
      around.set(score, bytes)
    }
    return bytes
  }

  #estimate({ status, amount, min, max, binding, missing, steps }: Estimate, from: From): void {
    const out = this.#out
    let text = `},"estimate":{"status":"${status}"`
    if (amount !== undefined) text += `,"amount":${money(amount)}`
    if (min !== undefined) text += `,"min":${money(min)}`
    if (max !== undefined) text += `,"max":${money(max)}`
    if (binding !== undefined) text += `,"binding":"${binding}"`
    out.text(`${text},"missing":${listed(missing)},"steps":`)
    const start = out.length
    for (const step of steps) this.#step(step, from)
    out.endList(start)
    out.put(end)
  }

  /** Calls of one rate say the same of a plan. */
  #step({ reason, result, anchors, references: named }: EstimateStep, from: From): void {
    const out = this.#out
    out.comma()
    const known = this.#steps.get(reason)
    if (known?.result === result) out.again(known.from, known.to)
    else {
      const start = out.length
      out.text(`{"sentence":${this.#sayer.say(reason)},"result":${money(result)},"citations":`)
      this.#steps.set(reason, { result, from: start, to: out.length })
    }
    if (anchors.length === 0 && named.length === 0) return out.put(citesNothing)
    this.#citeAll({ anchors, named }, from)
    out.put(end)
  }

  #summary({ summary }: Match): void {
    const out = this.#out
    out.ascii(',"summary":')
    const from = out.length
    this.#items(summary.map((reason) => this.#sentence(reason)))
    out.endList(from)
  }

  /** Judges and summaries of several matches say the same. */
  #sentence(reason: Reason): WrittenSentence {
    let known = this.#sentences.get(reason)
    if (known === undefined) this.#sentences.set(reason, (known = { text: this.#sayer.say(reason), from: 0, to: 0 }))
    return known
  }

  /** Those that stand on the page one after the other are copied together. */
  #items(parts: readonly WrittenPart[]): void {
    const out = this.#out
    for (let i = 0; i < parts.length; i += 1) {
      const part = parts[i] as WrittenPart
      out.comma()
      if (part.to === 0) {
        this.#place(part)
        continue
      }
      let { to } = part
      for (; parts[i + 1]?.from === to + 1; i += 1) to = (parts[i + 1] as WrittenPart).to
      out.again(part.from, to)
    }
  }

  #place(part: WrittenPart): void {
    const out = this.#out
    part.from = out.length
    if (typeof part.text === 'string') out.text(part.text)
    else out.put(part.text)
    part.to = out.length
  }

  #criteria(list: readonly CriterionResult[], { openings: beginnings }: Card, from: From): void {
    const out = this.#out
    out.ascii(',"criteria":')
    const start = out.length
    for (let i = 0; i < list.length; i += 1) {
      out.put(beginnings[i] as Uint8Array)
      this.#criterion(list[i] as CriterionResult, i, from)
    }
    out.endList(start)
  }

  /** What follows the beginning of the criterion with this number. */
  #criterion(result: CriterionResult, number: number, from: From): void {
    const out = this.#out
    const { anchors } = result
    const facts = this.#judgedFrom(result, from)
    const question = result.kind === 'manual' ? questionOf(from.entry, number) : undefined
    const own = result.answered !== undefined || question !== undefined
    const again = !own && facts.last !== undefined && saysTheSame(facts.last, result)
    if (again && anchors.length === 0 && facts.end > 0) {
      for (const citation of facts.cited) this.#citeInMatch(citation)
      return out.again(facts.from, facts.end)
    }
    const start = out.length
    if (again) out.again(facts.from, facts.to)
    else {
      facts.last = own ? undefined : result
      this.#judged(result, question, facts)
    }
    facts.from = start
    facts.to = out.length
    // The call's own places are cited first; the rest is the same for all criteria that share it.
    if (anchors.length > 0) this.#cite({ anchors }, from)
    for (const citation of facts.cited) this.#citeInMatch(citation)
    out.ascii(facts.ids)
    out.endList(facts.to)
    out.put(end)
    facts.end = anchors.length === 0 && facts.last !== undefined ? out.length : 0
  }

  /** All but how the criterion begins and what is cited. */
  #judged(result: CriterionResult, question: LocalizedText | undefined, facts: WrittenFacts): void {
    const { effect, outcome, reason, missing, near_miss: near, condition, answered } = result
    let text = `,"effect":"${effect}","outcome":"${outcome}"`
    if (result.excludes === true) text += ',"excludes":true'
    if (result.alternative === true) text += ',"alternative":true'
    text += `,"sentence":${this.#sentence(reason).text}${facts.found},"missing":${listed(missing)}`
    if (question !== undefined) text += `,"question":${json(textIn(question, this.#language))}`
    if (near !== undefined) {
      text += `,"near_miss":{"sentence":${this.#sentence(near.reason).text}`
      if (near.possible_from !== undefined) text += `,"possible_from":"${near.possible_from}"`
      if (near.possible_until !== undefined) text += `,"possible_until":"${near.possible_until}"`
      text += '}'
    }
    if (condition !== undefined) {
      text += `,"condition":{"sentence":${this.#sentence(condition.reason).text}`
      if (condition.until !== undefined) text += `,"until":"${condition.until}"`
      text += '}'
    }
    if (result.changes_on !== undefined) text += `,"changes_on":"${result.changes_on}"`
    if (answered !== undefined) text += `,"answered":${json(answered)}`
    this.#out.text(`${text},"citations":`)
  }

  #judgedFrom(result: CriterionResult, from: From): WrittenFacts {
    const { found, derived, references: named } = result
    // What one value of the profile answers is told by the value; all else by the judge that said it.
    const only = found[0]
    const alone = only !== undefined && found.length === 1 && derived.length + named.length === 0
    const told = found.length > 0 ? found : derived.length > 0 ? derived : named
    const key = alone ? only : told.length > 0 ? told : result.reason
    let facts = this.#facts.get(key)
    if (facts === undefined) this.#facts.set(key, (facts = this.#writeFacts(result, from)))
    return facts
  }

  #writeFacts({ found, derived, references: named }: CriterionResult, from: From): WrittenFacts {
    const parts = found.map((fact) => this.#found(fact, from).text)
    const cited = [...new Set(this.#sourcesOf({ found, derived, named }, from))]
    const ids = cited.map(({ id }) => id).join('')
    return { found: `,"found":[${parts.join(',')}]`, cited, ids, last: undefined, from: 0, to: 0, end: 0 }
  }

  #found(fact: FoundFact, { sources }: From): WrittenFact {
    let written = this.#fields.get(fact.path)
    if (written === undefined) {
      const { path, value } = fact
      written = { text: json({ path, value }), citation: this.#written(sources.field(fact)) }
      this.#fields.set(path, written)
    }
    return written
  }

  #reference(fact: ReferenceFact): WrittenCitation {
    let written = this.#references.get(fact)
    if (written !== undefined) return written
    let citation = references.get(fact)
    if (citation === undefined) references.set(fact, (citation = citeReference(fact)))
    this.#references.set(fact, (written = this.#written(citation)))
    return written
  }

  /** In the order in which they are cited. */
  #sourcesOf({ anchors = [], found = [], derived = [], named = [] }: Cited, from: From): WrittenCitation[] {
    const { entry, sources } = from
    const cited: WrittenCitation[] = []
    for (const citation of anchors.length === 0 ? [] : sources.spans(entry, anchors))
      cited.push(this.#written(citation))
    for (const fact of found) cited.push(this.#found(fact, from).citation)
    for (const fact of derived) cited.push(this.#written(sources.derived(fact)))
    for (const fact of named) cited.push(this.#reference(fact))
    return cited
  }

  #written(citation: Citation): WrittenCitation {
    let known = this.#citations.get(citation.id)
    if (known === undefined) {
      let written: Pick<WrittenCitation, 'id' | 'text'> | undefined = spans.get(citation)
      if (written === undefined) {
        const id = `,${json(citation.id)}`
        if (citation.kind === 'source_span') spans.set(citation, (written = { id, text: Buffer.from(json(citation)) }))
        else written = { id, text: json(citation) }
      }
      this.#citations.set(citation.id, (known = { ...written, from: 0, to: 0, match: 0, list: 0 }))
    }
    return known
  }

  /** A list of the ids, each once. */
  #citeAll(cited: Cited, from: From): void {
    const start = this.#out.length
    this.#cite(cited, from)
    this.#out.endList(start)
  }

  #cite(cited: Cited, from: From): void {
    this.#list += 1
    for (const citation of this.#sourcesOf(cited, from)) {
      if (citation.list === this.#list) continue
      citation.list = this.#list
      this.#out.ascii(citation.id)
      this.#citeInMatch(citation)
    }
  }

  /** What this match had not cited yet goes to its citations. */
  #citeInMatch(citation: WrittenCitation): void {
    if (citation.match === this.#match) return
    citation.match = this.#match
    this.#cited.push(citation)
  }

  #warnings({ warnings }: Match, from: From): void {
    const out = this.#out
    out.ascii(',"warnings":')
    const start = out.length
    for (const { kind, spoils, reason, amount, found, references: named, anchors } of warnings) {
      const lost = amount === undefined ? '' : `,"amount":${money(amount)}`
      out.text(`,{"kind":"${kind}","spoils":"${spoils}","sentence":${this.#sayer.say(reason)}${lost},"citations":`)
      this.#citeAll({ anchors, found, named }, from)
      out.ascii('}')
    }
    out.endList(start)
  }

  #missing(pointers: readonly string[]): void {
    const out = this.#out
    out.ascii(',"missing":')
    const start = out.length
    for (const pointer of pointers) {
      out.comma()
      const label = this.#labels.get(pointer)
      if (label !== undefined) {
        out.again(label.from, label.to)
        continue
      }
      const from = out.length
      out.text(json({ pointer, label: fieldName(pointer, this.#language) }))
      this.#labels.set(pointer, { from, to: out.length })
    }
    out.endList(start)
  }
}

/** Where what is cited comes from. */
interface From {
  readonly entry: CatalogueEntry
  readonly sources: Sources
}

/** Of two results of one judge; what is missing follows from the reason. */
const saysTheSame = (a: CriterionResult, b: CriterionResult): boolean =>
  a.reason === b.reason &&
  a.outcome === b.outcome &&
  a.effect === b.effect &&
  a.excludes === b.excludes &&
  a.alternative === b.alternative &&
  a.near_miss === b.near_miss &&
  a.condition === b.condition &&
  a.changes_on === b.changes_on

const end = Buffer.from('}')
const citesNothing = Buffer.from('[]}')
const citations = Buffer.from(',"citations":')

/** What a person is asked to confirm. */
function questionOf(entry: CatalogueEntry, number: number): LocalizedText | undefined {
  const criterion = entry.compiled().leaves[number]?.criterion
  return criterion?.kind === 'manual' ? criterion.question : undefined
}

const listed = (list: readonly string[]): string => (list.length === 0 ? '[]' : json(list))

/** Amounts and currencies are digits and letters. */
const money = ({ amount, currency }: Money): string => `{"amount":"${amount}","currency":"${currency}"}`
