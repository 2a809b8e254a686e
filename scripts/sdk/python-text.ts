/** Python as text: names, values, docstrings and lines that are not too long. */

export const width = 120

const keywords = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global if
   import in is lambda nonlocal not or pass raise return try while with yield`.split(/\s+/),
)

/** A name as Python allows it: `from` is `from_`. */
export const nameOf = (name: string): string => (keywords.has(name) ? `${name}_` : name)

export const isKeyword = (name: string): boolean => keywords.has(name)

/** A value of JSON as Python writes it. */
export function literal(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return JSON.stringify(value)
  throw new TypeError(`no literal: ${JSON.stringify(value)}`)
}

/** Text without Markdown links, which mean nothing in a help text. */
const plain = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").trim()

/** Breaks text into lines of at most so many characters; paragraphs stay apart. */
export function wrapped(text: string, columns: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > columns) {
        lines.push(line)
        line = word
      } else line = line === '' ? word : `${line} ${word}`
    }
    return [...lines, line]
  })
}

/** A docstring, indented: on one line where it fits. */
export function docstring(text: string, indent: string): string[] {
  const words = plain(text)
  if (words === '') return []
  const single = `${indent}"""${words}"""`
  if (!words.includes('\n') && single.length <= width)
    return [words.endsWith('"') ? `${indent}"""${words} """` : single]
  const lines = wrapped(words, width - indent.length).map((line) => (line === '' ? '' : `${indent}${line}`))
  return [`${indent}"""`, ...lines, `${indent}"""`]
}

/** `name` and its explanation, as an entry of a list in a docstring. */
export function entry(name: string, text: string): string[] {
  const [first = '', ...rest] = wrapped(
    plain(text === '' ? name : `${name}: ${text.replaceAll(/\s*\n\s*/g, ' ')}`),
    width - 16,
  )
  return [`    ${first}`, ...rest.map((line) => `        ${line}`)]
}

/** `open(first, second)close`, broken into a line for each where it is too long for one. */
export function broken(start: string, parts: readonly string[], end: string, indent: string): string[] {
  const single = `${indent}${start}${parts.join(', ')}${end}`
  if (single.length <= width && !parts.some((part) => part.includes('\n'))) return [single]
  return [`${indent}${start}`, ...parts.map((part) => `${indent}    ${part},`), `${indent}${end}`]
}
