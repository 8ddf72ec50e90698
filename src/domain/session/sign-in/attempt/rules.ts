export type Waits = {
  /** Failures before the first wait. */
  free: number
  /** The first wait; each failure after it doubles it. */
  firstSeconds: number
  maxSeconds: number
  /** After this time without a failure, all failures are forgotten. */
  forgetSeconds: number
}

const minutes = 60
const hours = 3600

/**
 * Only failures count, so that a university behind one address signs in as often as it likes. A visitor who guesses at
 * one account waits at their own address. After many failures the account waits too, but not for addresses it was
 * signed in from. An address waits after many failures at any accounts.
 */
export const signInWaits = {
  pair: { free: 5, firstSeconds: 30, maxSeconds: 15 * minutes, forgetSeconds: 24 * hours },
  account: { free: 20, firstSeconds: 60, maxSeconds: 15 * minutes, forgetSeconds: 24 * hours },
  visitor: { free: 100, firstSeconds: 60, maxSeconds: 15 * minutes, forgetSeconds: 1 * hours },
} as const satisfies Record<string, Waits>

/** The account's owner gets a mail after this number of failures, and again after each further such number. */
export const failuresBeforeMail = 10

export const unlockLimits = {
  hours: 1,
  /** Wrong passwords with one link. */
  tries: 10,
  /** The shortest time between two mails to one account. */
  quietMinutes: 30,
} as const

/** Days after its last sign-in for which an address counts as known. */
export const placeDays = 180

/** Refusals after a right password. They count as no failure, since the password was not guessed. */
export const rightPasswordCodes: readonly string[] = [
  'withdrawn',
  'requireEmailVerification',
  'contractExpired',
  'contractSuspended',
  'ip_address_not_allowed',
  // From the proof after a contract's end.
  'contract_not_ended',
  'forbidden',
]
