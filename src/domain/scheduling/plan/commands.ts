import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { requireContract, requireFeature } from '#domain/company/queries.ts'
import type { Tx } from '#platform/database/db.ts'

/**
 * Checks that the plan lets this scheduling have dates ahead. Refuses plan_restricted without the feature, and at the
 * limit of schedulings with dates ahead; neither the scheduling itself nor a date that is called off counts.
 */
export async function requireRoomForDates(tx: Tx, companyId: CompanyId, schedulingId: string | null) {
  await requireFeature(tx, companyId, 'events')
  const { openSchedulingLimit: limit } = await requireContract(tx, companyId)
  if (limit === null) return
  // Two schedulings made at once are counted one after the other.
  await tx.selectFrom('contract').select('id').where('companyId', '=', companyId).orderBy('id').forUpdate().execute()
  const { count } = await tx
    .selectFrom('schedulingDate')
    .select((eb) => eb.fn.count<number>('schedulingId').distinct().as('count'))
    .where('companyId', '=', companyId)
    .where('startAt', '>', sql<Date>`now()`)
    .where('calledOffAt', 'is', null)
    .$if(schedulingId !== null, (query) => query.where('schedulingId', '!=', schedulingId))
    .executeTakeFirstOrThrow()
  if (count >= limit) throw new Refusal('plan_restricted')
}
