import type { Db, Tx } from '#platform/database/db.ts'
import { kindOf } from '../../kinds.ts'
import { findChannels } from '../candidate/queries.ts'
import { canTurnOffMail, topicLabels } from '../candidate/rules.ts'
import type { Topic } from '../../rules.ts'

/** The student and the topic of a mail that can be ended; undefined for an unknown mail and a required one. */
export async function findEndableMail(db: Db | Tx, mailId: string) {
  const mail = await db
    .selectFrom('notificationMail')
    .select(['candidateId', 'effectKey'])
    .where('id', '=', mailId)
    .executeTakeFirst()
  const topic = kindOf(mail?.effectKey.split(':')[0] ?? '')?.topic
  if (!mail?.candidateId || !topic || !canTurnOffMail(topic)) return undefined
  return { candidateId: mail.candidateId, topic }
}

/** The text of the page of such a mail: the kind's name, and whether such mails still come. */
export async function findMailSubscription(db: Db, mailId: string) {
  const endable = await findEndableMail(db, mailId)
  if (!endable) return undefined
  const { hasMail } = await findChannels(db, endable.candidateId, endable.topic)
  return { label: topicLabels[endable.topic satisfies Topic], hasMail }
}
