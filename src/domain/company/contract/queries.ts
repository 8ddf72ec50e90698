import { Refusal } from '#ground/refusal.ts'
import type { NamedCompanyId, OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { namedValue } from '#platform/database/named-value.ts'

/** Holds the company's newest contract until the transaction ends. Refuses not_found. */
export async function lockContract(tx: Tx, id: NamedCompanyId) {
  const contract = await tx
    .selectFrom('contract')
    .selectAll()
    .where('companyId', '=', namedValue(id))
    .orderBy('startsOn', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!contract) throw new Refusal('not_found')
  return contract
}

/** Suspension requests that wait for a second admin, oldest first. */
export const listOpenSuspensions = (db: Db) =>
  db.selectFrom('contractSuspension').selectAll().where('status', '=', 'REQUESTED').orderBy('insertedAt').execute()

/** The request of these companies that waits for a second admin. */
export async function findOpenSuspensions(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('contractSuspension')
    .selectAll()
    .where('companyId', 'in', companyIds)
    .where('status', '=', 'REQUESTED')
    .execute()
  return new Map(rows.map((row) => [row.companyId, row]))
}

export type ContractSuspensionRow = Awaited<ReturnType<typeof listOpenSuspensions>>[number]

export async function requireSuspension(db: Db | Tx, id: string) {
  const suspension = await db.selectFrom('contractSuspension').selectAll().where('id', '=', id).executeTakeFirst()
  if (!suspension) throw new Refusal('not_found')
  return suspension
}

/** True once every contract of the company is TERMINATED. */
export async function isTerminated(db: Db | Tx, companyId: OfRow<'company'>): Promise<boolean> {
  const live = await db
    .selectFrom('contract')
    .select('id')
    .where('companyId', '=', companyId)
    .where('status', '!=', 'TERMINATED')
    .executeTakeFirst()
  return live === undefined
}

export const hasUsedTrial = async (db: Db, corporateNumber: string) =>
  (await db
    .selectFrom('contractTrial')
    .select('startedOn')
    .where('corporateNumber', '=', corporateNumber)
    .executeTakeFirst()) !== undefined

export const listPlans = (db: Db) => db.selectFrom('plan').selectAll().orderBy('monthlyPriceYen').execute()
export type PlanRow = Awaited<ReturnType<typeof listPlans>>[number]
