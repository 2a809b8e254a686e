/**
 * Regions, regional units and islands of Greece as calls write them, in every case, in Greek and in Latin letters, with the NUTS 2021
 * code of the unit or of the one that it is a part of (Reg. (EC) 1059/2003, annex I; regional units of law 3852/2010). Folded: lower
 * case, no accents, σ for ς.
 */
const forms: readonly (readonly [string, string])[] = [
  [
    'EL307',
    'νησιωτικ\\p{L}+ αττικ\\p{L}+|πειραια(?:σ)?(?:,? (?:και )?νησ(?:οι|ων|ουσ|ια))?|πειραιωσ|piraeus|pireas|attic islands',
  ],
  ['EL30', 'αττικη(?:σ|ν)?|(?:λεκανοπεδι\\p{L}+ αττικησ)|attica|attiki'],
  ['EL301', 'βορει(?:οσ|ου|ο|α) τομεα(?:σ)? αθηνων|βορεια προαστια|north athens|voreios tomeas athinon'],
  ['EL302', 'δυτικ(?:οσ|ου|ο) τομεα(?:σ)? αθηνων|west athens|dytikos tomeas athinon'],
  ['EL303', 'κεντρικ(?:οσ|ου|ο) τομεα(?:σ)? αθηνων|central athens|kentrikos tomeas athinon'],
  ['EL304', 'νοτι(?:οσ|ου|ο) τομεα(?:σ)? αθηνων|south athens|notios tomeas athinon'],
  ['EL305', 'ανατολικη(?:σ|ν)? αττικη(?:σ|ν)?|east(?:ern)? attica|anatoliki attiki'],
  ['EL306', 'δυτικη(?:σ|ν)? αττικη(?:σ|ν)?|west(?:ern)? attica|dytiki attiki'],
  ['EL41', '(?:βορει(?:ο|ου)|β\\.|βορ\\.) αιγαι(?:ο|ου|ον)|βορειοαιγαι\\p{L}+|north(?:ern)?[- ]aegean|voreio aigaio'],
  ['EL42', '(?:νοτι(?:ο|ου)|ν\\.|νοτ\\.) αιγαι(?:ο|ου|ον)|νοτιοαιγαι\\p{L}+|south(?:ern)?[- ]aegean|notio aigaio'],
  [
    'EL411',
    'λεσβ(?:οσ|ου|ο|ον)|λημν(?:οσ|ου|ο|ον)|μυτιληνη(?:σ)?|αγι(?:οσ|ου|ο) ευστρατι(?:οσ|ου|ο)|lesvos|lesbos|limnos|lemnos|mytilini',
  ],
  ['EL412', 'σαμ(?:οσ|ου|ο|ον)|ικαρια(?:σ)?|φουρν(?:οι|ων) κορσεων|samos|ikaria|icaria'],
  ['EL413', 'χι(?:οσ|ου|ο|ον)|ψαρα|ψαρων|οινουσσ(?:εσ|ων)|chios'],
  [
    'EL421',
    'ροδ(?:οσ|ου|ο|ον)|κω(?:σ)?|καλυμν(?:οσ|ου|ο)|καρπαθ(?:οσ|ου|ο)|δωδεκανησ(?:α|ων|οσ|ου)|κασ(?:οσ|ου)|λεροσ|λερου|πατμ(?:οσ|ου|ο)|νισυρ(?:οσ|ου|ο)|συμη(?:σ)?|τηλ(?:οσ|ου)|χαλκη(?:σ)?|αστυπαλαια(?:σ)?|λειψ(?:οι|ων)|αγαθονησι(?:ου)?|καστελλοριζο(?:υ)?|μεγιστη(?:σ)? δωδεκανησου|rhodes|rodos|kos|kalymnos|karpathos|dodecanese|patmos|leros',
  ],
  [
    'EL422',
    'συρ(?:οσ|ου|ο|ον)|ναξ(?:οσ|ου|ο)|παρ(?:οσ|ου|ο)|την(?:οσ|ου|ο)|ανδρ(?:οσ|ου|ο)|θηρα(?:σ)?|μηλ(?:οσ|ου|ο)|μυκον(?:οσ|ου|ο)|κυκλαδ(?:εσ|ων)|σαντορινη(?:σ)?|κεα(?:σ)|κυθν(?:οσ|ου|ο)|σεριφ(?:οσ|ου|ο)|σιφν(?:οσ|ου|ο)|ι(?:οσ|ου) κυκλαδων|αμοργ(?:οσ|ου|ο)|κιμωλ(?:οσ|ου|ο)|φολεγανδρ(?:οσ|ου|ο)|σικιν(?:οσ|ου|ο)|αναφη(?:σ)?|αντιπαρ(?:οσ|ου|ο)|syros|naxos|paros|tinos|andros|thira|santorini|milos|mykonos|cyclades',
  ],
  ['EL43', 'κρητη(?:σ|ν)?|crete|kriti'],
  ['EL431', 'ηρακλει(?:ο|ου|ον)|heraklion|irakleio|iraklio'],
  ['EL432', 'λασ(?:ιθι|ηθι)(?:ου)?|lasithi|lassithi'],
  ['EL433', 'ρεθυμν(?:ο|ου|ησ|ον)|rethymn(?:o|on)'],
  ['EL434', 'χανι(?:α|ων)|chania|hania'],
  [
    'EL51',
    '(?:ανατολικη(?:σ|ν)?|αν\\.|ανατ\\.|α\\.) μακεδονια(?:σ)?(?:(?:,| και|-| [-–]| &|/) ?(?:τη[νσ]? )?θρακη(?:σ)?)?|(?:π\\.)?αμθ|παμθ|east(?:ern)? macedonia(?:(?:,| and|&| &|-| -) ?thrace)?|anatoliki makedonia(?:(?:,| kai|-) ?thraki)?',
  ],
  ['EL511', 'εβρ(?:οσ|ου|ο|ον)|evros|αλεξανδρουπολη(?:σ)?'],
  ['EL512', 'ξανθη(?:σ|ν)?|xanthi'],
  ['EL513', 'ροδοπη(?:σ|ν)?|rodopi|rhodope|κομοτηνη(?:σ)?'],
  ['EL514', 'δραμα(?:σ)?|drama'],
  ['EL515', 'καβαλα(?:σ)?|θασ(?:οσ|ου|ο)|kavala|thasos|thassos'],
  ['EL52', '(?:κεντρικη(?:σ|ν)?|κ\\.|κεντρ\\.) μακεδονια(?:σ)?|πκμ|central macedonia|kentriki makedonia'],
  ['EL521', 'ημαθια(?:σ)?|imathia|βεροια(?:σ)?'],
  ['EL522', 'θεσσαλονικη(?:σ|ν)?|thessaloniki|salonica'],
  ['EL523', 'κιλκισ|kilkis'],
  ['EL524', 'πελλα(?:σ|ησ)?|pella'],
  ['EL525', 'πιερια(?:σ)?|pieria|κατερινη(?:σ)?'],
  ['EL526', 'σερρ(?:εσ|ων)|serres'],
  ['EL527', 'χαλκιδικη(?:σ)?|[ck]?halkidiki'],
  ['EL53', '(?:δυτικη(?:σ|ν)?|δ\\.|δυτ\\.) μακεδονια(?:σ)?|πδμ|west(?:ern)? macedonia|dytiki makedonia'],
  ['EL531', 'κοζανη(?:σ)?|γρεβεν(?:α|ων)|kozani|grevena'],
  ['EL532', 'καστορια(?:σ)?|kastoria'],
  ['EL533', 'φλωρινα(?:σ)?|φλωρινησ|florina'],
  ['EL54', 'ηπειρ(?:οσ|ου|ο|ον)|epirus|ipeiros|ipiros'],
  ['EL541', 'αρτα(?:σ|ησ)?|πρεβεζα(?:σ)?|πρεβεζησ|arta|preveza'],
  ['EL542', 'θεσπρωτια(?:σ)?|thesprotia'],
  ['EL543', 'ιωαννιν(?:α|ων)|γιαννεν(?:α|ων)|ioannina|ζαγορι(?:ου)?'],
  ['EL61', 'θεσσαλια(?:σ)?|thessaly|thessalia'],
  ['EL611', 'καρδιτσα(?:σ)?|καρδιτσησ|τρικαλ(?:α|ων)|karditsa|trikala'],
  ['EL612', 'λαρισα(?:σ)?|λαρισησ|laris+a'],
  [
    'EL613',
    'μαγνησια(?:σ)?|σποραδ(?:εσ|ων)|βολ(?:οσ|ου|ο)|σκιαθ(?:οσ|ου|ο)|σκοπελ(?:οσ|ου|ο)|αλοννησ(?:οσ|ου|ο)|πηλι(?:ο|ου)|magn[ei]sia|sporades|volos',
  ],
  [
    'EL62',
    'ιονι(?:ο|ου)(?! πελαγ)|ιονι(?:α|ων|οι|ουσ|εσ|αι)(?:,? (?:τα )?νησ(?:οι|ια|ων|ουσ|ιων))?|(?:νησ(?:οι|ια|ων|ουσ|ιων) του )?ιονιου|επτανησ(?:α|ων)|ionian(?: islands)?|ionia nisia',
  ],
  ['EL621', 'ζακυνθ(?:οσ|ου|ο|ον)|zakynthos|zante'],
  ['EL622', 'κερκυρα(?:σ)?|corfu|kerkyra|παξ(?:οι|ων)'],
  ['EL623', 'κεφαλ(?:λ)?(?:ηνια|ονια)(?:σ)?|ιθακη(?:σ)?|[kc]e(?:f|ph)al(?:l)?[io]nia|ithaki|ithaca'],
  ['EL624', 'λευκαδα(?:σ)?|λευκαδοσ|lefkada|lefkas'],
  ['EL63', '(?:δυτικη(?:σ|ν)?|δ\\.|δυτ\\.) ελλαδα(?:σ)?|(?:δυτικησ) ελλαδοσ|west(?:ern)? greece|dytiki ellada'],
  [
    'EL631',
    'αιτωλοακαρνανια(?:σ)?|αιτωλ\\/νια(?:σ)?|αιτωλια(?:σ)? και ακαρνανια(?:σ)?|a?etolia[- ](?:and )?a[ck]arnania|aitolo-?akarnania|etolo-?akarnania',
  ],
  ['EL632', 'αχαια(?:σ)?|achaia|achaea|πατρ(?:α|ασ)'],
  ['EL633', 'ηλεια(?:σ)?|ileia|ilia|elis'],
  ['EL64', 'στερεα(?:σ)?(?: ελλαδ(?:α|ασ|οσ))?|sterea ellada|central greece|continental greece'],
  ['EL641', 'βοιωτια(?:σ)?|boeotia|viotia|voiotia'],
  ['EL642', 'ευβοια(?:σ)?|evv?oia|evia|euboea|σκυρ(?:οσ|ου|ο)'],
  ['EL643', 'ευρυτανια(?:σ)?|evrytania|eurytania'],
  ['EL644', 'φθιωτιδα(?:σ)?|φθιωτιδοσ|fthiotida|phthiotis'],
  ['EL645', 'φωκιδα(?:σ)?|φωκιδοσ|fokida|phocis|phokis'],
  ['EL65', 'πελοποννησ(?:οσ|ου|ο|ον)|peloponn?ese|peloponnisos'],
  ['EL651', 'αργολιδα(?:σ)?|αργολιδοσ|αρκαδια(?:σ)?|argolida|argolis|ar[kc]adia'],
  ['EL652', 'κορινθια(?:σ)?|[kc]orinthia'],
  ['EL653', 'λακωνια(?:σ)?|μεσσηνια(?:σ)?|la[kc]onia|mess[ei]nia|μανη(?:σ)?'],
]

/** Longer names first: "Ανατολική Αττική" is no "Αττική", "Δυτική Μακεδονία και Θράκη" none of its parts. */
const names = forms
  .map(([code, words]) => ({
    code,
    pattern: new RegExp(String.raw`(?<![\p{L}.])(?:${words})(?!\p{L})`, 'gu'),
    ofWords: / /u.test(words) ? 0 : 1,
    length: words.length,
  }))
  .toSorted((a, b) => a.ofWords - b.ofWords || b.length - a.length)

/** NUTS codes of the Greek places that a folded text names, in the order of the text. */
export const greekPlacesIn = (folded: string): string[] => greekPlaces(folded).codes

/** The same, and what the text says beside their names. */
export function greekPlaces(folded: string): { codes: string[]; rest: string } {
  const found: { code: string; at: number }[] = []
  let rest = folded
  for (const { code, pattern } of names)
    rest = rest.replaceAll(pattern, (name: string, ...more: unknown[]) => {
      found.push({ code, at: more.find((each): each is number => typeof each === 'number') ?? 0 })
      return ' '.repeat(name.length)
    })
  return { codes: [...new Set(found.toSorted((a, b) => a.at - b.at).map(({ code }) => code))], rest }
}
