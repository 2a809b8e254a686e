/** Greek local units (LAU) as lines "LAU code|Greek name|Latin name", grouped by NUTS 3; Mount Athos, which has none, is left out. */

const KINDS = /^(?:Δημοτική|Τοπική) Κοινότητα |^ΨΕΥΔΟΔΗΜΟΤΙΚΗ ΚΟΙΝΟΤΗΤΑ /u
const LATIN_KINDS = /^(?:Municipal|Local) Commune of /u

/** Municipalities of one community are printed in capitals, without accents; a word of ours is not. */
function greekName(national: string): string {
  const bare = national.replace(KINDS, '').trim()
  return bare === bare.toUpperCase() ? '' : bare
}

/** NUTS 3 code → its communities, sorted by LAU code. */
export function communities(rows: readonly Record<string, string>[]): Record<string, string[]> {
  const sorted = [...rows].sort((a, b) => ((a['lau_code'] ?? '') < (b['lau_code'] ?? '') ? -1 : 1))
  const out = new Map<string, string[]>()
  for (const row of sorted) {
    const nuts = row['code_2016'] ?? ''
    if (nuts.endsWith('ZZZ')) continue
    const latin = (row['lau_name_latin'] ?? '').replace(LATIN_KINDS, '').replace(/ \(psevdo\)$/u, '')
    const line = `${row['lau_code']}|${greekName(row['lau_name_national'] ?? '')}|${latin.trim()}`
    const lines = out.get(nuts)
    if (lines === undefined) out.set(nuts, [line])
    else lines.push(line)
  }
  return Object.fromEntries([...out].sort(([a], [b]) => (a < b ? -1 : 1)))
}
