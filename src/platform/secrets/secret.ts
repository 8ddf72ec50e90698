import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

export const sha256 = (secret: string) => createHash('sha256').update(secret).digest()

/**
 * 32 random bytes that are shown once; only their sha256 is stored. The prefix tells people and scanners the kind of
 * secret.
 */
export const newSecret = (prefix: string) => `${prefix}_${randomBytes(32).toString('base64url')}`

/** Returns the secret when its hash was stored; null after a replayed mutation, which made no secret. */
export const shownOnce = (secret: string, storedHash: Buffer | null) =>
  storedHash?.equals(sha256(secret)) ? secret : null

/** Encrypts what has to be read again, such as a provider's token, under a key that follows from the secret. */
export function seal(secret: string, text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** The text that `seal` was given; null under another secret or after a change. */
export function unseal(secret: string, sealed: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, 12))
    decipher.setAuthTag(sealed.subarray(12, 28))
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const keyOf = (secret: string) => createHmac('sha256', secret).update('seal').digest()

/** Seals under the secret of the settings; unseals what it sealed, or a secret of before. */
export type Sealing = { seal: (text: string) => Buffer; unseal: (sealed: Buffer) => string | null }
export const openSealing = (secret: string, previous: readonly string[] = []): Sealing => ({
  seal: (text) => seal(secret, text),
  unseal(sealed) {
    for (const each of [secret, ...previous]) {
      const text = unseal(each, sealed)
      if (text !== null) return text
    }
    return null
  },
})
