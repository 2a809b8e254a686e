import type { Catalogue } from './message.ts'

/** What a sentence about a change calls a part of a programme. */
export const changeParts = {
  'part.of': { el: '{whole}, {part}', en: '{whole}, {part}' },
  'part.item': { el: '{whole} «{item}»', en: '{whole} "{item}"' },
  'part.quoted': { el: '«{text}»', en: '"{text}"' },
  'part.languages': { el: '{whole} (γλώσσα: {languages})', en: '{whole} (language: {languages})' },
  'part.bracket': { el: '{range}: {amount}', en: '{range}: {amount}' },
  'part.below': { el: '{codes} με ό,τι υπάγεται', en: '{codes} with all that is below' },
} as const satisfies Catalogue
