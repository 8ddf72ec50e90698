import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'
import { fewAtOnce } from '../few-at-once.ts'

const argon2id = promisify(argon2)
// A flood of sign-ins would take all threads from whoever else waits for one: files, compression, pictures.
const inTurn = fewAtOnce(2)
const derive = (parameters: Argon2Parameters) => inTurn(() => argon2id('argon2id', parameters))

// OWASP's minimum for argon2id: 19 MiB, 2 passes.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** A PHC string; it contains the cost, so that the cost can be raised later. */
export async function hashPassword(password: string) {
  const salt = randomBytes(16)
  const tag = await derive({ ...cost, message: password.normalize('NFKC'), nonce: salt })
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
  return `$argon2id$v=19$${parameters}$${salt.toString('base64url')}$${tag.toString('base64url')}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/

// The password check of an unknown mail address must take as long as a wrong password.
const nobody = hashPassword(randomBytes(32).toString('hex'))

/** Takes the same time whether the account exists (hash) or not (null). */
export async function verifyPassword(password: string, hash: string | null) {
  const parts = phc.exec(hash ?? (await nobody))
  if (!parts) throw new Error('unreadable password hash')
  const [, memory, passes, parallelism, salt, tag] = parts
  const expected = Buffer.from(tag ?? '', 'base64url')
  const actual = await derive({
    message: password.normalize('NFKC'),
    nonce: Buffer.from(salt ?? '', 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected) && hash !== null
}
