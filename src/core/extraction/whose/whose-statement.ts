import type { RegionReference } from '../../facts/region-reference.ts'
import type { Span } from '../../facts/text-fold.ts'
import { landNamed } from '../places/countries.ts'
import { givesSomething, isOwnAnyway, kindOfOthers, landFirst, phrases, pronoun } from './whose-words.ts'
import { sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/**
 * Whose statement a clause is. A page tells of more than its call: what other programmes give, what an earlier round gave, what somebody
 * asked for, what a fund above it has, how an economy fares, what is planned. None of that is a value of the call, whichever field it
 * would be; so the clauses are blank to all readers, and what the sentence says of the call itself is read as if it stood alone.
 */

/** What a document tells of itself, by which its own name is told from another's. */
interface Own {
  /** Folded: its title, under which its programme goes. */
  readonly title: string
  readonly country: string
  readonly regions: RegionReference
  /** Years that it names, and in how many of its sentences each country stands. */
  readonly latest: number
  readonly lands: ReadonlyMap<string, number>
}

const turn =
  /,? (?=(?:while|whereas|whilst|although|(?:even )?though|but|ενω|αλλα|παροτι|αν και|μολονοτι|ωστοσο)(?!\p{L}))|,? [–—-] (?=\p{L})|: (?=\p{L})|,? (?=(?:and|και) (?:the|η|ο|το) (?:next|previous|former|last|first|old|επομεν|προηγουμεν|πρωτ))/gu
const leading = /^[^\p{L}]*(?:while|whereas|whilst|although|(?:even )?though|ενω|παροτι|αν και|μολονοτι)(?!\p{L})/u

/** The clauses of a sentence that may each be of somebody else: "while Denmark pays 70 %, the grant here …". */
function clausesOf(text: string): Span[] {
  const cuts = [...text.matchAll(turn)].map(({ index, 0: words }) => index + words.length)
  if (leading.test(text)) {
    const comma = /,(?!\d)\s/u.exec(text)
    if (comma !== null) cuts.push(comma.index + comma[0].length)
  }
  const edges = [0, ...cuts.toSorted((a, b) => a - b), text.length]
  return edges.flatMap((start, at) => {
    const end = edges[at + 1]
    return end === undefined || end === start ? [] : [{ start, end }]
  })
}

/** Whether another country, of which the document says nothing else, gives what a clause tells. */
function isAbroad(clause: string, { country, regions, lands }: Own): boolean {
  if (country === 'EU' || !givesSomething.test(clause)) return false
  const names = landFirst.exec(clause)?.groups ?? {}
  const code = [names['two'], names['one']].flatMap((name) => landNamed(name ?? '', regions) ?? [])[0]
  return code !== undefined && code !== country && !(code === 'EL' && country === 'GR') && lands.get(code) === 1
}

const wordIn = /\p{L}{4,}/gu
/** Whether the name of a pot or a regime stands in the title of the call: then the call is its own. */
const isNamedIn = (title: string, name: string): boolean =>
  (name.match(wordIn) ?? []).some((word) => title.includes(word.slice(0, Math.max(4, word.length - 2))))

const bySign =
  /^[^\p{L}]*(?:but|while|whereas|whilst|although|(?:even )?though|ενω|αλλα|παροτι|αν και) (?:(?:the|that of(?: the)?) (?<before>[\p{L}\d-]{2,})(?:['’]s)?(?: (?:\p{L}+ )?(?:cut-off|deadline|call|scheme|programme|window|round))? (?:is|was|closes?|ends?|runs?|pays|covers|opens?)|(?:η|το|ο|εκειν(?:η|ο)|αυτη|αυτο)(?: (?:προθεσμια|προσκληση|δραση|προγραμμα|καθεστωσ))? (?:του|τησ) (?<behind>[\p{L}\d-]{2,}) (?:ειναι|ηταν|ληγει|εληξε|κλεινει|ισχυει|δινει|καλυπτει))(?!\p{L})/u
/** "… whereas the EIC cut-off is on …": what a programme has that goes by letters, and not by the title of the call. */
function isOfSign(block: Block, { start, end }: Span, title: string): boolean {
  const { before, behind } = bySign.exec(block.folded.folded.slice(start, end))?.groups ?? {}
  const name = before ?? behind
  if (name === undefined || title.includes(name)) return false
  const raw = block.raw.slice(block.folded.map[start] ?? 0, block.folded.map[end - 1] ?? 0)
  const [printed = ''] = new RegExp(String.raw`(?<!\p{L})\p{Lu}[\p{Lu}\d-]+(?!\p{L})`, 'u').exec(raw) ?? []
  return printed.length === name.length
}

function isOfOthers(clause: string, own: Own): 'programme' | 'other' | undefined {
  if (isOwnAnyway(clause)) return undefined
  if (isAbroad(clause, own)) return 'programme'
  const found = kindOfOthers(clause, own.latest)
  if (found?.name !== undefined && isNamedIn(own.title, found.name)) return undefined
  return found?.kind
}

const blank = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + text.slice(start, end).replaceAll(/[^.;·!?]|[.;·!?](?=\S)/gu, ' ') + text.slice(end)

/** The block with what is of others blank; the marks that end a sentence stay. */
function withoutOthers(block: Block, own: Own): Block {
  let { folded } = block.folded
  let before: 'programme' | 'other' | undefined
  for (const sentence of sentencesOf(block)) {
    const printed = folded.slice(sentence.start, sentence.end)
    if (/\?\s*$/u.test(printed)) continue
    let text = phrases(printed).reduce(blank, printed)
    const clauses = clausesOf(text)
    for (const [at, clause] of clauses.entries()) {
      const said = text.slice(clause.start, clause.end)
      const isNext = at > 0 && /:\s*$/u.test(printed.slice(0, clause.start))
      const goesOn = before === 'programme' && (at === 0 ? pronoun.test(said) : isNext) && !isOwnAnyway(said)
      const place = { start: sentence.start + clause.start, end: sentence.start + clause.end }
      before = goesOn || isOfSign(block, place, own.title) ? 'programme' : isOfOthers(said, own)
      if (before !== undefined) text = blank(text, clause)
    }
    // Behind another sentence a mark alone would begin the next one.
    if (sentence.start > 0 && !/[\p{L}\d]/u.test(text)) text = ' '.repeat(text.length)
    if (text !== printed) folded = folded.slice(0, sentence.start) + text + folded.slice(sentence.end)
  }
  return folded === block.folded.folded ? block : { ...block, folded: { ...block.folded, folded } }
}

/** The blocks of a document as the call's own statements: what is of others is blank in them. */
export function ownStatements(blocks: readonly Block[], regions: RegionReference, country: string): Block[] {
  const texts = blocks.map(({ folded }) => folded.folded)
  const years = texts.flatMap((each) =>
    [...each.matchAll(/(?<![\d.,/-])20[1-4]\d(?![\d.,]\d)/gu)].map(([year]) => Number(year)),
  )
  const lands = new Map<string, number>()
  for (const each of texts.flatMap((words) => words.split(/[.;·]\s/u)))
    for (const code of new Set([...each.matchAll(wordIn)].flatMap(([word]) => landNamed(word, regions) ?? [])))
      lands.set(code, (lands.get(code) ?? 0) + 1)
  const own: Own = { title: texts[0] ?? '', country, regions, latest: Math.max(0, ...years), lands }
  return blocks.map((block) => (block.kind === 'heading' || block.kind === 'cell' ? block : withoutOthers(block, own)))
}
