/** An account without a password sets one within this time after signing in. */
export const freshMinutes = 15

/** Guesses at the current password from one network, as at withdrawal. */
export const passwordLimit = { name: 'own-password', attempts: 20, seconds: 15 * 60 }
