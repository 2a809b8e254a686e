/**
 * A file to send: a `Blob` (or `File`) whose `type` is one of these, or content with its type. All of it is at hand, so
 * that a lost call can be sent again. In Node, `await openAsBlob(path, { type })` of `node:fs` reads while it sends.
 */
export type Upload<Type extends string> =
  | Blob
  | { readonly content: Blob | string | Uint8Array | ArrayBuffer; readonly type: Type }

/** Content and media type of an upload. @throws TypeError when it does not say its type */
export function uploaded(upload: Upload<string>): { content: BodyInit; type: string } {
  const [content, type] = upload instanceof Blob ? [upload, upload.type] : [upload.content, upload.type]
  if (typeof type !== 'string' || type === '')
    throw new TypeError('Say what the file is: { content, type: "text/csv" }, or a Blob that has a type.')
  return { content: content as BodyInit, type }
}
