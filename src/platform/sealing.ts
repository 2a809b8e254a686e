import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what must be read again later, and derives keys for single purposes. */
export interface Sealer {
  /** AES-256-GCM (NIST SP 800-38D): 12 random bytes of nonce, 16 of tag, then the text. `about` is bound to it and must be the same when opening. */
  seal(text: string | Uint8Array, about: string): Uint8Array
  /** @throws Error when the bytes were sealed with another key, for something else, or changed since */
  open(sealed: Uint8Array, about: string): Buffer
}

/** A key for one purpose from the service's secret key (HKDF, RFC 5869), so that no two uses share one. */
export function keyFor(secretKey: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secretKey, new Uint8Array(0), purpose, 32))
}

/** A sealer for one purpose, such as `webhook secrets`. */
export function openSealer(secretKey: Uint8Array, purpose: string): Sealer {
  const key = keyFor(secretKey, purpose)
  return {
    seal(text, about) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about, 'utf8'))
      const sealed = Buffer.concat([cipher.update(text), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(sealed, about) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
        .setAAD(Buffer.from(about, 'utf8'))
        .setAuthTag(sealed.subarray(12, 28))
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
    },
  }
}
