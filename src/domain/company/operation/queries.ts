import { sql } from 'kysely'
import type { NamedCompanyId, OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import { inJapanese } from '#platform/database/japanese-order.ts'
import { escapeLike } from '#platform/database/like.ts'
import { namedValues } from '#platform/database/named-value.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { contractDays, inForce } from '../contract/rules.ts'
import type { ContractStatus } from '../rules.ts'

type CompanySearch = Page & {
  text: string | null
  status: ContractStatus | null
  /** Only companies with a published job that nobody has checked for 90 days. */
  hasStaleJobs: boolean
  /** Only companies whose contract or trial ends within the days of its renewal, the first end first. */
  endsSoon: boolean
  order: CompanyOrder
}

/** The orders of the operator's list of companies. */
export const companyOrders = ['NAME', 'NEWEST', 'END', 'PLAN'] as const
export type CompanyOrder = (typeof companyOrders)[number]

/** As `checkDays` of the job, a noun above this one. */
const staleJobDays = 90

const newestColumns = [
  'newest.status',
  'newest.planKey',
  'newest.startsOn',
  'newest.endsOn',
  'newest.endedFrom',
  'newest.endedFromEndsOn',
] as const

const companies = (db: Db) =>
  db.selectFrom('company').innerJoinLateral(
    (eb) =>
      eb
        .selectFrom('contract')
        .select(['contract.status', 'contract.planKey', 'contract.startsOn', 'contract.endsOn'])
        .select(['contract.endedFrom', 'contract.endedFromEndsOn'])
        .whereRef('contract.companyId', '=', 'company.id')
        .orderBy('contract.startsOn', 'desc')
        .orderBy('contract.id', 'desc')
        .limit(1)
        .as('newest'),
    (join) => join.onTrue(),
  )

/** The dearest plan first. */
const planRank = sql<number>`array_position(array['FREE', 'LIGHT', 'STANDARD', 'PREMIUM'], newest.plan_key)`

/** Finds companies by name, reading or 法人番号, and by contract status, ordered by name unless another order is wished. */
export async function searchCompanies(db: Db, { text, status, hasStaleJobs, endsSoon, order, ...page }: CompanySearch) {
  const { limit, offset } = boundsOf(page)
  const words = text?.normalize('NFKC').trim() ?? ''
  const matches = companies(db)
    .$if(status !== null, (query) => query.where('newest.status', '=', status))
    .$if(endsSoon, (query) =>
      query
        .where('newest.status', 'in', inForce)
        .where('newest.endsOn', '<=', addDays(tokyoToday(), contractDays.renewal)),
    )
    .$if(hasStaleJobs, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('job')
            .select('job.id')
            .whereRef('job.companyId', '=', 'company.id')
            .where('job.status', '=', 'PUBLISHED')
            .where('job.isArchived', '=', false)
            .where('job.checkedAt', '<', sql<Date>`now() - make_interval(days => ${staleJobDays})`),
        ),
      ),
    )
    .$if(words !== '', (query) =>
      query.where(
        sql<boolean>`(company.id in (select companies_named(${words})) or corporate_number like ${`%${escapeLike(words)}%`})`,
      ),
    )
  const [rows, { count }] = await Promise.all([
    matches
      .selectAll('company')
      .select(newestColumns)
      .$if(order === 'NEWEST', (query) => query.orderBy('company.insertedAt', 'desc'))
      .$if(order === 'END' || endsSoon, (query) =>
        query.orderBy(sql`newest.ends_on < ${tokyoToday()}::date`).orderBy('newest.endsOn'),
      )
      .$if(order === 'PLAN', (query) => query.orderBy(planRank, 'desc'))
      .orderBy('company.kana', inJapanese)
      .orderBy('company.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    matches.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: count }
}

export type OperatedCompanyRow = Awaited<ReturnType<typeof searchCompanies>>['rows'][number]

export async function findOperatedCompanies(db: Db, ids: readonly NamedCompanyId[]) {
  const rows = await companies(db)
    .selectAll('company')
    .select(newestColumns)
    .where('company.id', 'in', namedValues(ids))
    .execute()
  return new Map(rows.map((row): [NamedCompanyId, OperatedCompanyRow] => [row.id, row]))
}

export async function requireOperatedCompany(db: Db, id: NamedCompanyId) {
  const company = (await findOperatedCompanies(db, [id])).get(id)
  if (!company) throw new Refusal('not_found')
  return company
}

export async function listUsersOfCompanies(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('companyUser')
    .leftJoin('companyUserAccount', 'companyUserAccount.companyUserId', 'companyUser.id')
    .select(['companyUser.companyId', 'companyUser.id', 'role', 'status', 'familyName', 'givenName', 'department'])
    .select('companyUserAccount.email')
    .where('companyUser.companyId', 'in', companyIds)
    .orderBy('companyUser.insertedAt')
    .orderBy('companyUser.id')
    .execute()
  return Map.groupBy(rows, ({ companyId }) => companyId)
}

export type OperatedUserRow =
  Awaited<ReturnType<typeof listUsersOfCompanies>> extends Map<string, (infer Row)[]> ? Row : never
