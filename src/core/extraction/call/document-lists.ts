import { behindMark, leadOf } from '../text/block-lists.ts'
import { documentKind, namesPapers } from './documents.ts'
import type { Block } from '../text/source-text.ts'

/**
 * Lists of supporting documents, known by their members: whatever their title or lead-in says, a list or a column of which most
 * members begin with the name of a document asks for them. Folded text.
 */

/** Letters within which a member names its document. */
const nameReach = 50
/** Lists of what is paid for, how plans are marked, what is published, or what is shown when money is claimed. */
const ofOthers =
  /δαπαν|κοστ(?:οσ|η)|ενεργει(?:εσ|ων)(?!\p{L})|πληρωμ|επαληθευσ|costs?(?!\p{L})|expenditure|payment|claim|κριτηρι|αξιολογ|βαθμο|μοναδ(?:εσ|ων)|criteri|scor|marks|points|δημοσιευ|παραρτηματα(?!\p{L})|publish|annexes? (?:of|to) this|λογοι|reasons/u

/** "You send:", "a complete application has:": two papers among the members are enough. */
const handedIn =
  /(?<!\p{L})(?:(?:you|we|applicants?) (?:\p{L}+ )?(?:send|attach|upload|enclose|submit|hand in)|(?:send|attach|upload|enclose)(?! (?:your )?(?:questions|comments))|(?:application|proposal|file) (?:has|contains|includes|consists of|comprises)|στελν\p{L}+|ανεβαζ\p{L}+|επισυναπτ\p{L}+|(?:αιτηση|φακελοσ|προταση) (?:\p{L}+ )?(?:εχει|περιεχει|περιλαμβανει|συνοδευεται|αποτελειται))(?!\p{L})/u

/** Every block that is a member of a list of documents, or a line below their title. */
export const documentLists = (lists: readonly (readonly Block[])[], blocks: readonly Block[]): ReadonlySet<Block> =>
  new Set([...lists.filter(areDocuments).flat(), ...blocks.flatMap((block, at) => linesBelow(block, blocks, at))])

/** Letters of a line that names papers, of one that names a paper, and of a name between them. */
const lettersOf = { title: 110, paper: 220, name: 40 } as const
/** Words with which the name of a paper begins, besides the usual ones. */
const paper =
  /^(?:(?:an?|the|signed|completed|recent|valid|προσφατ\p{L}+|πληρωσ|υπογεγραμμεν\p{L}+) )?(?:βεβαιωσ|πιστοποιητικ|αντιγραφ|εκτυπωσ|(?:υπευθυν\p{L}+ )?δηλωσ(?:η|εισ|ησ)(?!\p{L}| ενδιαφ)|αποσπασμ|πραξη εκπροσωπ|πρακτικ(?:ο|α)(?!\p{L})|εντυπο|proof of|evidence of|certificates?(?!\p{L})|copy of|copies of|declarations?(?!\p{L})|statements? (?:of|from)|extracts? (?:of|from)|application form|letters? of|bank (?:account details|statements?)|cvs?(?!\p{L}))/u
const isPaper = (words: string): boolean =>
  paper.test(words) || (documentKind(words.slice(0, nameReach)) !== undefined && words.length < lettersOf.name * 2)
const stems = (words: string): string =>
  words
    .split(' ')
    .slice(0, 2)
    .map((word) => word.slice(0, 7))
    .join(' ')

const isTitle = (words: string): boolean => words.length < lettersOf.name * 1.5 && !/[.;,:]/u.test(words)

/** "Papers to hand in", and on the lines below, with names of groups between them, one paper each. */
function linesBelow(title: Block, blocks: readonly Block[], at: number): readonly Block[] {
  const { folded } = title.folded
  if (title.kind === 'cell' || folded.length > lettersOf.title || /[.;·]\s*$/u.test(folded) || !namesPapers(folded))
    return []
  const out: Block[] = []
  for (const block of blocks.slice(at + 1)) {
    const words = behindMark(block).trim()
    const isName = words.length <= lettersOf.name && !/[\d.;:]/u.test(words)
    if (block.kind === 'cell' || words.length > lettersOf.paper) break
    // "Solvency certificate", and below it the same words again, or a sentence on it.
    const last = out.at(-1)
    const before = last === undefined ? '' : behindMark(last).trim()
    const isMore =
      last !== undefined &&
      (stems(before) === stems(words) || (isTitle(before) && !isTitle(words) && words.length > before.length))
    if (isPaper(words) && !isMore) out.push(block)
    else if (!isName && !isMore && (last === undefined || block.kind === 'heading')) break
  }
  return out.length > 1 ? out : []
}

function areDocuments(list: readonly Block[]): boolean {
  const [first] = list
  if (first === undefined || list.length < 2 || ofOthers.test(leadOf(first))) return false
  const kinds = list.flatMap((block) => documentKind(behindMark(block).slice(0, nameReach)) ?? [])
  const few = handedIn.test(leadOf(first)) ? kinds.length * 3 >= list.length : kinds.length === list.length
  return new Set(kinds).size > 1 && (kinds.length > 2 ? kinds.length * 2 >= list.length : few)
}
