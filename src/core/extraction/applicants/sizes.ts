import type { SizeClass } from '../../facts/profile.ts'

/** Bodies, laws and programmes of the EU that have a size in their name: "Agency for SMEs", "Small Business Administration". */
const sizesNamed = String.raw`(?:(?:micro|small|medium)[- ,]*(?:and |or |sized )*)+(?:enterprises?|business(?:es)?|firms|companies)|smes?|(?:(?:πολυ )?μικρων,? (?:και )?)?(?:μεσαιων|μικρων|μικρομεσαιων) επιχειρησεων|μμε`
const nameOfBody = new RegExp(
  String.raw`(?<!\p{L})(?:agency|authority|ministry|administration|department|directorate|institute|association|federation|confederation|council(?! tax)|envoy|act|law|φορεα\p{L}?|ινστιτουτ\p{L}+|συνομοσπονδι\p{L}+|ομοσπονδι\p{L}+|γραμματει\p{L}+|υπουργει\p{L}+|οργανισμ\p{L}+)(?: (?:for|of|on|για|τ\p{L}{1,3}))?(?: (?:the|τισ|των|enterprises|innovation|investment|επιχειρησεων)(?:,| and| και)?){0,3} (?:${sizesNamed})(?!\p{L})|(?<!\p{L})(?:${sizesNamed}) (?:(?:executive|promotion|support|innovation|investment|growth|finance|financing) )?(?:administration|agency|authority|acts?|law|envoy|charter|association|federation|development (?:agency|authority|centre|corporation))(?!\p{L})`,
  'gu',
)
/** "Financed under action 7 «… of SMEs»": the name of that from which the money comes. */
const nameOfSource =
  /(?<!\p{L})(?:(?:co-?)?(?:financed|funded)|pays? for|comes? under|εντασσ(?:εται|ονται)|(?:συγ)?χρηματοδοτ(?:ειται|ουνται))(?!\p{L})[^«»"“”]{0,200}?(?:action|measure|component|axis|priority|investment|intervention|objective|παρεμβασησ?|προτεραιοτητα\p{L}?|δραση\p{L}?|δρασησ|μετρο\p{L}?|αξονα\p{L}?|υποεργο\p{L}?|επενδυσησ?) [\p{L}]{0,4}\.?[\d.]+[^\d«»"“”]{0,12}[«"“][^»"”]*[»"”]?/gu
/** "SMEs and non-SMEs". */
const bothSides =
  /(?<!\p{L}|non-)smes?,?(?: \(?(?:and|or|as well as)|\/) ?non[- ]?smes?(?!\p{L})|(?<!\p{L}|μη )μμε(?: (?:και|η)|\/) ?μη[- ]μμε(?!\p{L})/u

/** What a size word goes with where it is no size of an enterprise: "μικρά νησιά", "small loans", "medium- and heavy-duty". */
const otherSmall = String.raw`[ -](?:(?:\p{L}+ )?εκμεταλλευσ|(?:agricultural |family )?(?:holdings|farms)|νησ|ποσ|δαπαν|κλιμακ|αποκλισ|ομαδ|πολε|πληθ|αριθμ|καταλυμ|ξενοδοχ|επενδυσ|εργων|παρεμβασ|διαστασ|islands?|amounts?|scale|mid(?!-?sized)|number|part|towns?|villages?|places?|parcels?|stages?|steps?|shows?|plots?|boats?|projects?|plans?|works?|consorti(?:um|a)|partnerships?|alliances?|networks?|κοινοπραξ|συμπραξ|δικτυ|investments?|changes?|deviations?|sums?|costs?|purchases?|items?|groups?|classes|rooms?|buildings?|theat(?:re|er)s?|loans?|credits?|grants?|awards?|vouchers?|bonds?|vehicles?|vans?|machines?|equipment|tools?|duty|δανει|επιχορηγησ|χρηματοδοτησ|οχημα|μηχανημ| ?(?:and|or|to|&) (?:heavy|light|long|short|high|low)(?!\p{L})|for (?!medium)|to (?!medium|large))`
/** "Too small for a theatre", "the grants were very small": said of a sum or a thing. */
const saidOfThings =
  /(?<!\p{L})(?:small|medium|large)(?:-sized)? (?:and|or) (?:small|medium|large)(?:-sized)? (?=projects?|towns?|cities|islands?|investments?|amounts?|farms|plots|rooms)|(?<!\p{L})(?:πολυ )?(?:μικρ|μεσαι|μεγαλ)(?:εσ|α|οι|ων|ουσ) (?:και|η) (?:μικρ|μεσαι|μεγαλ)(?:εσ|α|οι|ων|ουσ) (?=πολ|δημ|εργ|σχεδι|επενδυσ|νησι|ποσ|αποστασ)|(?<!\p{L})small print|(?<!\p{L})(?:too|very(?! small(?:,| and| or|\/| &| enterp| busin| compan| firms| undertak))|so|how|rather) (?:small|large)(?!\p{L})(?: for [^.,;]*)?|(?:επιχορηγησ|ενισχυσ|επιδοτησ|αποζημιωσ|αποκλισ|δοσ|διαφορ|αλλαγ|ζημι|ποσοτητ)\p{L}{1,3} (?:[^.,;·]{0,40} )?(?:ειναι|ηταν|ησαν) (?:πολυ )?(?:μικρ|μεσαι|μεγαλ)\p{L}{1,3}(?!\p{L})/gu
const sizeWords: readonly (readonly [SizeClass, RegExp])[] = [
  [
    'micro',
    /πολυ μικρ(?:η|εσ|ων|ησ)(?!\p{L})|(?<!\p{L})micro(?:enterprises?|undertakings?|business(?:es)?|compan\p{L}+|firms?)?(?!\p{L})|(?<!\p{L})very small(?=(?:,| and| or|\/| &| -)? ?(?:small|micro|medium|enterprises?|business|compan|firms?|undertakings?|smes?)|,? (?:and|or|&) (?:small|medium))/u,
  ],
  [
    'small',
    new RegExp(String.raw`(?<!πολυ )(?<!very )(?<!\p{L})(?:μικρ(?:η|εσ|ων|ησ)|small)(?!\p{L}|${otherSmall})`, 'u'),
  ],
  [
    'medium',
    new RegExp(
      String.raw`(?<!\p{L})(?:μεσαι(?:α|εσ|ων|ασ)|medium|mid-?sized)(?!\p{L}|${otherSmall}|(?: |-)(?:term|heat|voltage))`,
      'u',
    ),
  ],
  [
    'large',
    /(?<!\p{L})(?:μεγαλ(?:η|εσ|ων|ησ)(?:(?= (?:επιχειρησ|εταιρ|μοναδ|ξενοδοχ))|(?=\s*(?:$|[.,;:·)(\d]|και )|(?<=(?<!\p{L})(?:οι|τισ) μεγαλεσ) (?:δεν|ενισχ|συμμετ|υποβ|λαμβ|μεν|αποκλ|εξαιρ|μπορ|ουτε)))|large(?:-sized)?(?= (?:enterprise|compan|firm|undertaking|one|business|organi[sz]ation|alike)|\s*(?:$|[.,;·)/:]|\d{1,3} ?%| and )))/u,
  ],
]
/** With up to 499 staff mid-caps are small ones (Reg. (EU) 651/2014 art. 2(103e)). */
const smallMidCap =
  /(?<!μικρ\p{L}+[- ](?:και |επιχειρησ\p{L}+ |εταιρ\p{L}+ )?)μεσαι\p{L}+ κεφαλαιοποιησ\p{L}+(?=[^.;·]{0,40}(?<![\d.,])(?:499|500)(?![.,]?\d))|(?<!small[- ])mid[- ]?caps?(?=[^.;]{0,40}(?<![\d.,])(?:499|500)(?![.,]?\d))|μικρ\p{L}+[- ](?:και |επιχειρησ\p{L}+ |εταιρ\p{L}+ )?μεσαι\p{L}+ κεφαλαιοποιησ\p{L}+|small[- ]mid[- ]caps?/u
/** "From micro to medium": the ones between are meant too. */
const sizeSpan =
  /πολυ μικρ(?:η|εσ|ων|ησ)(?: επιχειρησ\p{L}+)? (?:εωσ|ωσ|μεχρι)(?: και)? (?:τη[νσ]? |τισ |τι)?μεσαι|micro(?:-enterprises)? (?:up )?to medium|^[^.]{0,60}(?<!μικρ\p{L}{1,3} )(?:εωσ|μεχρι|ωσ)(?: και)? (?:τη[νσ]? |τισ )?μεσαι(?:α|εσ) επιχειρησ|(?:size|μεγεθοσ)[^.]{0,20}(?:up to|εωσ|μεχρι)(?: και)? (?:medium|μεσαι)/u

/** "Small companies", "small tourism businesses" in English is no size by itself. */
export const loosely =
  /(?<!\p{L})small (?:\p{L}+ )?(?:compan|business|firm|island|shop)|(?<!πολυ )(?<!\p{L})μικρ(?:εσ|ων) (?:\p{L}+ )?(?:μοναδ|βιοτεχνι|οικοτεχνι|καταστημ)|(?<!\p{L})(?:εχ|διατηρ|ανοι[γξ]|στησ|στην|φτια[χξ]|have|has|runs?|open|start)\p{L}* (?:(?:μια|ενα|δικη τουσ|an?|their own) )?(?:μικρη επιχειρηση|small business)(?!\p{L})|(?<!\p{L})(?:δημιουργι|ιδρυσ|συστασ)\p{L}* (?:νεων )?μικρων επιχειρησεων/u

/** "Το μέγεθος είναι πολύ μικρό, μικρό ή μεσαίο": of the word for size itself. */
const ofSize: readonly (readonly [RegExp, string])[] = [
  [/πολυ μικρο(?:υ|α)?(?!\p{L})/gu, 'πολυ μικρη'],
  [/(?<!\p{L})μικρο(?:υ)?(?!\p{L})/gu, 'μικρη'],
  [/(?<!\p{L})μεσαιο(?:υ)?(?!\p{L})/gu, 'μεσαια'],
  [/(?<!\p{L})μεγαλο(?:υ)?(?= ?(?:$|[.,;·/)]| (?:η|και|μεγεθ)))/gu, 'μεγαλη'],
]

/** Size classes that a folded text names. "SMEs" are the three smaller ones; what a bracket takes out is not named. */
export function sizesIn(text: string): SizeClass[] {
  const agreed = /μεγεθ/u.test(text) ? ofSize.reduce((all, [form, word]) => all.replaceAll(form, word), text) : text
  const folded = agreed.replaceAll(
    /(?:\(| -)[^()-]*(?:εξαιρ|εκτοσ|πλην|(?<!\p{L})οχι |exclud|except|(?<!\p{L})not )[^()-]*[)-]/gu,
    ' ',
  )
  const plain = folded
    .replaceAll(nameOfBody, ' ')
    .replaceAll(nameOfSource, ' ')
    .replace(bothSides, 'smes and large enterprises')
    .replaceAll(saidOfThings, ' ')
    .replace(smallMidCap, ' ')
    .replace(
      /small(?:-sized|-|,)? (?:and|&|and\/or) (?:to )?(?:medium[- ]|mid-?)sized (?:enterprises?|business(?:es)?|compan(?:y|ies)|firms?|undertakings?|(?=,? ?(?:and|or|as well as|to) large(?:-sized)?(?: (?:enterprises?|business|compan|firms?|undertakings?|ones|alike)|\s*[.,;)]|\s*$)))/u,
      'smes ',
    )
  const midCap = smallMidCap.test(folded) ? (['small_mid_cap'] as const) : []
  if (
    /(?<!\p{L})(?:μμε|μικρομεσαι\p{L}+|smes?)(?!\p{L}| (?:pillar|strand|envoy|instrument|policy|week)(?!\p{L}))/u.test(
      plain,
    ) ||
    sizeSpan.test(plain)
  ) {
    const large = sizeWords.some(([name, words]) => name === 'large' && words.test(plain))
    return ['micro', 'small', 'medium', ...midCap, ...(large ? (['large'] as const) : [])]
  }
  const found = sizeWords.filter(([, words]) => words.test(plain)).map(([name]) => name)
  return sizeOrder.filter((name) => found.includes(name) || (midCap as readonly string[]).includes(name))
}

const sizeOrder = ['micro', 'small', 'medium', 'small_mid_cap', 'large'] as const

/** The sizes that a folded text names, in its own order: "small, medium and large". */
export function sizesInTurn(text: string): SizeClass[] {
  const said =
    /(?<!\p{L})(?:πολυ μικρ|μικρ|μεσαι|μεγαλ)(?:η|α|εσ|ων|ησ|ασ)(?!\p{L})|(?<!\p{L})(?:micro|small|medium|large)(?!\p{L})/gu
  return [...text.matchAll(said)].map(([word]) =>
    /^(?:πολυ|micro)/u.test(word)
      ? 'micro'
      : /^(?:μικρ|small)/u.test(word)
        ? 'small'
        : /^(?:μεσ|med)/u.test(word)
          ? 'medium'
          : 'large',
  )
}
