/** `npm run test:full` asks everything, at every width and at full length; `npm test` what tells the most for its time. */
export const isFullRun = process.env['FULL_RUN'] === 'on'

/** Widths in px at which a story is played. */
export const playedWidths: readonly number[] = isFullRun ? [390, 1280] : [390]

/** A random walk of so many steps, a quarter of them in a short run. */
export const walkLength = (steps: number) => (isFullRun ? steps : Math.ceil(steps / 4))
