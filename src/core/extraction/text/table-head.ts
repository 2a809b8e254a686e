/** Which row of a table is its head. Folded text. */

/**
 * The first row of a table is its head unless it has figures: then it is a row like the others. Of two columns the second has to name
 * a kind of thing: a list of labels and values has no head.
 */
export function headerOf(cells: readonly string[]): readonly string[] {
  const rest = cells.slice(1)
  if (rest.some((cell) => /\d\s*(?:%|€)/u.test(cell))) return []
  if (rest.some((cell) => /\d{2}/u.test(cell) && !/\p{L}{4}.*(?:19|20)\d\d|καδ|rev/u.test(cell))) return []
  if (
    cells.length === 2 &&
    !namesRows.test(cells[0] ?? '') &&
    !remarks.test(cells[1] ?? '') &&
    (!headWords.test(cells[1] ?? '') || (cells[1] ?? '').length > 60)
  )
    return []
  return cells
}

/** What the first of two columns is headed with: codes of activities, papers, criteria, costs. */
const namesRows =
  /^(?:(?:κωδικ(?:οσ|οι) )?(?:καδ|kad|nace)(?: (?:rev\.? ?2(?:\.1)?|20\d\d|codes?))*|κωδικοσ(?: δραστηριοτητασ)?|(?:activity )?codes?|δικαιολογητικο|εγγραφο|document|criterion|κριτηριο|(?:(?:κατηγορια|ειδοσ) )?δαπαν(?:η|εσ|ησ|ων)|(?:type of )?(?:cost|expenditure)(?: categor(?:y|ies)| items?)?)$/u

/** What the last column is headed with where it says why, or something besides: it names nobody. */
export const remarks =
  /^(?:remarks?|comments?|notes?|reasons?|why|because|explanations?|grounds?|παρατηρησ(?:η|εισ)|σχολι(?:ο|α)|αιτι(?:α|εσ|ολογια|ολογηση)|λογο[σι]|γιατι|(?:επ)?εξηγησ(?:η|εισ)|σημειωσ(?:η|εισ)|διευκρινισ(?:η|εισ))\W*$/u

export const sameRow = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((cell, at) => cell === b[at])

const headWords =
  /περιορισμ|restriction|πλαφον|επιλεξιμ(?:η|οτητα)\W*$|(?<!\p{L})(?:παρα)?δεκτ(?:η|οσ|ο|εσ)\W*$|eligib(?:le|ility)\W*$|τιμη|ποσ(?:ο|α|οστ)|ενταση|^(?:μεγιστ|ανωτατ)\p{L}{1,3}$|^max(?:imum|\.)?$|^ceiling$|ορι(?:ο|α)(?!\p{L})|δικαιολογητ|εγγραφ|περιγραφ|ημερομην|%|€|^(?:ευρω|eur(?:os?)?)$|(?<!\p{L})καδ|κωδικ|μεγεθ|περιφερει|προυπολογ|πιστωσ|κονδυλ|ενισχυσ|επιχορηγ|δαπαν|στοιχει|allocation|funds|envelope|διαθεσιμ|πορ(?:οι|ων)|value|amount|percent|rate|limit|date|code|size|budget|cost|grant|document|description|deadline|^(?:category|kind|type|κατηγορια|ειδοσ|τυποσ)(?: of (?:business|enterprise|applicant|company)| (?:επιχειρησησ|φορεα|δικαιουχου|αιτουντα))?$|λη[ξγ]|προθεσμ|εναρξη|closing|opening/u
