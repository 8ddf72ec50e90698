import { sql } from 'kysely'
import { deskDays } from '#domain/admin-account/desk/rules.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'

/** Scouts and answers of these companies in numbers, of all time and of the last 30 days. Never a student. */
export async function countScoutsOfCompanies(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const since = startOfTokyoDay(addDays(tokyoToday(), 1 - deskDays))
  const rows = await db
    .selectFrom('scoutInvitation')
    .select('companyId')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .select((eb) => eb.fn.countAll<number>().filterWhere('status', '=', 'PENDING').as('waiting'))
    .select((eb) => eb.fn.countAll<number>().filterWhere('status', 'in', ['ACCEPTED', 'HIRED']).as('accepted'))
    .select((eb) => eb.fn.countAll<number>().filterWhere('status', '=', 'DECLINED').as('declined'))
    .select((eb) => eb.fn.countAll<number>().filterWhere('status', '=', 'EXPIRED').as('expired'))
    .select((eb) => eb.fn.countAll<number>().filterWhere('status', '=', 'HIRED').as('hired'))
    .select((eb) => eb.fn.countAll<number>().filterWhere('sentAt', '>=', since).as('sentLately'))
    .select((eb) => eb.fn.countAll<number>().filterWhere('answeredAt', '>=', since).as('answeredLately'))
    .select(sql<Date | null>`max(sent_at)`.as('lastSentAt'))
    .where('companyId', 'in', companyIds)
    // A scout that waits for its hour has reached nobody.
    .where('status', '!=', 'SCHEDULED')
    .groupBy('companyId')
    .execute()
  return new Map(rows.map((row) => [row.companyId, row]))
}

export type ScoutFiguresRow =
  Awaited<ReturnType<typeof countScoutsOfCompanies>> extends Map<string, infer Row> ? Row : never
