import type { BudgetLine, ProgrammeInput, Suspension } from '../../facts/programme.ts'
import { isWithin } from '../../facts/region.ts'
import { hasTitleIn, isNamed } from './amend-lines.ts'
import { sentencesOfValue } from './amend-step.ts'
import type { AmendmentOptions, AmendmentStep, Changed } from './amend-step.ts'
import type { Stop } from './amendment-stops.ts'
import type { AmendmentReading } from './amendment.ts'

/** A stop of the call, or of the parts of its budget that are named. */
export function stopStep(stop: Stop, reading: AmendmentReading, options: AmendmentOptions): AmendmentStep {
  const { status, regions, categories, citations } = stop
  const [quoted] = citations
  const ofSome = sentencesOfValue(reading, stop).some((sentence) => sentence.ofSome === true)
  return {
    field: status === 'resumed' ? 'resumed' : 'suspended',
    value: {
      status,
      regions,
      region_categories: categories,
      ...(stop.since === undefined ? {} : { since: stop.since }),
    },
    confidence: stop.since === undefined && reading.decidedOn === undefined ? 0.75 : 0.9,
    citations,
    change: (programme) => {
      const zone = programme.call.deadlines[0]?.time_zone ?? programme.call.opens_at?.time_zone ?? options.timeZone
      const since = sinceOf(stop, reading, zone)
      // What ends after all of the call ends is an extension, of some.
      const { deadlines } = programme.call
      const isLater = (at: string): boolean => since !== undefined && Temporal.Instant.compare(since, at) > 0
      const dated = deadlines.flatMap(({ at }) => at ?? [])
      if (status === 'closed' && dated.length > 0 && dated.every(isLater)) return undefined
      // Until the day comes the stop holds: a person lifts it then.
      if (status === 'resumed' && since !== undefined && Temporal.Instant.compare(since, options.now) > 0)
        return undefined
      const suspended: Suspension | undefined =
        status === 'resumed'
          ? undefined
          : {
              status,
              since: since ?? options.now,
              ...(quoted === undefined ? {} : { reason: { [options.language]: reasonOf(quoted.exact) } }),
              citations: [...citations],
            }
      const isParts = regions.length + categories.length > 0
      const lines = programme.budget_lines ?? []
      const meant = lines.filter(
        (line) => (isParts && isNamed(line, stop, options.regions)) || (!isParts && hasTitleIn(line, stop.words)),
      )
      if (meant.length > 0) return stopLines(programme, meant, suspended)
      if (isParts)
        return lines.length === 0 && suspended !== undefined ? splitOff(programme, stop, suspended, options) : undefined
      if (stop.ofParts || ofSome) return undefined
      const { suspended: before, ...call } = programme.call
      if (before?.status === suspended?.status) return undefined
      return {
        programme: { ...programme, call: suspended === undefined ? call : { ...call, suspended } },
        pointer: '/call/suspended',
      }
    },
  }
}

function sinceOf({ since }: Stop, { decidedOn }: AmendmentReading, zone: string): string | undefined {
  const date = since?.date ?? decidedOn
  if (date === undefined) return undefined
  const day = Temporal.PlainDate.from(date)
  const told = since?.time === '24:00' ? '23:59:59' : since?.time
  const time = told === undefined ? undefined : Temporal.PlainTime.from(told)
  return (time === undefined ? day.toZonedDateTime(zone) : day.toZonedDateTime({ timeZone: zone, plainTime: time }))
    .toInstant()
    .toString()
}

const reasonOf = (quote: string): string => {
  const line = quote.replaceAll(/\s+/gu, ' ').trim()
  return line.length <= 1000 ? line : `${line.slice(0, 999)}…`
}

function stopLines(
  programme: ProgrammeInput,
  meant: readonly BudgetLine[],
  suspended: Suspension | undefined,
): Changed | undefined {
  const lines = programme.budget_lines ?? []
  const changing = meant.filter((line) => line.suspended?.status !== suspended?.status)
  const [first] = changing
  if (first === undefined) return undefined
  const one = changing.length === 1
  return {
    programme: {
      ...programme,
      budget_lines: lines.map((line) => {
        if (!changing.includes(line)) return line
        const { suspended: _before, ...rest } = line
        return suspended === undefined ? rest : { ...rest, suspended }
      }),
    },
    pointer: one ? `/budget_lines/${lines.indexOf(first)}` : '/budget_lines',
  }
}

/** A budget that was not told by regions is told so now: the named ones are stopped, the others of the country are not. */
function splitOff(
  programme: ProgrammeInput,
  { regions, categories }: Stop,
  suspended: Suspension,
  { regions: reference }: AmendmentOptions,
): Changed | undefined {
  const country = programme.country === 'GR' ? 'EL' : programme.country
  if (categories.length > 0 || country === undefined || country === 'EU') return undefined
  const others = [...reference.units.values()]
    .filter(({ code, level }) => level === 2 && code.startsWith(country))
    .map(({ code }) => code)
    .filter((code) => !code.endsWith('ZZ') && !regions.some((named) => isWithin(code, named, reference)))
  // A part of a region parts no region from the others.
  if (others.some((code) => regions.some((named) => isWithin(named, code, reference)))) return undefined
  const parts: BudgetLine[] = [
    ...regions.map((code) => ({ id: code.toLowerCase(), regions: [code], suspended })),
    ...(others.length === 0 ? [] : [{ id: 'other-regions', regions: others.toSorted() }]),
  ]
  return { programme: { ...programme, budget_lines: parts }, pointer: '/budget_lines' }
}
