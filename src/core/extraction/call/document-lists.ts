import { behindMark, leadOf } from '../text/block-lists.ts'
import { documentKind } from './documents.ts'
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

/** Every block that is a member of a list of documents. */
export const documentLists = (lists: readonly (readonly Block[])[]): ReadonlySet<Block> =>
  new Set(lists.filter(areDocuments).flat())

function areDocuments(list: readonly Block[]): boolean {
  const [first] = list
  if (first === undefined || list.length < 2 || ofOthers.test(leadOf(first))) return false
  const kinds = list.flatMap((block) => documentKind(behindMark(block).slice(0, nameReach)) ?? [])
  const few = handedIn.test(leadOf(first)) ? kinds.length * 3 >= list.length : kinds.length === list.length
  return new Set(kinds).size > 1 && (kinds.length > 2 ? kinds.length * 2 >= list.length : few)
}
