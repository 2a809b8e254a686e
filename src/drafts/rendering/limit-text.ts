import type { DraftDocument, Section } from '../../core/drafting/document.ts'
import type { Reason } from '../../core/matching/result.ts'
import { say } from '../../wording/wording.ts'

/** What the authority's form allows for a section, in words: `Limit: 200 words`; undefined where it sets none. */
export function limitText({ limits }: Section, { labels, language }: DraftDocument): string | undefined {
  const { max_words: words, max_characters: characters, max_pages: pages } = limits ?? {}
  const parts: Reason[] = [
    ...(words === undefined ? [] : [{ key: 'limit.words', values: { count: words } }]),
    ...(characters === undefined ? [] : [{ key: 'limit.characters', values: { count: characters } }]),
    ...(pages === undefined ? [] : [{ key: 'limit.pages', values: { count: pages } }]),
  ]
  if (parts.length === 0) return undefined
  const said = parts.map((part) => say(part, language, { region: () => undefined }))
  return labels.limit.replace('{limit}', () => said.join(', '))
}
