/** Latin words that Greek uses as they are. */
const usual = new Set(['ebitda', 'franchise', 'micro', 'entrepreneur'])

/** What of a Greek text is English or a code of the service: places in the profile and quotations in their language aside. */
export function foreignIn(text: string): string[] {
  const plain = text.replaceAll(/\((?:\/[^)]*)\)|«[^»]*»|https?:\S+/gu, '')
  return (plain.match(/[a-z_]{3,}/giu) ?? []).filter((word) => !usual.has(word.toLowerCase()) && /[a-z]/u.test(word))
}
