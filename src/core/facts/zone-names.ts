/** How calls name the zones in which they tell their hours; folded text. */
const zoneNames: readonly (readonly [string, RegExp])[] = [
  [
    'Europe/Brussels',
    /brussels (?:local )?time|central european (?:summer )?time|ωρα κεντρικησ ευρωπησ|\d brussels(?!\p{L})|[(,] ?brussels\)|\((?:cet|cest)\)|ωρα βρυξελλων|(?:\d|noon|midday|midnight|[ap]\.?m\.?) (?:cet|cest)(?!\p{L})/u,
  ],
  ['Asia/Nicosia', /nicosia|cyprus time|ωρα (?:κυπρου|λευκωσιασ)/u],
  ['Europe/London', /(?:london|uk|british) time|(?:\d|noon|midday|midnight|[ap]\.?m\.?) (?:gmt|bst)(?!\p{L})/u],
  ['Europe/Dublin', /(?:irish|dublin) time/u],
  ['Europe/Malta', /(?:malta|maltese|valletta) time/u],
  ['Europe/Luxembourg', /luxembourg time|ωρα λουξεμβουργου/u],
  ['Europe/Rome', /(?:rome|italian) time|ωρα (?:ιταλιασ|ρωμησ)/u],
  ['Europe/Sofia', /(?:sofia|bulgarian) time|ωρα (?:σοφιασ|βουλγαριασ)/u],
  ['Europe/Paris', /(?:paris|french) time/u],
  ['Europe/Berlin', /(?:berlin|german) time/u],
  [
    'Europe/Athens',
    /(?:greek|athens|eastern european) time|ωρα ελλαδ|(?:\d|noon|midday|midnight|[ap]\.?m\.?) (?:eet|eest)(?!\p{L})/u,
  ],
  ['America/New_York', /eastern (?:standard |daylight )?time|[ap]\.?m\.? (?:et|est|edt)(?!\p{L})/u],
  ['America/Chicago', /central (?:standard |daylight )?time|[ap]\.?m\.? (?:ct|cst|cdt)(?!\p{L})/u],
  ['America/Denver', /mountain (?:standard |daylight )?time|[ap]\.?m\.? (?:mt|mst|mdt)(?!\p{L})/u],
  ['America/Los_Angeles', /pacific (?:standard |daylight )?time|[ap]\.?m\.? (?:pt|pst|pdt)(?!\p{L})/u],
  ['America/Anchorage', /alaska (?:standard |daylight )?time/u],
  ['Pacific/Honolulu', /hawaii(?:-aleutian)? (?:standard )?time/u],
]

/** The IANA zones that folded texts name, each once. */
export const zonesNamedIn = (texts: readonly string[]): string[] =>
  zoneNames.flatMap(([zone, words]) => (texts.some((text) => words.test(text)) ? [zone] : []))
