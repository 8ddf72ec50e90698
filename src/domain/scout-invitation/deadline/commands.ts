import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { endOfTokyoDay } from '#ground/time/moment.ts'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { answerDays, scheduleDays } from '../rules.ts'
import { deadline, standsStill } from './queries.ts'

/** The deadlines that have passed while their company or their student is suspended: both read the scout as open. */
export const holdDeadlines = (tx: Tx) =>
  setAnew(
    tx,
    sql`(status = 'PENDING' and expires_at <= now() or status = 'ACCEPTED' and schedule_by <= now() or choose_by <= now())
      and ${standsStill}`,
  )

type OfCompany = { companyId: OfRow<'company'>; contractSuspensionId: string }
type OfStudent = { candidateId: OfRow<'candidate'>; suspendedAt: Date }

/** After a lifted suspension each deadline that had not passed when it began has its whole time anew. */
export const resumeDeadlinesOfCompany = (tx: Tx, { companyId, contractSuspensionId }: OfCompany) =>
  setAnew(
    tx,
    sql`company_id = ${companyId}
      and ${deadline} >= (select decided_at from contract_suspension where id = ${contractSuspensionId})`,
  )

/** As resumeDeadlinesOfCompany, of a student at every company. */
export const resumeDeadlinesOfStudent = (tx: Tx, { candidateId, suspendedAt }: OfStudent) =>
  setAnew(tx, sql`candidate_id = ${candidateId} and ${deadline} >= ${suspendedAt}`)

async function setAnew(tx: Tx, which: RawBuilder<SqlBool>) {
  const now = new Date()
  const [answerBy, chooseBy] = [endOfTokyoDay(now, answerDays), endOfTokyoDay(now, scheduleDays)]
  // In the order of the ids, as every act that holds several scouts does.
  await sql`
    with open as (
      select company_id, id, status from scout_invitation
      where ${which} and ${deadline} is not null order by company_id, id for update)
    update scout_invitation set
      expires_at = case open.status when 'PENDING' then greatest(expires_at, ${answerBy}) else expires_at end,
      schedule_by = case when schedule_by is not null then greatest(schedule_by, ${chooseBy}) end,
      choose_by = case when choose_by is not null then greatest(choose_by, ${chooseBy}) end
    from open where scout_invitation.company_id = open.company_id and scout_invitation.id = open.id`.execute(tx)
}
