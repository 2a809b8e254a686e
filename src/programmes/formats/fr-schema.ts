import { isPublishersStop } from './french-call.ts'
import type { Row } from './row.ts'
import type { ImportFormat, ImportRow } from './import-format.ts'
import { readFrenchProgrammes, rowReason } from './french-programmes.ts'
import { besideNote, brokenNotes, decisiveNotes, fieldNote, refusedRow, surplusNote } from './row-report.ts'
import { slugOf } from './row-text.ts'

const collection = 'https://www.data.gouv.fr'

/** INSEE codes of regions, communities and departments as the schema has them, with their names. */
const places: Readonly<Record<string, string>> = {
  'REG-01': 'Guadeloupe',
  'REG-02': 'Martinique',
  'REG-03': 'Guyane',
  'REG-04': 'La Réunion',
  'REG-06': 'Mayotte',
  'REG-11': 'Île-de-France',
  'REG-24': 'Centre-Val de Loire',
  'REG-27': 'Bourgogne-Franche-Comté',
  'REG-28': 'Normandie',
  'REG-32': 'Hauts-de-France',
  'REG-44': 'Grand Est',
  'REG-52': 'Pays de la Loire',
  'REG-53': 'Bretagne',
  'REG-75': 'Nouvelle-Aquitaine',
  'REG-76': 'Occitanie',
  'REG-84': 'Auvergne-Rhône-Alpes',
  'REG-93': "Provence-Alpes-Côte d'Azur",
  'REG-94': 'Corse',
  'COM-975': 'Saint-Pierre-et-Miquelon',
  'COM-977': 'Saint-Barthélemy',
  'DEP-978': 'Saint-Martin',
  'COM-978': 'Saint-Martin',
  'COM-987': 'Polynésie française',
  'COM-988': 'Nouvelle-Calédonie',
  'DEP-13': 'Bouches-du-Rhône',
  'DEP-39': 'Jura',
  'DEP-77': 'Seine-et-Marne',
}

/** Who may apply, and when. */
const decisive = new Set([
  'eligibilite',
  'eligibilite_geographique',
  'eligibilite_geographique_exclusions',
  'date_ouverture',
  'date_cloture',
])

/** Columns that limit who may apply, as the document calls them; each is a question that quotes it. */
const limits: readonly (readonly [column: string, name: string, limitsNobody: (cell: string) => boolean])[] = [
  ['cibles', 'Cibles', (cell) => listed(cell).includes('professionnels')],
  ['eligibilite_effectif_minimal', 'Effectif minimal', (cell) => Number(cell) === 0],
  ['eligibilite_effectif_maximal', 'Effectif maximal', () => false],
  ['eligibilite_categorie_taille_entreprise', "Catégories d'entreprises", (cell) => listed(cell).length === 4],
  ['eligibilite_annees_existence_minimal', "Années d'existence au minimum", (cell) => Number(cell) === 0],
  ['eligibilite_forme_juridique', 'Formes juridiques', () => false],
  ['eligibilite_forme_juridique_exclusions', 'Formes juridiques exclues', () => false],
  ['ciblage_secteur_activite', "Secteurs d'activité ciblés", (cell) => /^tous secteurs/iu.test(cell)],
  ['ciblage_naf', 'Codes NAF ciblés', () => false],
  ['ciblage_naf_exclusions', 'Codes NAF exclus', () => false],
]
/** Columns that are read otherwise, and when the row was last changed. */
const readElsewhere: ReadonlySet<string> = new Set([
  ...['id', 'titre', 'promesse', 'description', 'eligibilite', 'types_aides', 'date_ouverture', 'date_cloture'],
  ...['eligibilite_geographique', 'eligibilite_geographique_exclusions', 'date_mise_a_jour'],
])

/** The French national schema "dispositif d'aide pour les professionnels" as CSV (or XLSX). */
export const frenchSchemaFormat: ImportFormat = {
  name: 'fr-schema',
  says: 'the French national schema for aid to professionals (CSV)',
  keepsStops: isPublishersStop,
  fits: ({ table }) =>
    ['id', 'titre', 'promesse', 'eligibilite', 'porteurs'].every((name) => table?.header.includes(name) === true),
  async *read({ table }, source) {
    if (table === undefined) return
    for await (const { row, cells, surplus, moved, broken } of table.rows) {
      const id = cells.get('id') ?? ''
      const slug = slugOf('fr', id)
      if (slug === undefined) yield refusedRow(row, fieldNote('field_missing', 'id'))
      else if (moved) yield { ...refusedRow(row, surplusNote(surplus)), slug }
      else if (broken.keys().some((name) => decisive.has(name)))
        yield { ...refusedRow(row, ...decisiveNotes(broken, (name) => decisive.has(name))), slug }
      else {
        const read = readRow(row, slug, cells, source)
        yield { ...read, notes: [...read.notes, ...brokenNotes(broken), ...besideNote(surplus)] }
      }
    }
  },
}

/** The row in the form of the government's own collection, which is read in one place only. */
function readRow(
  row: number,
  slug: string,
  cells: ReadonlyMap<string, string>,
  source: Parameters<ImportFormat['read']>[1],
): ImportRow {
  const { json, notes } = rowOf(slug, cells)
  const { rows, programmes } = readFrenchProgrammes([json], {
    ...source.reference,
    retrievedAt: source.retrievedAt,
    url: collection,
  })
  const report = rows[0]
  if (report === undefined || report.outcome === 'refused')
    return refusedRow(row, ...(report === undefined ? [] : [rowReason({ refusal: report.refusal })]))
  const programme = programmes[0]?.programme
  if (programme === undefined) return refusedRow(row, ...notes)
  return {
    row,
    slug,
    programme: { ...programme, external_ids: [{ scheme: 'fr-schema', value: cells.get('id') ?? '' }] },
    notes: [...notes, ...report.warnings.map(rowReason)],
  }
}

function rowOf(slug: string, cells: ReadonlyMap<string, string>): { json: Row; notes: ImportRow['notes'] } {
  const notes: ImportRow['notes'][number][] = []
  const parts = conditionsOf(cells.get('eligibilite') ?? '')
  const codes = listed(cells.get('eligibilite_geographique'))
  const whole = codes.some((code) => code.startsWith('PAYS-'))
  const names = whole ? [] : codes.flatMap((code) => places[code] ?? [])
  const unknown = whole ? [] : codes.filter((code) => places[code] === undefined)
  for (const code of unknown) notes.push(fieldNote('field_unreadable', 'eligibilite_geographique', code))
  const excluded = listed(cells.get('eligibilite_geographique_exclusions'))
  const territory =
    parts.places.length > 0 ? parts.places : whole ? ['France entière'] : codes.length > 0 ? [named(codes)] : []
  const day = (name: string): string | undefined => {
    const given = cells.get(name)
    const read = given === undefined ? undefined : frenchDay(given)
    if (given !== undefined && read === undefined) notes.push(fieldNote('field_unreadable', name, given))
    return read
  }
  const [start, end] = [day('date_ouverture'), day('date_cloture')]
  const limiting = limits.filter(([column, , limitsNobody]) => {
    const cell = cells.get(column)
    return cell !== undefined && !limitsNobody(cell)
  })
  const asked = new Set(limiting.map(([column]) => column))
  const others = [...cells].filter(([column]) => column !== '' && !readElsewhere.has(column) && !asked.has(column))
  const described = describedOf(cells.get('description') ?? '')
  const json: Row = {
    ...Object.fromEntries(others),
    id: slug,
    titre: cells.get('titre'),
    promesse: cells.get('promesse'),
    description: described.text,
    url: (cells.get('url_source') ?? '').replace(/[?&]utm_[^&]*/gu, ''),
    "nature de l'aide": natureOf(listed(cells.get('types_aides'))),
    'montant du financement': described.amount,
    'opérateur de contact': operatorOf(cells.get('porteurs'), notes),
    'début de validité': start,
    'fin de validité': end,
    "conditions d'éligibilité": {
      "taille de l'entreprise": parts.size,
      'secteur géographique': [...territory, ...(excluded.length > 0 ? [`Sauf : ${named(excluded)}`] : [])],
      "secteur d'activité": parts.sector,
      "nombre d'années d'activité": parts.years,
      "autres critères d'éligibilité": [
        ...limiting.map(([column, name]) => `${name} : ${cells.get(column) ?? ''}`),
        ...parts.others,
      ],
    },
    eligibilityData: {
      company: {
        ...(parts.sections.length > 0 && parts.sections.length < 21 ? { allowedNafSections: parts.sections } : {}),
        ...(parts.noMicro ? { excludeMicroentrepreneur: true } : {}),
        ...(names.length > 0 && unknown.length === 0 ? { allowedRegion: names } : {}),
      },
      validity: { ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) },
    },
  }
  return { json, notes }
}

const listed = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** What stands for codes in the text of the row: their names, and the code where its name is not known. */
const named = (codes: readonly string[]): string => codes.map((code) => places[code] ?? code).join(', ')

/** The schema's kinds of aid; several are told as financing, which they all have in common. */
function natureOf(types: readonly string[]): string {
  return types.length === 1 ? (types[0] ?? 'financement') : 'financement'
}

/** Instants are midnights in Paris: the day there, as the collection writes days. */
function frenchDay(given: string): string | undefined {
  try {
    const day = given.includes('T')
      ? Temporal.Instant.from(given).toZonedDateTimeISO('Europe/Paris').toPlainDate()
      : Temporal.PlainDate.from(given)
    return `${String(day.day).padStart(2, '0')}/${String(day.month).padStart(2, '0')}/${day.year}`
  } catch {
    return undefined
  }
}

/** The description without the line of the amount, which is a field of its own. */
function describedOf(description: string): { text: string[]; amount: string | undefined } {
  const lines = description.split(/\r?\n/u).filter((line) => line.trim() !== '')
  const amount = lines
    .map((line) => /^Montant de l'aide ou cout ?: ?(.+)$/u.exec(line)?.[1])
    .find((found) => found !== undefined)
  return { text: lines.filter((line) => !line.startsWith("Montant de l'aide ou cout")), amount }
}

function operatorOf(cell: string | undefined, notes: ImportRow['notes'][number][]): string | undefined {
  if (cell === undefined) return undefined
  try {
    const list = JSON.parse(cell) as unknown
    const [first] = Array.isArray(list) ? (list as { nom?: unknown }[]) : []
    return typeof first?.nom === 'string' ? first.nom : undefined
  } catch {
    notes.push(fieldNote('field_unreadable', 'porteurs', cell))
    return undefined
  }
}

interface Conditions {
  size: string[]
  places: string[]
  sector: string[]
  years: string[]
  others: string[]
  sections: string[]
  noMicro: boolean
}

/** The labelled lines of the eligibility text, each under its subject; what follows a label belongs to it. */
function conditionsOf(text: string): Conditions {
  const found: Conditions = { size: [], places: [], sector: [], years: [], others: [], sections: [], noMicro: false }
  let current: string[] = found.others
  for (const line of text.split(/\r?\n/u)) {
    const [, label = '', rest = ''] = /^([^:]{3,70}?) ?: ?(.*)$/u.exec(line.trim()) ?? []
    const into = (list: string[]): void => {
      current = list
      if (rest !== '') list.push(rest)
    }
    if (label.startsWith('Secteurs principalement')) {
      found.sections = rest.split('|').filter((letter) => /^[A-U]$/u.test(letter))
      if (rest !== '' && found.sections.length < 21) found.sector.push(rest)
    } else if (/^(?:Eligibilité Sectorielle|Précisions sur l'éligibilité sectorielle)$/iu.test(label))
      into(found.sector)
    else if (label.startsWith('Eligibilité en fonction du nombre')) into(found.size)
    else if (label.startsWith('Eligibilité lié')) into(found.years)
    else if (label.startsWith('Aires géographiques')) into(found.places)
    else if (/^Non éligible aux micro/iu.test(line.trim())) {
      found.noMicro = true
      found.size.push(line.trim())
    } else if (/^Autres conditions d.éligibilité$/u.test(label)) into(found.others)
    else if (line.trim() !== '') current.push(line.trim().replace(/^- /u, ''))
  }
  return found
}
