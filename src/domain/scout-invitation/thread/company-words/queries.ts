import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { ThreadRow } from '../queries.ts'
import type { CompanyWordKind } from './rules.ts'

export type CompanyWord = { kind: CompanyWordKind; at: Date; text: string }

/** For a case of the operator: the words of a company that reached the student of a scout, beside its messages. */
export async function listCompanyWords(
  db: Db,
  { companyId, scoutInvitationId: id }: Pick<ThreadRow, 'companyId' | 'scoutInvitationId'>,
): Promise<CompanyWord[]> {
  const ofScout = sql`company_id = ${companyId} and scout_invitation_id = ${id}`
  const { rows } = await sql<CompanyWord>`
    select kind, at, text from (
      select 1 as place, 'LETTER' as kind, scout.sent_at as at, letter.subject || E'\n\n' || letter.text as text
        from scout_invitation scout join template_message_history letter
          on letter.company_id = scout.company_id and letter.id = scout.template_message_history_id
        where scout.company_id = ${companyId} and scout.id = ${id}
      union all
      select 2, 'REASON', sent_at, reason from scout_invitation where company_id = ${companyId} and id = ${id}
      union all
      select 3, 'FOLLOW_UP', delivered_at, text from scout_follow_up where ${ofScout} and delivered_at is not null
      union all
      select 4, case when called_off_by is null then 'DATE_BOOKED' else 'DATE_CALLED_OFF' end,
        coalesce(cancelled_at, inserted_at), company_word from booking where ${ofScout}
      union all
      select 5, 'DATES_REFUSED', answered_at, refusal_message from scheduling_date_request
        where ${ofScout} and answered_at is not null
      union all
      select 6, 'OUTCOME', told_at, message from scout_outcome where ${ofScout} and told_at is not null
    ) word where text <> '' order by at, place`.execute(db)
  return rows
}
