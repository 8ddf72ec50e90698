import { requireContract } from '#domain/company/queries.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

const members = (db: Db | Tx, companyId: CompanyId) =>
  db
    .selectFrom('companyUser')
    .innerJoin('companyUserAccount', (join) =>
      ofSameCompany(join, 'companyUserAccount.companyUserId', 'companyUser.id'),
    )
    .select(['companyUser.id', 'role', 'status', 'familyName', 'givenName', 'department', 'title'])
    .select(['companyUserAccount.email', 'invitationExpiresAt', 'lastSignedInAt', 'companyUser.insertedAt'])
    .where('companyUser.companyId', '=', companyId)

/** All users of the company, including invited and disabled ones. */
export const listMembers = (db: Db, companyId: CompanyId) =>
  members(db, companyId).orderBy('companyUser.insertedAt').orderBy('companyUser.id').execute()

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

export async function requireMember(db: Db, companyId: CompanyId, id: string) {
  const member = await members(db, companyId).where('companyUser.id', '=', id).executeTakeFirst()
  if (!member) throw new Refusal('not_found')
  return member
}

/** limit: null for a plan with any number of users. */
export type Seats = { limit: number | null; taken: number }

export async function requireSeats(db: Db, companyId: CompanyId): Promise<Seats> {
  const { companyUserLimit: limit } = await requireContract(db, companyId)
  const { taken } = await db
    .selectFrom('companyUser')
    .select((eb) => eb.fn.countAll<number>().as('taken'))
    .where('companyId', '=', companyId)
    .where('status', '!=', 'DISABLED')
    .executeTakeFirstOrThrow()
  return { limit, taken }
}

export const listAdministrators = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('companyUser')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('role', '=', 'ADMIN')
    .where('status', '=', 'ACTIVE')
    .orderBy('insertedAt')
    .orderBy('id')
    .execute()

/**
 * Locks and returns the company's users. The company's row is locked first, so that an invitation of a new user waits
 * too. Refuses a viewer who lost the ADMIN role while waiting.
 */
export async function holdMembers(tx: Tx, { companyId, companyUserId }: CompanyViewer) {
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().executeTakeFirstOrThrow()
  const rows = await lockMembers(tx, companyId)
  const self = rows.find(({ id }) => id === companyUserId)
  if (self?.status !== 'ACTIVE') throw new Refusal('unauthenticated')
  if (self.role !== 'ADMIN') throw new Refusal('forbidden')
  return rows
}

export type HeldMembers = Awaited<ReturnType<typeof lockMembers>>

const lockMembers = (tx: Tx, companyId: CompanyId) =>
  tx
    .selectFrom('companyUser')
    .select(['id', 'role', 'status'])
    .where('companyId', '=', companyId)
    .orderBy('id')
    .forUpdate()
    .execute()
