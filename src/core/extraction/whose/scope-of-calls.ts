import type { Span } from '../../facts/text-fold.ts'
import { callsNamedIn, OwnCall } from './calls-named.ts'
import type { CallNames, NamedCall } from './calls-named.ts'
import { sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** Which sentences of a decision are of another call than the one that it is read for: those that name it, and what stands below. */

/** How a block is counted: what is counted otherwise stands below it. */
function markOf({ raw }: Block): string {
  const found =
    /^\s*(?:(?<article>(?:άρθρο|article|αρθρο)\s+\d+)|(?<upper>\p{Lu})[.)]\s|(?<number>\d{1,2})[.)]\s|(?<lower>\(?\p{Ll}{1,3}[.)])\s|(?<bracket>\(\d{1,2}\))|(?<dash>[-–—•▪●])\s)/iu.exec(
      raw,
    )?.groups
  const upper = found?.['upper']
  if (upper !== undefined) return upper === upper.toUpperCase() ? 'upper' : 'lower'
  return Object.entries(found ?? {}).find(([, value]) => value !== undefined)?.[0] ?? ''
}

/** It leads to what stands below: a heading, "as follows:", or nothing but the name. */
function isLead(block: Block, named: readonly Span[]): boolean {
  const { folded } = block.folded
  if (block.kind === 'heading' || /(?::|εξησ|ακολουθ\p{L}+|as follows)[\s:.]*$/u.test(folded)) return true
  const rest = named.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    folded,
  )
  return rest.replaceAll(/[^\p{L}\d]+/gu, '').length < 25 && !/\d/u.test(rest.replace(/^\W*\d{1,2}/u, ''))
}

const joint = /(?:,? (?:ενω|και|while|and|whereas|but)|[;·,]) (?=(?:\S+ ){0,4}\S*$)/gu
const says = /\d|αυξαν|παρατειν|αναστελλ|extend|rais|increas|suspend/u

/** Sentences, those cut that tell of one call and then of another: "in «A» the rate is …, while in «B» the deadline is …". */
function withCallsApart(folded: string, sentence: Span, calls: readonly NamedCall[]): Span[] {
  const said = folded.slice(sentence.start, sentence.end)
  const [, ...later] = calls.filter(({ start }) => start >= sentence.start && start < sentence.end)
  const cuts: number[] = []
  for (const { start } of later) {
    const from = cuts.at(-1) ?? 0
    const found = [...said.slice(from, start - sentence.start).matchAll(joint)].at(-1)
    if (found === undefined) continue
    const cut = from + found.index
    const before = said.slice(from, cut).replaceAll(/[«“"][^»”"]*[»”"]/gu, ' ')
    if (says.test(before)) cuts.push(cut)
  }
  return [0, ...cuts].map((start, at) => ({
    start: sentence.start + start,
    end: sentence.start + (cuts[at] ?? said.length),
  }))
}

export interface PartOfDecision extends Span {
  /** It is of another call. */
  readonly ofOther: boolean
}

/** With it begins what a decision recalls before it decides. */
export const recalling = /(?:εχοντασ|λαμβανοντασ) υπ['’΄]? ?οψη|having regard|whereas/u

/** @param subject the blocks before the decision decides: what it is about, and what it recalls */
export function partsByCall(
  blocks: readonly Block[],
  subject: readonly Block[],
  names: CallNames,
): Map<Block, PartOfDecision[]> {
  const named = new Map([...subject, ...blocks].map((block) => [block, callsNamedIn(block.folded.folded, block.raw)]))
  const callsIn = (block: Block): readonly NamedCall[] => named.get(block) ?? []
  const own = new OwnCall(names, [...named.values()].flat())
  /** Whether what names these calls is of another one; undefined where nothing tells. */
  const scopeOf = (calls: readonly NamedCall[]): boolean | undefined => {
    const told = calls.map((call) => own.isOwn(call))
    return told.includes(true) ? false : told.includes(false) ? true : undefined
  }
  const isElsewhere = [...named.values()].every((calls) => scopeOf(calls) !== false)
  const recalls = subject.findIndex(({ folded }) => recalling.test(folded.folded))
  const about = subject
    .slice(0, recalls < 0 ? subject.length : recalls)
    .filter(({ folded }) => isSubject.test(folded.folded))
  const whole = isElsewhere && about.some((block) => scopeOf(callsIn(block)) === true)
  const out = new Map<Block, PartOfDecision[]>()
  /** What the blocks above lead to, the outermost first. */
  const above: { mark: string; ofOther: boolean | undefined }[] = []
  for (const block of blocks) {
    const { folded } = block.folded
    const mark = markOf(block)
    const calls = callsIn(block)
    const leads = !recalling.test(folded) && (mark !== '' || isLead(block, calls))
    const lead = leads ? scopeOf(calls) : undefined
    const counts = mark !== '' || lead !== undefined || block.kind === 'heading'
    const level = mark === 'article' ? 0 : above.findIndex((each) => each.mark === mark)
    if (level >= 0 && counts) above.splice(level)
    let ofOther = above.findLast((each) => each.ofOther !== undefined)?.ofOther ?? whole
    const row = rowScope(block, own)
    const parts = sentencesOf(block)
      .flatMap((sentence) => withCallsApart(folded, sentence, calls))
      .map((part) => {
        ofOther = row ?? scopeOf(calls.filter(({ start }) => start >= part.start && start < part.end)) ?? ofOther
        return { ...part, ofOther }
      })
    out.set(block, parts)
    if (counts) above.push({ mark, ofOther: lead })
  }
  return out
}

const isSubject = /^\W*(?:θεμα|subject|re)\s*:|^[^.]{0,60}(?:τροποποιησ|παρατασ|διορθωσ|amend|extension|corrigend)/u

/** A row of a table whose rows are calls. */
function rowScope({ kind, labels, heads }: Block, own: OwnCall): boolean | undefined {
  const [head = ''] = heads
  const name = labels.at(-1)
  if (kind !== 'cell' || name === undefined || labels.length < 2) return undefined
  if (
    !/^\W*(?:(?:τιτλοσ |κωδικοσ |ονομασια |title |code )?(?:of )?(?:τησ )?(?:προσκλησ|προκηρυξ|δρασ|call|scheme|action))/u.test(
      head,
    )
  )
    return undefined
  return !own.isCalled(name)
}
