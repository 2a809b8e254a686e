import type { Anchor } from '../../citing/citation.ts'
import type { OwnMinimum } from './grant.ts'

/** "15% of the total cost", "25% του συνολικού κόστους της επένδυσης": of everything that is spent. */
const ofTotal =
  /^\s*(?:of|του|της|των|επί|on|from|against)\s+(?:\p{L}+\s+){0,2}?(?:(?:total|entire|whole|full|overall)\s+(?:\p{L}+\s+){0,2}?(?:costs?|budget|investment|expenditure|expenses)|(?:συνολικ|συνόλ)\p{L}*\s+(?:\p{L}+\s+){0,2}?(?:κόστ|προϋπολογισμ|επένδυσ|επενδύσ|δαπάν|δαπαν|έργου|σχεδίου))/iu

/** What of it is aided only: the total of that is no total of the costs. */
const ofAided = /eligible|aided|subsidi[sz]ed|επιλέξιμ|επιχορηγούμεν|επιδοτούμεν|ενισχυόμεν/iu

/** Whether the words that set the least own contribution make it a share of the total cost; else of what is eligible. */
export function ownShareOf(percent: number, citations: readonly Pick<Anchor, 'exact'>[] = []): OwnMinimum['of'] {
  const figure = String(percent).replace('.', '[.,]')
  const stated = new RegExp(`(?<![\\d.,])${figure}(?:[.,]0+)?\\s*(?:%|per\\s?cent|τοις εκατό)`, 'giu')
  const after = citations.flatMap(({ exact }) =>
    exact
      .split(/(?<=[.;·])\s+/u)
      .filter((sentence) => own.test(sentence))
      .flatMap((sentence) =>
        [...sentence.matchAll(stated)].map(({ 0: said, index }) => sentence.slice(index + said.length)),
      ),
  )
  return after.some((words) => {
    const [found] = ofTotal.exec(words) ?? []
    return (
      found !== undefined && !ofAided.test(found) && !ofAided.test(words.slice(found.length, found.length + nearby))
    )
  })
    ? 'total'
    : 'eligible'
}

const own = /(?<!\p{L})(?:own|ίδι|ιδί|ιδι)\p{L}*/iu
/** Letters behind the total in which a word may say that it is the eligible one. */
const nearby = 24
