import type { Db } from '#platform/database/db.ts'
import { itemScopes, type AlarmKind, type ItemScope } from '../rules.ts'

/** Every sign with what an operator said when it was put aside. */
export const listAlarms = (db: Db) =>
  db
    .selectFrom('assessmentItemAlarm as alarm')
    .leftJoin('assessmentAlarmAcknowledgement as aside', (join) =>
      join.onRef('aside.itemId', '=', 'alarm.itemId').onRef('aside.kind', '=', 'alarm.kind'),
    )
    .select([
      'alarm.itemId',
      'alarm.kind',
      'alarm.raisedAt',
      'alarm.before',
      'alarm.now',
      'aside.reason',
      'aside.acknowledgedBy',
      'aside.acknowledgedAt',
    ])
    .orderBy('alarm.kind')
    .execute()
export type AlarmRow = Awaited<ReturnType<typeof listAlarms>>[number]

export const findAlarm = async (db: Db, itemId: string, kind: AlarmKind): Promise<AlarmRow | undefined> =>
  (await listAlarms(db)).find((alarm) => alarm.itemId === itemId && alarm.kind === kind)

/** How many items of each list have a sign that waits for an operator. */
export async function countOpenAlarms(db: Db): Promise<{ scope: ItemScope; items: number }[]> {
  const rows = await openAlarms(db)
    .innerJoin('assessmentItem as item', 'item.id', 'alarm.itemId')
    .select((eb) => ['item.section', eb.fn.count<number>('alarm.itemId').distinct().as('items')])
    .groupBy('item.section')
    .execute()
  return itemScopes.map((scope) => ({
    scope,
    items: rows.find(({ section }) => (section ?? 'PERSONALITY') === scope)?.items ?? 0,
  }))
}

/** Signs that nobody has put aside. */
export const openAlarms = (db: Db) =>
  db
    .selectFrom('assessmentItemAlarm as alarm')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('assessmentAlarmAcknowledgement as aside')
            .select('aside.itemId')
            .whereRef('aside.itemId', '=', 'alarm.itemId')
            .whereRef('aside.kind', '=', 'alarm.kind'),
        ),
      ),
    )
