/**
 * Explained matches as JSON text: what `JSON.stringify(viewOf(…))` would give, put together from parts that were written
 * before. What a programme says, what is cited of a profile and what a sentence says are each written once, and then
 * copied; only the order and the numbers of a match are its own. `match-writer.test.ts` holds the two against each other.
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
  Estimate,
  FoundFact,
  Match,
  Reason,
  ReferenceFact,
  Score,
} from '../core/matching/result.ts'
import type { Aimed } from '../core/matching/score-compile.ts'
import { matchIdOf } from '../platform/ids.ts'
import { jsonSayer, type JsonSayer } from '../wording/kept-sentences.ts'
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

/** A citation, written: its id as JSON, all of it, and the numbers of the match and the list that cited it last. */
interface WrittenCitation {
  readonly id: string
  readonly text: string
  match: number
  list: number
}

/** A value of the profile, as it is shown where it was found, and as it is cited. */
interface WrittenFact {
  readonly text: string
  readonly citation: WrittenCitation
}

/** What a criterion was judged from, written. Criteria that say the same share the lists that they found. */
interface WrittenFacts {
  readonly found: string
  readonly cited: readonly WrittenCitation[]
}

const json = (value: unknown): string => JSON.stringify(value)

/** Of a citation of a programme's text, which is long and cited again, its JSON. */
const spans = new WeakMap<Citation, string>()
/** Of what a programme was summed up as, its JSON. */
const summaries = new WeakMap<MatchView['programme'], string>()

function keptText<T extends object>(kept: WeakMap<T, string>, value: T): string {
  let text = kept.get(value)
  if (text === undefined) kept.set(value, (text = json(value)))
  return text
}

/** Writes the matches of one profile in one language. */
export class MatchWriter {
  readonly #language: Language
  readonly #names: Names
  readonly #sayer: JsonSayer
  readonly #sentences = new Map<Reason, string>()
  readonly #facts = new Map<readonly FoundFact[], WrittenFacts>()
  readonly #fields = new Map<string, WrittenFact>()
  readonly #references = new Map<ReferenceFact, WrittenCitation>()
  readonly #citations = new Map<string, WrittenCitation>()
  readonly #labels = new Map<string, string>()
  #asOf: { asOf: AsOf; text: string } | undefined
  #match = 0
  #list = 0
  /** Of the match at hand. */
  #cited = ''

  constructor(language: Language, names: Names) {
    this.#language = language
    this.#names = names
    this.#sayer = jsonSayer(language, names)
  }

  /** All matches of a page, with commas between. */
  list(shown: readonly ShownMatch[]): string {
    return `[${shown.map((each) => this.write(each)).join(',')}]`
  }

  write(shown: ShownMatch): string {
    const { entry, match, profileId, profile } = shown
    const sources = new Sources(entry, profile)
    this.#match += 1
    this.#cited = ''
    const preview = profileId === undefined
    const id = preview ? previewId(entry) : matchIdOf(profileId, entry.id)
    const url = preview ? `/api/v1/programmes/${entry.slug}` : `/api/v1/match/${id}/reasoning`
    const estimate = this.#estimate(match.estimate, sources)
    const criteria = this.#criteria(match.criteria, entry.compiled(), sources)
    const warnings = this.#warnings(match, sources)
    return `{"id":${json(id)}${preview ? '' : `,"profile_id":${json(profileId)}`},"programme":${keptText(
      summaries,
      summaryOf(shown, this.#language),
    )},"eligibility":"${match.verdict}","score":${this.#score(match.score, entry.compiled())},"estimate":${estimate},"summary":[${this.#summary(
      match.summary,
    )}],"criteria":[${criteria}]${this.#nearMiss(match)},"warnings":[${warnings}],"missing":[${this.#missing(
      match.missing,
    )}]${match.changes_on === undefined ? '' : `,"changes_on":"${match.changes_on}"`}${
      shown.decision === undefined ? '' : `,"decision":${json(decisionOf(shown.decision))}`
    },"citations":[${this.#cited}],"as_of":"${this.#moment(shown.asOf)}","url":${json(url)}}`
  }

  #moment(asOf: AsOf): string {
    if (this.#asOf?.asOf !== asOf) this.#asOf = { asOf, text: writtenMoment(asOf) }
    return this.#asOf.text
  }

  #sentence(reason: Reason): string {
    let text = this.#sentences.get(reason)
    if (text === undefined) this.#sentences.set(reason, (text = this.#sayer.say(reason)))
    return text
  }

  #score({ total, base, time, breakdown }: Score, { score: { aims } }: CompiledProgramme): string {
    let parts = ''
    for (const { component, points, max, reason } of breakdown) {
      const own = component in aims && aims[component as Aimed].some((aim) => aim.reason === reason)
      const sentence = own ? this.#sayer.sayLasting(reason) : this.#sayer.say(reason)
      parts += `${parts === '' ? '' : ','}{"component":"${component}","points":${points},"max":${max},"sentence":${sentence}}`
    }
    return `{"total":${total},"base":${base},"time":${time},"breakdown":[${parts}]}`
  }

  #summary(list: readonly Reason[]): string {
    let parts = ''
    for (const reason of list) parts += parts === '' ? this.#sentence(reason) : `,${this.#sentence(reason)}`
    return parts
  }

  #estimate(estimate: Estimate, sources: Sources): string {
    let text = ''
    for (const name in estimate) {
      if (name === 'steps') continue
      const value = estimate[name as keyof Estimate]
      if (value !== undefined) text += `${text === '' ? '{' : ','}"${name}":${json(value)}`
    }
    let steps = ''
    for (const { reason, result, anchors, references } of estimate.steps)
      steps += `${steps === '' ? '' : ','}{"sentence":${this.#sentence(reason)},"result":${money(result)},"citations":[${this.#cite([...this.#spans(anchors, sources), ...references.map((each) => this.#reference(each))])}]}`
    return `${text},"steps":[${steps}]}`
  }

  #criteria(list: readonly CriterionResult[], compiled: CompiledProgramme, sources: Sources): string {
    let text = ''
    for (const [i, result] of list.entries()) {
      const { criterion } = compiled.leaves[i] as Leaf
      text += `${text === '' ? '' : ','}${this.#criterion(result, criterion, sources)}`
    }
    return text
  }

  #criterion(result: CriterionResult, criterion: Criterion, sources: Sources): string {
    const { criterion_id: id, kind, effect, outcome, near_miss: near, condition, answered } = result
    const { title } = criterion
    const question = criterion.kind === 'manual' ? criterion.question : undefined
    const { found, cited } = this.#judgedFrom(result, sources)
    let text = `{"id":${json(id)},"kind":"${kind}"`
    if (title !== undefined) text += `,"title":${json(textIn(title, this.#language))}`
    text += `,"effect":"${effect}","outcome":"${outcome}"`
    if (result.excludes === true) text += ',"excludes":true'
    if (result.alternative === true) text += ',"alternative":true'
    text += `,"sentence":${this.#sentence(result.reason)},"found":${found},"missing":${
      result.missing.length === 0 ? '[]' : json(result.missing)
    }`
    if (question !== undefined) text += `,"question":${json(textIn(question, this.#language))}`
    if (near !== undefined) {
      const { possible_from: from, possible_until: until } = near
      text += `,"near_miss":{"sentence":${this.#sentence(near.reason)}${day('possible_from', from)}${day('possible_until', until)}}`
    }
    if (condition !== undefined)
      text += `,"condition":{"sentence":${this.#sentence(condition.reason)}${day('until', condition.until)}}`
    text += day('changes_on', result.changes_on)
    if (answered !== undefined) text += `,"answered":${json(answered)}`
    return `${text},"citations":[${this.#cite(cited)}]}`
  }

  /** The call's own places are cited first; the rest is the same for all criteria that share it. */
  #judgedFrom(result: CriterionResult, sources: Sources): WrittenFacts {
    const { anchors, found } = result
    let facts = this.#facts.get(found)
    if (facts === undefined) this.#facts.set(found, (facts = this.#writeFacts(result, sources)))
    if (anchors.length === 0) return facts
    return { found: facts.found, cited: [...this.#spans(anchors, sources), ...facts.cited] }
  }

  #writeFacts({ found, derived, references }: CriterionResult, sources: Sources): WrittenFacts {
    const cited: WrittenCitation[] = []
    let text = ''
    for (const fact of found) {
      const written = this.#found(fact, sources)
      text += text === '' ? written.text : `,${written.text}`
      cited.push(written.citation)
    }
    for (const fact of derived) cited.push(this.#written(sources.derived(fact)))
    for (const fact of references) cited.push(this.#reference(fact))
    return { found: `[${text}]`, cited }
  }

  #found(fact: FoundFact, sources: Sources): WrittenFact {
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
    if (written === undefined) this.#references.set(fact, (written = this.#written(citeReference(fact))))
    return written
  }

  #spans(anchors: readonly ResolvedAnchor[], sources: Sources): WrittenCitation[] {
    return sources.spans(anchors).map((each) => this.#written(each))
  }

  #written(citation: Citation): WrittenCitation {
    let known = this.#citations.get(citation.id)
    if (known === undefined) {
      const text = citation.kind === 'source_span' ? keptText(spans, citation) : json(citation)
      this.#citations.set(citation.id, (known = { id: json(citation.id), text, match: 0, list: 0 }))
    }
    return known
  }

  /** The ids, each once; what this match had not cited yet goes to its citations. */
  #cite(cited: readonly WrittenCitation[]): string {
    this.#list += 1
    let ids = ''
    for (const citation of cited) {
      if (citation.list === this.#list) continue
      citation.list = this.#list
      ids += ids === '' ? citation.id : `,${citation.id}`
      if (citation.match === this.#match) continue
      citation.match = this.#match
      this.#cited += this.#cited === '' ? citation.text : `,${citation.text}`
    }
    return ids
  }

  #nearMiss({ near_miss: near }: Match): string {
    if (near === undefined) return ''
    return `,"near_miss":${json(nearMissView(near, (reason) => say(reason, this.#language, this.#names)))}`
  }

  #warnings({ warnings }: Match, sources: Sources): string {
    let text = ''
    for (const { kind, spoils, reason, amount, found, references, anchors } of warnings) {
      const cited = [
        ...this.#spans(anchors, sources),
        ...found.map((fact) => this.#found(fact, sources).citation),
        ...references.map((each) => this.#reference(each)),
      ]
      text += `${text === '' ? '' : ','}{"kind":"${kind}","spoils":"${spoils}","sentence":${this.#sentence(reason)}${
        amount === undefined ? '' : `,"amount":${money(amount)}`
      },"citations":[${this.#cite(cited)}]}`
    }
    return text
  }

  #missing(pointers: readonly string[]): string {
    let text = ''
    for (const pointer of pointers) {
      let label = this.#labels.get(pointer)
      if (label === undefined)
        this.#labels.set(pointer, (label = json({ pointer, label: fieldName(pointer, this.#language) })))
      text += text === '' ? label : `,${label}`
    }
    return text
  }
}

const day = (name: string, value: string | undefined): string => (value === undefined ? '' : `,"${name}":"${value}"`)

/** Amounts and currencies are digits and letters. */
const money = ({ amount, currency }: Money): string => `{"amount":"${amount}","currency":"${currency}"}`
