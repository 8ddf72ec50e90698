import { createHash, randomBytes } from 'node:crypto'

export const sha256 = (secret: string) => createHash('sha256').update(secret).digest()

/** 32 random bytes to be shown once; only their sha256 is kept. The prefix says to people and scanners what it is. */
export const newSecret = (prefix: string) => `${prefix}_${randomBytes(32).toString('base64url')}`

/** The secret, when it is the one whose hash was kept; null for an act that was replayed and made none. */
export const shownOnce = (secret: string, kept: Buffer | null) => (kept?.equals(sha256(secret)) ? secret : null)
