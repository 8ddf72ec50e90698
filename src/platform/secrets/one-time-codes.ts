import { createHmac, timingSafeEqual } from 'node:crypto'
import { sha256 } from './secret.ts'

/** Codes and link tokens of stored rows. They are computed from the row's id, so that no table and no queue holds one. */
export type OneTimeCodes = {
  /** Six digits, the same at every call. */
  codeOf: (id: string) => string
  /**
   * Twelve of Crockford's letters, the same at every call: 60 bits, which find their row by their sha256. With that of a
   * stored row they are its letters, also those that a secret of before has made.
   */
  lettersOf: (id: string, stored?: Buffer) => string
  /** Takes the same time for every typed text. */
  isCodeOf: (id: string, typed: string) => boolean
  /** The secret of a link. */
  tokenOf: (id: string) => string
  /** The id of a link's token; null for a text that is none of ours. */
  idOf: (token: string) => string | null
  /** A pass for `seconds`, signed for one subject. */
  passOf: (subject: string, seconds: number) => string
  /** The subject of a pass; null for a text that is none of ours, or too old. */
  subjectOf: (pass: string) => string | null
}

/** Makes codes and tokens with the secret of the settings, and takes those of a secret of before too. */
export function openOneTimeCodes(secret: string, previous: readonly string[] = []): OneTimeCodes {
  const own = codesOf(secret)
  const all = [own, ...previous.map(codesOf)]
  const firstOf = (read: (codes: OneTimeCodes) => string | null) => {
    for (const codes of all) {
      const found = read(codes)
      if (found !== null) return found
    }
    return null
  }
  return {
    ...own,
    lettersOf: (id, stored) =>
      all.map((codes) => codes.lettersOf(id)).find((each) => stored && sha256(each).equals(stored)) ??
      own.lettersOf(id),
    // All are compared: the time says nothing of which one it was.
    isCodeOf: (id, typed) => all.map((codes) => codes.isCodeOf(id, typed)).includes(true),
    idOf: (token) => firstOf((codes) => codes.idOf(token)),
    subjectOf: (pass) => firstOf((codes) => codes.subjectOf(pass)),
  }
}

// Crockford's letters: none looks like another one.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function codesOf(secret: string): OneTimeCodes {
  const keyed = (kind: string, text: string) => createHmac('sha256', secret).update(`${kind} ${text}`).digest()
  const signature = (kind: string, text: string) => keyed(kind, text).toString('base64url')
  const isSame = (one: string, other: string) => timingSafeEqual(keyed('compared', one), keyed('compared', other))
  const codeOf = (id: string) => String(keyed('code', id).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  const signed = (kind: string, text: string) => `${text}.${signature(kind, text)}`
  const read = (kind: string, token: string) => {
    const end = token.lastIndexOf('.')
    const text = token.slice(0, Math.max(0, end))
    return isSame(signed(kind, text), token) ? text : null
  }
  return {
    codeOf,
    lettersOf: (id) =>
      Array.from(keyed('letters', id).subarray(0, 12), (byte) => letters[byte % letters.length]).join(''),
    isCodeOf: (id, typed) => isSame(codeOf(id), typed),
    tokenOf: (id) => signed('link', id),
    idOf: (token) => read('link', token),
    passOf: (subject, seconds) => signed('pass', `${Math.floor(Date.now() / 1000) + seconds}.${subject}`),
    subjectOf(pass) {
      const [until = '', ...subject] = (read('pass', pass) ?? '').split('.')
      return subject.length > 0 && Number(until) >= Date.now() / 1000 ? subject.join('.') : null
    },
  }
}
