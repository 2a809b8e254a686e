/** Characters of a text that a sentence bears. */
const most = 160
/** Characters of what two texts share that are left beside what they do not. */
const beside = 40

/** A text as a sentence can hold it: its beginning, to the end of a word, where it is long. */
export function cutText(text: string): string {
  const letters = [...text]
  if (letters.length <= most) return text
  const end = lastGap(letters, most) ?? most
  return `${letters.slice(0, end).join('').trimEnd()}…`
}

/**
 * Two texts as a sentence can hold them: whole where they are short, else from shortly before the first letter in which they
 * differ to shortly behind the last one. What differs first is always there.
 */
export function cutTexts(before: string, after: string): [string, string] {
  const [old, now] = [[...before], [...after]]
  if (old.length <= most && now.length <= most) return [before, after]
  const least = Math.min(old.length, now.length)
  let shared = 0
  while (shared < least && old[shared] === now[shared]) shared += 1
  let behind = 0
  while (behind < least - shared && old.at(-1 - behind) === now.at(-1 - behind)) behind += 1
  const from = shared <= beside ? 0 : (nextGap(old, shared - beside, shared) ?? shared - beside)
  const part = (letters: readonly string[]): string => {
    const to = behind <= beside ? letters.length : letters.length - behind + beside
    const end = to === letters.length ? to : (lastGap(letters, to, to - beside) ?? to)
    const text = `${from > 0 ? '…' : ''}${letters.slice(from, end).join('').trim()}`
    return end < letters.length && end - from <= most ? `${text}…` : cutText(text)
  }
  return [part(old), part(now)]
}

const isGap = (letter: string | undefined): boolean => letter !== undefined && /\s/u.test(letter)

/** The last gap between two words before a place, not before `first`. */
function lastGap(letters: readonly string[], before: number, first = before - beside): number | undefined {
  for (let at = before; at > first; at -= 1) if (isGap(letters[at])) return at
  return undefined
}

/** The first gap between two words from a place on, before another. */
function nextGap(letters: readonly string[], from: number, before: number): number | undefined {
  for (let at = from; at < before; at += 1) if (isGap(letters[at])) return at
  return undefined
}
