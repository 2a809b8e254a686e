import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'

/** Where webhooks may go. Without anything set: https to public addresses. */
export interface GuardPolicy {
  /** CIDR ranges that are allowed though they are not public, for private deployments. */
  readonly allowPrivate: readonly string[]
  readonly allowHttp: boolean
}

/** What is wrong with an address, as a stable code. */
export type AddressFault = 'not_a_url' | 'too_long' | 'scheme' | 'credentials' | 'port' | 'forbidden_address'

/** Characters of an address as it is called, which may be more than were given: a Greek letter becomes six. */
export const longestUrl = 2000

/** Ports of other protocols, which an HTTP request could be mistaken for (Fetch Standard, "bad port", and common stores). */
const refusedPorts = new Set([
  1719, 1720, 1723, 2049, 2375, 2376, 2377, 2379, 2380, 3306, 3389, 3659, 4045, 4190, 5060, 5061, 5432, 5672, 5900,
  5984, 6000, 6379, 6443, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 9042, 9092, 9200, 9300, 10080, 10250, 10255,
  11211, 27017, 27018, 50000,
])

/** Below 1024 only those of the web itself. */
export function isRefusedPort(port: number): boolean {
  return (port < 1024 && port !== 80 && port !== 443) || refusedPorts.has(port)
}

/** Names that no public resolver may answer for (RFC 6761, RFC 6762, ICANN's reservation of .internal). */
const privateNames = /(^|\.)(localhost|local|internal|intranet|home\.arpa|onion)$/

/**
 * Whether the URL may be a webhook's at all: scheme, port, no credentials, and where the host is an
 * address, that it is public. A name is judged by what it resolves to when it is connected to.
 */
export function faultOfUrl(text: string, policy: GuardPolicy): AddressFault | undefined {
  // URL parsers drop line ends and tabs: what is called would be another address than the one that was pasted.
  if (/[\t\n\r]/.test(text) || !URL.canParse(text)) return 'not_a_url'
  const url = new URL(text)
  if (url.href.length > longestUrl) return 'too_long'
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && policy.allowHttp)) return 'scheme'
  if (url.username !== '' || url.password !== '') return 'credentials'
  if (url.hostname === '') return 'not_a_url'
  if (isRefusedPort(portOf(url.protocol, url.port))) return 'port'
  const host = bareHost(url.hostname)
  if (isIP(host) !== 0) return isAllowed(host, policy) ? undefined : 'forbidden_address'
  return privateNames.test(host) && policy.allowPrivate.length === 0 ? 'forbidden_address' : undefined
}

/** The port that is connected to. */
export function portOf(protocol: string, port: string): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}

/** A URL's host without the brackets of an IPv6 address and the full stop of a rooted name. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/** Public by its number, and yet inside: what Azure gives to every machine for its agents (WireServer). */
const insidePublic = new Set(['168.63.129.16'])

/**
 * Whether this address may be connected to: public unicast, or in a range that the operator allows.
 * IPv4 inside IPv6 counts as IPv4; other IPv6 must be in 2000::/3, the only space that is handed out.
 */
export function isAllowed(address: string, policy: GuardPolicy): boolean {
  const plain = isIP(address) === 6 ? hexadecimal(address) : address
  if (plain === undefined || !ipaddr.isValid(plain)) return false
  const parsed = ipaddr.process(plain)
  const inRange = policy.allowPrivate.some((range) => {
    const [base, bits] = ipaddr.parseCIDR(range)
    return base.kind() === parsed.kind() && parsed.match(base, bits)
  })
  if (inRange) return true
  if (parsed.range() !== 'unicast' || insidePublic.has(parsed.toString())) return false
  return parsed.kind() === 'ipv4' || ((parsed.toByteArray()[0] ?? 0) & 0xe0) === 0x20
}

/** IPv6 without dots: ipaddr.js takes `::8.8.8.8`, which is no mapped address, for one. Undefined with a zone. */
function hexadecimal(address: string): string | undefined {
  const url = `http://[${address}]/`
  return URL.canParse(url) ? bareHost(new URL(url).hostname) : undefined
}
