import type { Db, Tx } from '#platform/db.ts'
import type { AboutKind } from '../kind.ts'
import { shortDay, type Text } from '../wording.ts'

/** Undefined while the application is not open, and once it is over. */
export async function openingText(
  db: Db | Tx,
  { encourageEventId }: AboutKind['C13'],
  now = new Date(),
): Promise<Text | undefined> {
  const event = await db
    .selectFrom('encourageEvent')
    .select(['title', 'companyName', 'applicationEndAt'])
    .where('id', '=', encourageEventId)
    .where('applicationStartAt', '<=', now)
    .where('applicationEndAt', '>', now)
    .executeTakeFirst()
  return (
    event && {
      title: `${event.title}の申込が始まりました`,
      body: `${event.companyName}｜${shortDay(event.applicationEndAt)}まで`,
      path: '/',
      mail: null,
    }
  )
}
