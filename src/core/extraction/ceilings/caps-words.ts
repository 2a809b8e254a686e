import type { Figure } from '../figures/amounts.ts'
import type { Reading } from '../reading.ts'
import { placeIn } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** Words by which ceilings of categories of costs are told from other figures. Folded text. */

/** What money is spent on in a project, by stems; Greek calls and the English of Brussels. */
export const costs =
  /(?<!\p{L})(?:δαπαν|κοστ|εξοδα|εξοπλισμ|μηχανημ|λογισμικ|υλικο|κτιρι|κτηρι|οικοδομ|κατασκευ|μεταφορ|οχημα|συμβουλ|μελετ|προβολ|προωθησ|διαφημισ|εκθεσ|πιστοποι|μισθ|προσωπικ|ταξιδ|υπεργολαβ|εμμεσ|γη(?:σ|ν)?(?!\p{L})|γηπεδ|οικοπεδ|ακινητ|αυλ|παγι(?:α|ων|εσ)(?!\p{L})|αμοιβ|υπηρεσι|συνδρομ|εκπαιδευσ|καταρτισ|αδει|ενοικ|λειτουργικ|πρωτ\p{L}+ υλ|αναλωσιμ|παρακολουθησ|διαχειρισ|υποδομ|εργασι|ευρεσιτεχν|πνευματικ|ασφαλε|ψηφιακ|ηλεκτρονικ|ιστοσελ|παρεμβασ|διαμορφωσ|απροβλεπτ|γενικ\p{L}+ εξοδ|γενικεσ|φωτοβολτ|επιθεωρητ|λογιστικ|τεχνικ\p{L}+ (?:υποστηρ|συμβουλ)|υποστηριξ|(?:εξ)?αγορα(?!σ)|εξαγορ(?:εσ|ων)|ανταλλακτικ|εργαλει|επιπλ|ακαθαριστ|θερμανσ|ηλεκτρολογ|υδραυλικ|κουφωμ|αυτοματισμ|ρομποτ|καινοτομ|αποθηκ|κλιματ|αντλι|φορτιστ|τηλεπικοινων|συσκευ|υπολογιστ|διαδικτυ|εγκαταστασ|costs?|expenditure|expens|stand(?!\p{L})|booth|purchase|accommodation|venue|air travel|equipment|machin|software|hardware|building|construction|works|infrastructure|vehicle|transport|travel|consult|advi[cs]|external expert|expertise|stud(?:y|ies)|promotion|marketing|advert|exhibition|fairs?|certific|staff|personnel|wage|salar|overhead|indirect|land|real estate|intangible|licen[cs]|patent|services?|subscription|training|rent|operating|raw material|consumable|monitoring|management|dissemination|contingenc|preparat|above the line|catering|depreciation|cascad|(?:sub|re)-?grant|prototyp|testing|legal|audit|(?:professional|legal|consult\p{L}+'?|architect\p{L}*'?|adviser'?s?'?) fees?|fees?(?= for| of| to)|renewable|photovolt|furniture|tools?(?!\p{L})|accountan|second-hand|install|shipping|finish|εργολαβ|ποδηλατ|φορτηγ|αυτοκινητ|βιντεο|video|ανακαινισ|αποσβεσ|εμπειρογν|συντηρησ|δημοσιοτητ|ancillary|refurbish|renovat|signage|fixtures|fittings|lease|μεταφρασ|επισκευ|νεφο(?:σ|υσ)|cloud|insurance|ασφαλιστρ|publicity|communicat|membership|mentor|recruit|πληροφορ|μετακινησ|πρασιν\p{L}+ δαπαν|σχεδιασμ|συσκευασ|ετικετ|booking|sub-?contract|external)/u
/** Whether a name is that of something which a plan spends on. */
export const isCostName = (name: string): boolean => costs.test(name)
/** Whether a name only says that something costs, and not what is bought: an amount beside it is a case, a price or a sum. */
export const isCostAtLarge = (name: string): boolean =>
  costs.test(name) &&
  !/(?<!\p{L})(?:γενικ|εμμεσ|λοιπ|general|indirect|other|overhead)/u.test(name) &&
  !costs.test(
    name.replaceAll(
      /(?<!\p{L})(?:δαπαν\p{L}+|κοστ(?:οσ|ουσ|η)|εξοδ\p{L}+|costs?|expenditure|expenses|spending)(?!\p{L})/gu,
      ' ',
    ),
  )
/** Where a figure is of the aid, of its payment or of something that is no cost. */
export const noCost =
  /δημοσι\p{L}+ (?:συνδρομ|δαπαν)|ενισχυ(?!σησ? )|επιχορηγ(?!ουμεν)|επιδοτ|χρηματοδοτ|ενταση|προκαταβολ|προπληρωμ|προσαυξ|ιδι(?:α|ασ|ων) (?:συμμετ|κεφαλ)|αποκλισ|κυκλο|τζιρ|(?<!ανα)βαθμ|κριτηρι|συντελεσ|εγγυησ|εγγυητ|προμηθεια (?!\p{L}*(?:οχημ|εξοπλ|μηχαν|λογισμ|υλικ|εγκατ|συστημ))|επιστρεφ|εξοικονομ|εξαγωγ|(?<!\p{L})κεφαλαι(?!\p{L}+ κινησ)|(?<!\p{L})μετοχ|καλυπτ(?!ονται (?:εωσ|μεχρι|κατα))|covers?|(?<!\p{L})(?:receives?|gets?|awarded)(?!\p{L})|λαμβαν|παιρν|reimburs|(?<!cascading )(?<!re-?)grants?(?!ing)|(?<!\p{L})aid|intensity|funding rate|co-?financ|advance|pre-?financ|deviation|bonus|guarantee|collateral|mortgage|pledge|deposit|υποθηκ|ενεχυρ|(?:μεταφορ|μετακινησ|ανακατανομ)\p{L}* (?:ποσων|πιστωσ|δαπανων μεταξυ|κονδυλι)|transfers? between|reallocat|loan|(?:our|success|management) fees?|score|weight|threshold|shares?(?= of| held)|turnover|exports?|savings?|κατ ?['’]? ?αποκοπη|flat|calculated|υπολογιζ|lump sum|παραδειγμα|example|αναπηρ|ευαλωτ|γυναικ|απασχολησ|θεσ(?:η|ησ|εισ|εων) εργασ|σχεδιο εγκριν|τιμωρ|παρακρατ|προστιμ|κυρωσ|(?<!\p{L})ποιν|penal|(?<!\p{L})fine[sd]?(?!\p{L})|withh[eo]ld|καθεστωτων|προκαλειται|επιλεξιμο κοστοσ$|falls? (?:below|under)|πεσει κατω|υπολειπ/u
/** Titles and labels under which lists of ceilings stand. */
export const capsKey =
  /(?:ορι(?:ο|α|ων)|περιορισμ\p{L}+|ανωτατ\p{L}+|μεγιστ\p{L}+|ποσοστ\p{L}+ επι)(?:[^.]{0,40}(?:δαπαν|κοστ|κατηγορ))|περιορισμοι(?! συμ)|(?:δαπαν|κοστ)\p{L}*[^.]{0,30}(?:ορι(?:ο|α|ων)|περιορ)|(?:ceilings?|limits?|caps?|restrictions?)(?!\p{L})|cost categor|τι καλυπτει|επιλεξιμ\p{L}+ (?:κατηγορι\p{L}+ )?(?:δαπαν|ενεργει)|eligible (?:costs|expenditure|items)|what (?:we|it) (?:pays?|covers?)/u
export const strictKey =
  /(?:ορι(?:ο|α|ων)(?!\p{L})|περιορισμ\p{L}+|ανωτατ\p{L}+|μεγιστ\p{L}+)|ceilings?|limits?|caps?|restrictions?/u
/** "The following ceilings hold for categories of costs:": what is listed under it has a ceiling, whatever it is called. */
export const namedLimits =
  /(?:ορια|περιορισμ\p{L}+|ανωτατα|μεγιστα|limits|ceilings|caps)(?!\p{L})[^.:]{0,40}(?:κατηγορι|δαπαν|(?:επι|σε σχεση με|ωσ προσ) (?:\p{L}+ ){1,4}(?:προυπολογισμου|π\/υ)|cost|categor)|(?:κατηγορι|δαπαν)\p{L}*[^.:]{0,40}(?:ορι[αο]|ανωτατα|μεγιστα)(?!\p{L})/u
/** "Table 2. Ceilings". */
export const titledLimits =
  /(?:ανωτατα|μεγιστα) ορια(?!\p{L})|περιορισμ\p{L}{1,2} (?:\p{L}+ ){0,4}(?:δαπαν|κοστουσ(?!\p{L}))|(?:limits|ceilings|caps|restrictions) (?:on|of|for|within) (?:the )?(?:\p{L}+ )?(?:costs?|expenditure|spend)|(?:cost|spending|expenditure) (?:limits|ceilings|caps)|(?:^|[\s.)–-])ορια (?:(?:ανα|κατα|επι|για|στισ|των|τισ) ){0,2}(?:\p{L}+ )?(?:δαπαν|κατηγορι)|(?:^|\s)(?:ceilings|limits)\s*$/u

/** "Grant rates:" above lines that end at what each is for. */
export const ratesKey =
  /(?:grant|aid|subsidy|support|funding|co-?financing|intervention|assistance) (?:rates?|intensit(?:y|ies)|percentages?)(?: (?:of|are|is|as follows|apply|applies))*\s*:?\s*$|(?:ποσοστα?|εντασ(?:η|εισ)) (?:(?:τησ|των|δημοσιασ|κρατικησ) )*(?:ενισχυσ|επιχορηγησ|επιδοτησ|χρηματοδοτησ|συγχρηματοδοτησ)\p{L}+\s*:?\s*$/u

/** Where something stands in a folded text. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** Where what is being quoted begins, in a text that does not end its quotation. */
export function quotedFrom(text: string): number | undefined {
  const marks = [...text.matchAll(/["«»“”]/gu)]
  const last = marks.at(-1)
  return last === undefined || marks.length % 2 === 0 ? undefined : last.index + 1
}

/** A figure as the ceiling of the category of that name. */
export function capReading(block: Block, from: number, figure: Figure, name: Reading['quote'], quote: Place): Reading {
  const [value = 0] = figure.values
  return {
    value: {
      field: 'cap',
      ...(figure.kind === 'percent' ? { percent: value } : { cents: value, currency: figure.currency ?? 'EUR' }),
      name,
    },
    quote: placeIn(block, quote.start, quote.end),
    figure: placeIn(block, from + figure.start, from + figure.end),
    confidence: 0.85,
  }
}
