/** Guesses at the current password from one network, as at withdrawal. */
export const passwordLimit = { name: 'own-password', attempts: 20, seconds: 15 * 60 }
