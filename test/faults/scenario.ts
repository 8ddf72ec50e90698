import type { World } from './world.ts'

export type Outcome = {
  /** The measured figures, as the table prints them. */
  figures: string
  /** The faults that were found; a green scenario has none. */
  wrong: string[]
}
export type Scenario = {
  name: string
  /** The thing this machine lacks for the scenario; undefined when it lacks nothing. */
  needs?: () => string | undefined
  run: (world: World) => Promise<Outcome>
}
/** A scenario with servers of its own, which needs no world beside it. */
export type LoneScenario = Omit<Scenario, 'run'> & { isAlone: true; run: () => Promise<Outcome> }

/** A complaint for each figure that differs from the wanted one. */
export const differing = (found: Record<string, number>, wanted: Record<string, number>): string[] =>
  Object.entries(wanted).flatMap(([name, value]) =>
    found[name] === value ? [] : [`${name}: ${found[name]} instead of ${value}`],
  )
export const figuresOf = (found: Record<string, number>) =>
  Object.entries(found)
    .map(([name, value]) => `${name} ${Number.isInteger(value) ? value : value.toFixed(1)}`)
    .join(', ')
