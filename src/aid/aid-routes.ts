import { Type } from 'typebox'
import { toCents } from '../core/facts/money.ts'
import type { DeMinimisAid, Predecessor } from '../core/facts/profile.ts'
import type { MatchingKit } from '../matching/matching.ts'
import { versionOfBody } from '../platform/http/etag.ts'
import { route, type Route } from '../platform/http/route.ts'
import { idInPath } from '../platform/http/schemas.ts'
import type { Names } from '../wording/wording.ts'
import { compatibleView, ledgerBody, ledgerView, sizeView } from './aid-schemas.ts'
import { compatibleOf, ledgerOf, sizeOf } from './aid-view.ts'
import { openCompatible, openLedger, openSize, replaceLedger } from './aid.ts'

const tag = 'State aid'
const params = Type.Object({ id: idInPath('prf') })
const day = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
      description: `${description} \`YYYY-MM-DD\`.`,
      examples: ['2027-01-20'],
    }),
  )

/** Routes of the aid room. */
export function aidRoutes(kit: MatchingKit, names: Names): Route[] {
  return [ledger(kit, names), putLedger(kit, names), size(names), compatible(kit, names)]
}

const ledger = (kit: MatchingKit, names: Names) =>
  route({
    method: 'GET',
    path: '/profiles/{id}/de-minimis',
    id: 'getDeMinimisLedger',
    tag,
    scope: 'profiles:read',
    params,
    etag: true,
    summary: {
      en: 'De minimis ledger of the single undertaking',
      el: 'Λογαριασμός de minimis της ενιαίας επιχείρησης',
    },
    description: {
      en: 'What was granted to the enterprises under one control, what applications hold, what is left on the expected day of award, and when more comes back.',
      el: 'Τι χορηγήθηκε στις επιχειρήσεις υπό ενιαίο έλεγχο, τι δεσμεύουν αιτήσεις, τι απομένει την αναμενόμενη ημέρα χορήγησης και πότε ελευθερώνεται άλλο.',
    },
    query: Type.Object({
      award_on: day('Expected day of award; today unless given.'),
      member_state: Type.Optional(
        Type.String({
          pattern: '^[A-Z]{2}$',
          description: 'Member State that would grant; the profile’s country unless given.',
        }),
      ),
      amount: Type.Optional(
        Type.String({
          pattern: '^(0|[1-9][0-9]{0,10})\\.[0-9]{2}$',
          description: 'Euros that are to fit, for `frees_up_at`.',
          examples: ['100000.00'],
        }),
      ),
      count_persons: Type.Optional(
        Type.Boolean({ description: 'Whether links through natural persons count: practice differs by authority.' }),
      ),
    }),
    answers: { 200: { description: 'The ledger.', schema: ledgerView } },
    async handle(ctx, { params: { id }, query }) {
      const shown = await openLedger(ctx, kit, id, {
        ...(query.award_on === undefined ? {} : { awardOn: query.award_on }),
        ...(query.member_state === undefined ? {} : { memberState: query.member_state }),
        ...(query.amount === undefined ? {} : { needed: toCents({ amount: query.amount, currency: 'EUR' }) }),
        ...(query.count_persons === undefined ? {} : { countPersons: query.count_persons }),
      })
      const body = ledgerOf(shown, ctx.language, names)
      // Entries of other enterprises and time make another ledger, and no other version of the profile.
      const etag = `${shown.profile.version}~${versionOfBody(JSON.stringify(body))}`
      return { status: 200 as const, body, etag }
    },
  })

const putLedger = (kit: MatchingKit, names: Names) =>
  route({
    method: 'PUT',
    path: '/profiles/{id}/de-minimis',
    id: 'replaceDeMinimisLedger',
    tag,
    scope: 'profiles:write',
    params,
    etag: true,
    summary: { en: 'Replace a profile’s de minimis entries', el: 'Αντικατάσταση των εγγραφών de minimis ενός προφίλ' },
    description: {
      en: 'The profile’s own entries; those of other enterprises stand in their profiles or relations. `If-Match` takes the version of the profile.',
      el: 'Οι εγγραφές του ίδιου του προφίλ· των άλλων επιχειρήσεων βρίσκονται στα προφίλ ή στις σχέσεις τους. Το `If-Match` δέχεται την έκδοση του προφίλ.',
    },
    body: ledgerBody,
    bodyExample: {
      entries: [
        {
          granted_on: '2025-03-01',
          amount: { amount: '80000.00', currency: 'EUR' },
          regulation: 'general_2023_2831',
          member_state: 'GR',
          status: 'granted',
        },
      ],
    },
    answers: { 200: { description: 'The ledger after the change.', schema: ledgerView } },
    async handle(ctx, { params: { id }, body, preconditions }) {
      const { version } = await replaceLedger(
        ctx,
        kit,
        id,
        {
          entries: body.entries as DeMinimisAid[],
          ...(body.predecessors === undefined ? {} : { predecessors: body.predecessors as Predecessor[] }),
        },
        (current) => preconditions.check(current),
      )
      const shown = await openLedger(ctx, kit, id, {})
      return { status: 200 as const, body: ledgerOf(shown, ctx.language, names), etag: String(version) }
    },
  })

const size = (names: Names) =>
  route({
    method: 'GET',
    path: '/profiles/{id}/size',
    id: 'getSize',
    tag,
    scope: 'profiles:read',
    params,
    etag: true,
    summary: { en: 'Size of a business and how it was reached', el: 'Μέγεθος επιχείρησης και πώς προκύπτει' },
    description: {
      en: 'Own figures with those of partner enterprises pro rata and linked ones in full (Recommendation 2003/361/EC, Annex), two consecutive periods, public and exempt investors; with every step.',
      el: 'Ίδια στοιχεία, αναλογικά των συνεργαζόμενων και ολόκληρα των συνδεδεμένων επιχειρήσεων (Σύσταση 2003/361/ΕΚ, Παράρτημα), δύο συνεχόμενες χρήσεις, δημόσιοι και εξαιρούμενοι επενδυτές· με κάθε βήμα.',
    },
    query: Type.Object({ as_of: day('Answers as on that day.') }),
    answers: { 200: { description: 'The class and how it was reached.', schema: sizeView } },
    async handle(ctx, { params: { id }, query }) {
      const shown = await openSize(ctx, id, query.as_of)
      return { status: 200 as const, body: sizeOf(shown, ctx.language, names) }
    },
  })

const compatible = (kit: MatchingKit, names: Names) =>
  route({
    method: 'GET',
    path: '/profiles/{id}/compatible',
    id: 'getCompatible',
    tag,
    scope: 'matches:read',
    params,
    summary: {
      en: 'Which matches can be taken together, and the best set',
      el: 'Ποιες αντιστοιχίσεις συνδυάζονται και ο καλύτερος συνδυασμός',
    },
    description: {
      en: 'Pairs that exclude or limit each other with the reason, shared ceilings, and the set with the most expected aid: exact for up to 40 matches, said to be approximate beyond.',
      el: 'Ζεύγη που αποκλείονται ή περιορίζονται με την αιτία, κοινά όρια και ο συνδυασμός με τη μεγαλύτερη αναμενόμενη ενίσχυση: ακριβής έως 40 αντιστοιχίσεις, πέρα από αυτές δηλώνεται προσεγγιστικός.',
    },
    query: Type.Object({
      as_of: day('Answers as on that day.'),
      programme_slugs: Type.Optional(
        Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
          maxItems: 100,
          description: 'Only among these programmes.',
        }),
      ),
    }),
    answers: { 200: { description: 'What goes together.', schema: compatibleView } },
    async handle(ctx, { params: { id }, query }) {
      const shown = await openCompatible(ctx, kit, id, { asOf: query.as_of, slugs: query.programme_slugs })
      return { status: 200 as const, body: compatibleOf(shown, ctx.language, names) }
    },
  })
