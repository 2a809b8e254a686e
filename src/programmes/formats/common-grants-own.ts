import type { Call, ProgrammeInput } from '../../core/facts/programme.ts'
import { checkProgramme } from '../check-programme.ts'
import { quoted, saysSameDays } from './common-grants-call.ts'
import type { RowAround } from './common-grants-call.ts'
import { isRow } from './row.ts'
import type { Row } from './row.ts'
import type { ImportSource } from './import-format.ts'
import { fieldNote } from './row-report.ts'
import { languageOf, plainText } from './row-text.ts'

/** Our own custom fields, in which our export says what the protocol has no place for. */
export const ownFields: ReadonlySet<string> = new Set([
  'slug',
  'version',
  'timeZone',
  'country',
  'authority',
  'instruments',
  'legalBasis',
  'sample',
  'provisional',
  'call',
  'budgetLines',
  'funding',
])

/** What those fields say, as members of a programme. */
const members: readonly (readonly [
  string,
  (value: unknown, base: ProgrammeInput) => Partial<ProgrammeInput> | undefined,
])[] = [
  ['country', (value) => (typeof value === 'string' ? { country: value } : undefined)],
  [
    'authority',
    (value) => {
      const name = plainText(value)
      return name === undefined ? undefined : { authority: { name: { [languageOf(name)]: name.slice(0, 300) } } }
    },
  ],
  ['instruments', (value, { funding }) => ({ funding: { ...funding, instruments: value as [] } })],
  [
    'legalBasis',
    (value) => (Array.isArray(value) ? { legal_basis: value.map((regime: unknown) => ({ regime })) as [] } : undefined),
  ],
  ['sample', (value) => ({ sample: value as boolean })],
  ['provisional', (value) => ({ provisional: value as boolean })],
  ['budgetLines', (value) => ({ budget_lines: value as [] })],
  ['call', (value) => ({ call: value as Call })],
  ['funding', (value, { funding }) => (isRow(value) ? { funding: { ...value, ...funding } } : undefined)],
]

/**
 * A programme with what its row says in our own custom fields. A field of another shape is somebody else's and stays what it is: a
 * line of the document; so does a call that has other days than the row's dates, which are what people read.
 */
export function withOwnFields(
  json: Row,
  programme: ProgrammeInput,
  formFaults: ImportSource['formFaults'],
  { cited, notes }: Pick<RowAround, 'cited' | 'notes'>,
): ProgrammeInput {
  const fields = isRow(json['customFields']) ? json['customFields'] : {}
  return members.reduce((base, [name, membersOf]) => {
    const field = fields[name]
    if (!isRow(field) || field['value'] === undefined || field['value'] === null) return base
    const said = membersOf(field['value'], base)
    const whole = { ...base, ...said }
    const fits = said !== undefined && formFaults(whole).length === 0 && checkProgramme(whole).length === 0
    if (fits && (said.call === undefined || saysSameDays(said.call, base))) return whole
    notes.push(
      fieldNote(
        fits ? 'fields_differ' : 'field_unused',
        `customFields/${name}`,
        quoted(cited(`customFields/${name}/value`)),
      ),
    )
    return base
  }, programme)
}
