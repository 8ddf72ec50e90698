/** Minutes after a sign-in in which a session alone proves the owner; the sentence of fresh_sign_in_required names them. */
export const freshMinutes = 10

/** Guesses at the current password from one network, as at withdrawal. */
export const passwordLimit = { name: 'own-password', attempts: 20, seconds: 15 * 60 }
