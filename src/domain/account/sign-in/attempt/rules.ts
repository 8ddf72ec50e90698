export type Waits = {
  /** Failures before the first wait. */
  free: number
  /** The first wait; each failure after it doubles it. */
  firstSeconds: number
  mostSeconds: number
  /** Without a failure for so long, all are forgotten. */
  forgetSeconds: number
}

const minutes = 60
const hours = 3600

/**
 * Failures alone count. Whoever guesses at one account waits where they are; the account itself waits only for places it
 * was never signed in from, and only after many; an address waits when it fails at many accounts. A university behind one
 * address fails now and then, and succeeds as often as it likes.
 */
export const signInWaits = {
  pair: { free: 5, firstSeconds: 30, mostSeconds: 15 * minutes, forgetSeconds: 24 * hours },
  account: { free: 20, firstSeconds: 60, mostSeconds: 15 * minutes, forgetSeconds: 24 * hours },
  address: { free: 100, firstSeconds: 60, mostSeconds: 15 * minutes, forgetSeconds: 1 * hours },
} as const satisfies Record<string, Waits>

/** The owner is written to after so many failures at their account, and again after each so many more. */
export const failuresToWrite = 10

export const unlockLimits = {
  hours: 1,
  /** Wrong passwords with one link. */
  tries: 10,
  /** One mail in so many minutes. */
  quietMinutes: 30,
} as const

/** How long a place stays known. */
export const placeDays = 180

/** What a failed sign-in with a right password is refused with: nobody guessed. */
export const rightPasswordCodes: readonly string[] = [
  'withdrawn',
  'requireEmailVerification',
  'contractExpired',
  'ip_address_not_allowed',
]
