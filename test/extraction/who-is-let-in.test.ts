import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { anApi } from '../support/api.ts'

/** What a consultant sees of an invented business after the text of a call was read, published and matched. */

const api = await anApi()
after(() => api[Symbol.asyncDispose]())
const publisher = await api.newPublisher()

async function verdictOn(text: string, profile: object): Promise<string> {
  const read = await api.send({
    method: 'POST',
    url: '/api/v1/programmes/extract',
    headers: { authorization: `Bearer ${publisher.token}`, 'content-type': 'text/plain; charset=utf-8' },
    payload: Buffer.from(text),
  })
  assert.equal(read.statusCode, 201, read.body)
  const { slug } = read.json<{ slug: string }>()
  const published = await publisher.call('POST', `/api/v1/programmes/${slug}/publish`)
  assert.equal(published.statusCode, 200, published.body)
  const answer = await publisher.call('POST', '/api/v1/match/preview', {
    profile: { name: 'Sample', country: 'GR', ...profile },
    programme_slugs: [slug],
    as_of: '2027-01-15',
  })
  const [match] = answer.json<{ data: { eligibility: string }[] }>().data
  return match?.eligibility ?? answer.body
}

const tiny = {
  headcount: 4,
  turnover: { amount: '300000.00', currency: 'EUR' },
  balance_sheet_total: { amount: '200000.00', currency: 'EUR' },
  relations: [],
}
const young = { lifecycle: 'active', activity_started_on: '2025-09-01' }
const old = { lifecycle: 'active', activity_started_on: '2012-09-01' }
const planned = { lifecycle: 'to_be_established' }
const en = (text: string): string => `Sample call for grants\n\nWho may apply\n\n${text}\n`
const el = (text: string): string => `Πρόσκληση για επιχορήγηση\n\nΔικαιούχοι\n\n${text}\n`

describe('a business that a call lets in', () => {
  const letIn: readonly (readonly [text: string, profile: object])[] = [
    [en('Founders who intend to set up a business, and businesses not older than 36 months, may apply.'), young],
    [en('Businesses not older than 36 months and people who plan to start a business may apply.'), young],
    [en('People who intend to set up a business, and businesses not older than 36 months.'), planned],
    [el('Επιχειρήσεις έως τριών ετών και όσοι σκοπεύουν να ιδρύσουν επιχείρηση.'), young],
    [el('Υπό σύσταση επιχειρήσεις, καθώς και επιχειρήσεις που έχουν ιδρυθεί μετά την 1/1/2024.'), young],
    [en('Applicants must be small or medium-sized enterprises.'), tiny],
    [el('Δικαιούχοι είναι μικρές και μεσαίες επιχειρήσεις.'), tiny],
    [el('Μικρές επιχειρήσεις. Συνεταιρισμοί ανεξαρτήτως μεγέθους.'), { headcount: 20, legal_form: 'sole_trader' }],
    [
      el(
        'Επιχειρήσεις. Ο προϋπολογισμός του έργου δεν μπορεί να υπερβαίνει το διπλάσιο του μέγιστου κύκλου εργασιών των τριών τελευταίων χρήσεων και σε κάθε περίπτωση τα 2.500.000 ευρώ.',
      ),
      { ...tiny, turnover: { amount: '9000000.00', currency: 'EUR' } },
    ],
    [
      en('The fund is open to sole traders of Crete that have no access to bank credit.'),
      { ...tiny, legal_form: 'sole_trader', establishments: [{ region: 'EL431', role: 'headquarters' }] },
    ],
    [en('Applicants must be established in Ireland.'), { country: 'IE', establishments: [{ region: 'IE063' }] }],
    [en('UK-based businesses of any size may apply.'), { country: 'GB', establishments: [{ region: 'UKM' }] }],
    [en('Firms must be established, or intend to be established, within Malta.'), { ...young, country: 'MT' }],
  ]
  for (const [text, profile] of letIn)
    test(`is not refused: ${text.split('\n\n')[2]?.trim()} (${JSON.stringify(profile)})`, async () => {
      assert.notEqual(await verdictOn(text, profile), 'not_eligible')
    })
})

describe('a business that a call keeps out', () => {
  const keptOut: readonly (readonly [text: string, profile: object])[] = [
    [en('Founders who intend to set up a business, and businesses not older than 36 months, may apply.'), old],
    [
      en(
        'Businesses may apply.\n\nOther terms\n\nBusinesses in fisheries, agriculture and gambling (NACE 92) are excluded.',
      ),
      young,
    ],
    [en('Businesses may apply.\n\nOther terms\n\nCharities and voluntary organisations cannot apply.'), young],
    [el('Επιχειρήσεις.\n\nΤι δεν επιτρέπεται\n\nΟι εξωχώριες εταιρείες αποκλείονται.'), young],
    [el('Επιχειρήσεις.\n\nΘετικά αποτελέσματα προ φόρων σε δύο τουλάχιστον από τις τρεις τελευταίες χρήσεις.'), young],
    [en('Applicants must be established in Ireland.'), { establishments: [{ region: 'EL303' }] }],
    [en('UK-based businesses of any size may apply.'), { establishments: [{ region: 'EL303' }] }],
    [en('Any for-profit SME based in the EU can apply.'), { ...tiny, country: 'CH' }],
    [el('Δικαιούχοι είναι μικρές και μεσαίες επιχειρήσεις.'), { ...tiny, headcount: 900 }],
  ]
  for (const [text, profile] of keptOut)
    test(`is never eligible: ${text.split('\n\n').slice(2).join(' / ').trim()}`, async () => {
      assert.notEqual(await verdictOn(text, profile), 'eligible')
    })
})
