import { codePointLength } from '../../core/citing/canonical.ts'
import type { Anchor } from '../../core/citing/citation.ts'
import { isRow } from './row.ts'
import type { Row } from './row.ts'
import { fieldsOf, shown } from './row-fields.ts'

/** Name of the one document of an imported programme; anchors refer to it. */
export const documentKey = 'call'

/** A programme's text in the making: lines in order, with the place of each one that may be cited. */
export interface FrenchText {
  readonly text: string
  readonly sections: { title: string; start: number }[]
  /** Anchors of the lines of a field, in the field's own order. */
  lines(field: string): Anchor[]
}

/** The conditions of a row by their part; the names are the source's. */
export const conditionParts = [
  "taille de l'entreprise",
  'secteur géographique',
  "secteur d'activité",
  "nombre d'années d'activité",
  "autres critères d'éligibilité",
] as const

/** Fields of one text each, in the order of the document; the headings are ours. */
const plainFields: readonly (readonly [field: string, heading: string])[] = [
  ['description', 'Description'],
  ['description longue', 'Description détaillée'],
]
const closingFields: readonly (readonly [field: string, heading: string])[] = [
  ["nature de l'aide", "Nature de l'aide"],
  ['montant du financement', 'Montant du financement'],
  ["montant de l'avantage fiscal", "Montant de l'avantage fiscal"],
  ['montant du prêt', 'Montant du prêt'],
  ['durée du prêt', 'Durée du prêt'],
  ["coût de l'accompagnement", "Coût de l'accompagnement"],
  ["durée de l'accompagnement", "Durée de l'accompagnement"],
  ['début de validité', 'Début de validité'],
  ['fin de validité', 'Fin de validité'],
  ['aide temporairement indisponible', 'Aide temporairement indisponible'],
  ['ouvert aux administrations publiques', 'Ouvert aux administrations publiques'],
  ['opérateur de contact', 'Opérateur'],
]

/** Members that are told otherwise: conditions as rules beside their sentences, cases, steps, and what a page looks like. */
const toldElsewhere = [
  'titre',
  'promesse',
  ...[...plainFields, ...closingFields].map(([field]) => field),
  "conditions d'éligibilité",
  'champs conditionnels',
  'objectifs',
  'publicodes',
  'eligibilityData',
  'illustration',
]

/** The text of a field, LF line ends, or undefined. */
export function textOf(row: Row, field: string): string | undefined {
  const value = row[field]
  return typeof value === 'string' && value.trim() !== '' ? value.replace(/\r\n?/gu, '\n') : undefined
}

/** The texts of a list field; a single text is a list of one. */
export function listOf(row: Row, field: string): string[] {
  const value = row[field]
  const list = Array.isArray(value) ? value : [value]
  return list.flatMap((each) => (typeof each === 'string' && each.trim() !== '' ? [each.replace(/\r\n?/gu, '\n')] : []))
}

/** Field name of a conditional block's line in `lines`. */
export const conditionalField = (index: number, field: string): string => `champs conditionnels/${index}/${field}`

/** Composes the canonical text of a row: the same row gives the same text, letter for letter. */
export function composeText(row: Row): FrenchText {
  const parts: string[] = []
  const sections: { title: string; start: number }[] = []
  const places = new Map<string, Anchor[]>()
  let length = 0
  const put = (line: string, field?: string): void => {
    const exact = line.trim()
    const start = length + codePointLength(line.slice(0, line.indexOf(exact)))
    if (field !== undefined && exact !== '') {
      const anchor: Anchor = { document: documentKey, exact, start, end: start + codePointLength(exact) }
      places.set(field, [...(places.get(field) ?? []), anchor])
    }
    parts.push(line, '\n')
    length += codePointLength(line) + 1
  }
  const section = (title: string): void => {
    put('')
    sections.push({ title, start: length })
    put(title)
  }
  const block = (heading: string, field: string, lines: readonly string[]): void => {
    if (lines.length === 0) return
    section(heading)
    for (const line of lines) put(line, field)
  }
  put(textOf(row, 'titre') ?? '', 'titre')
  for (const line of listOf(row, 'promesse')) put(line, 'promesse')
  for (const [field, heading] of plainFields) block(heading, field, listOf(row, field))
  const conditions = row["conditions d'éligibilité"]
  if (isRow(conditions)) {
    for (const part of conditionParts) block(`Conditions d'éligibilité : ${part}`, part, listOf(conditions, part))
    // A part that nobody knows is a condition like the others that only the text states.
    for (const { path, text } of fieldsOf(conditions, conditionParts))
      block(`Conditions d'éligibilité : ${shown(path)}`, "autres critères d'éligibilité", text.split('\n'))
  }
  conditionalBlocks(row).forEach((lines, index) => {
    section(`Cas particulier ${index + 1}`)
    for (const { field, line } of lines) put(line, conditionalField(index, field))
  })
  for (const [field, heading] of closingFields) block(heading, field, listOf(row, field))
  block('Étapes', 'objectifs', steps(row))
  block(
    'Autres champs',
    'autres champs',
    fieldsOf(row, toldElsewhere).flatMap(({ path, text }) => `${shown(path)} : ${text}`.split('\n')),
  )
  return { text: parts.join(''), sections, lines: (field) => places.get(field) ?? [] }
}

/** What holds only for some businesses: the case, then its own fields. */
function conditionalBlocks(row: Row): { field: string; line: string }[][] {
  const blocks = row['champs conditionnels']
  if (!Array.isArray(blocks)) return []
  return blocks
    .filter(isRow)
    .map((block) => Object.keys(block).flatMap((field) => listOf(block, field).map((line) => ({ field, line }))))
}

function steps(row: Row): string[] {
  const list = row['objectifs']
  if (!Array.isArray(list)) return []
  return list.filter(isRow).flatMap((step) => {
    const links = Array.isArray(step['liens']) ? step['liens'].filter(isRow) : []
    const shown = links.flatMap((link) =>
      textOf(link, 'lien') === undefined ? [] : [`${textOf(link, 'texte') ?? ''} ${textOf(link, 'lien') ?? ''}`.trim()],
    )
    const description = textOf(step, 'description')
    return [...(description === undefined ? [] : [description]), ...shown]
  })
}
