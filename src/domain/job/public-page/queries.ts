import { sql } from 'kysely'
import { contractsWithPlans, listContracts } from '#domain/company/queries.ts'
import { contractStatuses, isContractInForce } from '#domain/company/rules.ts'
import type { JobId, NamedCompanyId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { namedValue } from '#platform/database/named-value.ts'
import { listOfferedJobs } from '../queries.ts'
import { canSendScoutInvitation } from '../rules.ts'

/**
 * A company whose page visitors without an account may open: it chose so, its page is finished, its contract is in
 * force. Refuses not_found for any other, as for one that does not exist.
 */
export async function requirePublicCompany(db: Db, id: NamedCompanyId) {
  const company = await db
    .selectFrom('company')
    .selectAll()
    .where('id', '=', namedValue(id))
    .where('isPublic', '=', true)
    .where('setUpAt', 'is not', null)
    .executeTakeFirst()
  const contract = company && (await listContracts(db, [company.id])).get(company.id)
  if (!contract || !isContractInForce(contract, tokyoToday())) throw new Refusal('not_found')
  return company
}

/** A published job of such a company, with the company. Refuses not_found for any other. */
export async function requirePublicJob(db: Db, id: JobId) {
  const job = (await listOfferedJobs(db, [id])).get(id)
  if (!job || !canSendScoutInvitation(job)) throw new Refusal('not_found')
  return { job, company: await requirePublicCompany(db, job.companyId) }
}

export type PublicAddress = { kind: 'company' | 'job'; id: string; editedAt: Date }

const inForce = contractStatuses.filter((status) => isContractInForce({ status, endsOn: '9999-12-31' }, '2000-01-01'))

const publicCompanies = (db: Db) =>
  db
    .selectFrom('company')
    .innerJoin(contractsWithPlans(db).as('contract'), 'contract.companyId', 'company.id')
    .where('company.isPublic', '=', true)
    .where('company.setUpAt', 'is not', null)
    .where('contract.status', 'in', inForce)
    .where('contract.endsOn', '>=', tokyoToday())

const publicAddresses = (db: Db) =>
  publicCompanies(db)
    .select([sql<'company' | 'job'>`'company'`.as('kind'), sql.ref<string>('company.id').as('id'), 'company.editedAt'])
    .unionAll(
      publicCompanies(db)
        .innerJoin('job', 'job.companyId', 'company.id')
        .where('job.status', '=', 'PUBLISHED')
        .where('job.isArchived', '=', false)
        .select([sql<'company' | 'job'>`'job'`.as('kind'), 'job.id', 'job.lastEditedAt as editedAt']),
    )

export async function countPublicAddresses(db: Db) {
  const row = await db
    .selectFrom(publicAddresses(db).as('address'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** The pages that search engines may know, in an order that stays while none is added. */
export const listPublicAddresses = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom(publicAddresses(db).as('address'))
    .selectAll()
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute() satisfies Promise<PublicAddress[]>
