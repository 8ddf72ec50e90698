import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { canPush, requireSafe, type TopicSetting } from './rules.ts'

/** A topic that is not named stays unchanged; of a topic named twice the last one counts. Refuses invalid_input. */
export async function updateCandidateNotificationSettings(
  tx: Tx,
  candidate: CandidateViewer,
  settings: readonly TopicSetting[],
) {
  requireSafe(settings)
  const { candidateId } = candidate
  const rows = [...new Map(settings.map((setting) => [setting.topic, setting])).values()]
    .map(({ topic, hasMail, hasPush }) => ({ candidateId, topic, hasMail, hasPush: hasPush && canPush(topic) }))
    .sort((a, b) => (a.topic < b.topic ? -1 : 1))
  if (rows.length === 0) return true
  await tx
    .insertInto('candidateNotificationSetting')
    .values(rows)
    .onConflict((oc) =>
      oc
        .columns(['candidateId', 'topic'])
        .doUpdateSet(({ ref }) => ({ hasMail: ref('excluded.hasMail'), hasPush: ref('excluded.hasPush') })),
    )
    .execute()
  await recordAudit(tx, candidate, [
    {
      action: 'updateCandidateNotificationSettings',
      subject: 'notification_setting',
      subjectId: candidateId,
      candidateId,
      to: rows.map(({ topic, hasMail, hasPush }) => `${topic}:${channels(hasMail, hasPush)}`).join(' '),
    },
  ])
  return true
}

const channels = (hasMail: boolean, hasPush: boolean) =>
  [hasMail && 'mail', hasPush && 'push'].filter(Boolean).join('+') || 'none'
