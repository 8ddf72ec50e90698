import type { World } from './world.ts'

export type Outcome = {
  /** The figures, in the words of the table. */
  figures: string
  /** What should not be; none is green. */
  wrong: string[]
}
export type Scenario = {
  name: string
  /** Answers instead with why it cannot be tried on this machine. */
  needs?: () => string | undefined
  run: (world: World) => Promise<Outcome>
}

/** A complaint for each figure that is not what it must be. */
export const differing = (found: Record<string, number>, wanted: Record<string, number>): string[] =>
  Object.entries(wanted).flatMap(([name, value]) =>
    found[name] === value ? [] : [`${name}: ${found[name]} instead of ${value}`],
  )
export const figuresOf = (found: Record<string, number>) =>
  Object.entries(found)
    .map(([name, value]) => `${name} ${Number.isInteger(value) ? value : value.toFixed(1)}`)
    .join(', ')
