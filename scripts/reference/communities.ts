/** Greek local units (LAU) as lines "LAU code|Greek name|Latin name", grouped by NUTS 3. */

const KINDS = /^(?:Δημοτική|Τοπική) Κοινότητα |^ΨΕΥΔΟΔΗΜΟΤΙΚΗ ΚΟΙΝΟΤΗΤΑ /u
const LATIN_KINDS = /^(?:Municipal|Local) Commune of /u

function titleCase(name: string): string {
  return name
    .toLocaleLowerCase('el')
    .replace(/(^|[\s(-])(\p{L})/gu, (_all, before: string, letter: string) => `${before}${letter.toLocaleUpperCase('el')}`)
}

function greekName(national: string): string {
  const bare = national.replace(KINDS, '').trim()
  return bare === bare.toLocaleUpperCase('el') ? titleCase(bare) : bare
}

/** NUTS 3 code → its communities, sorted by LAU code. */
export function communities(rows: readonly Record<string, string>[]): Record<string, string[]> {
  const sorted = [...rows].sort((a, b) => ((a['lau_code'] ?? '') < (b['lau_code'] ?? '') ? -1 : 1))
  const out = new Map<string, string[]>()
  for (const row of sorted) {
    const nuts = row['code_2016'] ?? ''
    const latin = (row['lau_name_latin'] ?? '').replace(LATIN_KINDS, '').replace(/ \(psevdo\)$/u, '')
    const line = `${row['lau_code']}|${greekName(row['lau_name_national'] ?? '')}|${latin.trim()}`
    const lines = out.get(nuts)
    if (lines === undefined) out.set(nuts, [line])
    else lines.push(line)
  }
  return Object.fromEntries([...out].sort(([a], [b]) => (a < b ? -1 : 1)))
}
