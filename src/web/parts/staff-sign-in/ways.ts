/** How a company user or an operator signs in, as both schemas tell it. */
export type StaffSignInWays = {
  email: string
  hasPassword: boolean
  isFresh: boolean
  isFactorRequired: boolean
  needsLongPassword: boolean
  totp?: { confirmedAt?: string | null; recoveryCodesLeft: number } | null
  enrolment?: { secret: string; qrSize: number; qrPath: string } | null
  passkeys: readonly StaffPasskey[]
}
export type StaffPasskey = {
  id: string
  name: string
  isBackedUp: boolean
  insertedAt: string
  lastUsedAt?: string | null
}
export type StaffDevice = {
  id: string
  family: string
  address?: string | null
  signedInAt: string
  lastUsedAt: string
  isCurrent: boolean
}
