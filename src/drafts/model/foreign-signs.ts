import { statementsOf, type DraftDocument, type Section, type Statement } from '../../core/drafting/document.ts'
import type { Language } from '../../core/facts/text.ts'

/** Letters of a text in the language; whatever other letters a word has, it has from the composed sentence. */
const own = { el: /\p{Script=Greek}/u, en: /\p{Script=Latin}/u } as const
const letters = /[\p{L}\p{M}]/gu

/** Controls, formats that turn directions or are not seen, halves of characters, and spaces other than two. */
const unseen = /[\p{C}\ufffd]|(?![ \u00a0])[\p{Z}]/gu

/**
 * Gives back the composed sentence where a model's has signs that the composed one does not have: turned directions, characters
 * that are not seen, or letters of another alphabet that look like the right ones. Word by word they read the same.
 */
export function withoutForeignSigns(worded: DraftDocument, composed: DraftDocument): DraftDocument {
  const before = new Map([...statementsOf(composed)].map(({ statement }) => [statement.id, statement]))
  let dropped = 0
  const checked = (statement: Statement): Statement => {
    const original = before.get(statement.id)
    if (statement.model !== true || original === undefined) return statement
    if (!hasForeignSigns(statement.text, original.text, worded.language)) return statement
    dropped += 1
    return original
  }
  const sections = worded.sections.map((section) => inSection(section, checked))
  const { model } = worded.metadata
  if (model === undefined || dropped === 0) return worded
  return {
    ...worded,
    sections,
    metadata: { ...worded.metadata, model: { ...model, accepted: model.accepted - dropped } },
  }
}

function inSection(section: Section, change: (statement: Statement) => Statement): Section {
  return {
    ...section,
    sections: section.sections.map((inner) => inSection(inner, change)),
    blocks: section.blocks.map((block) =>
      block.type === 'paragraph' ? { ...block, statements: block.statements.map(change) } : block,
    ),
  }
}

function hasForeignSigns(text: string, composed: string, language: Language): boolean {
  if ((text.match(unseen) ?? []).some((sign) => !composed.includes(sign))) return true
  const known = new Set(wordsOf(composed))
  return wordsOf(text).some(
    (word) => !known.has(word) && (word.match(letters) ?? []).some((letter) => !isOwn(letter, language)),
  )
}

const isOwn = (letter: string, language: Language): boolean => own[language].test(letter) || /\p{M}/u.test(letter)
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
