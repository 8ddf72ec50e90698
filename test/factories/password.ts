import { argon2Sync } from 'node:crypto'

const salt = Buffer.alloc(16, 7)
const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }

/** A hash that is read and compared like a real one, for a thousandth of its cost. */
export function cheapHash(password: string) {
  const tag = argon2Sync('argon2id', { ...cost, message: password.normalize('NFKC'), nonce: salt })
  return `$argon2id$v=19$m=8,t=1,p=1$${salt.toString('base64url')}$${tag.toString('base64url')}`
}
