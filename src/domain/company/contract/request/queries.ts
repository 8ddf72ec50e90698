import type { Selectable } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import type { ContractRequestStatus } from './rules.ts'

export type ContractRequestRow = Selectable<DB['contractRequest']>

/** The newest requests of a company; the open ones are among them. */
const maxRequests = 20

export const listContractRequests = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('contractRequest')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxRequests)
    .execute()

/** The requests of each company, newest first, for the operator. */
export async function listRequestsOfCompanies(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('contractRequest')
    .selectAll()
    .where('companyId', 'in', companyIds)
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return Map.groupBy(rows, ({ companyId }) => companyId)
}

/** The operator's queue: open requests longest waiting first, answered ones newest first. */
export async function queueOfContractRequests(db: Db, status: ContractRequestStatus, page: Page) {
  const { limit, offset } = boundsOf(page)
  const ofStatus = db.selectFrom('contractRequest').where('status', '=', status)
  const [rows, { count }] = await Promise.all([
    ofStatus
      .selectAll()
      .orderBy('insertedAt', status === 'OPEN' ? 'asc' : 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    ofStatus.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: count }
}

export async function requireContractRequest(db: Db | Tx, id: string): Promise<ContractRequestRow> {
  const request = await db.selectFrom('contractRequest').selectAll().where('id', '=', id).executeTakeFirst()
  if (!request) throw new Refusal('not_found')
  return request
}

/** Whether the operator has provided the contacts for this end of the contract. */
export async function hasProvidedContacts(db: Db | Tx, companyId: CompanyId, endsOn: string) {
  const provided = await db
    .selectFrom('contractRequest')
    .select('id')
    .where('companyId', '=', companyId)
    .where('kind', '=', 'CONTACTS')
    .where('status', '=', 'DONE')
    .where('contractEndsOn', '=', endsOn)
    .executeTakeFirst()
  return provided !== undefined
}
