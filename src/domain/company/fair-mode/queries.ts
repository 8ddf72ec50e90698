import { sql } from 'kysely'
import type { CompanyUserRow } from '../queries.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { FairModeScope } from './rules.ts'

/** The reader of a student is a user of a company, a token of it, or (null) the company as a whole, by its webhooks. */
export type Reader = { companyId: OfRow<'company'>; companyUserId: string | null; token?: object }

/** The user whom a list of fair mode may name; null for a machine, which reads for whoever holds it. */
export const userOf = ({ companyUserId, token }: Reader) => (token ? null : companyUserId)

/**
 * SQL: whether school, photo, gender and hometown stay hidden from this reader. Who is no single user may pass them on to
 * a listed one, so with chosen jobs nobody but an unlisted user reads them.
 */
export const readsHidden = (companyId: OfRow<'company'>, userId: string | null) => sql<boolean>`exists (
  select from fair_mode where fair_mode.company_id = ${companyId}
    and (fair_mode.scope = 'EVERY_JOB' or fair_mode.scope = 'CHOSEN_JOBS' and (${userId}::uuid is null or exists (
      select from fair_mode_user listed
      where listed.company_id = fair_mode.company_id and listed.company_user_id = ${userId}))))`

type CompanyAndUser = { companyId: OfRow<'company'>; userId: string | null }
const fairAnswers = compiledOnce((db, { companyId, userId }: CompanyAndUser) =>
  db.selectNoFrom(readsHidden(companyId, userId).as('isOn')),
)

/** Whether fair mode hides from this reader what it hides. */
export async function isFairModeOn(db: Db | Tx, reader: Reader) {
  const [answer] = await fairAnswers(db, { companyId: reader.companyId, userId: userOf(reader) })
  return answer?.isOn === true
}

const fairModeScopes = compiledOnce((db, { companyId }: { companyId: OfRow<'company'> }) =>
  db.selectFrom('fairMode').select('scope').where('companyId', '=', companyId),
)

/** NONE until an administrator chooses. */
export async function findFairModeScope(db: Db | Tx, companyId: OfRow<'company'>): Promise<FairModeScope> {
  const [row] = await fairModeScopes(db, { companyId })
  return row?.scope ?? 'NONE'
}

/** The colleagues who read students, each with whether the list of fair mode names them. */
export async function listFairModeUsers(db: Db, companyId: CompanyId): Promise<FairModeUser[]> {
  const rows = await db
    .selectFrom('companyUser')
    .selectAll('companyUser')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('fairModeUser')
          .select('fairModeUser.companyUserId')
          .whereRef('fairModeUser.companyId', '=', 'companyUser.companyId')
          .whereRef('fairModeUser.companyUserId', '=', 'companyUser.id'),
      )
        .$castTo<boolean>()
        .as('isListed'),
    )
    .where('companyId', '=', companyId)
    .where('status', '=', 'ACTIVE')
    .where('role', '!=', 'INTERVIEWER')
    .orderBy('id')
    .execute()
  return rows.map(({ isListed, ...companyUser }) => ({ companyUser, isListed }))
}

export type FairModeUser = { companyUser: CompanyUserRow; isListed: boolean }
