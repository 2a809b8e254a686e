/** Milliseconds of a processor that a document may take to be read: on a busy machine it waits, and is not refused for that. */
export const longestProcessorTime = 50_000
/** Milliseconds after which whoever sent it will be gone. */
export const longestWait = 140_000
