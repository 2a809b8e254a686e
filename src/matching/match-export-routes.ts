import { Type } from 'typebox'
import type { Static } from 'typebox'
import { deadlineTold } from '../core/facts/deadline-told.ts'
import { callStatuses } from '../core/facts/programme.ts'
import { verdicts } from '../core/verdict.ts'
import { route, type Route } from '../platform/http/route.ts'
import { idInPath } from '../platform/http/schemas.ts'
import { tableAnswer, tableAnswers, tableQuery, tableSeconds } from '../platform/http/table-answer.ts'
import type { Language } from '../platform/language.ts'
import type { Cell, Table } from '../platform/tables/table.ts'
import { terms } from '../wording/terms.ts'
import type { Names } from '../wording/wording.ts'
import type { matchView } from './match-schemas.ts'
import { viewOf } from './match-view.ts'
import type { MatchingKit } from './matching-kit.ts'
import { matchesOf } from './matching.ts'
import { asOf, choices, fitting, openStatuses, readAsOf } from './match-parameters.ts'

/** A sheet of more rows is for machines, and those have the list. */
const mostRows = 5000

const heads = {
  programme: { el: 'Πρόγραμμα', en: 'Programme', width: 60 },
  slug: { el: 'Slug', en: 'Slug', width: 30 },
  verdict: { el: 'Αποτέλεσμα', en: 'Verdict', width: 20 },
  score: { el: 'Βαθμολογία', en: 'Score', width: 11 },
  status: { el: 'Κατάσταση', en: 'Status', width: 14 },
  deadline: { el: 'Λήξη', en: 'Deadline', width: 12 },
  hour: { el: 'Ώρα λήξης', en: 'Hour', width: 10 },
  zone: { el: 'Ζώνη ώρας', en: 'Time zone', width: 18 },
  amount: { el: 'Εκτίμηση ενίσχυσης', en: 'Expected aid', width: 18 },
  currency: { el: 'Νόμισμα', en: 'Currency', width: 10 },
  why: { el: 'Γιατί', en: 'Why', width: 80 },
  missing: { el: 'Λείπουν', en: 'Missing', width: 40 },
  address: { el: 'Αιτιολόγηση', en: 'Reasoning', width: 40 },
} as const

const said: Readonly<Record<(typeof verdicts)[number], Readonly<Record<Language, string>>>> = {
  eligible: { el: 'επιλέξιμο', en: 'eligible' },
  needs_info: { el: 'χρειάζονται στοιχεία', en: 'needs information' },
  needs_review: { el: 'χρειάζεται έλεγχος', en: 'needs review' },
  not_eligible: { el: 'μη επιλέξιμο', en: 'not eligible' },
}
type Words = Readonly<Record<string, Readonly<Record<Language, string>> | undefined>>
const wordsOf = (words: Words): Words => words

type MatchView = Static<typeof matchView>

/** The matches of a profile as a spreadsheet. */
export function matchExportRoute(kit: MatchingKit, names: Names, publicUrl: string): Route {
  return route({
    method: 'GET',
    path: '/match/{profile_id}/export',
    id: 'exportMatches',
    tag: 'Matching',
    scope: 'matches:read',
    summary: { en: 'Export the matches of a profile', el: 'Εξαγωγή των αντιστοιχίσεων ενός προφίλ' },
    description: {
      en: `Up to ${mostRows} programmes, best first, with the verdict, its reasons and what is missing. The CSV opens in spreadsheets as it is; no cell can become a formula.`,
      el: `Έως ${mostRows} προγράμματα, πρώτα τα καλύτερα, με το αποτέλεσμα, τους λόγους του και όσα λείπουν. Το CSV ανοίγει ως έχει σε λογιστικά φύλλα· κανένα κελί δεν γίνεται τύπος.`,
    },
    params: Type.Object({ profile_id: idInPath('prf') }),
    query: Type.Object({
      ...tableQuery,
      eligibility: choices(verdicts, 'Verdicts wanted; by default all but `not_eligible`.'),
      status: choices(callStatuses, 'Statuses of the call; by default open, forecasted, paused and unknown.'),
      as_of: asOf,
    }),
    answers: tableAnswers,
    seconds: tableSeconds,
    async handle(ctx, { params, query }) {
      const filter = {
        eligibility: query.eligibility ?? fitting,
        status: query.status ?? openStatuses,
        sort: 'score' as const,
      }
      const moment = readAsOf(ctx, query.as_of)
      const found = await matchesOf(ctx, kit, params.profile_id, { filter, asOf: moment, after: null, count: mostRows })
      const table = tableOf(
        found.map((shown) => viewOf(shown, ctx.language, names)),
        ctx.language,
        publicUrl,
      )
      return tableAnswer(table, query, `matches-${params.profile_id}`)
    },
  })
}

/** A spreadsheet leaves the house: its addresses are whole. */
function tableOf(matches: readonly MatchView[], language: Language, publicUrl: string): Table {
  return {
    name: { el: 'Αντιστοιχίσεις', en: 'Matches' }[language],
    columns: Object.values(heads).map((head) => ({ head: head[language], width: head.width })),
    rows: matches.map((match) => rowOf(match, language, publicUrl)),
  }
}

function rowOf(match: MatchView, language: Language, publicUrl: string): Cell[] {
  const { programme } = match
  const next = programme.deadline
  const closes = next?.at === undefined ? undefined : deadlineTold(next.at, next.time_zone)
  const { amount } = match.estimate
  return [
    programme.title,
    programme.slug,
    said[match.eligibility][language],
    match.score.total,
    wordsOf(terms.status)[programme.status]?.[language] ?? programme.status,
    closes?.day ?? null,
    closes?.time ?? null,
    closes === undefined ? null : (next?.time_zone ?? null),
    amount === undefined ? null : Number(amount.amount),
    amount?.currency ?? null,
    match.summary.join(' '),
    match.missing.map(({ label }) => label).join(', '),
    `${publicUrl}${match.url}`,
  ]
}
