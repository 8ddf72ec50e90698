import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Tx } from '#platform/database/db.ts'
import { closedQuarter } from '../read/rules.ts'
import { listCompanyFigures } from './queries.ts'
import { benchmarksOf } from './rules.ts'

/**
 * Writes the figures of the newest closed quarter. A quarter that has some keeps them as they are, whatever its companies
 * and students did since: from two versions one company could be reckoned.
 */
export async function fixBenchmarks(tx: Tx, now: Date) {
  const { startsOn, endsOn } = closedQuarter(tokyoToday(now))
  const isFixed = await tx
    .selectFrom('scoutBenchmark')
    .select('startsOn')
    .where('startsOn', '=', startsOn)
    .executeTakeFirst()
  if (isFixed) return 0
  const rows = benchmarksOf(await listCompanyFigures(tx, startsOn, endsOn))
  if (rows.length === 0) return 0
  await tx
    .insertInto('scoutBenchmark')
    .values(rows.map((row) => ({ startsOn, ...row })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return rows.length
}
