/** A piece of text on a page, with its distance from the left edge in points. */
export interface PdfCell {
  readonly text: string
  readonly x: number
}

/** Told of every page that was read. */
export type AfterPage = (done: number, total: number) => void

/** The texts of each page in the order they are drawn. The PDF reader is loaded only here, when it is needed. */
export async function* readPdfRows(bytes: Uint8Array, after?: AfterPage): AsyncGenerator<PdfCell[]> {
  const { getDocumentProxy } = await import('unpdf')
  const document = await getDocumentProxy(new Uint8Array(bytes))
  try {
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const content = await page.getTextContent()
      yield content.items.flatMap((item) =>
        'str' in item && item.str !== '' ? [{ text: item.str, x: Number(item.transform[4]) }] : [],
      )
      page.cleanup()
      after?.(number, document.numPages)
    }
  } finally {
    await document.loadingTask.destroy()
  }
}
