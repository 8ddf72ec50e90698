import { recordAudit } from '#domain/audit/commands.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import type { Topic } from '../../rules.ts'
import { findEndableMail } from './queries.ts'

/** Ends the mails of the kind of this mail; again changes nothing. Refuses not_found for any mail that has no such end. */
export async function endMailsLike(tx: Tx, mailId: string) {
  const endable = await findEndableMail(tx, mailId)
  if (!endable) throw new Refusal('not_found')
  await endMailOfKind(tx, endable.candidateId, endable.topic)
  return true
}

/** Ends the mails of one topic and keeps its pushes, also those in LINE. */
export async function endMailOfKind(tx: Tx, candidateId: OfRow<'candidate'>, topic: Topic) {
  const ended = await tx
    .insertInto('candidateNotificationSetting')
    .values({ candidateId, topic, hasMail: false, hasPush: true })
    .onConflict((oc) =>
      oc
        .columns(['candidateId', 'topic'])
        .doUpdateSet({ hasMail: false })
        .where('candidateNotificationSetting.hasMail', '=', true),
    )
    .returning('topic')
    .executeTakeFirst()
  if (!ended) return
  await recordAudit(tx, 'system', [
    { action: 'endMailOfKind', subject: 'notification_setting', subjectId: candidateId, candidateId, to: topic },
  ])
}
