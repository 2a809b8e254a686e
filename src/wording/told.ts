import type { Catalogue } from './message.ts'

/** Parts of the sentences that compare two versions of a programme. */
export const told = {
  'told.words': { el: '«{words}»', en: '"{words}"' },
  'told.entry': { el: '{name} ({more})', en: '{name} ({more})' },
  'told.undated': { el: 'χωρίς ημερομηνία', en: 'without a date' },
  'told.round': { el: 'κύκλος {round}', en: 'round {round}' },
  'told.moved': { el: 'από {from} σε {to}', en: 'from {from} to {to}' },
  'told.stopped': { el: '{status} από {since}', en: '{status} from {since} on' },
  'told.article': { el: 'άρθρο {article}', en: 'article {article}' },
  'told.from': { el: 'από {day}', en: 'from {day}' },
  'told.until': { el: 'έως {day}', en: 'until {day}' },
  'told.sizes': { el: 'μέγεθος: {sizes}', en: 'size: {sizes}' },
  'told.regional_map': {
    el: 'κατά τον χάρτη περιφερειακών ενισχύσεων',
    en: 'as the regional aid map allows',
  },
  'told.both': { el: '{first}, {second}', en: '{first}, {second}' },
  'told.everybody': { el: 'γενικά', en: 'in general' },
  'told.all_but': { el: 'όλα εκτός από {exclude}', en: 'all but {exclude}' },
  'told.but': { el: '{include}, εκτός από {exclude}', en: '{include}, but not {exclude}' },
  'told.any_start': { el: 'οποιαδήποτε έναρξη', en: 'any start' },
  'told.every_one': { el: 'όλα', en: 'all of them' },
  'told.no_one': { el: 'κανένα', en: 'none of them' },
  'told.share': { el: '{share} ({weight})', en: '{share} ({weight})' },
  'told.not': { el: 'να μην ισχύει {what}', en: 'not {what}' },
  'told.all_of': { el: 'όλα από: [{items}]', en: 'all of [{items}]' },
  'told.any_of': { el: 'ένα από: [{items}]', en: 'one of [{items}]' },
  'told.some_of': { el: 'τουλάχιστον {count} από: [{items}]', en: 'at least {count} of [{items}]' },
} as const satisfies Catalogue
