import type { Anchor } from '../../core/citing/citation.ts'
import { stableHash } from '../../core/citing/stable-hash.ts'
import type { QuantityReader } from '../../core/citing/stated-range.ts'
import type { Expression } from '../../core/criteria/criterion.ts'
import type { LocalizedText } from '../../core/facts/text.ts'
import { foldName } from '../../core/facts/text-fold.ts'
import { conditionalField } from './french-document.ts'
import { isRow } from './row.ts'
import type { FrenchText } from './french-document.ts'
import type { Row } from './row.ts'
import type { Subject } from './french-atoms.ts'
import { lowerCondition } from './french-rules.ts'
import type { RuleContext } from './french-rules.ts'
import { declaredRules, readRule } from './publicodes.ts'

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
export function textConditions(row: Row, text: FrenchText, reader: QuantityReader, context: RuleContext): Expression[] {
  const years = text
    .lines("nombre d'années d'activité")
    .filter((line) => !noYears.has(foldName(line.exact)))
    .map((line, at) => ageOf(line, at, reader) ?? asked([line]))
  const others = grouped(text.lines("autres critères d'éligibilité")).map(asked)
  return unique([...years, ...others, ...conditional(row, text, context)])
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

const caseFields = ['toutes ces conditions', 'une de ces conditions'] as const

/** Further conditions for some businesses only: a business in that case must meet them, any other need not. */
function conditional(row: Row, text: FrenchText, context: RuleContext): Expression[] {
  const blocks = row['champs conditionnels']
  if (!Array.isArray(blocks)) return []
  return blocks.filter(isRow).flatMap((block, index) => {
    const conditions = text.lines(conditionalField(index, "autres critères d'éligibilité"))
    if (conditions.length === 0) return []
    const lines = ['Eligibilité taille', ...caseFields]
      .flatMap((field) => text.lines(conditionalField(index, field)))
      .slice(0, 1)
    const inCase = caseOf(
      row,
      block,
      { ...context, cite: () => lines, headcountAsWritten: (range) => range },
      `case-${index + 1}`,
    )
    const question = asked([...lines, ...conditions])
    return [inCase.length === 0 ? question : { any: [{ not: { all: inCase } }, question] }]
  })
}

/** Who a conditional block is for; empty where its rule cannot be read for certain. */
function caseOf(row: Row, block: Row, context: RuleContext, prefix: string): Expression[] {
  const rules = isRow(row['publicodes']) ? row['publicodes'] : {}
  const rule = Object.fromEntries(caseFields.flatMap((field) => (field in block ? [[field, block[field]]] : [])))
  if (Object.keys(rule).length === 0) return []
  const name = 'entreprise . cas particulier'
  const lowered = lowerCondition(readRule(declaredRules({ ...rules, [name]: rule }), name), context)
  const readable =
    lowered.unreadable.length === 0 &&
    lowered.opens === undefined &&
    lowered.closes === undefined &&
    lowered.objectives.length === 0
  return readable ? lowered.criteria.map((each) => prefixed(each, prefix)) : []
}

function prefixed(expression: Expression, prefix: string): Expression {
  if ('kind' in expression) return { ...expression, id: `${prefix}-${expression.id}`.slice(0, 64) }
  if ('all' in expression) return { all: expression.all.map((each) => prefixed(each, prefix)) }
  if ('any' in expression) return { any: expression.any.map((each) => prefixed(each, prefix)) }
  return expression
}

/** The same line twice is one condition. */
function unique(conditions: Expression[]): Expression[] {
  const seen = new Set<string>()
  return conditions.filter((each) => {
    if (!('kind' in each)) return true
    const first = !seen.has(each.id)
    seen.add(each.id)
    return first
  })
}
