import type { Tx } from '#platform/db.ts'
import { listRecipients } from '../list/queries.ts'
import type { AboutKind } from '../kind.ts'
import { tellCompanyUsers } from '../delivery/telling/commands.ts'
import { undeliveredText } from './text.ts'

/** K14 to the sender: one notification for all scouts of a job that could not leave for the same reason. */
export async function notifyUndelivered(tx: Tx, about: AboutKind['K14']) {
  const text = await undeliveredText(tx, about)
  if (!text) return
  const { companyId, companyUserId, scoutInvitationId } = about
  const recipients = await listRecipients(tx, companyId, companyUserId)
  await tellCompanyUsers(tx, companyId, recipients, {
    kind: 'K14',
    about,
    effectKey: `K14:${scoutInvitationId}`,
    text,
  })
}
