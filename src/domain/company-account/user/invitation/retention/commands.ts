import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { invitationKeptDays } from '../../../retention/rules.ts'

/**
 * Called by the clock: forgets the addresses of colleagues who were invited and never registered, and gives their seats
 * back. Their rows stay without a name, as the audit refers to them. Returns their number.
 */
export async function forgetOldInvitations(tx: Tx): Promise<number> {
  // The user's row is held first, as an invitation that is sent again holds it.
  const { rows } = await sql<{ companyId: OfRow<'company'>; id: string; status: string }>`
    with old as materialized (
      select person.company_id, person.id, person.status from company_user person
        join company_user_account account on account.company_id = person.company_id and account.company_user_id = person.id
      where person.status <> 'ACTIVE' and account.email_verified_at is null
        and coalesce(account.invitation_expires_at, account.inserted_at)
          < now() - make_interval(days => ${invitationKeptDays}::int)
      for update of person, account
    ), forgotten as (
      delete from company_user_account account using old
      where account.company_id = old.company_id and account.company_user_id = old.id
    ), closed as (
      update company_user person set status = 'DISABLED' from old
      where person.company_id = old.company_id and person.id = old.id and old.status = 'INVITED'
    )
    select company_id as "companyId", id, status from old`.execute(tx)
  await recordAudit(
    tx,
    'system',
    rows.flatMap(({ companyId, id, status }) =>
      status === 'INVITED'
        ? [
            {
              action: 'forgetOldInvitations',
              subject: 'company_user' as const,
              subjectId: id,
              companyId,
              from: status,
              to: 'DISABLED',
            },
          ]
        : [],
    ),
  )
  return rows.length
}
