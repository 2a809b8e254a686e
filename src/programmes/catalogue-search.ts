import { setImmediate } from 'node:timers/promises'
import { openSearchIndex } from '../core/searching/search-index.ts'
import type { SearchIndex } from '../core/searching/search-index.ts'
import { signsOf } from '../core/searching/search-query.ts'
import { openReader } from '../core/searching/words.ts'
import type { Reader, Word } from '../core/searching/words.ts'
import type { CatalogueEntry, CatalogueSnapshot } from './catalogue.ts'
import { searchFieldsOf } from './search-text.ts'

/** The words of titles, names and summaries of the published programmes, in memory. */
export interface CatalogueSearch {
  readonly reader: Reader
  /** The signs by which a word of a document is found; made once for each word. */
  signs(word: Word): readonly string[]
  /** Looks into the words of a snapshot; the first look at a new one reads what changed. */
  look<R>(snapshot: CatalogueSnapshot, work: (index: SearchIndex<CatalogueEntry>) => R): Promise<R>
}

/** Programmes read in one go: some 5 ms, so that others are answered meanwhile. */
const slice = 200
/** When more than half of the places are given up, the index is made anew. */
const mostWaste = 0.5

export function openCatalogueSearch(): CatalogueSearch {
  const reader = openReader()
  const signs = new WeakMap<Word, readonly string[]>()
  let index = openSearchIndex<CatalogueEntry>(reader)
  let held: CatalogueSnapshot | undefined
  let working: Promise<void> | undefined
  const follow = async (snapshot: CatalogueSnapshot): Promise<void> => {
    held = undefined
    for (const entry of index.items()) if (snapshot.byId.get(entry.id) !== entry) index.remove(entry)
    if (index.waste() > mostWaste) index = openSearchIndex<CatalogueEntry>(reader)
    let added = 0
    for (const entry of snapshot.byId.values()) {
      if (index.has(entry)) continue
      index.add(entry, searchFieldsOf(entry.programme))
      added += 1
      if (added % slice === 0) await setImmediate()
    }
    held = snapshot
  }
  return {
    reader,
    signs(word) {
      const known = signs.get(word) ?? signsOf(word, false)
      signs.set(word, known)
      return known
    },
    async look(snapshot, work) {
      while (held !== snapshot) {
        working ??= follow(snapshot).finally(() => {
          working = undefined
        })
        await working
      }
      return work(index)
    },
  }
}
