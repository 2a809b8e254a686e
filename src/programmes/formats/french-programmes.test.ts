import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { codePoints } from '../../core/citing/canonical.ts'
import type { Anchor } from '../../core/citing/citation.ts'
import type { Criterion, Expression } from '../../core/criteria/criterion.ts'
import { loadReference } from '../../reference/reference.ts'
import type { Reference } from '../../reference/reference.ts'
import { readFrenchProgrammes } from './french-programmes.ts'
import type { FrenchImport } from './french-programmes.ts'

let reference: Reference
before(async () => {
  reference = await loadReference()
})

const importRows = (...rows: unknown[]): FrenchImport =>
  readFrenchProgrammes(rows, {
    regions: reference.regions,
    activities: reference.activities,
    retrievedAt: '2026-05-01T00:00:00Z',
    url: 'https://example.org/aides',
  })

const sections = (letters: string): string[] => Array.from(letters, (letter) => `code NAF niveau 1 . est ${letter}`)

/** An invented programme in the form of the source. */
function row(
  change: Record<string, unknown> = {},
  conditions: Record<string, unknown> = {},
  rules: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    id: 'prime-des-moulins',
    titre: 'Prime des moulins 🌾',
    promesse: 'Réparez votre moulin',
    description: 'Une prime inventée.\r\nPour essai.',
    "nature de l'aide": 'financement',
    'montant du financement': "Jusqu'à 5 000 €",
    url: ' https://example.org/moulins ',
    'opérateur de contact': 'Office des moulins',
    "conditions d'éligibilité": {
      "taille de l'entreprise": ['Moins de 50 salariés', 'Non éligible aux micro-entreprises'],
      'secteur géographique': ['Bretagne'],
      "secteur d'activité": ['Meuniers'],
      "nombre d'années d'activité": ["Au moins 2 ans d'activité"],
      "autres critères d'éligibilité": ['Posséder un moulin'],
      ...conditions,
    },
    publicodes: {
      entreprise: null,
      'entreprise . effectif': null,
      'entreprise . microentrepreneur': null,
      'entreprise . code NAF': null,
      'entreprise . code NAF niveau 1': {
        avec: Object.fromEntries(Array.from('ABCDEFGHIJKLMNOPQRSTU', (letter) => [`est ${letter}`, null])),
      },
      'entreprise . est propriétaire de ses locaux': null,
      région: null,
      Bretagne: '"Bretagne"',
      Landes: '"Landes"',
      'questionnaire . objectif prioritaire': { avec: { "est diminuer ma consommation d'eau": null } },
      dispositif: { avec: { 'début de validité': null, 'fin de validité': null } },
      'date du jour': null,
      'entreprise . est ciblée': {
        'toutes ces conditions': ['est éligible', "est dans un secteur d'activité ciblé", 'a un objectif ciblé'],
      },
      'entreprise . est éligible': {
        'applicable si': {
          'toutes ces conditions': [
            'dispositif . début de validité <= date du jour',
            'date du jour <= dispositif . fin de validité',
          ],
        },
        'toutes ces conditions': [
          'a un effectif éligible',
          'microentrepreneur = non',
          'entreprise . est dans une zone géographique éligible',
        ],
      },
      'entreprise . a un effectif éligible': { 'toutes ces conditions': ['effectif <= 49'] },
      'entreprise . est dans une zone géographique éligible': { 'une de ces conditions': ['région = Bretagne'] },
      "entreprise . est dans un secteur d'activité ciblé": { 'une de ces conditions': sections('AC') },
      'entreprise . a un objectif ciblé': {
        'une de ces conditions': ["questionnaire . objectif prioritaire . est diminuer ma consommation d'eau"],
      },
      ...rules,
    },
    'début de validité': '01/06/2026',
    'fin de validité': '31/12/2026',
    ...change,
  }
}

function criteria(imported: FrenchImport): Criterion[] {
  const flat = (expression: Expression): Criterion[] =>
    'kind' in expression
      ? [expression]
      : 'all' in expression
        ? expression.all.flatMap(flat)
        : 'any' in expression
          ? expression.any.flatMap(flat)
          : []
  return imported.programmes.flatMap((each) => flat(each.programme.eligibility))
}

const byId = (imported: FrenchImport, id: string): Criterion | undefined =>
  criteria(imported).find((each) => each.id === id)
const quotes = (criterion: Criterion | undefined): string[] =>
  (criterion?.citations ?? []).map((anchor) => anchor.exact)

function warnings(imported: FrenchImport): string[] {
  return imported.rows.flatMap((each) =>
    each.outcome === 'read' ? each.warnings.map((warning) => warning.code) : [each.refusal],
  )
}

describe('import of the French collection', () => {
  test('rules become criteria, each citing the line it stands on', () => {
    const imported = importRows(row())
    assert.deepEqual(warnings(imported), [])
    const told = criteria(imported).map(({ citations, ...criterion }) => [
      criterion.id.replace(/^text-.*/u, 'text'),
      criterion.kind,
      (citations ?? []).map((each) => each.exact),
    ])
    assert.deepEqual(told, [
      ['headcount', 'headcount', ['Moins de 50 salariés']],
      ['micro-entrepreneur', 'legal_form', ['Non éligible aux micro-entreprises']],
      ['territory', 'region', ['Bretagne']],
      ['activity', 'activity', ['Meuniers']],
      ['age', 'age', ["Au moins 2 ans d'activité"]],
      ['text', 'manual', ['Posséder un moulin']],
    ])
    assert.deepEqual(byId(imported, 'territory'), {
      id: 'territory',
      kind: 'region',
      of: 'any_establishment',
      include: ['FRH'],
      citations: byId(imported, 'territory')?.citations,
    })
    assert.deepEqual((byId(imported, 'activity') as { codes: unknown }).codes, {
      scheme: 'naf',
      include: { subtree: ['A', 'C'] },
    })
    assert.deepEqual((byId(imported, 'age') as { test: unknown }).test, {
      measure: 'months_since_start',
      range: { min: 24 },
    })
    assert.deepEqual(imported.programmes[0]?.programme.objectives, ['water'])
  })

  test('every citation stands in the text letter for letter, in code points', () => {
    const imported = importRows(row())
    const [document] = imported.programmes[0]?.programme.documents ?? []
    const points = codePoints(document?.text ?? '')
    const anchors: Anchor[] = [
      ...criteria(imported).flatMap((each) => each.citations ?? []),
      ...(imported.programmes[0]?.programme.funding.citations ?? []),
    ]
    assert.ok(anchors.length >= 7)
    for (const { exact, start, end } of anchors) assert.equal(points.slice(start ?? 0, end ?? 0), exact)
    assert.equal(document?.language, 'fr')
    assert.ok(!document.text.includes('\r'))
    for (const { title, start } of document.sections ?? [])
      assert.equal(points.slice(start, start + title.length), title)
  })

  test('work units have decimals: where rule and text agree on persons, the bound is the one of the text', () => {
    assert.deepEqual((byId(importRows(row()), 'headcount') as { range: unknown }).range, { max_exclusive: 50 })
    const differs = importRows(
      row(
        {},
        { "taille de l'entreprise": ['Plus de 10 salariés'] },
        { 'entreprise . a un effectif éligible': 'effectif >= 10' },
      ),
    )
    assert.deepEqual((byId(differs, 'headcount') as { range: unknown }).range, { min: 10 })
    assert.deepEqual(warnings(differs), ['rule_against_text'])
  })

  test('validity dates are the days of the call, inclusive, in Paris; they are no criteria', () => {
    const { call } = importRows(row()).programmes[0]?.programme ?? {}
    assert.deepEqual(call?.opens_at, { at: '2026-05-31T22:00:00Z', time_zone: 'Europe/Paris' })
    assert.deepEqual(call.deadlines, [
      { id: 'end', at: '2026-12-31T22:59:59Z', time_zone: 'Europe/Paris', basis: 'fixed' },
    ])
  })

  test('an end in 2099 is no end, and an aid that is not available is paused', () => {
    const { call } =
      importRows(row({ 'fin de validité': '31/12/2099', 'aide temporairement indisponible': 'oui' })).programmes[0]
        ?.programme ?? {}
    assert.deepEqual(call?.deadlines, [{ id: 'end', time_zone: 'Europe/Paris', basis: 'unknown' }])
    assert.equal(call.suspended?.status, 'paused')
  })

  test('a date that the rules do not ask about is reported and not used', () => {
    const imported = importRows(row({}, {}, { 'entreprise . est éligible': 'a un effectif éligible' }))
    assert.deepEqual(imported.programmes[0]?.programme.call, { deadlines: [] })
    assert.deepEqual(warnings(imported).filter((code) => code === 'date_not_asked').length, 2)
  })

  test('lines that state no condition make none', () => {
    const imported = importRows(
      row(
        {},
        {
          "nombre d'années d'activité": ['Éligible à toutes les entreprises'],
          "autres critères d'éligibilité": undefined,
        },
        {
          "entreprise . est dans un secteur d'activité ciblé": {
            'une de ces conditions': sections('ABCDEFGHIJKLMNOPQRSTU'),
          },
        },
      ),
    )
    assert.deepEqual(
      criteria(imported).map((each) => each.id),
      ['headcount', 'micro-entrepreneur', 'territory'],
    )
  })

  test('years that are not surely read, and other conditions, are questions; a list after a colon is one question', () => {
    const imported = importRows(
      row(
        {},
        {
          "nombre d'années d'activité": ["Au moins 2 ans d'activité, sauf reprise"],
          "autres critères d'éligibilité": ['Avoir un chat', 'Être dans un de ces cas :', 'Souris', 'Rats'],
        },
      ),
    )
    const asked = criteria(imported).filter((each) => each.kind === 'manual')
    assert.deepEqual(asked.map(quotes), [
      ["Au moins 2 ans d'activité, sauf reprise"],
      ['Avoir un chat'],
      ['Être dans un de ces cas :', 'Souris', 'Rats'],
    ])
    assert.match(asked[1]?.question?.['el'] ?? '', /«Avoir un chat»/u)
  })

  test('a condition for some businesses only does not bind the others', () => {
    const imported = importRows(
      row({
        'champs conditionnels': [
          {
            'toutes ces conditions': ['effectif >= 20', 'effectif <= 49'],
            'Eligibilité taille': 'De 20 à 49 salariés',
            "autres critères d'éligibilité": ['Avoir deux meules'],
          },
        ],
      }),
    )
    const [programme] = imported.programmes
    const last =
      programme !== undefined && 'all' in programme.programme.eligibility
        ? programme.programme.eligibility.all.at(-1)
        : undefined
    assert.ok(last !== undefined && 'any' in last)
    const [exempt, question] = last.any
    assert.ok(exempt !== undefined && 'not' in exempt && 'all' in exempt.not)
    const [inCase] = exempt.not.all
    assert.ok(inCase !== undefined && 'kind' in inCase && inCase.kind === 'headcount')
    assert.deepEqual(
      [inCase.id, inCase.range, quotes(inCase)],
      ['case-1-headcount', { min: 20, max: 49 }, ['De 20 à 49 salariés']],
    )
    assert.ok(question !== undefined && 'kind' in question)
    assert.deepEqual(quotes(question), ['De 20 à 49 salariés', 'Avoir deux meules'])
  })

  test('answers survive a new order of the lines', () => {
    const ids = (lines: string[]): string[] =>
      criteria(importRows(row({}, { "autres critères d'éligibilité": lines })))
        .filter((each) => each.kind === 'manual')
        .map((each) => each.id)
        .toSorted()
    assert.deepEqual(ids(['Avoir un chat', 'Posséder un moulin']), ids(['Posséder un moulin', 'Avoir un chat']))
  })

  test('a territory with a name that is not declared is a question, never half a list', () => {
    const imported = importRows(
      row(
        {},
        { 'secteur géographique': ['Finistère, Bretagne'] },
        {
          'entreprise . est dans une zone géographique éligible': {
            'une de ces conditions': ['région = Finistère', 'région = Bretagne'],
          },
        },
      ),
    )
    const territory = byId(imported, 'territory')
    assert.equal(territory?.kind, 'manual')
    assert.equal(territory.kind === 'manual' && territory.unreadable, 'région = Finistère ou région = Bretagne')
    assert.deepEqual(quotes(territory), ['Finistère, Bretagne'])
    assert.ok(warnings(imported).includes('rule_unreadable'))
  })

  test('a declared department is the department', () => {
    const imported = importRows(
      row(
        {},
        { 'secteur géographique': ['Landes'] },
        { 'entreprise . est dans une zone géographique éligible': 'région = Landes' },
      ),
    )
    assert.deepEqual((byId(imported, 'territory') as { include: unknown }).include, ['FRI13'])
  })

  test('excluded codes are excluded exactly, ownership of premises is an attribute', () => {
    const imported = importRows(
      row(
        {},
        {},
        {
          "entreprise . est dans un secteur d'activité ciblé": 'est exclu = non',
          'est exclu': {
            'une de ces conditions': ['entreprise . code NAF = "64.11Z"', 'entreprise . code NAF = "68.10Z"'],
          },
          'entreprise . est éligible': { 'toutes ces conditions': ['est propriétaire de ses locaux'] },
        },
      ),
    )
    assert.deepEqual((byId(imported, 'activity') as { codes: unknown }).codes, {
      scheme: 'naf',
      exclude: { exact: ['64.11Z', '68.10Z'] },
    })
    assert.deepEqual((byId(imported, 'owns-premises') as { test: unknown }).test, { equals: true })
    assert.ok(warnings(imported).includes('rule_without_sentence'))
  })

  test('codes that the classification does not have are left out and reported', () => {
    const imported = importRows(
      row(
        {},
        {},
        {
          "entreprise . est dans un secteur d'activité ciblé": {
            'une de ces conditions': ['code NAF = "10.61A"', 'code NAF = "10.61Z"'],
          },
        },
      ),
    )
    assert.deepEqual((byId(imported, 'activity') as { codes: unknown }).codes, {
      scheme: 'naf',
      include: { exact: ['10.61A'] },
    })
    assert.deepEqual(warnings(imported), ['code_unknown'])
  })

  test('divisions and groups of the classification are taken with all that is under them', () => {
    const imported = importRows(
      row(
        {},
        {},
        {
          'entreprise . code NAF niveau 2': { avec: { 'est 10': null, 'est 04': null } },
          "entreprise . est dans un secteur d'activité ciblé": {
            'une de ces conditions': [
              'code NAF niveau 1 . est A',
              'code NAF niveau 2 . est 10',
              'code NAF niveau 2 . est 04',
            ],
          },
        },
      ),
    )
    assert.deepEqual((byId(imported, 'activity') as { codes: unknown }).codes, {
      scheme: 'naf',
      include: { subtree: ['A', '10'] },
    })
    assert.deepEqual(warnings(imported), ['code_unknown'])
  })

  test('an address that is none of the web is not taken', () => {
    const source = (url: string): string | undefined => importRows(row({ url })).programmes[0]?.programme.source?.url
    assert.equal(source('mailto:a@example.org'), 'https://example.org/aides')
    assert.equal(source(' https://example.org/a '), 'https://example.org/a')
    assert.equal(source('https://example.org/a b?é'), 'https://example.org/a%20b?%C3%A9')
  })

  test('a mechanism that is not read becomes a question that says what it was', () => {
    const imported = importRows(
      row({}, {}, { 'entreprise . a un effectif éligible': { variations: [{ si: 'x', alors: 'oui' }] } }),
    )
    assert.ok(
      criteria(imported).some((each) => each.kind === 'manual' && each.unreadable?.includes('variations') === true),
    )
  })

  test('a row without rules is read from its structured data', () => {
    const imported = importRows(
      row({
        publicodes: undefined,
        eligibilityData: {
          company: {
            maxEmployees: '49',
            allowedRegion: ['Bretagne'],
            allowedNafSections: ['C'],
            excludeMicroentrepreneur: true,
          },
          validity: { end: '31/12/2026' },
          priorityObjectives: ['water'],
        },
      }),
    )
    assert.deepEqual(
      criteria(imported)
        .map((each) => each.id)
        .slice(0, 4),
      ['headcount', 'micro-entrepreneur', 'territory', 'activity'],
    )
    assert.equal(imported.programmes[0]?.programme.call.deadlines[0]?.at, '2026-12-31T22:59:59Z')
  })

  test('structured data that differ from the rules are reported', () => {
    const imported = importRows(
      row({
        eligibilityData: {
          company: {
            maxEmployees: '99',
            allowedRegion: ['Bretagne'],
            allowedNafSections: ['A', 'C'],
            excludeMicroentrepreneur: true,
          },
        },
      }),
    )
    assert.deepEqual(warnings(imported), ['sources_differ'])
  })

  test('amounts are taken only where the line says one thing; a ceiling of a loan is the loan’s', () => {
    const funding = (change: Record<string, unknown>): unknown => {
      const { citations: _citations, ...rest } = importRows(row({ 'montant du financement': undefined, ...change }))
        .programmes[0]?.programme.funding ?? { instruments: [] }
      return rest
    }
    assert.deepEqual(funding({ 'montant du financement': "Jusqu'à 5 000 €" }), {
      instruments: ['grant'],
      max_subsidy: { amount: '5000.00', currency: 'EUR' },
    })
    assert.deepEqual(funding({ 'montant du financement': "Jusqu'à 70% du coût, dans un maximum de 50 000 €" }), {
      instruments: ['grant'],
      max_intensity_percent: 70,
    })
    assert.deepEqual(
      funding({ 'montant du financement': "Jusqu'à 33123456789012345678 €" }),
      { instruments: ['grant'] },
      'more digits than an amount may have',
    )
    assert.deepEqual(funding({ 'montant du financement': 'Selon projet' }), { instruments: ['grant'] })
    assert.deepEqual(funding({ "nature de l'aide": 'prêt', 'montant du prêt': 'De 10 000 € à 1,5 M€' }), {
      instruments: ['loan'],
      loan: { min: { amount: '10000.00', currency: 'EUR' }, max: { amount: '1500000.00', currency: 'EUR' } },
    })
  })

  test('a bad row is refused with its reason and loses no other', () => {
    const imported = importRows(
      null,
      row({ id: 'Mauvais id' }),
      row(),
      row(),
      row({ id: 'sans-titre', titre: ' ' }),
      row({ id: 'nul', description: 'a\0b' }),
      row({ id: 'autre' }),
      row({ id: 'sans-conditions', "conditions d'éligibilité": [] }),
    )
    assert.deepEqual(
      imported.rows.map((each) => (each.outcome === 'read' ? each.slug : each.refusal)),
      [
        'not_an_object',
        'slug_invalid',
        'prime-des-moulins',
        'slug_repeated',
        'title_missing',
        'text_not_storable',
        'autre',
        'conditions_missing',
      ],
    )
    assert.deepEqual(
      imported.programmes.map((each) => each.slug),
      ['prime-des-moulins', 'autre'],
    )
  })

  test('the same row always gives the same document', () => {
    const ids = [importRows(row()), importRows(row())].map((each) => each.programmes[0]?.programme.documents[0]?.id)
    assert.match(ids[0] ?? '', /^doc_[0-9a-f]{26}$/u)
    assert.equal(ids[0], ids[1])
  })
})
