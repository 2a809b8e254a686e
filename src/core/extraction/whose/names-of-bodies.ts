/** Bodies that are called after a place: "Bank of Crete", "Attica Bank", "Πανεπιστήμιο Θεσσαλίας". Where they are tells nothing of who applies. Folded text. */
const bodies =
  /(?<!\p{L})(?:(?:bank|fund|university|museum|embassy|academy|orchestra|theatre|college) of (?:the )?\p{L}+|(?:τραπεζ(?:α|ασ)|πανεπιστημι(?:ο|ου)|πολυτεχνει(?:ο|ου)|μουσει(?:ο|ου)|πρεσβει(?:α|ασ)|ακαδημι(?:α|ασ)|ορχηστρ(?:α|ασ)|θεατρ(?:ο|ου)) (?:(?:τησ|του|των) )?\p{L}+|\p{L}{4,} bank(?! of))(?!\p{L})/gu

/** A text with the names of such bodies blank. */
export const withoutBodies = (folded: string): string => folded.replaceAll(bodies, (name) => ' '.repeat(name.length))
