import { sql } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { mondayOf } from '#ground/time/month.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { funnelDays } from '../../company-home/rules.ts'
import { letterOf, senderKey, senderOf, textKey, whenKey } from '../queries.ts'
import { closedQuarter, readRatesOf, type ReadCell } from './rules.ts'

/** More cells than any company has in a quarter; beyond them no rate is told. */
const maxCells = 20_000

/**
 * The read rates of the newest closed quarter by dimension and key, and its first day. Neither the period nor the job of
 * a question changes them: two questions would tell of the students between them.
 */
export async function findReadRates(db: Db, companyId: CompanyId) {
  const today = tokyoToday()
  const { startsOn, endsOn, closesOn } = closedQuarter(today)
  const [onHome, cells] = await Promise.all([
    countHiddenOnHome(db, companyId, today),
    listCells(db, companyId, { startsOn, endsOn, closesOn, homeFrom: homeFrom(today) }),
  ])
  const rates = cells.length > maxCells ? new Map<string, number | null>() : readRatesOf(cells, onHome)
  return { startsOn, endsOn: addDays(endsOn, -1), rates }
}

const homeFrom = (today: string) => startOfTokyoDay(mondayOf(addDays(today, -funnelDays)))

async function countHiddenOnHome(db: Db, companyId: CompanyId, today: string) {
  const { hidden } = await db
    .selectFrom('scoutInvitation')
    .select((eb) => eb.fn.countAll<number>().as('hidden'))
    .where('companyId', '=', companyId)
    .where('sentAt', '>=', homeFrom(today))
    .where('answeredAt', 'is', null)
    .executeTakeFirstOrThrow()
  return hidden
}

type Quarter = { startsOn: string; endsOn: string; closesOn: string; homeFrom: Date }

async function listCells(db: Db, companyId: CompanyId, { startsOn, endsOn, closesOn, homeFrom: home }: Quarter) {
  const { rows } = await sql<ReadCell>`
    select scout.job_id::text as "JOB", ${textKey} as "TEXT", ${senderKey} as "SENDER", letter.found_by as "CONDITION",
      ${whenKey} as "WHEN",
      (count(*) filter (where scout.answered_at is not null))::integer as answered,
      (count(*) filter (where scout.answered_at is null and scout.read_at < ${startOfTokyoDay(closesOn)}))::integer as read_unanswered,
      (count(*) filter (where scout.answered_at is null
        and (scout.read_at is null or scout.read_at >= ${startOfTokyoDay(closesOn)})))::integer as unread,
      (count(*) filter (where scout.answered_at is null and scout.sent_at >= ${home}))::integer as on_home
    from scout_invitation scout ${letterOf} ${senderOf}
    where scout.company_id = ${companyId} and scout.status <> 'SCHEDULED'
      and scout.sent_at >= ${startOfTokyoDay(startsOn)} and scout.sent_at < ${startOfTokyoDay(endsOn)}
    group by 1, 2, 3, 4, 5 limit ${maxCells + 1}`.execute(db)
  return rows
}
