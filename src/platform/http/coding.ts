import accept from '@hapi/accept'
import { RecentTexts } from './recent.ts'

/** The clients there are send a few different headers. */
const mostHeaders = 1000

/**
 * Tells whether an `Accept-Encoding` takes gzip (RFC 9110 §12.5.3), and does not like the body as it is better; one that
 * cannot be read takes nothing.
 */
export function gzipReader(): (header: string | undefined) => boolean {
  const recent = new RecentTexts<boolean>(mostHeaders)
  return (header) => header !== undefined && (recent.find(header) ?? recent.keep(header, prefersGzip(header)))
}

function prefersGzip(header: string): boolean {
  try {
    return accept.encoding(header, ['gzip', 'identity']) === 'gzip'
  } catch {
    return false
  }
}
