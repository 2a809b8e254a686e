import { foldText } from '../../core/facts/text-fold.ts'
import { moneyOf } from '../../core/facts/money.ts'
import type { Money } from '../../core/facts/money.ts'
import type { Funding, Instrument } from '../../core/facts/programme.ts'
import { textOf } from './french-document.ts'
import type { FrenchText } from './french-document.ts'
import type { Row } from './row.ts'

/** The source's kinds of aid. */
const kinds: Readonly<Record<string, readonly Instrument[]>> = {
  étude: ['advisory'],
  financement: ['grant'],
  formation: ['training'],
  prêt: ['loan'],
  'avantage fiscal': ['tax_credit'],
}

const amount = String.raw`(\d{1,3}(?: \d{3})+|\d+)(?:,(\d{1,2}))? ?(€|euros?|k€|m€|millions? d'euros)`
const net = '(?: ht)?'
const upTo = new RegExp(`^jusqu'a ${amount}${net}$`, 'u')
const fromTo = new RegExp(`^(?:de|entre) ${amount} (?:a|et) ${amount}${net}$`, 'u')

/**
 * What a row says of money, only where the whole line says one thing: "Jusqu'à 5 000 €", "De 10 000 € à 75 000 €".
 * A line with a percentage and a ceiling does not say whether the ceiling is of the aid or of the costs, and is not read.
 * A loan's ceiling is a loan's, never a grant's.
 */
export function readFunding(row: Row, text: FrenchText): Funding {
  const nature = textOf(row, "nature de l'aide")?.trim().toLowerCase() ?? ''
  const instruments = taxKind(row, nature) ?? kinds[nature] ?? ['other']
  const fields = ['montant du financement', 'montant du prêt', "montant de l'avantage fiscal", "nature de l'aide"]
  const citations = fields.flatMap((field) => text.lines(field))
  return {
    instruments: [...instruments],
    ...grant(textOf(row, 'montant du financement') ?? textOf(row, "montant de l'avantage fiscal")),
    ...loan(textOf(row, 'montant du prêt')),
    ...(citations.length > 0 ? { citations } : {}),
  }
}

/** A tax advantage is a credit where the text says that the tax itself is reduced, and otherwise a relief of the base. */
function taxKind(row: Row, nature: string): Instrument[] | undefined {
  if (nature !== 'avantage fiscal') return undefined
  const words = ['titre', 'promesse', 'description', "montant de l'avantage fiscal"]
    .map((field) => foldText(textOf(row, field) ?? '').folded)
    .join(' ')
  return words.includes("credit d'impot") || words.includes("reduction d'impot") ? ['tax_credit'] : ['tax_exemption']
}

const tidy = (line: string): string => foldText(line).folded.trim().replace(/\.$/u, '')

function grant(line: string | undefined): Pick<Funding, 'max_subsidy' | 'max_intensity_percent'> {
  if (line === undefined) return {}
  const folded = tidy(line)
  const ceiling = upTo.exec(folded)
  if (ceiling !== null) {
    const most = money(ceiling, 1)
    return most === undefined ? {} : { max_subsidy: most }
  }
  const percents = [...folded.matchAll(/(\d{1,3}) ?%/gu)]
  const only =
    percents.length === 1 ? /^jusqu'a (\d{1,3}) ?% (?:maximum )?(?:du|des|de l')/u.exec(folded)?.[1] : undefined
  return only === undefined || Number(only) > 100 ? {} : { max_intensity_percent: Number(only) }
}

function loan(line: string | undefined): Pick<Funding, 'loan'> {
  if (line === undefined) return {}
  const folded = tidy(line)
  const range = fromTo.exec(folded)
  const [min, max] = range === null ? [undefined, undefined] : [money(range, 1), money(range, 4)]
  if (min !== undefined && max !== undefined) return { loan: { min, max } }
  const ceiling = upTo.exec(folded)
  const most = ceiling === null ? undefined : money(ceiling, 1)
  return most === undefined ? {} : { loan: { max: most } }
}

/** The amount whose whole part, cents and unit are three groups from `at`; undefined where it is too long for one. */
function money(match: RegExpExecArray, at: number): Money | undefined {
  const whole = Number((match[at] ?? '0').replaceAll(' ', ''))
  const fraction = Number((match[at + 1] ?? '').padEnd(2, '0') || '0')
  const unit = match[at + 2] ?? ''
  const factor = unit.startsWith('m') ? 1_000_000 : unit.startsWith('k') ? 1000 : 1
  return moneyOf((whole + fraction / 100) * factor)
}
