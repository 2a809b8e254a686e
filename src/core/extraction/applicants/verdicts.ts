import type { Expression } from '../../criteria/criterion.ts'
import { formsIn } from './legal-forms.ts'
import type { Reading } from '../reading.ts'
import { sizesIn } from './sizes.ts'
import { placeIn } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** Rows of a table that say of what they name whether the call takes it. */
export interface VerdictRow {
  readonly cells: readonly Block[]
  readonly taken: boolean
}

const yes = /^\s*(?:ναι|yes|[✓✔√])\s*\.?\s*$/u
const no = /^\s*(?:οχι|no|[xχ✗✘×–-])\s*\.?\s*$/u
const taken = /^\s*(?:επιλεξιμ\p{L}{0,3}|δεκτ\p{L}{1,2}|ενισχυ(?:εται|ονται)|eligible|admitted|accepted)\s*\.?\s*$/u
const refused =
  /^\s*(?:(?:μη|δεν ειναι) επιλεξιμ\p{L}{0,3}|δεν (?:ενισχυ(?:εται|ονται)|συμμετεχ(?:ει|ουν)|γιν(?:εται|ονται) δεκτ\p{L}{1,2})|not (?:eligible|admitted|accepted)|ineligible|(?:is )?excluded|εξαιρ(?:ειται|ουνται)|αποκλει(?:εται|ονται))\s*\.?\s*$/u
const asked =
  /επιλεξιμ|ενισχ|επιτρεπ|(?<!\p{L})(?:παρα)?δεκτ|συμμετ|δικαιουχ|υποβαλλ|eligib|funded|supported|admitted|accepted|(?:may|can) apply/u

/** The rows with a verdict, in order. A bare yes or no counts under a head that asks whether something is taken. */
export function verdictRows(blocks: readonly Block[]): VerdictRow[] {
  const out: VerdictRow[] = []
  let row: Block[] = []
  const close = (): void => {
    const said = row.flatMap((cell): boolean[] => {
      if (cell.isHead === true) return []
      const text = cell.folded.folded
      if (taken.test(text)) return cell.column > 0 ? [true] : []
      if (refused.test(text)) return [false]
      const head = cell.labels.length > 1 ? (cell.labels[0] ?? '') : ''
      if (cell.column === 0 || !asked.test(head)) return []
      return yes.test(text) ? [true] : no.test(text) ? [false] : []
    })
    const [verdict] = said
    if (verdict !== undefined) out.push({ cells: row, taken: verdict })
    row = []
  }
  for (const [at, block] of blocks.entries()) {
    const line = lineVerdict(blocks, at)
    if (line !== undefined) {
      close()
      out.push({ cells: [block], taken: line })
      continue
    }
    if (block.kind !== 'cell' || block.column <= (row.at(-1)?.column ?? -1)) close()
    if (block.kind === 'cell') row.push(block)
  }
  close()
  return out
}

/** "ΟΕ ΝΑΙ" above "ΑΕ ΟΧΙ": a row that lost its bars, beside another. */
const lastWord = /^\s*\p{L}[^.;:]{0,70}\s(?<verdict>ΝΑΙ|ΟΧΙ|Ναι|Όχι|YES|NO|Yes|No)\s*$/u
function lineVerdict(blocks: readonly Block[], at: number): boolean | undefined {
  const said = (k: number): string | undefined => {
    const block = blocks[k]
    return block === undefined || block.kind === 'cell' ? undefined : lastWord.exec(block.raw)?.groups?.['verdict']
  }
  const own = said(at)
  return own === undefined || (said(at - 1) ?? said(at + 1)) === undefined ? undefined : /^(?:ναι|yes)$/iu.test(own)
}

/** Forms and sizes that a table takes and refuses, row by row, and the cells that have said it. */
export function verdictCriteria(rows: readonly VerdictRow[]): { readings: Reading[]; cells: ReadonlySet<Block> } {
  const named = rows.flatMap(({ cells, taken: isTaken }) => {
    const [first] = cells
    if (first === undefined || first.column !== 0 || first.folded.folded.length > 90) return []
    const forms = formsIn(first.folded.folded)
    return [{ first, cells, isTaken, forms, sizes: forms.length > 0 ? [] : sizesIn(first.folded.folded) }]
  })
  const of = (what: 'forms' | 'sizes') => named.filter((row) => row[what].length > 0)
  const all = [of('forms'), of('sizes')].filter((each) => each.length > 1)
  const readings = all.flatMap((each): Reading[] => {
    const told = (isTaken: boolean) => [
      ...new Set(each.flatMap((row) => (row.isTaken === isTaken ? [...row.forms, ...row.sizes] : []))),
    ]
    const [include, exclude] = [told(true), told(false)]
    const ofSizes = each.every(({ sizes }) => sizes.length > 0)
    if (ofSizes && include.length === 0) return []
    const criterion = ofSizes
      ? { kind: 'size', include }
      : {
          kind: 'legal_form',
          ...(include.length > 0 ? { include } : {}),
          ...(exclude.length > 0 ? { exclude } : {}),
        }
    const places = each.map(({ first }) => placeIn(first, 0, first.folded.folded.trimEnd().length))
    const quote = { start: places[0]?.start ?? 0, end: places.at(-1)?.end ?? 0 }
    return [
      {
        value: { field: 'criterion', criterion: criterion as Expression },
        quote,
        figure: quote,
        confidence: 0.9,
      },
    ]
  })
  return { readings, cells: new Set(all.flat().flatMap(({ cells }) => cells)) }
}
