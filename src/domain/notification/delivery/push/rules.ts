const hours = 3_600_000
// Tokyo has no summer time.
const tokyoOffset = 9 * hours
/** From 21:00 to 8:00 in Tokyo no push is sent; pushes of the night leave at 8:05. */
const quiet = { from: 21 * hours, until: 8 * hours, held: 8 * hours + 300_000 }

/** When a push of this moment may be sent; null: now. */
export function heldUntil(now: Date): Date | null {
  const sinceMidnight = (now.getTime() + tokyoOffset) % (24 * hours)
  if (sinceMidnight >= quiet.until && sinceMidnight < quiet.from) return null
  const midnight = now.getTime() - sinceMidnight + (sinceMidnight >= quiet.from ? 24 * hours : 0)
  return new Date(midnight + quiet.held)
}
