/** Bodies that are called after a place: "Bank of Crete", "Attica Bank", "Πανεπιστήμιο Θεσσαλίας". Where they are tells nothing of who applies. Folded text. */
const bodies =
  /(?<!\p{L})(?:(?:bank|fund|university|museum|embassy|academy|orchestra|theatre|college) of (?:the )?\p{L}+|(?:τραπεζ(?:α|ασ)|πανεπιστημι(?:ο|ου)|πολυτεχνει(?:ο|ου)|μουσει(?:ο|ου)|πρεσβει(?:α|ασ)|ακαδημι(?:α|ασ)|ορχηστρ(?:α|ασ)|θεατρ(?:ο|ου)) (?:(?:τησ|του|των) )?\p{L}+|\p{L}{4,} bank(?! of))(?!\p{L})/gu

/** A text with the names of such bodies blank. */
export const withoutBodies = (folded: string): string => folded.replaceAll(bodies, (name) => ' '.repeat(name.length))

/** Offices that are called after what they do: "Οργανισμός Αγροτικών Πληρωμών", "Payments Agency". */
const offices =
  /(?<!\p{L})(?:υπηρεσι(?:α|ασ)|οργανισμο[συ]?|τμημα(?:τοσ)?|διευθυνσ(?:η|ησ)|φορεα[σ]?|αρχη[σν]?)(?: (?:τησ |του |των )?\p{L}+(?:ων|ησ|ου|ασ|εωσ)(?!\p{L}))+|(?<![\p{L}&-])(?:(?!(?:the|this|an?|to|by|of|and|with|for|from|at|its?|our) )[\p{L}&-]+ ){1,2}(?:agency|department|authority|directorate)(?! for| of|\p{L})|(?<!\p{L})(?:agency|department|authority|directorate) (?:for|of) (?:the )?\p{L}+(?: and \p{L}+)?(?!\p{L})/gu

/** A text with the names of such offices blank: what they do is not what is told of them. */
export const withoutOffices = (folded: string): string => folded.replaceAll(offices, (name) => ' '.repeat(name.length))
