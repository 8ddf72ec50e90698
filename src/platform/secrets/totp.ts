import { Secret, TOTP } from 'otpauth'

/** As every authenticator app knows it (RFC 6238): six digits, a new code every 30 seconds. */
const stepSeconds = 30
const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: stepSeconds })

/** 20 random bytes as base32, which a person can type into an app. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** The address of a QR code that an authenticator app reads. */
export const totpAddress = (secret: string, { issuer, account }: { issuer: string; account: string }) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: stepSeconds, issuer, label: account }).toString()

/** The time step whose code this is; null for a code of none. Clocks may differ by one step. */
export function totpStepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / stepSeconds) + delta
}
