/** `npm run test:full` asks everything, at every width and at full length; `npm test` what tells the most for its time. */
export const isFullRun = process.env['FULL_RUN'] === 'on'

/** Days since 1970 by which `npm test` chooses; a file that is run by itself has none and asks all its shares. */
const day = isFullRun || !process.env['DAY_OF_RUN'] ? undefined : Number(process.env['DAY_OF_RUN'])

/** A long file is asked on one day of so many (test/files-in-turn.ts), and in each round another of its shares. */
export const daysOfRound = 4

/** Whether it is such a day of the round. */
export const isDay = (dayInRound: number) => day === undefined || day % daysOfRound === dayInRound

/** `npm test` asks one share of so many, another in each round. */
export const shareInTurn = <Part>(parts: readonly Part[], shares: number) =>
  parts.filter((_, at) => hasTurn(at % shares, shares))

/** Whether a walk that is too long for each `npm test` has its turn, in one round of so many. */
export const hasTurn = (turn: number, rounds: number) =>
  day === undefined || Math.floor(day / daysOfRound) % rounds === turn

/** Widths in px at which a story is played. */
export const playedWidths: readonly number[] = isFullRun ? [390, 1280] : [390]

/** A random walk of so many steps, a quarter of them in a short run. */
export const walkLength = (steps: number) => (isFullRun ? steps : Math.ceil(steps / 4))

/**
 * How many of some thirty answers a random walk of acts at once may miss: which of two acts comes first is chance, and a
 * short walk on a machine that has much else to do misses more of the rare ones.
 */
export const missedAtMost = isFullRun ? 3 : 8
