const latin: Readonly<Record<string, string>> = { α: 'a', β: 'b', γ: 'c', δ: 'd', ε: 'e', στ: 'f' }

/** The number of an article with its letter as the English text has it: `25γ` is `25c`. */
export const latinArticle = (number: string): string =>
  number.replace(/(?:στ|[α-ε])$/u, (letter) => latin[letter] ?? letter)
