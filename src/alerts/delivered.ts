/** What came of one attempt to send: sent, to be tried again, or refused for good; with what the other side said. */
export interface Delivered {
  readonly outcome: 'sent' | 'retry' | 'failed'
  readonly answer: string
  /** Milliseconds that the other side asks for. */
  readonly waitMs?: number | undefined
}
