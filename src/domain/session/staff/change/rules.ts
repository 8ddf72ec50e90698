/** Changes that the owner of a company's or an operator's account is told of by mail (K22). */
const staffChanges = [
  'PASSWORD',
  'TOTP_ADDED',
  'TOTP_REMOVED',
  'RECOVERY_CODES_RENEWED',
  'RECOVERY_CODE_USED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'SECOND_FACTOR_LOCKED',
] as const
export type StaffChange = (typeof staffChanges)[number]
