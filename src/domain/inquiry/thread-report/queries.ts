import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { InquiryId } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'

/** Whether this operator has opened the thread of the case with a reason. */
export async function hasOpened(db: Db, { adminAccountId }: AdminViewer, id: InquiryId) {
  const row = await db
    .selectFrom('audit')
    .select('id')
    .where('area', '=', 'admin')
    .where('actorId', '=', adminAccountId)
    .where('action', '=', 'openReportedThread')
    .where('subjectId', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
