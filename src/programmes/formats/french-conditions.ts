import type { Anchor } from '../../core/citing/citation.ts'
import { stableHash } from '../../core/citing/stable-hash.ts'
import type { QuantityReader } from '../../core/citing/stated-range.ts'
import type { Expression } from '../../core/criteria/criterion.ts'
import type { LocalizedText } from '../../core/facts/text.ts'
import { foldName } from '../../core/facts/text-fold.ts'
import { conditionalField, isRow } from './french-document.ts'
import type { FrenchText, Row } from './french-document.ts'
import type { Subject } from './french-atoms.ts'

/** Lines about years that state no condition. */
const noYears: ReadonlySet<string> = new Set([
  'eligible a toutes les entreprises',
  'toutes les entreprises',
  'sans condition',
  'aucune condition',
])

const aboutRegime = (anchor: Anchor): boolean => ` ${foldName(anchor.exact)} `.includes(' micro entrepr')
const aboutPremises = (anchor: Anchor): boolean => ` ${foldName(anchor.exact)} `.includes(' proprietaire')

/** The sentences that a rule of a subject stands on. */
export function sentencesOf(text: FrenchText, subject: Subject): Anchor[] {
  const size = text.lines("taille de l'entreprise")
  const others = text.lines("autres critères d'éligibilité")
  switch (subject) {
    case 'size':
      return orAll(
        size.filter((line) => !aboutRegime(line)),
        size,
      )
    case 'regime':
      return orAll(size.filter(aboutRegime), size)
    case 'territory':
      return text.lines('secteur géographique')
    case 'sector':
      return text.lines("secteur d'activité")
    case 'premises':
      return [...others, ...text.lines("secteur d'activité"), ...text.lines('description')]
        .filter(aboutPremises)
        .slice(0, 2)
    case 'other':
      return []
  }
}

const orAll = (some: Anchor[], all: Anchor[]): Anchor[] => (some.length > 0 ? some : all)

/** A condition of the text that no rule codes, as a question that quotes it. */
function asked(anchors: readonly Anchor[]): Expression {
  const quote = anchors.map((anchor) => anchor.exact).join(' · ')
  const question: LocalizedText = {
    el: `Πληροί η επιχείρηση τον όρο «${quote}»;`,
    en: `Does the business meet this condition: “${quote}”?`,
  }
  return { id: `text-${stableHash(quote)}`, kind: 'manual', question, citations: [...anchors] }
}

/**
 * Conditions that only the text states: a least number of years where the line says nothing else, every other one as a
 * question. Answers are kept by what a line says, so they outlive a new order of the lines.
 */
export function textConditions(row: Row, text: FrenchText, reader: QuantityReader): Expression[] {
  const years = text
    .lines("nombre d'années d'activité")
    .filter((line) => !noYears.has(foldName(line.exact)))
    .map((line, at) => ageOf(line, at, reader) ?? asked([line]))
  const others = grouped(text.lines("autres critères d'éligibilité")).map(asked)
  return unique([...years, ...others, ...conditional(row, text)])
}

/** Completed months say exactly "at least" and "less than" so many years; other bounds they do not. */
function ageOf(line: Anchor, at: number, reader: QuantityReader): Expression | undefined {
  const stated = reader.whole(line.exact, ['years', 'months'])
  if (stated === undefined || stated.range.max !== undefined || stated.range.min_exclusive !== undefined)
    return undefined
  const months = stated.unit === 'years' ? 12 : 1
  const { min, max_exclusive: below } = stated.range
  const range = {
    ...(min === undefined ? {} : { min: min * months }),
    ...(below === undefined ? {} : { max_exclusive: below * months }),
  }
  return {
    id: at === 0 ? 'age' : `age-${at + 1}`,
    kind: 'age',
    test: { measure: 'months_since_start', range },
    citations: [line],
  }
}

/** A line that ends in a colon opens a list, whose end is not marked: what follows is one condition with it. */
function grouped(lines: readonly Anchor[]): Anchor[][] {
  const opening = lines.findIndex((line) => /[::]$/u.test(line.exact))
  if (opening < 0) return lines.map((line) => [line])
  return [...lines.slice(0, opening).map((line) => [line]), lines.slice(opening)]
}

/** Further conditions for some businesses only: one question with the case it is for. */
function conditional(row: Row, text: FrenchText): Expression[] {
  const blocks = row['champs conditionnels']
  if (!Array.isArray(blocks)) return []
  return blocks.filter(isRow).flatMap((_, index) => {
    const conditions = text.lines(conditionalField(index, "autres critères d'éligibilité"))
    const cases = ['Eligibilité taille', 'toutes ces conditions', 'une de ces conditions'].flatMap((field) =>
      text.lines(conditionalField(index, field)),
    )
    return conditions.length === 0 ? [] : [asked([...cases.slice(0, 1), ...conditions])]
  })
}

/** The same line twice is one condition. */
function unique(conditions: Expression[]): Expression[] {
  const seen = new Set<string>()
  return conditions.filter((each) => {
    if (!('kind' in each) || seen.has(each.id)) return false
    seen.add(each.id)
    return true
  })
}
