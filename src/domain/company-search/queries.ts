import { sql } from 'kysely'
import type { CompanyRow } from '#domain/company/queries.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { compiledOnce, firstRow } from '#platform/database/compiled-once.ts'
import type { Db } from '#platform/database/db.ts'
import {
  chosenOf,
  companyFilters,
  type CompanyFilter,
  type CompanyOrder,
  type CompanySearchCondition,
} from './condition/rules.ts'
import { wishesOf, wishKinds, type Wishes } from './wish/rules.ts'

export type CompanySearchQuestion = { condition: CompanySearchCondition; wishes: Wishes; order: CompanyOrder }
type Wanted = { first: number; offset: number; withOptions: boolean }
type Answer = {
  total: number
  companyIds: OfRow<'company'>[]
  openJobs: number[]
  isNearName: boolean
  optionCounts: [CompanyFilter, string, number][]
  relaxations: [CompanyFilter | 'NAME', number][]
}

type Values = {
  candidateId: OfRow<'candidate'>
  today: string
  word: string
  kinds: string[]
  ids: string[]
  wishKinds: string[]
  wishIds: string[]
  isByWishes: boolean
  first: number
  offset: number
  withOptions: boolean
}
const answers = compiledOnce((db, values: Values) =>
  db
    .selectFrom(
      sql<Answer>`search_companies(${values.candidateId}::uuid, ${values.today}::date, ${values.word}::text,
        ${values.kinds}::text[], ${values.ids}::text[], ${values.wishKinds}::text[], ${values.wishIds}::text[],
        ${values.isByWishes}::boolean, ${values.first}::int, ${values.offset}::int, ${values.withOptions}::boolean)`.as(
        'answer',
      ),
    )
    .selectAll(),
)

/** The companies that a student meets under the condition, a page of ids, and with options the counts beside each. */
export async function searchCompanies(
  db: Db,
  candidateId: OwnCandidateId,
  { condition, wishes, order }: CompanySearchQuestion,
  { first, offset, withOptions }: Wanted,
): Promise<Answer> {
  const chosen = companyFilters.flatMap((kind) => chosenOf(condition, kind).map((id) => ({ kind, id })))
  const wished = wishKinds.flatMap((kind) => wishes[kind].map((id) => ({ kind, id })))
  const rows = await answers(db, {
    candidateId,
    today: tokyoToday(),
    word: condition.name,
    kinds: chosen.map(({ kind }) => kind),
    ids: chosen.map(({ id }) => id),
    wishKinds: wished.map(({ kind }) => kind),
    wishIds: wished.map(({ id }) => id),
    isByWishes: order === 'NEAR' && wished.length > 0,
    first,
    offset,
    withOptions,
  })
  return firstRow(rows)
}

const preferences = compiledOnce((db, { candidateId }: { candidateId: OwnCandidateId }) =>
  db
    .selectFrom('candidate')
    .select(['areaPreferenceIds', 'industryIds', 'jobTypeIds', 'companySizeIds', 'companySelectionCriterionIds'])
    .where('id', '=', candidateId),
)

/** The student's wishes: the preferences of the profile. */
export async function requireWishes(db: Db, candidateId: OwnCandidateId): Promise<Wishes> {
  return wishesOf(firstRow(await preferences(db, { candidateId })))
}

const openJobTypes = compiledOnce((db, { companyIds }: { companyIds: readonly OfRow<'company'>[] }) =>
  db
    .selectFrom('job')
    .select(['companyId', 'jobTypeIds'])
    .where('companyId', 'in', companyIds)
    .where('status', '=', 'PUBLISHED')
    .where('isArchived', '=', false),
)

/** The job types of each company's open jobs. */
export async function listOpenJobTypes(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await openJobTypes(db, { companyIds })
  const byCompany = Map.groupBy(rows, ({ companyId }) => companyId)
  return new Map([...byCompany].map(([id, jobs]) => [id, jobs.flatMap(({ jobTypeIds }) => jobTypeIds.map(String))]))
}

export const offeredBy = (company: CompanyRow, jobTypeIds: readonly string[]): Wishes => ({
  INDUSTRY: company.industryIds.map(String),
  PREFECTURE: [...(company.prefectureId === null ? [] : [company.prefectureId]), ...company.officePrefectureIds],
  JOB_TYPE: jobTypeIds,
  COMPANY_SIZE: company.companySizeId === null ? [] : [String(company.companySizeId)],
  SELECTION_CRITERION: company.companySelectionCriterionIds.map(String),
})
