/** Minutes after a sign-in in which a session alone proves the owner; the sentence of fresh_sign_in_required names them. */
export const freshMinutes = 10
