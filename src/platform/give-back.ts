/**
 * Gives the memory of bytes back at once; they are empty from then on. What waits for the collector instead makes it go over
 * everything that a process has, every 64 MB, and all calls wait meanwhile. Memory that others share is left to it.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
