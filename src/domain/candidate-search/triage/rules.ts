/** Milliseconds between two words of who goes on reading a student, and until the last of them fades. */
export const readingToldEvery = 20_000
export const readingFades = 45_000

/** The searches whose place is kept for a user; the oldest place makes room. */
export const maxKeptPlaces = 50
/** Students on each side of a kept place among whom its student is looked for. */
export const lookedAround = 50
export const maxPosition = 100_000_000
