import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { addDays } from '#ground/day.ts'
import { longDate, startOfTokyoDay, tokyoToday } from '#ground/tokyo-time.ts'
import { tellActiveCandidates } from '../telling/commands.ts'

/** C11: how many companies opened a student's profile on the day before; a number, never a name. */
export async function notifyProfileViews(tx: Tx, now: Date) {
  const today = tokyoToday(now)
  const day = addDays(today, -1)
  const viewed = await tx
    .selectFrom('profileView')
    .select(['candidateId', sql<number>`count(distinct company_id)`.as('companies')])
    .where('insertedAt', '>=', startOfTokyoDay(day))
    .where('insertedAt', '<', startOfTokyoDay(today))
    .groupBy('candidateId')
    .execute()
  for (const [companies, rows] of Map.groupBy(viewed, (row) => row.companies)) {
    const ids = rows.map(({ candidateId }) => candidateId)
    const title = `昨日、${companies}社があなたのプロフィールを見ました`
    const row = { kind: 'C11', effectKey: `C11:${day}`, title, body: longDate(day), path: '/' }
    await tellActiveCandidates(tx, ids, row)
  }
}
