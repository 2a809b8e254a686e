/**
 * How a sample's document is written (samples/README.md): the first line `# title`, headings `## …`, one sentence a line,
 * `[label] ` before a sentence that the data cites, `- ` before an item of a list, `---` where a page ends.
 */
export interface SampleText {
  title: string
  text: string
  /** Code-point offsets at which pages begin; sections likewise. */
  pages: number[]
  sections: { title: string; start: number }[]
  /** The sentence behind each label. */
  sentences: ReadonlyMap<string, string>
}

/** First line of every sample's document. */
export const notice =
  'ΔΕΙΓΜΑ: το κείμενο γράφτηκε για την επίδειξη της υπηρεσίας και δεν αποτελεί πραγματική πρόσκληση.'

const label = /^\[([a-z0-9_-]+)\] (.*)$/u

/** Renders a document; `placeholder` gives the text for what stands in braces. Throws on a label that is used twice. */
export function renderText(source: string, placeholder: (name: string) => string): SampleText {
  const [first = '', ...lines] = source.split('\n')
  const result = new Rendering(first.replace(/^# /, ''))
  for (const line of lines) result.add(line.replace(/\{([^}]+)\}/gu, (_, name: string) => placeholder(name)))
  return result.done()
}

class Rendering {
  readonly #title: string
  #text: string
  readonly #pages = [0]
  readonly #sections: { title: string; start: number }[] = []
  readonly #sentences = new Map<string, string>()
  #fresh = true

  constructor(title: string) {
    this.#title = title
    this.#text = `${notice}\n${title}\n`
  }

  add(line: string): void {
    if (line.trim() === '') this.#startParagraph('\n')
    else if (line === '---') this.#pages.push(length(this.#text))
    else if (line.startsWith('## ')) this.#heading(line.slice(3))
    else if (line.startsWith('- ')) this.#item(line.slice(2))
    else this.#sentence(line)
  }

  #startParagraph(gap: string): void {
    if (!this.#text.endsWith('\n')) this.#text += '\n'
    if (!this.#text.endsWith('\n\n')) this.#text += gap
    this.#fresh = true
  }

  #heading(title: string): void {
    this.#startParagraph('\n')
    this.#sections.push({ title, start: length(this.#text) })
    this.#text += `${title}\n`
  }

  #item(item: string): void {
    this.#startParagraph('')
    this.#text += '– '
    this.#sentence(item)
  }

  #sentence(line: string): void {
    const match = label.exec(line)
    const sentence = match?.[2] ?? line
    if (match?.[1] !== undefined) {
      if (this.#sentences.has(match[1])) throw new RangeError(`label used twice: ${match[1]}`)
      this.#sentences.set(match[1], sentence)
    }
    this.#text += this.#fresh ? sentence : ` ${sentence}`
    this.#fresh = false
  }

  done(): SampleText {
    return {
      title: this.#title,
      text: `${this.#text.trimEnd()}\n`,
      pages: this.#pages,
      sections: this.#sections,
      sentences: this.#sentences,
    }
  }
}

const length = (text: string): number => Array.from(text).length
