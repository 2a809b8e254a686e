import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { importsOfProgrammes } from '../../test/support/programme-imports.ts'

const { api, publisher, send, work } = await importsOfProgrammes()
after(() => api[Symbol.asyncDispose]())

const id = `fields-${process.pid}`
interface Read {
  documents: { id: string }[]
  eligibility: { all: { kind: string; question?: { en: string }; citations?: { exact: string }[] }[] }
}
const readOf = async (slug: string) => (await publisher.call('GET', `/api/v1/programmes/${slug}`)).json<Read>()
const textOf = async (slug: string): Promise<string> => {
  const [document] = (await readOf(slug)).documents
  const url = `/api/v1/programmes/${slug}/documents/${document?.id}`
  return (await publisher.call('GET', url)).json<{ text: string }>().text
}

/** A row of each form in JSON with fields that no release knows of, and the lines that they become. */
const later = { later: { seats: 12, note: 'As of spring' }, tags: ['water', 'soil'] }
const lines = ['later / note: As of spring', 'later / seats: 12', 'tags: water\nsoil']
const forms: readonly { format: string; slug: string; file: unknown; lines: readonly string[] }[] = [
  {
    format: 'us-pennsylvania',
    slug: `us-pa-${id}`,
    file: {
      grants: [{ slug: id, title: 'Sample grant', status: 'Open', last_modified: '2026-01-01T00:00:00Z', ...later }],
    },
    lines: ['Status: Open', ...lines],
  },
  {
    format: 'it-incentivi',
    slug: `it-incentivi-${id}`,
    file: [{ ID_Incentivo: id, Titolo: 'Esempio', Data_ultimo_aggiornamento: '2026-01-01T00:00:00Z', ...later }],
    lines: ['Titolo: Esempio', ...lines],
  },
  {
    format: 'eu-calls',
    slug: `eu-${id}`,
    file: ['2026-06-30', '2026-09-30', 'soon'].map((closeDate, round) => ({
      ...{ code: id, name: 'Sample topic', openDate: '2026-01-05', closeDate, stage: `round ${round + 1}`, ...later },
    })),
    lines: [
      'Closes: 2026-09-30',
      'Closes: soon',
      'stage: round 1\nround 2\nround 3',
      'later / 1 / seats: 12',
      'tags / 1: water\nsoil',
    ],
  },
  {
    format: 'fr-mission-transition',
    slug: id,
    file: [
      {
        ...{ id, titre: 'Aide', description: 'Une aide inventée.', "nature de l'aide": 'financement', ...later },
        "conditions d'éligibilité": { "chiffre d'affaires": ['Moins de 2 millions'] },
      },
    ],
    lines: ['later / note : As of spring', 'later / seats : 12', 'tags : water\nsoil', 'Moins de 2 millions'],
  },
]

for (const { format, slug, file, lines: told } of forms)
  test(`every field of a row is a line of the document, whatever it is called: ${format}`, async () => {
    const wish = `&format=${format}&collection=${format}-${id}`
    const report = await work(await send(JSON.stringify(file), 'application/json', wish))
    assert.equal(report.created, 1, JSON.stringify(report))
    const text = await textOf(slug)
    for (const line of told) assert.ok(text.includes(`${line}\n`), `${line} in\n${text}`)
    assert.doesNotMatch(text, /2026-01-01/u, 'when the record was changed is no field of the programme')
    const again = await work(await send(JSON.stringify(file), 'application/json', wish))
    assert.equal(again.unchanged, 1)
  })

test('a part of the French conditions that no release knows of is asked of a person', async () => {
  const { all } = (await readOf(id)).eligibility
  assert.deepEqual(
    all.map(({ kind, question }) => [kind, question?.en]),
    [['manual', 'Does the business meet this condition: “Moins de 2 millions”?']],
  )
})

test('columns of the French schema that limit who may apply are asked, and those that limit nobody are not', async () => {
  const columns = {
    titre: 'Aide',
    promesse: 'Investissez',
    eligibilite: '',
    porteurs: '',
    cibles: 'professionnels|associations',
    programmes_parents: 'Fonds inventé',
    date_mise_a_jour: '2026-01-01T00:00:00Z',
    eligibilite_effectif_minimal: '10',
    eligibilite_effectif_maximal: '249',
    eligibilite_categorie_taille_entreprise: 'MIC|PME|ETI|GE',
    eligibilite_annees_existence_minimal: '0',
    eligibilite_forme_juridique: 'SARL|SAS',
    ciblage_secteur_activite: "tous secteurs d'activité",
    ciblage_naf: '56.1|10.11Z',
  }
  const rows = [columns, { ...columns, cibles: 'particuliers' }]
  const table = [
    ['id', ...Object.keys(columns)],
    ...rows.map((row, index) => [`${id}-${index}`, ...Object.values(row)]),
  ]
  const csv = table.map((cells) => cells.join(';')).join('\n')
  const report = await work(await send(csv, 'text/csv', `&collection=schema-${id}`))
  assert.equal(report.created, 2, JSON.stringify(report))
  const asked = async (index: number) =>
    (await readOf(`fr-${id}-${index}`)).eligibility.all.map(
      ({ kind, citations }) => `${kind} ${citations?.[0]?.exact ?? ''}`,
    )
  const limits = [
    'manual Effectif minimal : 10',
    'manual Effectif maximal : 249',
    'manual Formes juridiques : SARL|SAS',
    'manual Codes NAF ciblés : 56.1|10.11Z',
  ]
  assert.deepEqual(await asked(0), limits)
  assert.deepEqual(await asked(1), ['manual Cibles : particuliers', ...limits])
  const text = await textOf(`fr-${id}-0`)
  for (const line of ['programmes_parents : Fonds inventé', "ciblage_secteur_activite : tous secteurs d'activité"])
    assert.ok(text.includes(`${line}\n`), text)
  assert.doesNotMatch(text, /2026-01-01/u)
})
