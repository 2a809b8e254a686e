import type { DerivedFact, Reason, ReasonValue, ReferenceFact } from '../matching/result.ts'
import type { CoreReference, Facts } from '../matching/facts.ts'
import type { CompiledCodeSet } from '../facts/activity-membership.ts'
import type { PlainDate, Profile } from '../facts/profile.ts'
import type { Programme } from '../facts/programme.ts'
import type { Outcome } from '../verdict.ts'
import type { CodeSet, Criterion } from './criterion.ts'

/**
 * What a judge answers. `review` is `unknown` for which no fact of the profile would help: only a person, or a text
 * that the call does not have, can decide. `unknown` always names at least one missing field.
 */
export type Judgement = Outcome | 'review'

/**
 * One compiled criterion: the same function for the quick answer (no `note`) and for the explanation (with one),
 * so that the two cannot differ. Pure; must not allocate when there is no `note` (write `note?.reason(…)`).
 * `day` is the test day already resolved from the criterion's `at`.
 */
export type Judge = (facts: Facts, day: PlainDate, note?: Note) => Judgement

/** Collects why. Exactly one `reason` is kept: the last one said. */
export interface Note {
  /**
   * Whether a judge said the same before, on this day or, where the day makes no difference, on `anyDay`: then nothing is left
   * to say. Asked first of all, of what everything that is going to be said follows from: a thing of the facts, by identity,
   * and how it was looked at.
   */
  again(what: object, how: string | number, anyDay: boolean): boolean
  /** A value of the profile that was used; `path` is a JSON pointer into the profile. */
  found(path: string): void
  /** A JSON pointer of a field that would decide. Say it only for an `unknown`. */
  missing(path: string): void
  derived(fact: DerivedFact): void
  reference(fact: ReferenceFact): void
  reason(key: string, values?: Record<string, ReasonValue>): void
  /** The next day on which the outcome may change though nothing else does; the earliest is kept. */
  changesOn(day: PlainDate): void
  /** Met on the condition of a step that is still to be taken, and its last day where the call names one. */
  condition(reason: Reason, until?: PlainDate): void
  nearMiss(reason: Reason, when?: { possible_until?: PlainDate; possible_from?: PlainDate }): void
}

/** What is known when a programme is compiled. */
export interface CompileContext {
  readonly reference: CoreReference
  readonly programme: Programme
  /** First day of the call, in its own zone. */
  readonly opensOn: PlainDate | undefined
  /** Last day of its last application deadline, in its own zone; absent where the call names none. */
  readonly closesOn: PlainDate | undefined
  /** The call's aid for a business before de minimis headroom, in cents; undefined where it does not follow. */
  expectedAid?(facts: Facts, day: PlainDate): { lo: number; hi: number; missing: string[] } | undefined
  /** The next day on which that aid may be another though nothing but time has changed. */
  expectedAidChangesOn?(facts: Facts, day: PlainDate): PlainDate | undefined
  /** A list of codes, compiled once for all who ask. */
  codeSet(codes: CodeSet): CompiledCodeSet
}

/** Something wrong with a criterion. `reason` is a key of the wording catalogue (`fault.*`). */
export interface CriterionFault {
  /** JSON pointer, from the root of the expression that was read. */
  pointer: string
  code: string
  reason: Reason
}

/** One kind of criterion: its semantic checks, its judge, and examples that are its specification. */
export interface Kind<C extends Criterion = Criterion> {
  readonly kind: C['kind']
  /** The outcome depends on the test day: without one (`publication` of a call with no publication date) it is `review`. */
  readonly dated: boolean
  /** Semantic faults (order of bounds, codes that exist); `pointer` is where the criterion stands. Must accept any JSON. */
  check(criterion: C, pointer: string, reference: CoreReference): CriterionFault[]
  /** May throw: the criterion then becomes a manual one that says it could not be read. */
  compile(criterion: C, context: CompileContext): Judge
  /**
   * What the judges of this kind read of a business on a day, in one short line: of two businesses with the
   * same text, every criterion on the same topic says the same. Absent: it would be long, and each criterion is asked.
   */
  readonly reads?: {
    topic(criterion: C): string
    of(facts: Facts, day: PlainDate, topic: string): string
    /** A day before which the text stays as it is on `day`, where one is known at once. Absent: it is asked for each day. */
    before?(facts: Facts, day: PlainDate, topic: string): PlainDate | undefined
    /**
     * All of a profile that the text follows from, on every day and for every topic, for those who keep it for many profiles.
     * Undefined: it follows from other profiles, too.
     */
    part?(facts: Facts): Partial<Profile> | undefined
    /**
     * Days from which the text of topic '' may be another: of two businesses with the same text on all days everything is the
     * same. Absent: those with equal parts are the same.
     */
    changes?(facts: Facts): readonly PlainDate[]
  }
  /** At least one `met`, one `not_met` and one `unknown` or `review`. */
  readonly examples: readonly Example<C>[]
}

/** A case as data: a criterion, a business, a day, and what must come out. */
export interface Example<C extends Criterion = Criterion> {
  /** A sentence about behaviour a user relies on. */
  says: string
  criterion: C
  profile: Partial<Profile>
  related?: Record<string, Profile>
  /** Default 2026-06-01. */
  day?: PlainDate
  programme?: Partial<Programme>
  outcome: Judgement
  missing?: string[]
  /** Key of the reason. */
  reason?: string
  /** Key of the near miss; `null`: there must be none. */
  near_miss?: string | null
  changes_on?: PlainDate
  /** Key of the step that is still to be taken; `null`: there must be none. */
  condition?: string | null
}

/** What is said by how a condition comes out, made once: looking up a text that has just been put together takes five times as long. */
export const saidBy = (key: string): Readonly<Record<Judgement, string>> => ({
  met: `${key}.met`,
  not_met: `${key}.not_met`,
  unknown: `${key}.unknown`,
  review: `${key}.review`,
})

/** A fault in one line. */
export function fault(pointer: string, code: string, values: Record<string, ReasonValue> = {}): CriterionFault {
  return { pointer, code, reason: { key: `fault.${code}`, values } }
}
