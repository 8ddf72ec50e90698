import { sql } from 'kysely'
import { promiseKinds } from '#domain/scout-invitation/promise/rules.ts'
import { followUpTexts } from '#domain/scout-invitation/sent/follow-up/rules.ts'
import type { Db } from '#platform/database/db.ts'

/** A number from 0 to 99, the same for the same text. */
const lot = (of: string) => sql`(('x' || substr(md5(${sql.raw(of)}), 1, 7))::bit(28)::integer % 100)`

/**
 * Two of three jobs promise one to three things with every scout; students of ended relations have said what was kept.
 * Titles and ordinals decide, which are the same at every seeding: by ids, a demo now and then had nothing judged.
 */
export async function loadPromises(db: Db) {
  await sql`
    insert into scout_promise (company_id, scout_invitation_id, candidate_id, kind)
    select scout.company_id, scout.id, scout.candidate_id, promise.kind
    from scout_invitation scout
    join job on job.company_id = scout.company_id and job.id = scout.job_id
    cross join lateral (
      select kind from unnest(${[...promiseKinds]}::text[]) of_list (kind)
      where ${lot('job.title || kind')} < 45 order by md5(job.title || kind) limit 3) promise
    where ${lot('job.title')} < 66`.execute(db)
  await sql`
    update scout_promise promise set answered_at = ended.at,
      answer = case when ${lot('ended.name || kind')} < 84 then 'KEPT'
        when ${lot('ended.name || kind')} < 93 then 'UNKNOWN' else 'BROKEN' end
    from (
      select scout.company_id, scout.id, coalesce(ended_at, outcome_told_at) + interval '20 hours' as at,
        job.title || candidate.ordinal as name
      from scout_invitation scout
      join job on job.company_id = scout.company_id and job.id = scout.job_id
      join candidate on candidate.id = scout.candidate_id
      where scout.answered_at is not null
        and (scout.status = 'HIRED' or outcome = 'NOT_SELECTED'
          or (scout.status in ('DECLINED', 'EXPIRED') and ended_at > scout.answered_at))
    ) ended
    where promise.company_id = ended.company_id and promise.scout_invitation_id = ended.id
      and ${lot('ended.name')} < 80 and ended.at < now()`.execute(db)
}

/**
 * Of each company every second scout that waits for more than five days has the one word that follows; every fifth of
 * the others has it planned.
 */
export async function loadFollowUps(db: Db, now: Date) {
  const due = sql`(sent_at + interval '5 days')`
  await sql`
    insert into scout_follow_up
      (company_id, scout_invitation_id, candidate_id, company_user_id, text, written_at, due_at, delivered_at)
    select company_id, id, candidate_id, company_user_id,
      (${[...followUpTexts]}::text[])[1 + ${lot(`id::text`)} % ${sql.lit(followUpTexts.length)}],
      sent_at, ${due}, case when ${due} <= ${now} then ${due} end
    from (
      select *, row_number() over (partition by company_id, ${due} <= ${now} order by id) as place
      from scout_invitation
      where status = 'PENDING' and postponed_at is null and expires_at > ${now}
    ) scout
    where (place - 1) % case when ${due} <= ${now} then 2 else 5 end = 0`.execute(db)
}
