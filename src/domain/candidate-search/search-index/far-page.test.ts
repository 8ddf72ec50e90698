import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayMs, tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { foldSearchFlips } from './commands.ts'
import { partsOf } from './conditions.ts'
import { questionOf } from './question.ts'
import { searchCandidateIds, today } from './queries.ts'

const app = ownApp()

test('§4 a page far down begins within the day of its first student, before and after a fold, and over workers', async () => {
  const { company } = await aCompanyWithUser(app.db)
  const midnight = Date.parse(`${tokyoToday()}T00:00:00+09:00`)
  // The first and the last millisecond of days, which lie in several tens, and some days without anybody.
  const activities = [0, 0, 1, 1, 1, 2, 5, 9, 10, 11, 11, 30, 31, 200].flatMap((days) => [
    midnight - days * dayMs,
    midnight - days * dayMs + (days === 0 ? 1 : dayMs - 1),
  ])
  for (const [at, active] of activities.entries()) {
    const lastActiveAt = new Date(active)
    const { id } = await aCandidate(app.db, { graduationYear: at % 3 ? 2028 : 2029 })
    await app.db.updateTable('candidateActivity').set({ lastActiveAt }).where('candidateId', '=', id).execute()
  }
  const condition = { graduationYears: [2028] }
  const expectDays = async () => {
    const { ids } = await searchCandidateIds(app.db, company.id, condition, { first: 100, offset: 0 })
    expect(ids).toHaveLength(18)
    const rows = await app.db.selectFrom('candidateActivity').selectAll().execute()
    const activeAt = new Map(rows.map(({ candidateId, lastActiveAt }) => [String(candidateId), lastActiveAt.getTime()]))
    for (const [skipped, id] of ids.entries()) {
      const { rows: days } = await sql<{ until: Date; passed: number }>`
        select until, passed from search_day_of(${company.id}, ${questionOf(partsOf(condition, today()))}, ${skipped})`.execute(
        app.db,
      )
      const until = days[0]?.until.getTime() ?? 0
      expect(until - (activeAt.get(String(id)) ?? 0)).toBeGreaterThan(0)
      expect(until - (activeAt.get(String(id)) ?? 0)).toBeLessThanOrEqual(dayMs)
      expect(days[0]?.passed).toBe(ids.filter((other) => (activeAt.get(String(other)) ?? 0) >= until).length)
    }
  }
  await expectDays()
  await foldSearchFlips(app.db)
  await expectDays()
  await sql`select search_over_workers()`.execute(app.db)
  await expectDays()
})
