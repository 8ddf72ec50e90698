import { isDatabaseAway } from '../database/database-away.ts'
import { reportError } from '../error-reporter.ts'

/**
 * For a job of many units: one that fails is reported under its name and holds up none of the others. Throws once all were
 * tried, so that the job comes again. Without a database it throws at once.
 */
export async function oneByOne<Unit>(
  units: Iterable<Unit>,
  nameOf: (unit: Unit) => string,
  act: (unit: Unit) => Promise<unknown>,
) {
  const failed: string[] = []
  for (const unit of units)
    try {
      await act(unit)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      reportError(error, { kind: 'job', path: nameOf(unit) })
      failed.push(nameOf(unit))
    }
  if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`)
}
