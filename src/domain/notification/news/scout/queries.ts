import { sql } from 'kysely'
import { hasContractInForce } from '#domain/company/queries.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { findScoutFacts, type AboutScout } from '../../facts/queries.ts'

/** The unanswered scouts that expire on a Tokyo day and can be accepted. */
export function listExpiringOn(db: Db | Tx, day: string) {
  return db
    .selectFrom('scoutInvitation')
    .select(['companyId', 'id as scoutInvitationId'])
    .where('status', '=', 'PENDING')
    .where('expiresAt', '>=', startOfTokyoDay(day))
    .where('expiresAt', '<', startOfTokyoDay(addDays(day, 1)))
    .where(hasContractInForce('scoutInvitation.companyId'))
    .execute()
}

/** False once the scout is answered or expired, and while its company is out of force: accepting is refused then. */
export async function isUnanswered(db: Db | Tx, { companyId, scoutInvitationId }: AboutScout): Promise<boolean> {
  const row = await db
    .selectFrom('scoutInvitation')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', scoutInvitationId)
    .where('status', '=', 'PENDING')
    .where('expiresAt', '>', sql<Date>`now()`)
    .where(hasContractInForce('scoutInvitation.companyId'))
    .executeTakeFirst()
  return row !== undefined
}

/** The facts of a scout with the word that was added to it; undefined while none has arrived. */
export async function findFollowUpFacts(db: Db | Tx, about: AboutScout) {
  const facts = await findScoutFacts(db, about)
  const followUp = await db
    .selectFrom('scoutFollowUp')
    .select('text')
    .where('companyId', '=', about.companyId)
    .where('scoutInvitationId', '=', about.scoutInvitationId)
    .where('deliveredAt', 'is not', null)
    .executeTakeFirst()
  return facts && followUp && { ...facts, followUp }
}

/** Whether the student has opened the scout. */
export const wasRead = async (db: Db | Tx, { companyId, scoutInvitationId }: AboutScout) =>
  (await db
    .selectFrom('scoutInvitation')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', scoutInvitationId)
    .where('readAt', 'is not', null)
    .executeTakeFirst()) !== undefined
