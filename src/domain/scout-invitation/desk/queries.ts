import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import type { Queue } from '#domain/admin-account/desk/queries.ts'
import { mismatchBusinessDays } from '#domain/admin-account/desk/rules.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'

/** Offers of which student and company tell differently. */
export async function findMismatchQueue(db: Db): Promise<Queue> {
  const { count, oldestAt } = await db
    .selectFrom('offerReport')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('answeredAt').as('oldestAt')])
    .where('status', '=', 'MISMATCH')
    .executeTakeFirstOrThrow()
  return { count, oldestAt, dueOn: oldestAt && addBusinessDays(tokyoDay(oldestAt), mismatchBusinessDays) }
}
