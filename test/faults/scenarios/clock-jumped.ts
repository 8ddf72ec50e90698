import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import type { Scenario } from '../scenario.ts'

const overdue = 20

export const clockJumped: Scenario = {
  name: 'a clock that jumped 15 days ahead and back',
  async run({ database: { db } }) {
    const sender = await aSender(db)
    const ids: string[] = []
    for (let n = 0; n < overdue; n += 1) ids.push((await anInvited(db, sender)).invitation.id)
    // Such a clock leaves a last run in the future, and invitations that are overdue.
    await sql`update clock_job set last_due_at = now() + interval '15 days'`.execute(db)
    await sql`update scout_invitation set expires_at = now() - interval '1 minute' where id = any(${ids}::uuid[])`.execute(
      db,
    )
    const started = Date.now()
    let pending = overdue
    while (pending > 0 && Date.now() - started < 90_000) {
      await sleep(250)
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from scout_invitation where id = any(${ids}::uuid[]) and status = 'PENDING'`.execute(
        db,
      )
      pending = rows[0]?.count ?? overdue
    }
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    return {
      figures: `overdue ${overdue}, still pending ${pending}, after ${seconds} s`,
      wrong: pending > 0 ? [`${pending} invitations stayed PENDING`] : [],
    }
  },
}
