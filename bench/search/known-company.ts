import { sql } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'

/** The ids the questions use. */
export type World = {
  candidates: number
  companyId: CompanyId
  /** A job with dates, and what it schedules. */
  jobId: string
  schedulingId: string
  labelIds: string[]
  /** Students the company knows, and others. */
  knownIds: string[]
  otherIds: string[]
}

/** The company of the demo's recruiter, which knows 30,000 students; fewer where there are not twice as many. */
export async function ensureKnownCompany(db: Db, candidates: number): Promise<World> {
  const { companyId } = await db
    .selectFrom('companyUserAccount')
    .select('companyId')
    .where('email', '=', demoAccounts.recruiter)
    .executeTakeFirstOrThrow()
  const relations = Math.min(30_000, Math.floor(candidates / 2))
  const { count } = await db
    .selectFrom('companyCandidate')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  if (count < relations) await db.transaction().execute((tx) => meet(tx, companyId, relations))
  return { candidates, companyId: companyId as CompanyId, ...(await named(db, companyId)) }
}

/** Set by set, under the triggers of the product. */
async function meet(tx: Tx, companyId: OfRow<'company'>, relations: number) {
  const upTo = (share: number) => Math.floor(relations * share)
  await sql`create temp table met on commit drop as
    select id, row_number() over (order by hashint4(ordinal), ordinal)::int as n
    from candidate where status = 'ACTIVE' order by n limit ${relations}`.execute(tx)
  await sql`insert into company_candidate (company_id, candidate_id, bookmarked_at, last_seen_at)
    select ${companyId}, id, case when n % 10 = 0 then now() - n * interval '1 minute' end,
      case when n % 4 > 0 then now() - n * interval '1 minute' end
    from met on conflict (company_id, candidate_id) do nothing`.execute(tx)
  await name(tx)
  await invite(tx, companyId, upTo(2 / 3))
  await inviteAgain(tx, companyId)
  await sql`update job set total_sent = sent.count from (
      select job_id, count(*) from scout_invitation where company_id = ${companyId} group by job_id
    ) as sent where job.company_id = ${companyId} and job.id = sent.job_id`.execute(tx)
  await sql`insert into company_candidate_label (company_id, candidate_id, search_candidate_label_id)
    select ${companyId}, met.id, label.id from met join (
      select id, row_number() over (order by inserted_at, id) - 1 as place, count(*) over () as labels
      from search_candidate_label where company_id = ${companyId}
    ) as label on label.place = met.n / 7 % label.labels
    where met.n % 7 = 3 on conflict do nothing`.execute(tx)
  await sql`insert into favorite_company (candidate_id, company_id)
    select id, ${companyId} from met where n % 3 = 1 on conflict do nothing`.execute(tx)
  await sql`insert into blocked_company (candidate_id, company_id)
    select id, ${companyId} from met where n % 30 = 7 on conflict do nothing`.execute(tx)
}

/** A company reads the names of some it met: of copies, which have no account, as of others. */
const name = (tx: Tx) =>
  sql`insert into candidate_account (candidate_id, email, email_verified_at, family_name, given_name,
      family_name_kana, given_name_kana)
    select id, 'copy' || n || '@student.example', now(), '佐藤', '葵', 'サトウ', 'アオイ'
    from met where not exists (select from candidate_account where candidate_id = met.id)`.execute(tx)

/** Every status there is, spread over all jobs and twelve weeks; some are past their time and not yet written so. */
async function invite(tx: Tx, companyId: OfRow<'company'>, count: number) {
  await sql`
    with mould as (
      select job.id, job.kind, sender.template_message_history_id, sender.company_user_id,
        row_number() over (order by job.id) - 1 as place, count(*) over () as jobs
      from job cross join lateral (
        select template_message_history_id, company_user_id from scout_invitation
        where company_id = job.company_id and job_id = job.id order by sent_at limit 1
      ) as sender
      where job.company_id = ${companyId} and job.status = 'PUBLISHED'
    ),
    drawn as (
      select met.id as candidate_id, met.n, mould.*, met.n / 85 % 10 as die, met.n % 85 as days,
        now() - met.n % 85 * interval '1 day' - interval '1 hour' as sent_at
      from met join mould on mould.place = met.n % mould.jobs where met.n <= ${count}
    ),
    told as (
      select *, case
        when days < 14 then case when die < 6 then 'PENDING' when die < 9 then 'ACCEPTED' else 'DECLINED' end
        when die < 4 then 'EXPIRED' when die < 5 then 'PENDING' when die < 7 then 'ACCEPTED'
        when die < 9 then 'DECLINED' else 'HIRED' end as status
      from drawn
    )
    insert into scout_invitation (company_id, candidate_id, job_id, template_message_history_id, company_user_id,
      status, scheduling_status, reason, sent_at, expires_at, schedule_by, answered_at, ended_at)
    select ${companyId}, candidate_id, id, template_message_history_id, company_user_id, status,
      case when status = 'ACCEPTED' and kind = 'SCHEDULING'
        then (array['PENDING', 'ACCEPTED', 'SCHEDULING_DATE_REQUESTED'])[n % 3 + 1] end,
      repeat('あなたが書かれた研究の進め方を読み、', 3), sent_at, sent_at + interval '14 days',
      case when status = 'ACCEPTED' and kind = 'SCHEDULING' and n % 3 <> 2 then sent_at + interval '15 days' end,
      case when status in ('ACCEPTED', 'DECLINED', 'HIRED') then sent_at + interval '30 minutes' end,
      case when status = 'DECLINED' then sent_at + interval '30 minutes'
        when status = 'EXPIRED' then sent_at + interval '14 days' end
    from told on conflict (company_id, candidate_id, round) do nothing`.execute(tx)
}

async function inviteAgain(tx: Tx, companyId: OfRow<'company'>) {
  await sql`
    insert into scout_invitation (company_id, candidate_id, job_id, template_message_history_id, company_user_id,
      round, reason, sent_at, expires_at)
    select company_id, candidate_id, job_id, template_message_history_id, company_user_id,
      2, reason, now() - interval '2 days', now() + interval '12 days'
    from scout_invitation join met on met.id = candidate_id
    where company_id = ${companyId} and round = 1 and status in ('DECLINED', 'EXPIRED')
      and ended_at < now() - interval '45 days' and n % 3 = 0
    on conflict (company_id, candidate_id, round) do nothing`.execute(tx)
}

async function named(db: Db, companyId: OfRow<'company'>) {
  const job = await db
    .selectFrom('job')
    .select(['id', 'schedulingId'])
    .where('companyId', '=', companyId)
    .where('schedulingId', 'is not', null)
    .orderBy('totalSent', 'desc')
    .executeTakeFirstOrThrow()
  const labels = await db
    .selectFrom('searchCandidateLabel')
    .select('id')
    .where('companyId', '=', companyId)
    .orderBy('insertedAt')
    .execute()
  const idsWhere = async (isKnown: boolean) => {
    const { rows } = await sql<{ id: string }>`
      select id from candidate where ${isKnown} = exists (
        select from company_candidate known where known.company_id = ${companyId} and known.candidate_id = candidate.id
      ) order by ordinal limit 1000`.execute(db)
    return rows.map(({ id }) => id)
  }
  return {
    jobId: job.id,
    schedulingId: job.schedulingId ?? '',
    labelIds: labels.map(({ id }) => id),
    knownIds: await idsWhere(true),
    otherIds: await idsWhere(false),
  }
}
