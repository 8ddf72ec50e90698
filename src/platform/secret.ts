import { createHash, randomBytes } from 'node:crypto'

export const sha256 = (secret: string) => createHash('sha256').update(secret).digest()

/**
 * 32 random bytes that are shown once; only their sha256 is stored. The prefix tells people and scanners the kind of
 * secret.
 */
export const newSecret = (prefix: string) => `${prefix}_${randomBytes(32).toString('base64url')}`

/** Returns the secret when its hash was stored; null after a replayed mutation, which made no secret. */
export const shownOnce = (secret: string, storedHash: Buffer | null) =>
  storedHash?.equals(sha256(secret)) ? secret : null
