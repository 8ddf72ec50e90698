import { sql, type SqlBool } from 'kysely'

/** Of a `scout_invitation`: until when its student answers or chooses a date; null when nothing waits for the student. */
export const deadline = sql<Date | null>`case
  when scout_invitation.status = 'PENDING' then scout_invitation.expires_at
  when scout_invitation.status = 'ACCEPTED' and scout_invitation.scheduling_status = 'PENDING'
    then coalesce(scout_invitation.schedule_by, scout_invitation.choose_by) end`

/**
 * Of a `scout_invitation`: its deadline fell into a suspension of its company, in which no answer is taken, or its student
 * is suspended. Until the lifting has set a new deadline, none ends.
 */
export const standsStill = sql<SqlBool>`(
  exists (select from contract_suspension stop
    where stop.company_id = scout_invitation.company_id and stop.status = 'CONFIRMED' and stop.decided_at <= ${deadline}
      and (stop.lifted_at >= ${deadline} or stop.lifted_at is null and exists (
        select from contract where contract.company_id = stop.company_id and contract.status = 'SUSPENDED')))
  or (select candidate.status from candidate where candidate.id = scout_invitation.candidate_id) = 'SUSPENDED')`
