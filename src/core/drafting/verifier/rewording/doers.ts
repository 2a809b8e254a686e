import type { Finding } from '../claim.ts'
import { isPassive, type Reading, type WordItem } from './reading.ts'
import { argumentsOf, exceeding, meet, Names, said, without, type Said } from './relations.ts'

/**
 * Who does what a verb says, to whom and for whom, where the place of the words leaves no doubt: an object where there was
 * another, a doer where there was the object, a receiver where there was the doer.
 */
export function doerFindings(composed: Reading, proposed: Reading): Finding[] {
  const names = new Names()
  const [theirs, ours] = [composed, proposed].map((reading) => placesIn(reading, names)) as [Places, Places]
  for (const [verb, now] of ours) {
    const before = theirs.get(verb)
    if (before !== undefined && isTurned(before, now)) return [{ code: 'role', at: verb }]
  }
  return []
}

function isTurned(before: Roles, now: Roles): boolean {
  const became = (a: Place, b: Place): boolean => meet(before[a], now[b])
  const apart = (a: Place): boolean => before[a].size > 0 && now[a].size > 0 && !became(a, a)
  return (
    // Of two passives the subjects may be what is done together: "the claim with invoices", "invoices with the claim".
    (apart('object') && (before.subject.size === 0 || now.subject.size === 0)) ||
    (became('object', 'doer') && apart('doer')) ||
    (became('object', 'by') && !became('by', 'by')) ||
    (became('by', 'object') && !became('object', 'object')) ||
    (became('doer', 'on') && apart('on')) ||
    (!became('agent', 'agent') && meet(without(before.agent, before.receiver), now.receiver)) ||
    (apart('exceeds') && became('exceeded', 'exceeds')) ||
    (apart('exceeded') && became('exceeds', 'exceeded'))
  )
}

type Place = 'doer' | 'object' | 'subject' | 'by' | 'on' | 'agent' | 'receiver' | 'exceeds' | 'exceeded'
type Roles = Readonly<Record<Place, Set<number>>>
type Places = ReadonlyMap<string, Roles>

/** Verbs by which something goes from one to another. */
const gives =
  /^(?:καταβαλ|παραδιδ|παραδω|υποβαλ|χορηγ|αποδιδ|αποδο|διαβιβ|αποστελ|πληρων|γνωστοποι|κοινοποι|επιστρεφ|μεταβιβ|παραχωρ|pa(?:ys?|id)$|submit|deliver|sen[dt]|transfer|hand|repa)/u

function placesIn(reading: Reading, names: Names): Places {
  const out = new Map<string, Roles>()
  const of = (verb: string): Roles => {
    const empty = (): Set<number> => new Set()
    const known = out.get(verb) ?? {
      doer: empty(),
      object: empty(),
      subject: empty(),
      by: empty(),
      on: empty(),
      agent: empty(),
      receiver: empty(),
      exceeds: empty(),
      exceeded: empty(),
    }
    out.set(verb, known)
    return known
  }
  const items = reading.items.filter(said)
  for (const {
    sort,
    of: [item],
  } of exceeding(reading))
    if (item !== undefined) of('exceed')[sort as 'exceeds' | 'exceeded'].add(names.numberOf(item))
  for (const {
    sort,
    of: [verb, item],
  } of argumentsOf(items))
    if (sort === 'agent' && verb !== undefined && item !== undefined)
      of(String(names.numberOf(verb))).agent.add(names.numberOf(item))
  for (const [at, verb] of items.entries()) {
    if (verb.kind !== 'word' || verb.verb !== true) continue
    // "The size is accepted (accepted: micro)": two acts, of which each has its own.
    if (items.filter((item) => names.numberOf(item) === names.numberOf(verb)).length > 1) continue
    const places = of(String(names.numberOf(verb)))
    const put = (place: Place, list: readonly Said[]): void =>
      list.forEach((item) => places[place].add(names.numberOf(item)))
    if (gives.test(verb.text))
      put(
        'receiver',
        items.filter(({ clause, lead }) => clause === verb.clause && lead === (reading.greek ? 'in' : 'to')),
      )
    if (reading.greek) continue
    const head = headBefore(items, at)
    const before = phraseAt(items, head, verb)
    const after = phraseAt(items, at + 1, verb)
    const subject = before[0]?.lead === '' ? [...before, ...items.slice(head, at)] : []
    const lead = after[0]?.lead
    // "The employer is paid aid": the one to whom.
    if (!(isPassive(verb) && /^(?:paid|given|awarded|granted|offered)$/u.test(verb.text)))
      put(isPassive(verb) ? 'object' : 'doer', subject)
    if (isPassive(verb)) put('subject', subject)
    if (lead === 'by' && isPassive(verb)) put('by', after)
    if (lead === 'in') put('on', after)
    // "Decides the value of the plant": of "value" nothing is said.
    if ((lead === '' || lead === 'of') && !isPassive(verb)) put('object', after)
  }
  return out
}

/** The place of the head of the subject before a verb: "the maximum of the call is decided". */
function headBefore(items: readonly Said[], verb: number): number {
  let at = verb - 1
  while (at > 0 && items[at]?.lead === 'of' && items[at - 1]?.clause === items[verb]?.clause) at -= 1
  return at
}

/** The words of the phrase that stands directly beside a verb. */
function phraseAt(items: readonly Said[], at: number, verb: WordItem): Said[] {
  const next = items[at]
  if (next === undefined || next.kind !== 'word' || next.clause !== verb.clause || next.verb === true) return []
  return items.filter(({ phrase, piece }) => phrase === next.phrase && piece === next.piece)
}
