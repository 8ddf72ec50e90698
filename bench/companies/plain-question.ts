import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { CompanySearchQuestion } from '#domain/company-search/queries.ts'
import type { CompanyFilter } from '#domain/company-search/condition/rules.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'

// The companies of a condition as one would ask the tables themselves: joins, arrays and ILIKE.

const texts = (values: readonly string[]) => sql`${values}::text[]`
const numbers = (values: readonly string[]) => sql`${values.map(Number)}::smallint[]`

const met = (candidateId: OwnCandidateId) => sql<SqlBool>`company.set_up_at is not null
  and not exists (select from blocked_company where company_id = company.id and candidate_id = ${candidateId})
  and exists (select from (select status, ends_on from contract where company_id = company.id order by starts_on desc, id desc limit 1) newest
    where status in ('TRIAL', 'ACTIVE', 'RENEWAL_PENDING') and ends_on >= ${tokyoToday()})`
const isOpen = sql`job.company_id = company.id and job.status = 'PUBLISHED' and not job.is_archived`

type Part = CompanyFilter | 'NAME' | 'JOB'
type Clauses = Partial<Record<Part, RawBuilder<SqlBool>>>

/** One clause for each condition; those of the job and the scout type speak of one and the same job. */
function clausesOf({ condition }: CompanySearchQuestion): Clauses {
  const { name, industryIds, prefectureIds, companySizeIds, companySelectionCriterionIds, jobTypeIds, scoutTypeIds } =
    condition
  const clauses: Clauses = {}
  if (name !== '') {
    const part = `%${name}%`
    clauses.NAME = sql<SqlBool>`(legal_name ilike ${part} or display_name ilike ${part} or kana ilike ${part})`
  }
  if (industryIds.length > 0) clauses.INDUSTRY = sql<SqlBool>`industry_ids && ${numbers(industryIds)}`
  if (prefectureIds.length > 0)
    clauses.PREFECTURE = sql<SqlBool>`(prefecture_id = any(${texts(prefectureIds)}) or office_prefecture_ids && ${texts(prefectureIds)})`
  if (companySizeIds.length > 0) clauses.COMPANY_SIZE = sql<SqlBool>`company_size_id = any(${numbers(companySizeIds)})`
  if (companySelectionCriterionIds.length > 0)
    clauses.SELECTION_CRITERION = sql<SqlBool>`company_selection_criterion_ids && ${numbers(companySelectionCriterionIds)}`
  if (jobTypeIds.length > 0 || scoutTypeIds.length > 0)
    clauses.JOB = sql<SqlBool>`exists (select from job where ${isOpen}
      and ${jobTypeIds.length > 0 ? sql`job_type_ids && ${numbers(jobTypeIds)}` : sql`true`}
      and ${scoutTypeIds.length > 0 ? sql`scout_type_id = any(${numbers(scoutTypeIds)})` : sql`true`})`
  return clauses
}

const allBut = (clauses: Clauses, part?: Part) =>
  sql.join(
    [sql`true`, ...Object.entries(clauses).flatMap(([name, clause]) => (name === part ? [] : clause))],
    sql` and `,
  )

const sharedKinds = ({ wishes }: CompanySearchQuestion) => sql`(industry_ids && ${numbers(wishes.INDUSTRY)})::int
  + (prefecture_id = any(${texts(wishes.PREFECTURE)}) or office_prefecture_ids && ${texts(wishes.PREFECTURE)})::int
  + (company_size_id = any(${numbers(wishes.COMPANY_SIZE)}))::int
  + (company_selection_criterion_ids && ${numbers(wishes.SELECTION_CRITERION)})::int
  + (exists (select from job where ${isOpen} and job_type_ids && ${numbers(wishes.JOB_TYPE)}))::int`

export async function countPlainly(db: Db, candidateId: OwnCandidateId, question: CompanySearchQuestion) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from company
    where ${met(candidateId)} and ${allBut(clausesOf(question))}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function pagePlainly(
  db: Db,
  candidateId: OwnCandidateId,
  question: CompanySearchQuestion,
  { first, offset }: { first: number; offset: number },
) {
  const nearness = question.order === 'NEAR' ? sql`${sharedKinds(question)} desc,` : sql``
  const { rows } = await sql<{ id: string }>`select company.id from company
    left join company_search on company_id = company.id
    where ${met(candidateId)} and ${allBut(clausesOf(question))}
    order by ${nearness} greatest(edited_at, (select max(last_edited_at) from job where ${isOpen})) desc, ordinal desc
    limit ${first} offset ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A statement for each filter, as one would write them. */
export async function countOptionsPlainly(db: Db, candidateId: OwnCandidateId, question: CompanySearchQuestion) {
  const clauses = clausesOf(question)
  const { jobTypeIds, scoutTypeIds } = question.condition
  const ofScoutTypes = scoutTypeIds.length > 0 ? sql`scout_type_id = any(${numbers(scoutTypeIds)})` : sql`true`
  const ofJobTypes = jobTypeIds.length > 0 ? sql`job_type_ids && ${numbers(jobTypeIds)}` : sql`true`
  const statements: Record<CompanyFilter, RawBuilder<{ id: string; count: number }>> = {
    INDUSTRY: sql`select chosen::text as id, count(*)::int from company, unnest(industry_ids) chosen
      where ${met(candidateId)} and ${allBut(clauses, 'INDUSTRY')} group by chosen`,
    PREFECTURE: sql`select chosen as id, count(distinct company.id)::int from company, unnest(office_prefecture_ids || prefecture_id) chosen
      where ${met(candidateId)} and ${allBut(clauses, 'PREFECTURE')} group by chosen`,
    COMPANY_SIZE: sql`select company_size_id::text as id, count(*)::int from company
      where ${met(candidateId)} and ${allBut(clauses, 'COMPANY_SIZE')} group by company_size_id`,
    SELECTION_CRITERION: sql`select chosen::text as id, count(*)::int from company, unnest(company_selection_criterion_ids) chosen
      where ${met(candidateId)} and ${allBut(clauses, 'SELECTION_CRITERION')} group by chosen`,
    JOB_TYPE: sql`select job_type_id::text as id, count(distinct company.id)::int from company join job on ${isOpen}, unnest(job_type_ids) job_type_id
      where ${met(candidateId)} and ${allBut(clauses, 'JOB')} and ${ofScoutTypes} group by job_type_id`,
    SCOUT_TYPE: sql`select scout_type_id::text as id, count(distinct company.id)::int from company join job on ${isOpen}
      where ${met(candidateId)} and ${allBut(clauses, 'JOB')} and ${ofJobTypes} group by scout_type_id`,
  }
  const counted: [CompanyFilter, string, number][] = []
  for (const filter of Object.keys(statements) as CompanyFilter[])
    for (const { id, count } of (await statements[filter].execute(db)).rows) counted.push([filter, id, count])
  return counted
}
