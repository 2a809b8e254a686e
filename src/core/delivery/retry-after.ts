/** The three forms of a date in HTTP (RFC 9110 §5.6.7); the last one names no zone and is UTC all the same. */
const dates = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
]

/**
 * Reads `Retry-After` (RFC 9110 §10.2.3): whole seconds or a date.
 * @returns milliseconds from `nowMs`, never negative; null when it is neither
 */
export function readRetryAfter(text: string | undefined, nowMs: number): number | null {
  const value = text?.trim() ?? ''
  if (/^\d{1,10}$/.test(value)) return Number(value) * 1000
  if (!dates.some((form) => form.test(value))) return null
  const at = Date.parse(value.endsWith('GMT') ? value : `${value} GMT`)
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs)
}
