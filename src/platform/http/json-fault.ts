/**
 * Where a text stops being JSON (RFC 8259): the index of the first character that cannot stand there, or the text's length
 * when it ends too early; `undefined` when nothing is wrong. V8 tells the place in some of its messages only.
 * Nesting must have been bounded before, since values are read recursively.
 */
export function jsonFaultAt(text: string): number | undefined {
  const reader = new Reader(text)
  try {
    reader.value()
    reader.space()
    return reader.at === text.length ? undefined : reader.at
  } catch (fault) {
    if (fault instanceof Fault) return fault.at
    throw fault
  }
}

class Fault extends Error {
  readonly at: number
  constructor(at: number) {
    super('not JSON')
    this.at = at
  }
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const space = /[ \t\n\r]*/y

class Reader {
  at = 0
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }

  space(): void {
    space.lastIndex = this.at
    space.test(this.#text)
    this.at = space.lastIndex
  }

  value(): void {
    this.space()
    const first = this.#text[this.at]
    if (first === '{') this.#members('}', () => this.#member())
    else if (first === '[') this.#members(']', () => this.value())
    else if (first === '"') this.#string()
    else if (first === 't') this.#word('true')
    else if (first === 'f') this.#word('false')
    else if (first === 'n') this.#word('null')
    else this.#number()
  }

  #members(end: string, member: () => void): void {
    this.at += 1
    this.space()
    if (this.#text[this.at] === end) {
      this.at += 1
      return
    }
    for (;;) {
      member()
      this.space()
      const next = this.#text[this.at]
      if (next !== ',' && next !== end) throw new Fault(this.at)
      this.at += 1
      if (next === end) return
    }
  }

  #member(): void {
    this.space()
    if (this.#text[this.at] !== '"') throw new Fault(this.at)
    this.#string()
    this.space()
    this.#word(':')
    this.value()
  }

  #string(): void {
    this.at += 1
    for (;;) {
      const code = this.#text.charCodeAt(this.at)
      if (Number.isNaN(code) || code < 0x20) throw new Fault(this.at)
      this.at += 1
      if (code === 0x22) return
      if (code === 0x5c) this.#escape()
    }
  }

  #escape(): void {
    const letter = this.#text[this.at]
    if (letter === undefined || !'"\\/bfnrtu'.includes(letter)) throw new Fault(this.at)
    this.at += 1
    if (letter !== 'u') return
    for (let digit = 0; digit < 4; digit++, this.at++) {
      if (!/[0-9a-fA-F]/.test(this.#text[this.at] ?? '')) throw new Fault(this.at)
    }
  }

  #word(word: string): void {
    for (const letter of word) {
      if (this.#text[this.at] !== letter) throw new Fault(this.at)
      this.at += 1
    }
  }

  #number(): void {
    number.lastIndex = this.at
    if (!number.test(this.#text)) throw new Fault(this.at)
    this.at = number.lastIndex
  }
}
