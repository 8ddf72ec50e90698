import type { Db, Tx } from '#platform/db.ts'
import { enqueueMany } from '#platform/queue.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { sql } from 'kysely'
import { isReachable, listStaff } from '../../list/queries.ts'
import type { CompanyKind } from '../../kind.ts'
import { tellCompanyUsers } from '../../delivery/telling/commands.ts'
import { digestText } from './text.ts'

type Of = { companyId: string; companyUserId: string; day: string }

/** Kept until the morning; the same effect again is kept once. */
export async function addDigestItems(
  tx: Tx,
  companyId: string,
  companyUserIds: readonly string[],
  item: { kind: CompanyKind; effectKey: string },
) {
  if (companyUserIds.length === 0) return
  await tx
    .insertInto('companyDigestItem')
    .values(companyUserIds.map((companyUserId) => ({ companyId, companyUserId, ...item })))
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** One job for each company user for whom something waits. */
export async function queueDigests(tx: Tx, now: Date) {
  const waiting = await tx
    .selectFrom('companyDigestItem')
    .select(['companyId', 'companyUserId'])
    .where('digestedOn', 'is', null)
    .distinct()
    .execute()
  const day = tokyoToday(now)
  await enqueueMany(
    tx,
    'notify_digest',
    waiting.map((user): Of => ({ ...user, day })),
  )
}

/** One row and one mail for all that waits. What comes after it waits for the next day. */
export async function notifyDigest(tx: Tx, about: Of) {
  const { companyId, companyUserId, day } = about
  const effectKey = `DIGEST:${day}`
  if (!(await isReachable(tx, companyId)) || (await isTold(tx, about, effectKey))) return
  const staff = await listStaff(tx, companyId)
  if (!staff.some(({ id }) => id === companyUserId)) return
  // Of two at once the second waits here for the first, and finds nothing left.
  const taken = await tx
    .updateTable('companyDigestItem')
    .set({ digestedOn: day })
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('digestedOn', 'is', null)
    .returning('kind')
    .execute()
  const text = taken.length > 0 && (await digestText(tx, about))
  if (text) await tellCompanyUsers(tx, companyId, [companyUserId], { kind: 'DIGEST', about, effectKey, text })
}

async function isTold(tx: Tx, { companyId, companyUserId }: Of, effectKey: string) {
  const row = await tx
    .selectFrom('companyNotification')
    .select('id')
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('effectKey', '=', effectKey)
    .executeTakeFirst()
  return row !== undefined
}

/** Called by the clock. */
export const forgetOldDigestItems = (db: Db) =>
  db
    .deleteFrom('companyDigestItem')
    .where('insertedAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
