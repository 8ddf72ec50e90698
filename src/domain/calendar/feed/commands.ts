import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { Tx } from '#platform/database/db.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { ofOwner, type FeedViewer } from './queries.ts'

/** Makes the address of one's own calendar, or a new one in the place of the first, which ends at once. */
export async function issueCalendarFeed(tx: Tx, viewer: FeedViewer, secret: string) {
  const issued = { tokenSha256: sha256(secret), insertedAt: sql<Date>`now()`, readAt: null }
  const insert = tx.insertInto('calendarFeed').values({ ...ofOwner(viewer), ...issued })
  const columns = viewer.kind === 'candidate' ? (['candidateId'] as const) : (['companyId', 'companyUserId'] as const)
  const { id } = await insert
    .onConflict((conflict) =>
      conflict.columns([...columns]).doUpdateSet({ ...issued, contentSha256: null, contentChangedAt: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, viewer, 'issueCalendarFeed', id, 'ON')
  return id
}

/** Ends the address of one's own calendar; ending again changes nothing. */
export async function endCalendarFeed(tx: Tx, viewer: FeedViewer) {
  const ended = await tx
    .deleteFrom('calendarFeed')
    .where((eb) => eb.and(ofOwner(viewer)))
    .returning('id')
    .executeTakeFirst()
  if (ended) await record(tx, viewer, 'endCalendarFeed', ended.id, 'OFF')
  return true
}

const record = (tx: Tx, viewer: FeedViewer, action: string, subjectId: string, to: string) =>
  recordAudit(tx, viewer, [{ action, subject: 'calendar_feed', subjectId, ...companyOf(viewer), to }])

const companyOf = (viewer: FeedViewer) =>
  viewer.kind === 'candidate' ? { candidateId: viewer.candidateId } : { companyId: viewer.companyId }
