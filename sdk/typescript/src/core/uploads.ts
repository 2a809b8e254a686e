/**
 * A file to send and its media type. All of it is at hand, so that a lost call can be sent again. In Node,
 * `await openAsBlob(path)` of `node:fs` is content that is read while it is sent.
 */
export interface Upload<Type extends string> {
  readonly content: Content
  readonly type: Type
}

export type Content = Blob | string | Uint8Array | ArrayBuffer

/** @throws TypeError when it does not say its type */
export function checked(upload: Upload<string>): Upload<string> {
  if (typeof upload.type === 'string' && upload.type !== '') return upload
  throw new TypeError('Give the file with its type: { content, type: "text/csv" }.')
}
