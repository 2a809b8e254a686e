import { deniesTwice, exceptInBrackets, negation } from './condition-gate.ts'
import { isSoft } from './condition-sentence.ts'
import type { Recogniser } from './condition-sentence.ts'
import { everySize, formsOfAnySize, sizesOfEvery } from './conditions-of-some.ts'
import { isSizeDefinition, sizesByFigures } from './size-figures.ts'
import { isOfEconomy, isUnpaid } from '../whose/scope.ts'
import { loosely, sizesIn } from './sizes.ts'
import type { Block } from '../text/source-text.ts'

/** Which sizes of enterprise a call is for. Folded text. */

const butWords =
  /(?<!\p{L})(?:εξαιρουμεν\p{L}+|(?:με|κατ) εξαιρεση|εκτοσ|πλην|(?:αλλα |και )?οχι(?: ομωσ)?(?= (?:απο |σε |για |στισ |οι |τισ |των |και )*(?:πολυ |μεγαλ|μεσαι|μικρ))|except|excluding|but not|other than|not (?=large|micro|medium|small))(?!\p{L})/u
const beneficiary =
  /^[^\p{L}]*(?:\p{L}{1,2}[.)] )?(?:μονο|αποκλειστικα|only) |(?:απο|εξ)?αιρ(?:ουνται|ειται)|αποκλει(?:ονται|εται)|χαρακτηριζονται|πληρ(?:οι|ουν)|ορισμ(?:ο|ου) τησ? |εννοια (?:των |τησ )?(?:μμε|μικρομεσ)|μετεχ|καλει|εκτοσ (?:οι|δρασ|προσκλ)|^[^\p{L}]*(?:\p{L}+ )?(?:μεγεθ(?:οσ|η)|sizes?)\s*:|δικαιουχ|εντασσ|ωφελ|ειστε |you are |your (?:firm|business|company) is|come forward|απευθυν|αφορα|επιλεξιμ|ενισχυ(?:ονται|ση|ει|θουν)|επιδοτουνται|χρηματοδοτουνται|στηριζ|υπαγονται|ανηκουν|εμπιπτουν|κατηγορι\p{L}+ (?:των|μικρ|μεσ|πολυ)|συμμετεχ|συμμετασχ|δικαιωμα (?:υποβολ|συμμετοχ|ενταξ)|^[^\p{L}]*για (?:τισ )?(?:πολυ μικρεσ|μικρεσ|μεσαιεσ|μεγαλεσ)(?:(?: και|,| η) (?:πολυ μικρεσ|μικρεσ|μεσαιεσ|μεγαλεσ))* επιχειρησεισ(?: (?:του|τησ|των|με|που)(?!\p{L})[^.;·:,]{0,60})?\s*\.?\s*$|συμμετοχ|υποβαλλ|υποβαλ|δεκτ(?:εσ|οι|ε)|μπορ(?:ουν|ει)|δικαιουνται|προσκαλ|καλουνται|λαμβανουν|αιτουντ|εχουν (?:μεγεθοσ|την ιδιοτητα)|ιδιοτητα|δεν (?:ενισχ|συμμετ|επιδοτ)|ειναι|eligible|open to|apply|applicants?|beneficiar|participat|take part|invite|aimed at|target|intended|reserved|support(?:s|ed)?|available|qualif|must be|have to be|are (?:an?|out|in)(?!\p{L})|(?:ones|enterprises|firms|companies) can(?=\s*[.,;]|\s*$)|(?:may|can) ?not(?=\s*[.;,]|\s*$)|come in|welcome|helps? |fall|classified|belong|only|for (?:single |individual )?(?:\p{L}+ and )?(?:smes|micro|small|start-?ups)|benefit/u
/** Rates, amounts and definitions by size say nothing of who may apply. */
const figureOf =
  /%(?! (?:των|του|of) (?:πωλησ|κυκλ|εξαγωγ|κεφαλαι|μετοχ|δικαιωμ|sales|turnover|exports?|capital|shares?|votes?))|[€]|ευρω(?!\p{L})|ενταση|ποσοστ|intensity|προμηθεια|μονο (?:οταν|ωσ)|only (?:be|as|when)|ετησι\p{L}+ κυκλ|\d{3}\.\d{3}|για την ιδιοτητα (?:μμε|μικρομεσ)|παραπεμπονται|αλλο καθεστωσ|στο καθεστωσ "|δηλωσ(?:η|ησ|εισ|εων|εωσ)(?!\p{L})|υπευθυν|(?:sme|size|status) declaration|declaration (?:of|on)|προσαυξ|(?:ποσοστιαι\p{L}+|\d) μοναδεσ|πριμ|are referred to|για (?:τισ )?(?:πολυ μικρεσ|μικρεσ|μεσαιεσ|μεγαλεσ)[·;]/u
/** "At least one SME" among the partners leaves the others free. */
const oneOfThem =
  /(?:(?:τουλαχιστον (?:μια|ενα[νσ]?|δυο|τρεισ|\d)|(?:μια|ενα[νσ]?|δυο|τρεισ|\d) τουλαχιστον|at least (?:one|two|three|\d)|one or more)(?: \(\d\))?|(?<!\p{L})(?:δυο|τρεισ|two|three)) (?:\p{L}+ )?(?:πολυ μικρ|μικρ|μεσαι|μεγαλ|μμε|sme|micro|small|medium|large)\p{L}*(?:(?:-sized)?(?:,| η| και| or| and)+ (?:πολυ μικρ|μικρ|μεσαι|μεγαλ|μμε|sme|micro|small|medium|large)\p{L}*)*/u
/** "At least two of the partners must be SMEs": the others may be of any size. */
const someOfThem =
  /(?:τουλαχιστον|at least|minimum(?: of)?) (?:\(?\d\)?|ενα[νσ]?|μια|δυο|τρεισ|one|two|three|half)(?: \(\d\))? (?:of the |απο τουσ |απο τισ )?(?:[\p{L}-]+ ){0,2}?(?:partners?|members?|participants?|applicants?|organi[sz]ations?|companies|enterprises|εταιρ(?:οι|ουσ|οσ)|μελ(?:οσ|η)|φορε(?:ασ|ισ)|επιχειρησεισ)(?!\p{L})[^.;·]{0,60}?(?<!\p{L})(?:must be|are|is|be|ειναι|πρεπει να ειναι|να ειναι)(?!\p{L})/u
const ledBy =
  /(?<!\p{L})(?:led|headed|co-?ordinated) by (?:an? )?(?:\p{L}+[ -]){0,3}?(?:smes?|micro|small|medium)(?!\p{L})|(?:συντονιστ\p{L}+|επικεφαλησ|κυριοσ εταιροσ) (?:\p{L}+ ){0,3}?(?:μμε|μικρομεσαι\p{L}+)(?!\p{L})/u
/** "1.200 enterprises, 800 of them micro": how many a call hopes for. */
const counted =
  /(?<=\p{L}[\s(:,]+)\d[\d.]*(?: (?:νε|υφισταμεν|τοπικ|εξ αυτων|απο αυτεσ|existing|new|local|of them|of these|of which)\p{L}*)? (?:ειναι |are |να ειναι |will be )?(?:(?:πολυ )?μικρ(?:εσ|ων)|μεσαι(?:εσ|ων)|μμε|micro|small|medium|smes)(?!\p{L})[^,;·]*/gu

/** "Subsidiaries of large companies", "in cooperation with an SME": the size of others than those who apply. */
const ofOthersSize =
  /(?<!\p{L})(?:subsidiar\p{L}+|affiliat\p{L}+|branch(?:es)?|suppliers?|subcontractors?|(?:controlled|owned|held)|(?:co-?operat|collaborat|partner|work)\p{L}*|(?:linked|related|connected)|θυγατρικ\p{L}+|ελεγχ\p{L}+|συνεργα\p{L}+|συνδε\p{L}+|εξαρτ\p{L}+|προμηθευτ\p{L}+|υπεργολαβ\p{L}+|συμπραξ\p{L}+) (?:(?:of|by|to|with|σε|απο|με|στ\p{L}{1,3}|τ\p{L}{1,3}|απο κοινου|an?|any|the|μιασ?|καποια|other|αλλ\p{L}+|at least|τουλαχιστον|one|μια) )+(?:(?:πολυ )?(?:μικρ|μεσαι|μεγαλ|μικρομεσαι)\p{L}+|μμε|micro|small|medium|large|smes?)(?:-sized)?(?!\p{L})(?: (?:επιχειρησ|εταιρ|enterprises?|compan|firms?|businesses|undertakings?)\p{L}*)?/gu

/** "… · SMEs · …": a member of a card of facts. */
const isCardPart = (block: Block, folded: string): boolean =>
  (block.folded.folded.match(/\s·\s/gu)?.length ?? 0) > 2 &&
  /^[^\p{L}]*(?:μμε|smes?|(?:πολυ )?μικρεσ(?:(?:,| και|,? μικρεσ| μεσαιεσ))*(?: επιχειρησεισ)?)[^\p{L}]*$/u.test(folded)
/** A first amount of a sentence; behind it sizes are those of rates and ceilings. */
const amount =
  /[€£]\s?\d|(?<![\d.,])\d[\d.,]*(?:\s*(?:-|–|εωσ|μεχρι|to|και|and)\s*\d[\d.,]*)?\s*(?:%|€|(?:ευρω|eur|euros?)(?!\p{L})|(?:χιλ|εκατ|εκ|δισ|million|billion|thousand)\.?(?!\p{L}))/u
/** "The amount of aid for plans that small enterprises submit is …": of the sum, whoever may apply. */
const isSum =
  /^[^\p{L}]*(?:\p{L}{1,2}[.)] )?(?:(?:το|τα|ο|η|οι|the) )?(?:[\p{L}-]+ ){0,2}?(?:ποσ(?:ο|α)|υψοσ|ορι(?:ο|α)|πλαφον|amounts?|ceiling|limit)(?!\p{L})|^[^\p{L}\d]*(?:\p{L}{1,2}[.)] )?(?:€|eur )?\d[\d.,]* ?(?:€|ευρω|euros?|eur)(?!\p{L})/u
/** "That much is asked of micro enterprises": a sum told before. */
const asMuch =
  /^[^\p{L}]*(?:τοσ(?:α|ο|εσ)|(?:that|this|so|as) much)(?!\p{L})(?!.*(?<!\p{L})(?:οσ(?:ο|α|εσ)|as)(?!\p{L}))/u
const takesPart =
  /(?:μπορ(?:ει|ουν) να|δικαιου|εχουν δικαιωμα|υποβαλ|συμμετ|επιλεξιμ|γιν(?:εται|ονται) δεκτ|απευθυν|αφορα|περιοριζ|μονον?(?= (?:πολυ|οι|σε|για|μικρ|μεσαι|μμε))|κουπονι|may|can|apply|eligible|open to|restricted|reserved|only|aimed at|available to)/u
/** "In the annex of definitions, instead of «fewer than …»". */
const corrects = /παροραμα|(?<!\p{L})αντι (?:του |για )?[«"“]|instead of [«"“]|misprint|erratum/u
/** "Micro enterprises should contact their local office": they are sent to somebody else. */
const sentElsewhere =
  /(?<!\p{L})(?:should|may|can|must|are (?:asked|invited|advised) to) (?:contact|turn to|go to|look to|approach)(?!\p{L})|(?:να|μπορουν να|πρεπει να) (?:απευθυν(?:θουν|ονται)|αποτανθουν|στραφουν)(?!\p{L})/u
/** Money that is there for somebody. */
const provided =
  /(?:αφορα|κονδυλ|budget|στηριζ|ενισχυ|χρηματοδοτ|διατιθ|διαθετ|κατευθυν|προοριζ|διν|δοθ|μοιρα|ριχν|support|provid|offer|make|made|set aside|allocat|fund|goes|go)\p{L}*/u
/** "Small ones may apply for up to 5.000 €", "4 million for small enterprises": the sentence without its only amount. */
function besideAmount(folded: string): string {
  const first = amount.exec(folded)
  // "Micro enterprises may receive up to 70 %": others receive something else.
  if (first === null || /%$/u.test(first[0])) return folded
  const head = folded.slice(0, first.index)
  const tail = folded.slice(first.index + first[0].length)
  const byRate = /ποσοστ|ενταση|rate|intensity|%/u.test(head)
  if (!byRate && sizesIn(head).length > 0 && sizesIn(tail).length === 0 && takesPart.test(head))
    return head.replace(
      /(?:,? )?(?:με |για |σε |at |with |for |of )?(?:(?:ενισχυσ|επιδοτησ|επιχορηγησ|δανει|ποσ|κουπονι|grants?|loans?|awards?)\p{L}* )?(?:απο |εωσ |μεχρι |up to |from )?(?:και )?$/u,
      '',
    )
  const whole = /εκατ|εκ\.|δισ|million|billion|m(?!\p{L})/u.test(first[0]) && !amount.test(tail)
  const most =
    /(?:εωσ|μεχρι|ανωτατ|μεγιστ|το πολυ|up to|max\p{L}*|at most|over|above|ανω των?|κατω των?)(?: και)?(?: τα)? $/u.test(
      head,
    )
  return whole && !most && provided.test(folded) && !/%|ανα |per /u.test(folded)
    ? `${head} ${tail.replace(/^\s*(?:€|ευρω|euros?|eur)(?!\p{L})/u, '')}`
    : folded
}
/** "Large enterprises keep the ordinary deduction": what the large ones do is not that they may apply. */
const othersDo = (sizes: readonly string[], folded: string): boolean =>
  sizes.length === 1 && sizes[0] === 'large' && folded.trim().split(/\s+/u).length > 4
const saysWho =
  /qualif|may apply|can apply|eligible|take part|participate|open to|only|συμμετ|υποβαλ|δικαιου|επιλεξιμ|δεκτ|απευθυν|αφορα|ενισχυ|μονο(?!\p{L})/u
const statesDefinition =
  /νοειται|νοουνται|οριζ(?:εται|ονται)|θεωρ(?:ειται|ουνται)|σημαινει|(?:is|are) (?:defined|considered|deemed)|means/u
/** "Small start-ups", "small enterprises with one to fifty employees": the smallest are among them. */
const ofYoung =
  /(?<!\p{L})small(?:,| and| or|\/)? (?:[\p{L}-]+ ){0,2}?start-?ups?|start-?ups?(?:,| and| or|\/) small|(?<!\p{L})μικρ(?:εσ|ων) (?:και |η )?(?:\p{L}+ ){0,2}?νεοφυ/u
const withFew =
  /(?<!\p{L})(?:μικρ(?:εσ|ων)|small)(?!\p{L})[^.;·]{0,60}?(?:(?<!\d)[01]\s?(?:-|–|to|and|εωσ|μεχρι)\s?\d{2}|(?:up to|fewer than|less than|not more than|εωσ|κατω απο|λιγοτερ\p{L}+ απο) \d{2})\s(?:[\p{L}-]+ ){0,2}?(?:employees|staff|people|persons|workers|ftes?|εργαζομεν|ατομα|εμε)(?!\p{L})/u
/** "Small firms in farming are excluded": those of a sector, and no others of their size. */
const ofSomeSectors =
  /(?<!\p{L})(?:(?:πολυ )?μικρ(?:εσ|ων)|μεσαι(?:εσ|ων)|μεγαλ(?:εσ|ων)|μικρομεσαι(?:εσ|ων)|micro|small|medium|large|smes|μμε)(?:-sized)?(?: (?:επιχειρησεισ|εταιρ(?:ειεσ|ιεσ)|μοναδεσ|enterprises|companies|firms|businesses|undertakings|ones))? (?:(?:that|which|who) (?:are )?)?(?:(?:που )?(?:δραστηριοποιουνται |ανηκουν )?(?:του|των|στ\p{L}{1,3}|σε)|(?:active |operating |operate |engaged |working |belonging )?(?:in|from|of|to)) (?:(?:the|αυτ\p{L}+|τομε\p{L}+|κλαδ\p{L}+|[\p{L}-]+) ){0,4}?(?:sectors?|industry|industries|trades?|agriculture|farming|fishing|fisheries|mining|τομε(?:α|ων|ισ|ασ)|κλαδ(?:ου|ων|ο|ουσ)|γεωργι\p{L}+|αλιει\p{L}+|εμπορι\p{L}+|μεταποιησ\p{L}+|βιομηχανι\p{L}+)(?!\p{L})/u
/** "Which turns over less than €900,000". */
const turnsOver =
  /(?:,? (?:and|that|which|who))* turn(?:s|ing)? over [^€\d,;]{0,30}€?\d[\d.,]*\d(?: ?(?:million|m|k|euros?)(?!\p{L}))?(?: (?:a|per|in a) year)?/u
const rows = ['micro', 'small', 'medium', 'large'] as const
const financesSmes =
  /^(?<who>[^%\d]*(?<!\p{L})(?:χρηματοδοτησ|δανειοδοτησ|στηριξ|δανεισμ|financing|funding|lending|loans)\p{L}*(?: (?!το |τα |οι |η |the )[\p{L}-]+){0,3} (?:μικρομεσαι\p{L}+ επιχειρησ\p{L}+|μμε|smes))(?!\p{L})(?<rest>[^%]*%.*)$/u

export const size: Recogniser = ({ folded: printed, negative, keys, block }, here) => {
  // "Small ones (fewer than 50 staff, a turnover or balance sheet of up to 10 million)": what the word means is told beside it.
  const whole = printed.replaceAll(/\([^)]*\)/gu, (inside) => (isSizeDefinition(inside) ? ' ' : inside))
  // The first column of a table of amounts by size, which tell who is aided, or of groups of grants or projects.
  if (
    block.kind === 'cell' &&
    block.column === 0 &&
    block.labels.some((label) =>
      /^(?:\p{L}+ )?(?:μεγεθ|size)|^(?:(?:grant|project) )?(?:groups?|tiers?)(?!\p{L})|^(?:ομαδ(?:α|εσ)|κατηγορι(?:α|εσ) (?:εργ|επιχορ|σχεδι))/u.test(
        label,
      ),
    )
  )
    return []
  // "Region | Large | Others": the heads of columns of rates.
  if (
    block.kind === 'cell' &&
    block.column > 0 &&
    block.labels.length === 1 &&
    /^(?:περιφερει|περιοχ|τοποσ|ζωνη|region|area|zone|location|place)/u.test(block.labels[0] ?? '')
  )
    return []
  // "Micro-enterprises 35" in a column of rates: whose figure it is.
  if (block.kind === 'cell' && block.column > 0 && block.labels.some((label) => /%|€/u.test(label))) return []
  // "Fewer than 50 staff and up to 10 million of turnover or balance sheet may apply": a size told by its definition.
  const defined = sizesByFigures(whole)
  if (corrects.test(whole) || (isSum.test(whole) && amount.test(whole)) || asMuch.test(whole)) return []
  if (defined.length > 0 && (here || saysWho.test(whole)) && !statesDefinition.test(whole))
    return [{ kind: 'size', include: [...defined] }]
  let folded = whole
    .replace(turnsOver, ' ')
    .replace(
      /(?:,? (?:και|and|with|με) )?(?:(?:τουλαχιστον|at least|over|πανω απο|ανω του) )?(?:(?:το )?\d{1,3}(?:[.,]\d+)? ?% (?:του|των|τησ|of(?: the| its| their)*) )?(?:(?:ετησι\p{L}+|συνολικ\p{L}+|annual|yearly|total) )?(?:κυκλ\p{L}+ εργασιων|τζιρ\p{L}+|πωλησεισ|εσοδα|turnover|revenues?|sales)(?:(?!,? (?:δηλαδη|ητοι|that is|i\.e)).)*/u,
      '',
    )
  // "Small, medium and large ones are funded, at rates of …": who is told first.
  const rates = /,? (?:με|σε) (?:ποσοστ|ενταση|εντασεισ)|,? (?:at|with) (?:aid )?(?:rates|intensities)/u.exec(folded)
  // "Small ones are funded with 40 %.": the only rate, at the end of those who are told.
  const only =
    /^(?<who>[^%\d]*(?:ενισχυ|επιδοτ|επιχορηγ|χρηματοδοτ|funded|supported)[^%\d]*) (?:με|σε|κατα|at|with|by) (?:εωσ |up to )?\d{1,3}(?:[.,]\d+)? ?%[^\d]{0,25}$/u.exec(
      folded,
    )
  if (only?.groups?.['who'] !== undefined && !/%/u.test(block.folded.folded.replace(folded, ' ')))
    folded = only.groups['who']
  if (rates !== null && beneficiary.test(folded.slice(0, rates.index))) folded = folded.slice(0, rates.index)
  // "It secures the financing of SMEs with loans that are 50 % free of interest": the rate is of the money.
  const financed = financesSmes.exec(folded)?.groups
  if (financed?.['rest'] !== undefined && sizesIn(financed['rest']).length === 0) folded = financed['who'] ?? folded
  if (isSoft(folded) || isOfEconomy(folded) || isUnpaid(folded)) return []
  if (sentElsewhere.test(folded)) return []
  // "The consortium is led by an innovative SME": the others may be of any size.
  if (ledBy.test(folded)) return [{ kind: 'manual' }]
  if (someOfThem.test(folded) && sizesIn(folded).length > 0) return [{ kind: 'manual' }]
  if (oneOfThem.test(folded)) {
    folded = folded.replace(oneOfThem, ' ')
    if (sizesIn(folded).length === 0) return []
  }
  // "The rate is 50 % whatever the size" tells of the rate.
  if (everySize.test(folded) && /%|ποσοστ|ενταση|(?<!\p{L})rate|intensity/u.test(folded) && !saysWho.test(folded))
    return []
  if (everySize.test(folded))
    return negative || formsOfAnySize(folded) !== undefined
      ? []
      : [{ kind: 'size', include: [...sizesOfEvery(folded)] }]
  folded = besideAmount(folded).replaceAll(counted, ' ').replaceAll(ofOthersSize, ' ')
  if (figureOf.test(folded)) return []
  const but = butWords.exec(folded)
  const before = but === null ? [] : sizesIn(folded.slice(0, but.index))
  const out = but !== null && before.length === 0 && sizesIn(folded.slice(but.index)).length > 0
  const kept = but !== null && before.length > 0 && !negation.test(folded.slice(0, but.index))
  const plain = (kept ? folded.slice(0, but.index) : folded).replaceAll(exceptInBrackets, ' ')
  const taken = kept ? sizesIn(folded.slice(but.index)) : []
  const sizes = sizesIn(plain).filter((each) => !taken.includes(each))
  // "Who is no SME is left out" says twice that something is not so.
  const twice =
    negative && (deniesTwice(folded) || /(?:other than|non-)(?= ?(?:smes?|micro|small|medium))/u.test(folded))
  const refused = (negative && !kept && !twice) || (out && !negative) || /^[^\p{L}]*(?:οχι|not for|no) /u.test(folded)
  const keyed = keys
    .slice(0, 2)
    .some((key) => /^(?:\p{L}+ )?μεγεθ(?:οσ|η)|^κατηγορι\p{L}+ (?:των )?επιχειρησ|sizes?(?! of)/u.test(key))
  // "Small companies may apply": whether the class of enterprises is meant is asked.
  if (sizes.length === 1 && sizes[0] === 'small' && loosely.test(plain) && !keyed)
    return (saysWho.test(plain) || /χρηματοδοτ|στηριζ/u.test(plain)) && !negative ? [{ kind: 'manual' }] : []
  if (
    sizes.length === 0 ||
    sizes.length === 5 ||
    !((here && (refused || !othersDo(sizes, folded))) || keyed || isCardPart(block, folded) || beneficiary.test(folded))
  )
    return []
  if (refused) {
    if (ofSomeSectors.test(plain)) return [{ kind: 'manual' }]
    // What is no SME is large, small mid-caps among them: where large ones are refused they are too.
    if (sizes.length === 1 && sizes[0] === 'small_mid_cap') return [{ kind: 'manual' }]
    const left = rows.filter((each) => !sizes.includes(each))
    return left.length === 0 ? [] : [{ kind: 'size', include: left }]
  }
  const isOfYoung = sizes.length === 1 && sizes[0] === 'small' && (ofYoung.test(plain) || withFew.test(printed))
  return [{ kind: 'size', include: isOfYoung ? ['micro', 'small'] : [...sizes] }]
}
