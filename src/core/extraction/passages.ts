import type { LegalBasis } from '../facts/programme.ts'
import type { Reading, ReadValue } from './reading.ts'
import { placeIn, sentencesOf } from './source-text.ts'
import type { Block } from './source-text.ts'

/** What a call says in set phrases: State-aid regimes, the way of selection, "until exhausted", lists of supporting documents. */

const regimes: readonly (readonly [LegalBasis['regime'], string, RegExp])[] = [
  [
    'de_minimis_2023_2831',
    'Regulation (EU) 2023/2831',
    /2023\/2831|(?:ησσονοσ σημασιασ|de minimis)(?![^.]{0,60}(?:1408|717|2832))/u,
  ],
  ['sgei_2023_2832', 'Regulation (EU) 2023/2832', /2023\/2832/u],
  ['agriculture_1408_2013', 'Regulation (EU) No 1408/2013', /1408\/2013/u],
  ['fishery_717_2014', 'Regulation (EU) No 717/2014', /(?<!\d)717\/2014/u],
  [
    'gber_651_2014',
    'Regulation (EU) No 651/2014',
    /651\/2014|γενικ\p{L}+ απαλλακτικ|γακ(?!\p{L})|gber|general block exemption/u,
  ],
  [
    'no_aid',
    'Treaty on the Functioning of the European Union, article 107(1)',
    /δεν (?:αποτελ\p{L}+|συνιστ\p{L}+) κρατικ\p{L}+ ενισχυσ|δεν υποκειται στουσ κανονεσ κρατικων|(?:is|does) not (?:constitute )?state aid/u,
  ],
  ['other', 'Law 5203/2025', /5203\/2025/u],
  ['other', 'Law 4887/2022', /4887\/2022/u],
  [
    'rrf',
    'Regulation (EU) 2021/241',
    /2021\/241(?!\d)|(?:ταμει|μηχανισμ)\p{L}+ ανακαμψησ|recovery and resilience facility/u,
  ],
]

const sentenceReadings = (block: Block, read: (folded: string) => ReadValue[], confidence: number): Reading[] =>
  sentencesOf(block).flatMap(({ start, end }) => {
    const quote = placeIn(block, start, end)
    return read(block.folded.folded.slice(start, end)).map((value) => ({ value, quote, figure: quote, confidence }))
  })

/** The State-aid regimes that a block names. "De minimis" alone is the general regulation. */
export function legalBasisOf(block: Block): Reading[] {
  return sentenceReadings(
    block,
    (folded) =>
      regimes
        .filter(
          ([regime, , words]) =>
            words.test(folded) &&
            !(regime === 'de_minimis_2023_2831' && /δεν (?:προσμετρ|υπαγ|εμπιπτ)|not (?:count|fall)/u.test(folded)),
        )
        .map(([regime, reference]): ReadValue => ({ field: 'legal_basis', regime, reference })),
    0.85,
  )
}

export function untilExhausted(block: Block): Reading[] {
  const words =
    /(?:εωσ|μεχρι)(?: και)? (?:τη[ν]? |την πληρη )?(?:πληρη )?εξαντληση|until (?:the )?(?:available )?(?:budget|funds?|funding|resources) (?:is|are|has been|have been) (?:fully )?(?:exhausted|committed|used)|(?:exhaustion) of (?:the )?(?:available )?(?:budget|funds)/u
  return sentenceReadings(block, (folded) => (words.test(folded) ? [{ field: 'until_exhausted' }] : []), 0.85)
}

/** First come, first served, or all proposals compared; undefined where the text does not say. */
export function selectionOf(blocks: readonly Block[]): 'first_come' | 'comparative' | undefined {
  for (const { folded } of blocks) {
    if (
      /σειρα (?:χρονικησ )?(?:προτεραιοτητα|υποβολησ|κατατεθ)|αμεση(?:σ)? αξιολογησ|first[- ]come/u.test(folded.folded)
    )
      return 'first_come'
    if (/συγκριτικ\p{L}+ αξιολογησ|comparative (?:evaluation|assessment)|ranked/u.test(folded.folded))
      return 'comparative'
  }
  return undefined
}

const documentList =
  /δικαιολογητικ|υποβαλλομεν\p{L}+ εγγραφ|απαιτουμεν\p{L}+ εγγραφ|φακελ\p{L}+ (?:υποβολ|υποψηφ)|supporting documents?|required documents?|documents? to (?:be )?(?:submit|attach|provide)|annexes to (?:be )?submit/u

/** The items of a list of supporting documents: those under such a heading, or announced by such a line. */
export function requiredDocumentsOf(block: Block): Reading[] {
  const announced =
    documentList.test(block.announcedBy) || (documentList.test(block.section) && block.announcedBy === block.section)
  const listed =
    block.kind === 'item' || (block.kind === 'cell' && block.column <= 1 && !/^\s*\d*\s*$/u.test(block.folded.folded))
  if (!listed || (!announced && !(block.kind === 'cell' && documentList.test(block.section)))) return []
  const { folded } = block.folded
  if (block.kind === 'cell' && block.labels.length > 1) return []
  const from = /^\s*(?:[•●▪◦*–-]|\(?[ivx\p{L}\d]{1,3}[.)΄'])\s+/u.exec(folded)?.[0].length ?? 0
  if (folded.length - from < 6) return []
  const quote = placeIn(block, from, folded.trimEnd().length)
  return [{ value: { field: 'required_document' }, quote, figure: quote, confidence: 0.85 }]
}
