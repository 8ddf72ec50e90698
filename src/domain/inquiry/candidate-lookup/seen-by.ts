import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'

export const seenKinds = ['PROFILE', 'DISCLOSED', 'CONTACT', 'EXPORT'] as const
export type SeenRow = {
  companyId: OfRow<'company'>
  companyName: string
  kind: (typeof seenKinds)[number]
  /** Days on which somebody did it, each person of the company counted by themself. */
  times: number
  people: number
  firstAt: Date
  lastAt: Date
}

/**
 * Companies that saw the student, by the pages they opened, the latest first; by an acceptance the student disclosed
 * name and contacts to a company, whether or not anybody has opened them. Readings leave an audit row each. An
 * export names its list, not its students: it counts where the student's accepted scout was in that list at its time.
 */
export async function listSeenBy(db: Db, candidateId: OfRow<'candidate'>): Promise<SeenRow[]> {
  const { rows } = await sql<SeenRow>`
    with seen as (
      select company_id, case action when 'readContact' then 'CONTACT' else 'PROFILE' end as kind, actor_id, inserted_at
        from audit
        where candidate_id = ${candidateId} and area = 'client' and action in ('searchCandidate', 'readContact')
      union all
      select company_id, 'DISCLOSED', null, inserted_at from audit
        where candidate_id = ${candidateId} and area = 'candidate' and action = 'acceptScoutInvitation'
      union all
      select company_id, 'DISCLOSED', null, answered_at from scout_invitation
        where candidate_id = ${candidateId} and status in ('ACCEPTED', 'HIRED')
      union all
      select company_id, 'PROFILE', company_user_id, inserted_at from profile_view where candidate_id = ${candidateId}
      union all
      select export.company_id, 'EXPORT', export.actor_id, export.inserted_at
        from scout_invitation invitation
        join audit export on export.company_id = invitation.company_id and export.action = 'csvSearchCandidate'
          and export.inserted_at >= invitation.answered_at
          and (invitation.ended_at is null or invitation.status = 'HIRED' or export.inserted_at < invitation.ended_at)
          and coalesce(export.details ->> 'jobId', invitation.job_id::text) = invitation.job_id::text
          and (export.details ->> 'scoutInvitationStatus' is distinct from 'HIRED' or invitation.status = 'HIRED')
        where invitation.candidate_id = ${candidateId}
    )
    select company.id as "companyId", company.display_name as "companyName", kind,
      count(distinct (actor_id, (seen.inserted_at at time zone 'Asia/Tokyo')::date))::int as times,
      count(distinct actor_id)::int as people,
      min(seen.inserted_at) as "firstAt", max(seen.inserted_at) as "lastAt"
    from seen join company on company.id = seen.company_id
    group by company.id, kind
    order by max(seen.inserted_at) desc, company.id, kind
    limit 1000`.execute(db)
  return rows
}
