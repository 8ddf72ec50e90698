import type { Selectable } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db } from '#platform/database/db.ts'
import type { DB } from '#platform/database/database-types.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { isInForce } from './rules.ts'

export type PositiveActionRow = Selectable<DB['positiveAction']>

const positiveActions = compiledOnce((db, { companyId, today }: { companyId: CompanyId; today: string }) =>
  db
    .selectFrom('positiveAction')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('endedAt', 'is', null)
    .where('endsOn', '>=', today)
    .orderBy('beginsOn'),
)

/** Positive actions in force or in the future, the next first. A positive action ends by itself after its last day. */
export const listPositiveActions = (db: Db, companyId: CompanyId): Promise<PositiveActionRow[]> =>
  positiveActions(db, { companyId, today: tokyoToday() })

export async function findPositiveActionInForce(db: Db, companyId: CompanyId) {
  const rows = await listPositiveActions(db, companyId)
  return rows.find((row) => isInForce(row, tokyoToday()))
}

/** Refuses not_found. */
export async function requirePositiveAction(db: Db, companyId: CompanyId, id: string): Promise<PositiveActionRow> {
  const row = await db
    .selectFrom('positiveAction')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}
