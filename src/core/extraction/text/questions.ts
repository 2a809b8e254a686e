/** A question in its first word and its mark: a Greek semicolon alone may end an item of a list. */
export const question =
  /^[^\p{L}]*(?:ποι|πόσ|πώς|πού|πότε|τι |γιατί|μπορ|υπάρχ|ισχύ|έχω|είμαι|θα |χρειάζ|πρέπει|αν |ως πότε|έως πότε|μέχρι πότε|από πότε|με |σε |what|who|when|how|can|is |are |do |does |may |must|where|which|until).*[;?]\s*$/iu

/** Questions that ask for a fact: others ("Do you need capital?") begin a text that goes on by itself. */
const asksFor =
  /^[^\p{L}]*(?:ποι|πόσ|πώς|πού|πότε|τι |ως πότε|έως πότε|μέχρι πότε|από πότε|(?:μέχρι|έως|ως|από|για|σε|με) (?:ποι|πόσ)|υπάρχει (?:\p{L}+ )?(?:όριο|πλαφόν|ανώτατ|ελάχιστ|μέγιστ)|is there an? (?:\p{L}+ )?(?:limit|maximum|minimum|ceiling|cap)|what|who|when|how|which|where|until when)/iu

/** Letters of a question at the most. */
const longest = 110

/** "How much do I get? Up to 5.000 €. Until when? …" in one line: the lengths of its questions and answers, in turn. */
export function questionsAndAnswers(line: string): readonly number[] {
  if (!/[;?]\s+\S/u.test(line) || /\t/u.test(line)) return [line.length]
  const cuts: number[] = []
  let from = 0
  let answered = true
  for (const match of line.matchAll(/[^.;·!?]*[.;·!?]+\s*/gu)) {
    const end = match.index + match[0].length
    const asks = match[0].trim().length <= longest && question.test(match[0]) && asksFor.test(match[0])
    // What stands before the first question of a line leads to none of its answers.
    if (asks && (match.index === 0 || cuts.length > 0)) {
      if (match.index > from) cuts.push(match.index - from)
      cuts.push(end - match.index)
      from = end
      answered = false
    } else answered = true
  }
  if (cuts.length === 0 || (!answered && from >= line.length)) return cuts.length === 0 ? [line.length] : cuts
  if (from < line.length) cuts.push(line.length - from)
  return cuts
}
