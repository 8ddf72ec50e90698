import { sql, type Selectable, type SqlBool } from 'kysely'
import type { CompanyId, ContractWithPlan } from '#domain/viewer/viewer.ts'
import type { NamedCompanyId, OfRow } from '#ground/id.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { DB } from '#platform/database/database-types.ts'
import { namedValues } from '#platform/database/named-value.ts'
import { readWholeRow } from '#platform/database/whole-row.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { refuseUnplanned, setupOnly, type PlanFeature } from './plan/rules.ts'
import { isContractInForce, statusesInForce } from './rules.ts'

export type CompanyRow = Selectable<DB['company']>
export type CompanyUserRow = Selectable<DB['companyUser']>

const companies = compiledOnce((db, { ids }: { ids: readonly OfRow<'company'>[] }) =>
  db.selectFrom('company').selectAll().where('id', 'in', ids),
)

/** A company's own page is public, so no proof of a viewer is needed. */
export async function listCompanies(db: Db, ids: readonly NamedCompanyId[]) {
  const rows = await companies(db, { ids: namedValues(ids) })
  return new Map(rows.map((row): [NamedCompanyId, CompanyRow] => [row.id, row]))
}

type UsersOfCompany = { companyId: OfRow<'company'>; ids: readonly string[] }
const companyUsers = compiledOnce((db, { companyId, ids }: UsersOfCompany) =>
  db.selectFrom('companyUser').selectAll().where('companyId', '=', companyId).where('id', 'in', ids),
)

/** Company users whose names students see on scouts, limited to one company. */
export async function listCompanyUsers(db: Db, companyId: OfRow<'company'>, ids: readonly string[]) {
  const rows = await companyUsers(db, { companyId, ids })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Reads a company user that a statement joined as one column. */
export const readCompanyUser = (whole: unknown) => readWholeRow<'companyUser'>(whole, { insertedAt: true })

export function listActiveCompanyUsers(db: Db, companyId: CompanyId) {
  return db
    .selectFrom('companyUser')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .execute()
}

/** The newest contract of every company with its plan; the caller narrows the companies. */
export const contractsWithPlans = (db: Db | Tx) =>
  db
    .selectFrom('contract')
    .innerJoin('plan', 'plan.key', 'contract.planKey')
    .select(['contract.companyId', 'contract.id', 'contract.status', 'contract.startsOn', 'contract.endsOn'])
    .select(['plan.key', 'plan.label', 'plan.features', 'plan.scoutLimitPerMonth', 'plan.bulkSendLimit'])
    .select(['plan.labelLimit', 'plan.savedFilterLimit', 'plan.publishedJobLimit', 'plan.companyUserLimit'])
    .select('plan.openSchedulingLimit')
    .distinctOn('contract.companyId')
    .orderBy('contract.companyId')
    .orderBy('contract.startsOn', 'desc')
    .orderBy('contract.id', 'desc')

const contractsWithPlan = compiledOnce((db, { companyIds }: { companyIds: readonly OfRow<'company'>[] }) =>
  contractsWithPlans(db).where(sql<SqlBool>`contract.company_id = any(${companyIds}::uuid[])`),
)

/** Replaces the features and limits of a contract under review by `setupOnly`. */
export const entitled = <Row extends { status: string }>(row: Row) =>
  row.status === 'UNDER_REVIEW' ? { ...row, ...setupOnly } : row

/** The newest contract of each company with what its plan holds. */
export async function listContracts(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await contractsWithPlan(db, { companyIds })
  return new Map(rows.map((row) => [row.companyId, entitled(row)]))
}

export async function requireContract(db: Db | Tx, companyId: OfRow<'company'>): Promise<ContractWithPlan> {
  const [contract] = await contractsWithPlan(db, { companyIds: [companyId] })
  if (!contract) throw new Error('a company without a contract')
  return entitled(contract)
}

/** Whether students may answer a company and book its dates: its newest contract is in force today. */
export const isCompanyInForce = async (db: Db | Tx, companyId: OfRow<'company'>) =>
  isContractInForce(await requireContract(db, companyId), tokyoToday())

/** The same in a statement, of the company that a column names. */
export const hasContractInForce = (column: string) => sql<boolean>`(
  select newest.status in (${sql.join(statusesInForce)})
    and newest.ends_on >= (now() at time zone 'Asia/Tokyo')::date
  from contract newest where newest.company_id = ${sql.ref(column)}
  order by newest.starts_on desc, newest.id desc limit 1)`

/** Refuses plan_restricted when the company's plan does not hold the feature (§6). */
export async function requireFeature(db: Db | Tx, companyId: CompanyId, feature: PlanFeature) {
  refuseUnplanned(await requireContract(db, companyId), [feature])
}
