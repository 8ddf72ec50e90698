import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Tokens that name a mail by which its reader ends such mails. A token holds the id of the mail and a signature, nothing
 * of the account; the mail's row is kept for 90 days.
 */
export type MailTokens = {
  tokenOf: (mailId: string) => string
  /** Undefined for a token that was not made here. */
  mailIdOf: (token: string) => string | undefined
}

export function openMailTokens(secret: string, previous: readonly string[] = []): MailTokens {
  const signatureOf = (mailId: string, key = secret) =>
    createHmac('sha256', key).update(`one-click:${mailId}`).digest().subarray(0, 16)
  return {
    tokenOf: (mailId) =>
      Buffer.concat([Buffer.from(mailId.replaceAll('-', ''), 'hex'), signatureOf(mailId)]).toString('base64url'),
    mailIdOf(token) {
      const bytes = Buffer.from(token, 'base64url')
      if (!/^[\w-]{43}$/.test(token) || bytes.length !== 32) return undefined
      const mailId = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      const isSigned = [secret, ...previous].some((key) =>
        timingSafeEqual(bytes.subarray(16), signatureOf(mailId, key)),
      )
      return isSigned ? mailId : undefined
    },
  }
}
