/** What people say of a pair: that it is saved, dismissed or applied to, and their answers to its manual criteria. */
import { isPlainDate } from '../core/facts/day.ts'
import type { Programme } from '../core/facts/programme.ts'
import { deMinimisBasis } from '../core/matching/legal-basis.ts'
import type { Outcome } from '../core/verdict.ts'
import type { Context } from '../platform/context.ts'
import { invalidBody, notPublished, Problem } from '../platform/problem.ts'
import { lockProfileIn } from '../profiles/profiles.ts'
import type { CatalogueEntry } from '../programmes/programmes.ts'
import { criterionHash, manualCriterion } from './answers.ts'
import {
  dropDecision,
  saveAnswer,
  saveDecision,
  type Application,
  type Decision,
  type StoredAnswer,
} from './match-store.ts'
import type { MatchingKit } from './matching-kit.ts'
import { pairIn } from './pair-by-id.ts'
import { rescoreProfiles } from './rescore.ts'

/** An application that was submitted was so by now, and its award follows it. @throws Problem 422 */
function checkDays(application: Application | null, now: Temporal.Instant): void {
  const { submitted_at: written, expected_award_on: award, stage } = application ?? {}
  if (written === undefined) return
  const submitted = Temporal.Instant.from(written)
  if (stage !== 'preparing' && Temporal.Instant.compare(submitted, now) > 0) {
    throw invalidBody([
      {
        pointer: '/application/submitted_at',
        code: 'date_in_future',
        detail: {
          en: `${written} is in the future; an application that is submitted was submitted by now.`,
          el: `Η στιγμή ${written} είναι μελλοντική· αίτηση που υποβλήθηκε έχει ήδη υποβληθεί.`,
        },
      },
    ])
  }
  // In UTC: of the days that it may have been somewhere in Europe, the earlier.
  const day = submitted.toString().slice(0, 10)
  if (award === undefined || award >= day) return
  throw invalidBody([
    {
      pointer: '/application/expected_award_on',
      code: 'award_before_submission',
      detail: {
        en: `The award is expected on ${award}, before the submission on ${day}.`,
        el: `Η απόφαση αναμένεται στις ${award}, πριν από την υποβολή στις ${day}.`,
      },
    },
  ])
}

/** What an application holds of a de minimis ceiling is in euros; left unread it would hold another amount. @throws Problem 422 */
function checkCurrency(application: Application | null, programme: Programme): void {
  const { amount } = application ?? {}
  if (amount === undefined || amount.currency === 'EUR' || deMinimisBasis(programme) === undefined) return
  throw invalidBody([
    {
      pointer: '/application/amount',
      code: 'euros_expected',
      detail: {
        en: `The call gives de minimis aid, whose ceilings are in euros: state the amount in EUR, not in ${amount.currency}.`,
        el: `Η πρόσκληση δίνει ενίσχυση de minimis, με όρια σε ευρώ: δηλώστε το ποσό σε EUR, όχι σε ${amount.currency}.`,
      },
    },
  ])
}

/** Saves, dismisses, or records an application. @throws Problem 404, 422 */
export async function decide(
  ctx: Context,
  kit: MatchingKit,
  id: string,
  input: { state: Decision['state']; application: Application | null; note: string | null },
): Promise<Decision> {
  const award = input.application?.expected_award_on
  const exists: boolean = award === undefined || isPlainDate(award)
  if (!exists) {
    throw invalidBody([
      {
        pointer: '/application/expected_award_on',
        code: 'date_invalid',
        detail: {
          en: `"${String(award)}" is not a day of the calendar.`,
          el: `Η «${String(award)}» δεν είναι υπαρκτή ημερομηνία.`,
        },
      },
    ])
  }
  checkDays(input.application, ctx.now)
  if ((input.state === 'application') !== (input.application !== null)) {
    throw invalidBody([
      {
        pointer: '/application',
        code: 'application_mismatch',
        detail:
          input.application === null
            ? {
                en: 'The state "application" needs the member application with at least its stage, such as {"stage": "submitted"}; it is missing.',
                el: 'Η κατάσταση "application" χρειάζεται και το στοιχείο application με τουλάχιστον το stage του, όπως {"stage": "submitted"}· λείπει.',
              }
            : {
                en: `The member application goes with the state "application" only, and the state is "${input.state}"; leave it out, or send that state.`,
                el: `Το στοιχείο application συνοδεύει μόνο την κατάσταση "application", και η κατάσταση είναι "${input.state}"· παραλείψτε το ή στείλτε εκείνη την κατάσταση.`,
              },
      },
    ])
  }
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const { profile, entry } = await pairIn(tx, ctx, kit, id)
    checkCurrency(input.application, entry.programme)
    return saveDecision(tx, ctx.accountId, profile.id, {
      ...input,
      programmeId: entry.id,
      by: ctx.caller.id,
      at: ctx.now,
    })
  })
}

/** Takes the decision about a pair back; without one nothing changes. @throws Problem 404 */
export async function withdrawDecision(ctx: Context, kit: MatchingKit, id: string): Promise<void> {
  await ctx.db.inAccount(ctx.accountId, async (tx) => {
    const { profile, entry } = await pairIn(tx, ctx, kit, id)
    await dropDecision(tx, ctx.accountId, profile.id, entry.id)
  })
}

/** Keeps a person's confirmation of a manual criterion, and scores the pair with it. @throws Problem 404, 422 */
export async function answerCriterion(
  ctx: Context,
  kit: MatchingKit,
  {
    id,
    criterionId,
    value,
    note,
    evidence,
  }: { id: string; criterionId: string; value: Outcome; note: string | null; evidence: string | null },
): Promise<StoredAnswer> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const { profile, entry } = await pairIn(tx, ctx, kit, id)
    const criterion = manualCriterion(entry, criterionId)
    if (criterion === undefined) throw notForAPerson(entry, criterionId)
    const answer: StoredAnswer = {
      programmeId: entry.id,
      criterionId,
      criterionHash: criterionHash(criterion),
      value,
      note,
      evidence,
      by: ctx.caller.id,
      at: ctx.now,
    }
    await saveAnswer(tx, ctx.accountId, profile.id, answer)
    const locked = await lockProfileIn(tx, ctx.accountId, profile.id)
    if (locked !== undefined)
      await rescoreProfiles(tx, kit, ctx.accountId, [locked], { programmeIds: [entry.id], cause: 'profile' }, ctx.now)
    return answer
  })
}

function notForAPerson(entry: CatalogueEntry, criterionId: string): Problem {
  const exists = entry.compiled().leaves.some((leaf) => leaf.criterion.id === criterionId)
  if (!exists) return notPublished({ en: 'criterion', el: 'κριτήριο' }, criterionId)
  return new Problem('conflict', {
    en: `Criterion "${criterionId}" is decided by facts of the profile, not by a person. Change the profile.`,
    el: `Το κριτήριο «${criterionId}» κρίνεται από στοιχεία του προφίλ, όχι από άνθρωπο. Αλλάξτε το προφίλ.`,
  })
}
