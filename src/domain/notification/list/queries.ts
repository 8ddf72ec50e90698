import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import type { AdminViewer, CandidateViewer, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'
import { limitOf } from '#platform/database/page.ts'
import { maxNotifications } from '../rules.ts'

type Table = 'candidateNotification' | 'companyNotification' | 'adminNotification'
type Own = {
  table: Table
  isOwn: (eb: ExpressionBuilder<DB, Table>) => ExpressionWrapper<DB, Table, SqlBool>
}
/** The viewers who have a list of notifications. */
export type Reader =
  | Pick<CandidateViewer, 'candidateId'>
  | Pick<CompanyViewer, 'companyId' | 'companyUserId'>
  | Pick<AdminViewer, 'adminAccountId'>

/** The rows of one reader's list. */
export function ownRows(reader: Reader): Own {
  if ('candidateId' in reader)
    return {
      table: 'candidateNotification',
      isOwn: (eb) => eb('candidateNotification.candidateId', '=', reader.candidateId),
    }
  if ('companyUserId' in reader)
    return {
      table: 'companyNotification',
      isOwn: (eb) =>
        eb.and([
          eb('companyNotification.companyId', '=', reader.companyId),
          eb('companyNotification.companyUserId', '=', reader.companyUserId),
        ]),
    }
  return {
    table: 'adminNotification',
    isOwn: (eb) => eb('adminNotification.adminAccountId', '=', reader.adminAccountId),
  }
}

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number]

export function listNotifications(db: Db, reader: Reader, first: number) {
  const { table, isOwn } = ownRows(reader)
  return db
    .selectFrom(table)
    .select(['id', 'kind', 'title', 'body', 'path', 'insertedAt', 'readAt'])
    .where(isOwn)
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limitOf(first, maxNotifications))
    .execute()
}

/** Pages of one reader with something unread, the newest first; far more than anybody leaves unread. */
const maxUnreadPaths = 100

async function readUnread(db: Db, reader: Reader) {
  const { table, isOwn } = ownRows(reader)
  const rows = await db
    .selectFrom(table)
    .select(['path', sql<number>`(sum(count(*)) over ())::integer`.as('count')])
    .where(isOwn)
    .where('readAt', 'is', null)
    .groupBy('path')
    .orderBy((eb) => eb.fn.max('insertedAt'), 'desc')
    .limit(maxUnreadPaths)
    .execute()
  return { count: rows[0]?.count ?? 0, paths: rows.map(({ path }) => path) }
}

/** How many notifications each reader has not read, and the pages to which they lead. */
export async function listUnread(db: Db, readers: readonly Reader[]) {
  const answers = await Promise.all(readers.map(async (reader) => [reader, await readUnread(db, reader)] as const))
  return new Map(answers)
}
