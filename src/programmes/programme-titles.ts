import type { LocalizedText } from '../core/facts/text.ts'
import type { Catalogue } from './catalogue.ts'

/** Titles of programmes that sentences name. */
export interface ProgrammeTitles {
  /** Of a published programme as this process has read it last; undefined of any other. */
  titleOf(slug: string): LocalizedText | undefined
  /** Another number whenever a title that was asked for may be another. */
  revision(): number
}

/** Titles that are watched at most. */
const mostAsked = 1000

/** Titles from the catalogue in memory. Only those that were asked for are looked at again when it moves. */
export function openProgrammeTitles(catalogue: Pick<Catalogue, 'held'>): ProgrammeTitles {
  const asked = new Map<string, LocalizedText | undefined>()
  let version = 0
  let revision = 0
  const found = (slug: string): LocalizedText | undefined => catalogue.held().bySlug.get(slug)?.programme.title
  return {
    titleOf(slug) {
      const title = found(slug)
      if (asked.size < mostAsked || asked.has(slug)) asked.set(slug, title)
      return title
    },
    revision() {
      const now = catalogue.held().version
      if (now === version) return revision
      version = now
      const moved = [...asked].filter(([slug, title]) => found(slug) !== title)
      for (const [slug] of moved) asked.set(slug, found(slug))
      if (moved.length > 0) revision += 1
      return revision
    },
  }
}
