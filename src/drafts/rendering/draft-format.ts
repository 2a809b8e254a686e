/** What a draft can be exported as. */
export const draftFormats = ['docx', 'pdf', 'html', 'md', 'json'] as const
export type DraftFormat = (typeof draftFormats)[number]

/** What a memo can be exported as. */
export const memoFormats = ['docx', 'pdf'] as const
export type MemoFormat = (typeof memoFormats)[number]

/** Content types of the formats. */
export const mediaTypes: Readonly<Record<DraftFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
}
