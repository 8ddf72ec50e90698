import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow, ScoutInvitationId } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { notify } from '#platform/queue/relay.ts'
import { requireThread } from '../queries.ts'

/** The channel that says who writes an answer; the payload is a `ThreadWriting` in JSON. No row keeps it. */
export const writingChannel = 'thread_writing'
export type ThreadWriting = { companyId: OfRow<'company'>; companyUserId: string; scoutInvitationId: string }

/** Tells the colleagues who have the thread open, and nobody else. Refuses not_found. */
export async function tellWriting(tx: Tx, { companyId, companyUserId }: CompanyViewer, id: ScoutInvitationId) {
  const { scoutInvitationId } = await requireThread(tx, companyId, id)
  const writing = { companyId, companyUserId, scoutInvitationId } satisfies ThreadWriting
  await notify(tx, writingChannel, JSON.stringify(writing))
  return id
}
