/**
 * Explained matches as JSON: what `JSON.stringify(viewOf(…))` would give, put together from parts that were encoded
 * before. What a programme says, what is cited of a profile and what a sentence says are each written once, and then
 * copied; only the order and the numbers of a match are its own. `match-writer.test.ts` holds the two against each other.
 *
 * Items of lists are kept with a comma before each (`JsonBytes.endList`).
 */
import type { Citation, ResolvedAnchor } from '../core/citing/citation.ts'
import { citeReference } from '../core/citing/quote.ts'
import type { Criterion } from '../core/criteria/criterion.ts'
import type { AsOf } from '../core/matching/as-of.ts'
import type { CompiledProgramme, Leaf } from '../core/matching/compile.ts'
import type { Money } from '../core/facts/money.ts'
import type { Language } from '../core/facts/text.ts'
import type {
  CriterionResult,
  DerivedFact,
  Estimate,
  FoundFact,
  Match,
  Reason,
  ReferenceFact,
  Score,
  ScoreComponent,
} from '../core/matching/result.ts'
import type { Outcome, Verdict } from '../core/verdict.ts'
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

/** A citation: its id and all of it as items, and the numbers of the match and the list that cited it last. */
interface WrittenCitation {
  readonly id: Uint8Array
  readonly text: Uint8Array
  match: number
  list: number
}

/** A value of the profile, as an item of what was found, and as it is cited. */
interface WrittenFact {
  readonly text: string
  readonly citation: WrittenCitation
}

/** What a judge said. Criteria of which the same was said share the list of what was found. */
interface WrittenFacts {
  readonly found: string
  /** Each once, and their ids as items. */
  readonly cited: readonly WrittenCitation[]
  readonly ids: Uint8Array
  /** The sentence, what was found and what is missing, as they were written last, and of which reason. */
  said: Uint8Array
  reason: Reason | undefined
}

const json = (value: unknown): string => JSON.stringify(value)
const item = (text: string): Uint8Array => Buffer.from(`,${text}`)

/** Of a citation of a programme's text, which is long and cited again, its id and all of it as items. */
const spans = new WeakMap<Citation, { id: Uint8Array; text: Uint8Array }>()
/** Of a reference that the core names again and again, its citation. */
const references = new WeakMap<ReferenceFact, Citation>()
/** What a programme was summed up as. */
const summaries = new WeakMap<MatchView['programme'], Uint8Array>()
/** How a criterion begins. */
const openings: Readonly<Record<Language, WeakMap<Criterion, Uint8Array>>> = { el: new WeakMap(), en: new WeakMap() }

/** Writes the matches of one profile in one language. */
export class MatchWriter {
  readonly #language: Language
  readonly #names: Names
  readonly #sayer: JsonSayer
  readonly #out: JsonBytes
  readonly #sentences = new Map<Reason, { readonly text: string; item: Uint8Array | undefined }>()
  readonly #facts = new Map<readonly FoundFact[], WrittenFacts>()
  readonly #fields = new Map<string, WrittenFact>()
  readonly #references = new Map<ReferenceFact, WrittenCitation>()
  readonly #citations = new Map<string, WrittenCitation>()
  readonly #labels = new Map<string, Uint8Array>()
  #asOf: { asOf: AsOf; text: string } | undefined
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

  /** A page of matches. */
  list(shown: readonly ShownMatch[]): void {
    const from = this.#out.length
    for (const each of shown) this.#write(each)
    this.#out.endList(from)
  }

  #write(shown: ShownMatch): void {
    const { entry, match, profileId, profile, decision } = shown
    const out = this.#out
    const sources = new Sources(entry, profile)
    this.#match += 1
    this.#cited.length = 0
    const preview = profileId === undefined
    const id = preview ? previewId(entry) : matchIdOf(profileId, entry.id)
    out.ascii(preview ? `,{"id":"${id}","programme":` : `,{"id":"${id}","profile_id":"${profileId}","programme":`)
    out.put(this.#programme(shown))
    this.#score(match.score, match.verdict)
    this.#estimate(match.estimate, sources)
    this.#summary(match)
    this.#criteria(match.criteria, entry.compiled(), sources)
    if (match.near_miss !== undefined)
      out.text(
        `,"near_miss":${json(nearMissView(match.near_miss, (reason) => say(reason, this.#language, this.#names)))}`,
      )
    this.#warnings(match, sources)
    this.#missing(match.missing)
    this.#day(',"changes_on":"', match.changes_on)
    if (decision !== undefined) out.text(`,"decision":${json(decisionOf(decision))}`)
    out.ascii(',"citations":')
    const from = out.length
    for (const citation of this.#cited) out.put(citation.text)
    out.endList(from)
    const url = preview ? `/api/v1/programmes/${entry.slug}` : `/api/v1/match/${id}/reasoning`
    out.ascii(`,"as_of":"${this.#moment(shown.asOf)}","url":"${url}"}`)
  }

  #programme(shown: ShownMatch): Uint8Array {
    const summary = summaryOf(shown, this.#language)
    let text = summaries.get(summary)
    if (text === undefined) summaries.set(summary, (text = Buffer.from(json(summary))))
    return text
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
    for (const component of breakdown) out.put(this.#component(component))
    out.endList(from)
  }

  /** The reasons of a score are made once each: by them, and the points, the whole is found again. */
  #component(score: ScoreComponent): Uint8Array {
    const { component, points, max, reason } = score
    const { around } = this.#sayer
    let texts = around.get(reason)
    if (texts === undefined) around.set(reason, (texts = []))
    // What is not eligible has one reason for all components.
    const known = reason.key === 'score.not_eligible' ? undefined : texts[points]
    return (texts[points] =
      known ??
      item(`{"component":"${component}","points":${points},"max":${max},"sentence":${this.#sayer.say(reason)}}`))
  }

  #estimate({ status, amount, min, max, binding, missing, steps }: Estimate, sources: Sources): void {
    const out = this.#out
    let text = `},"estimate":{"status":"${status}"`
    if (amount !== undefined) text += `,"amount":${money(amount)}`
    if (min !== undefined) text += `,"min":${money(min)}`
    if (max !== undefined) text += `,"max":${money(max)}`
    if (binding !== undefined) text += `,"binding":"${binding}"`
    out.text(`${text},"missing":${listed(missing)},"steps":`)
    const from = out.length
    for (const { reason, result, anchors, references: named } of steps) {
      out.text(`,{"sentence":${this.#sayer.say(reason)},"result":${money(result)},"citations":`)
      this.#citeAll({ anchors, named }, sources)
      out.ascii('}')
    }
    out.endList(from)
  }

  #summary({ summary, criteria }: Match): void {
    const out = this.#out
    out.ascii('},"summary":')
    const from = out.length
    for (const reason of summary) {
      // What is said of a criterion, too, may be said again of the next programme's.
      if (criteria.some((each) => each.reason === reason)) {
        const known = this.#sentence(reason)
        out.put((known.item ??= item(known.text)))
      } else out.text(`,${this.#sayer.say(reason)}`)
    }
    out.endList(from)
  }

  #sentence(reason: Reason): { readonly text: string; item: Uint8Array | undefined } {
    let known = this.#sentences.get(reason)
    if (known === undefined) this.#sentences.set(reason, (known = { text: this.#sayer.say(reason), item: undefined }))
    return known
  }

  #criteria(list: readonly CriterionResult[], compiled: CompiledProgramme, sources: Sources): void {
    const out = this.#out
    out.ascii(',"criteria":')
    const from = out.length
    for (const [i, result] of list.entries()) this.#criterion(result, (compiled.leaves[i] as Leaf).criterion, sources)
    out.endList(from)
  }

  #criterion(result: CriterionResult, criterion: Criterion, sources: Sources): void {
    const out = this.#out
    const { effect, outcome, near_miss: near, condition, answered, anchors } = result
    const question = criterion.kind === 'manual' ? criterion.question : undefined
    const facts = this.#judgedFrom(result, sources)
    out.put(this.#opening(criterion))
    out.put(standing[effect][outcome])
    if (result.excludes === true) out.ascii(',"excludes":true')
    if (result.alternative === true) out.ascii(',"alternative":true')
    out.put(this.#said(result, facts))
    if (question !== undefined) out.text(`,"question":${json(textIn(question, this.#language))}`)
    if (near !== undefined) {
      out.text(`,"near_miss":{"sentence":${this.#sentence(near.reason).text}`)
      this.#day(',"possible_from":"', near.possible_from)
      this.#day(',"possible_until":"', near.possible_until)
      out.ascii('}')
    }
    if (condition !== undefined) {
      out.text(`,"condition":{"sentence":${this.#sentence(condition.reason).text}`)
      this.#day(',"until":"', condition.until)
      out.ascii('}')
    }
    this.#day(',"changes_on":"', result.changes_on)
    if (answered !== undefined) out.text(`,"answered":${json(answered)}`)
    out.put(citations)
    const from = out.length
    // The call's own places are cited first; the rest is the same for all criteria that share it.
    if (anchors.length > 0) this.#cite({ anchors }, sources)
    for (const citation of facts.cited) this.#citeInMatch(citation)
    out.put(facts.ids)
    out.endList(from)
    out.put(end)
  }

  /** Id, kind and title. */
  #opening(criterion: Criterion): Uint8Array {
    const known = openings[this.#language].get(criterion)
    if (known !== undefined) return known
    const { id, kind, title } = criterion
    const titled = title === undefined ? '' : `,"title":${json(textIn(title, this.#language))}`
    const text = item(`{"id":${json(id)},"kind":"${kind}"${titled}`)
    openings[this.#language].set(criterion, text)
    return text
  }

  /** The sentence, what was found and what is missing. */
  #said({ reason, missing }: CriterionResult, facts: WrittenFacts): Uint8Array {
    if (facts.reason !== reason) {
      facts.reason = reason
      facts.said = item(
        `"sentence":${this.#sentence(reason).text},"found":[${facts.found.slice(1)}],"missing":${listed(missing)}`,
      )
    }
    return facts.said
  }

  #judgedFrom(result: CriterionResult, sources: Sources): WrittenFacts {
    let facts = this.#facts.get(result.found)
    if (facts === undefined) this.#facts.set(result.found, (facts = this.#writeFacts(result, sources)))
    return facts
  }

  #writeFacts({ found, derived, references: named }: CriterionResult, sources: Sources): WrittenFacts {
    let parts = ''
    for (const fact of found) parts += this.#found(fact, sources).text
    const cited = [...new Set(this.#sourcesOf({ found, derived, named }, sources))]
    const ids = cited.length === 1 && cited[0] !== undefined ? cited[0].id : Buffer.concat(cited.map(({ id }) => id))
    return { found: parts, cited, ids, said: ids, reason: undefined }
  }

  #found(fact: FoundFact, sources: Sources): WrittenFact {
    let written = this.#fields.get(fact.path)
    if (written === undefined) {
      const { path, value } = fact
      written = { text: `,${json({ path, value })}`, citation: this.#written(sources.field(fact)) }
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
  #sourcesOf({ anchors = [], found = [], derived = [], named = [] }: Cited, sources: Sources): WrittenCitation[] {
    const cited: WrittenCitation[] = []
    for (const citation of anchors.length === 0 ? [] : sources.spans(anchors)) cited.push(this.#written(citation))
    for (const fact of found) cited.push(this.#found(fact, sources).citation)
    for (const fact of derived) cited.push(this.#written(sources.derived(fact)))
    for (const fact of named) cited.push(this.#reference(fact))
    return cited
  }

  #written(citation: Citation): WrittenCitation {
    let known = this.#citations.get(citation.id)
    if (known === undefined) {
      let written = spans.get(citation)
      if (written === undefined) {
        written = { id: item(json(citation.id)), text: item(json(citation)) }
        if (citation.kind === 'source_span') spans.set(citation, written)
      }
      this.#citations.set(citation.id, (known = { ...written, match: 0, list: 0 }))
    }
    return known
  }

  /** A list of the ids, each once. */
  #citeAll(cited: Cited, sources: Sources): void {
    const from = this.#out.length
    this.#cite(cited, sources)
    this.#out.endList(from)
  }

  #cite(cited: Cited, sources: Sources): void {
    this.#list += 1
    for (const citation of this.#sourcesOf(cited, sources)) {
      if (citation.list === this.#list) continue
      citation.list = this.#list
      this.#out.put(citation.id)
      this.#citeInMatch(citation)
    }
  }

  /** What this match had not cited yet goes to its citations. */
  #citeInMatch(citation: WrittenCitation): void {
    if (citation.match === this.#match) return
    citation.match = this.#match
    this.#cited.push(citation)
  }

  #warnings({ warnings }: Match, sources: Sources): void {
    const out = this.#out
    out.ascii(',"warnings":')
    const from = out.length
    for (const { kind, spoils, reason, amount, found, references: named, anchors } of warnings) {
      const lost = amount === undefined ? '' : `,"amount":${money(amount)}`
      out.text(`,{"kind":"${kind}","spoils":"${spoils}","sentence":${this.#sayer.say(reason)}${lost},"citations":`)
      this.#citeAll({ anchors, found, named }, sources)
      out.ascii('}')
    }
    out.endList(from)
  }

  #missing(pointers: readonly string[]): void {
    const out = this.#out
    out.ascii(',"missing":')
    const from = out.length
    for (const pointer of pointers) {
      let label = this.#labels.get(pointer)
      if (label === undefined)
        this.#labels.set(pointer, (label = item(json({ pointer, label: fieldName(pointer, this.#language) }))))
      out.put(label)
    }
    out.endList(from)
  }
}

const standingOf = (effect: CriterionResult['effect']): Readonly<Record<Outcome, Uint8Array>> => ({
  met: item(`"effect":"${effect}","outcome":"met"`),
  not_met: item(`"effect":"${effect}","outcome":"not_met"`),
  unknown: item(`"effect":"${effect}","outcome":"unknown"`),
})
const standing = { eligibility: standingOf('eligibility'), obligation: standingOf('obligation') }
const citations = item('"citations":')
const end = Buffer.from('}')

const listed = (list: readonly string[]): string => (list.length === 0 ? '[]' : json(list))

/** Amounts and currencies are digits and letters. */
const money = ({ amount, currency }: Money): string => `{"amount":"${amount}","currency":"${currency}"}`
