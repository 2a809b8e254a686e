import type { Span } from '../../facts/text-fold.ts'
import { negation } from '../applicants/condition-gate.ts'
import { isAside } from '../whose/scope.ts'
import { placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** Sections and divisions that a call names in words, where it says that it is for no others. The same in both revisions of NACE. */

const range = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, k) => String(from + k))

const names: readonly (readonly [readonly string[], RegExp])[] = [
  [
    range(10, 33),
    /(?<!\p{L})μεταποι(?:ηση|ησησ|ησεωσ|ητικ\p{L}+)(?! (?:γεωργ|αγροτ|τροφ|προιοντ|αλιευ|ξυλ|των? |του |τησ ))|(?<!\p{L})manufactur(?:ing|ers?)(?!\p{L})(?! of)/u,
  ],
  [
    range(41, 43),
    /(?<!\p{L})κατασκευ(?:εσ|ων|αστικ\p{L}+)(?=\s*(?:[,.;·)]|$)| (?:και|η|εταιρ|επιχειρ|κλαδ|χονδρ|λιαν))|(?<!\p{L})construction(?!\p{L})/u,
  ],
  [['46'], /(?<!\p{L})χονδρικ\p{L}+ (?:(?:και|η) λιανικ\p{L}+ )?εμπορι|(?<!\p{L})wholesale/u],
  [['47'], /(?<!\p{L})λιανικ\p{L}+ (?:(?:και|η) χονδρικ\p{L}+ )?εμπορι|(?<!\p{L})retail(?:ers?|ing)?(?!\p{L})/u],
]
const forWhom =
  /μπορ(?:ουν|ει)|ενταχθ|εντασσ|ενισχυ|επιδοτ|χρηματοδοτ|συμμετεχ|αφορα|απευθυν|δικαιουχ|υποβαλλ|(?<!\p{L})(?:may|can|apply|eligible|open to|supports?|funds?)(?!\p{L})/u
const only = /(?<!\p{L}|οχι )(?:μονον?|αποκλειστικα|only|solely|exclusively)(?!\p{L})/u
const noOther =
  /(?:καμι?α|λοιπ\p{L}+|αλλ(?:η|εσ|οι|οσ)|no other|other|any other) (?:\p{L}+ )?(?:δραστηριοτ|κλαδ|τομε|activit|sector|trade|industr)[^.;·]*(?<!\p{L})(?:δεν|εκτοσ|αποκλει|εξαιρ|not|excluded|is|are|may|can)(?!\p{L})/u

export interface NamedSectors {
  readonly codes: readonly string[]
  readonly place: Span
}

/** @returns undefined where no sentence names sectors and closes their circle */
export function namedSectors(blocks: readonly Block[]): NamedSectors | undefined {
  for (const block of blocks) {
    if (block.kind === 'cell' || block.kind === 'heading') continue
    const { folded } = block.folded
    const sentences = sentencesOf(block)
    for (const [at, { start, end }] of sentences.entries()) {
      const text = folded.slice(start, end)
      if (!forWhom.test(text) || negation.test(text.replace(noOther, ' ')) || isAside(block, text)) continue
      const codes = names.flatMap(([divisions, words]) => (words.test(text) ? divisions : []))
      if (codes.length === 0) continue
      const next = sentences[at + 1]
      if (
        only.test(text) ||
        noOther.test(text) ||
        (next !== undefined && noOther.test(folded.slice(next.start, next.end)))
      )
        return { codes: codes.toSorted(), place: placeIn(block, start, end) }
    }
  }
  return undefined
}
