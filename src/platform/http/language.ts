import accept from '@hapi/accept'
import type { Language } from '../language.ts'
import { languages } from '../language.ts'

export interface Wanted {
  /** For problems: English unless another is asked for. */
  problems: Language
  /** For all other text: Greek unless another is asked for. */
  texts: Language
}

/**
 * The language a request asks for: `?lang=` first, then `Accept-Language` (RFC 9110 §12.5.4). A header that cannot be read,
 * or names neither language, asks for nothing; a `lang` that is neither is refused later, with the other parameters.
 */
export function wantedLanguage(header: string | undefined, url: string): Wanted {
  const asked = /[?&]lang=(el|en)(?:&|$)/.exec(url)?.[1]
  const best =
    asked === 'el' || asked === 'en' ? asked : header === undefined || header.length > 500 ? undefined : bestOf(header)
  return { problems: best ?? 'en', texts: best ?? 'el' }
}

function bestOf(header: string): Language | undefined {
  try {
    for (const range of accept.languages(header)) {
      const primary = range.split('-', 1)[0]?.toLowerCase()
      const found = languages.find((language) => language === primary)
      if (found !== undefined) return found
    }
  } catch {
    // A malformed header is no reason to refuse: the answer says its language.
  }
  return undefined
}
