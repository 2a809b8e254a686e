import { polarityOf } from '../meaning.ts'
import type { Quantity } from '../quantities.ts'
import { equal } from '../same-quantity.ts'
import type { Source } from '../source.ts'
import { wordsOf } from '../words.ts'
import type { Finding } from '../claim.ts'

const over =
  /(?:υπερβαιν\p{L}+|ξεπερν\p{L}+|above|over|exceed\p{L}*|πανω απο) (?:το|τα|the) (?:[€\d.,]+ ?€? |eur [\d.,]+ )?(?:οριο|ορια|ceiling|limit|threshold|ratio|maximum)/u
const underLimit =
  /(?:below|under|within|κατω απο|εντοσ|μεσα στ\p{L}+) (?:το |τα |the )?(?:[€\d.,]+ ?€? |eur [\d.,]+ )?(?:οριο|ορια|ceiling|limit|threshold|ratio|maximum)/u

/** "Above the ceiling" of a value that is not, or the other way round. */
export function compared(folded: string, quantities: readonly Quantity[]): Finding[] {
  const limit = quantities.find(({ bound }) => bound === 'limit')
  const value = quantities.find(
    (each) => each !== limit && each.kind === limit?.kind && (each.bound === 'none' || each.bound === 'from'),
  )
  if (limit === undefined || value === undefined) return []
  const above = over.test(folded)
  if (!above && !underLimit.test(folded)) return []
  const negated = /(?:δεν|not) (?:\p{L}+ )?(?:υπερβαιν|ξεπερν|exceed|above|over)/u.test(folded)
  return (above && !negated ? value.value > limit.value : value.value <= limit.value)
    ? []
    : [{ code: 'role', at: folded.slice(value.start, value.end) }]
}

const precedes = /^[^;·]{0,30}(?:precedes?|προηγ\p{L}+|before|πριν)/u
const follows = /^[^;·]{0,30}(?:follows?|επετ\p{L}+|after|μετα)(?!\p{L})/u
const holds = /(?<!\p{L})(?:κατεχ\p{L}+|holds?|held|owns?)(?!\p{L})/u
const ours = /(?<!\p{L})(?:your|our|the business|η επιχειρηση)(?!\p{L})/u
const covered =
  /(?<!\p{L})(?:καλυπτ\p{L}+|πληρ(?:ειται|ουνται|οι|ουν)|τηρ(?:ειται|ουνται)|met|satisfied|fulfilled)(?!\p{L})/u

/** Relations that the values themselves decide: which day comes first, who holds whom, whether a bound is reached. */
export function related(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  const found: Finding[] = []
  const dates = quantities.filter(({ kind, key }) => kind === 'date' && key.length === 10)
  const [first, second] = dates
  if (first !== undefined) {
    const tail = folded.slice(first.end, second?.start ?? folded.length)
    const others = [
      ...new Set(
        sources
          .flatMap((source) => source.quantities.filter(({ kind, key }) => kind === 'date' && key.length === 10))
          .map(({ key }) => key),
      ),
    ].filter((key) => key !== first.key)
    const other = second?.key ?? (others.length === 1 ? others[0] : undefined)
    const wrong =
      other !== undefined && ((precedes.test(tail) && first.key >= other) || (follows.test(tail) && first.key <= other))
    if (wrong) found.push({ code: 'role', at: folded.slice(first.start, first.end) })
  }
  const longer = /(?:παρατ|extend|prolong|postpon|μετατιθ|μετατεθ|αναβ[αλ]λ)\p{L}*(?: \p{L}+){0,4} $/u
  const [moved] = dates.filter(({ start }) => longer.test(folded.slice(0, start)))
  if (moved !== undefined && dates.some(({ key }) => key > moved.key))
    found.push({ code: 'role', at: folded.slice(moved.start, moved.end) })
  const back = dates.find((day, at) => {
    const next = dates[at + 1]
    return (
      next !== undefined &&
      next.key < day.key &&
      /(?<!\p{L})(?:from|απο)(?: \p{L}{1,4})? $/u.test(folded.slice(0, day.start)) &&
      /^ (?:to|until|εωσ|μεχρι)(?: και)?(?: \p{L}{1,4})? $/u.test(folded.slice(day.end, next.start))
    )
  })
  if (back !== undefined) found.push({ code: 'role', at: folded.slice(back.start, back.end) })
  const turned = movedFindings(folded, quantities)
  found.push(...turned)
  const direction = sources.find(({ citation }) => citation.field?.path.endsWith('/direction') === true)?.citation.field
    ?.value
  const [verb, we] = [folded.search(holds), folded.search(ours)]
  if (direction !== undefined && verb >= 0 && we >= 0 && we < verb !== (direction === 'downstream'))
    found.push({ code: 'role', at: 'direction' })
  const limit = sources.find(({ span }) => span)?.quantities.find(({ bound }) => bound === 'min' || bound === 'max')
  const value = quantities.find(
    (each) =>
      sources.some(
        ({ span, quantities: theirs }) => !span && theirs.some((other) => equal(each, other) && each.kind !== 'date'),
      ) && !/^20\d\d$/u.test(each.key),
  )
  if (
    limit !== undefined &&
    value !== undefined &&
    covered.test(folded) &&
    !sources.some(({ citation }) => citation.kind === 'derived')
  ) {
    const reached = limit.bound === 'min' ? value.value >= limit.value : value.value <= limit.value
    const says = polarityOf(wordsOf(folded)).negative === 0
    if (reached !== says) found.push({ code: 'role', at: folded.slice(value.start, value.end) })
  }
  return found
}

const upwards = /(?<!\p{L})(?:αυξ|ανεβ|increas|ris(?:e|es|ing|en)(?!\p{L})|rose|grow|grew|climb|διπλασ)\p{L}*/u
const downwards = /(?<!\p{L})(?:μειω|πεφτ|επεσ|υποχωρ|decreas|reduc|fall|fell|drop|declin|shrink|shrank)\p{L}*/u

/** "Rose from 6 to 5": the figures themselves say which way. */
function movedFindings(folded: string, quantities: readonly Quantity[]): Finding[] {
  return quantities.flatMap((first, at): Finding[] => {
    if (first.kind === 'date' || first.kind === 'code' || first.kind === 'time' || year.test(first.key)) return []
    if (!/(?<!\p{L})(?:απο|from)(?: \p{L}{1,4})? ?(?:€ ?|eur )?$/u.test(folded.slice(0, first.start))) return []
    const second = quantities
      .slice(at + 1)
      .find(
        (each) =>
          each.kind === first.kind && (first.unit === undefined || each.unit === first.unit) && !year.test(each.key),
      )
    if (second === undefined || second.value === first.value) return []
    if (
      !/^[^;·.]{0,24}(?: |^)(?:σε|στ\p{L}{1,2}|to)(?: \p{L}{1,4})? ?(?:€ ?|eur )?$/u.test(
        folded.slice(first.end, second.start),
      )
    )
      return []
    const lead = folded.slice(Math.max(0, first.start - 70), first.start)
    const clause = lead.slice(lead.search(/[^;·.]*$/u))
    const [up, down] = [upwards.test(clause), downwards.test(clause)]
    const wrong = up !== down && up !== second.value > first.value
    return wrong ? [{ code: 'role', at: folded.slice(first.start, second.end) }] : []
  })
}
const year = /^(?:19|20)\d\d$/u

/** Whether the values themselves say that a bound is not reached, so that the sentence has to say no. */
export function unreached(quantities: readonly Quantity[], sources: readonly Source[]): boolean {
  const limit = sources.find(({ span }) => span)?.quantities.find(({ bound }) => bound === 'min' || bound === 'max')
  if (limit === undefined) return false
  return sources
    .filter(({ span }) => !span)
    .flatMap(({ quantities: theirs }) => theirs)
    .some(
      (value) =>
        value.kind === limit.kind &&
        (limit.unit === undefined || limit.unit === value.unit) &&
        quantities.some((each) => equal(each, value)) &&
        !/^20\d\d$/u.test(value.key) &&
        (limit.bound === 'min' ? value.value < limit.value : value.value > limit.value),
    )
}

const results = /(?<!\p{L})(?:profit|gain|κερδ|loss|deficit|ζημι)\p{L}*/gu

/** A loss called a profit, or the other way round. */
export function signed(folded: string, quantities: readonly Quantity[], sources: readonly Source[]): Finding[] {
  return quantities.flatMap((quantity): Finding[] => {
    const value = sources
      .filter(({ names }) =>
        names.all.some((name) => /^(?:profit|result|results|loss|income|ebitda|κερδ\p{L}*)$/u.test(name)),
      )
      .flatMap((source) => source.quantities)
      .find((each) => each.start < 0 && each.kind !== 'percent' && equal(quantity, each))
    if (value === undefined || /^20\d\d$/u.test(quantity.key)) return []
    const [word] = [...folded.slice(Math.max(0, quantity.start - 40), quantity.start).matchAll(results)].at(-1) ?? []
    if (word === undefined) return []
    const lost = /^(?:loss|defic|ζημι)/u.test(word)
    return lost === (value.minus === true) ? [] : [{ code: 'role', at: word }]
  })
}
