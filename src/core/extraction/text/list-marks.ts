/** Marks of lists that are rarer than a dot or a dash, one letter each: they are read as dots, so that nothing moves. */

const rare = /^([ \t]*(?:[•●▪–-][ \t]+)?)[·∙‣⁃⦁❖✦✧✱✲✴★☆◉→⇒](?=[ \t]+\S)/gmu
/** Word writes its second level of dots with a small Latin "o". */
const latinO = /^([ \t]*)o(?=[ \t]+\p{Lu}|[ \t]+\S[^\n]*\n[ \t]*o[ \t]+\S|[ \t]{2,}\S)/gmu
/** A cross takes out what stands behind it; a letter that is printed like one may tick it, but where others are ticked. */
const cross = /^([ \t]*)×(?= +\p{L})/gmu
const likeCross =
  /^([ \t]*)(?:[xXχΧ](?= +\p{L}[^\n]*\n[ \t]*[xXχΧ] +\p{L})|(?<=^[ \t]*[xXχΧ] +[^\n]*\n[ \t]*)[xXχΧ])(?= +\p{L})/gmu
const ticked = /^[ \t]*[✓✔☑]/mu

/** A text whose list marks are all of those that are known, letter for letter as long. */
export const withDots = (text: string): string =>
  text
    .replaceAll(rare, '$1•')
    .replaceAll(latinO, '$1•')
    .replaceAll(cross, '$1✘')
    .replaceAll(likeCross, ticked.test(text) ? '$1✘' : '$1•')
