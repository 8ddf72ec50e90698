/** Confirmations that one mail address gets within 24 hours. */
export const confirmationsOfDay = 5
