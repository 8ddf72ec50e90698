import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import type { Topic } from '../../rules.ts'
import { canPush, requireSafe, type Channels, type TopicChoice } from './rules.ts'

/** A topic that is not named stays unchanged; of a topic named twice the last one counts. Refuses invalid_input. */
export async function updateCandidateNotificationSettings(
  tx: Tx,
  candidate: CandidateViewer,
  settings: readonly TopicChoice[],
) {
  requireSafe(settings)
  const { candidateId } = candidate
  const chosen = [...new Map(settings.map((setting) => [setting.topic, setting])).values()].sort((a, b) =>
    a.topic < b.topic ? -1 : 1,
  )
  if (chosen.length === 0) return true
  const before = (topic: Topic) => sql<boolean>`coalesce((
    select has_line from candidate_notification_setting
    where candidate_id = ${candidateId}::uuid and topic = ${topic}::text), true)`
  const stored = await tx
    .insertInto('candidateNotificationSetting')
    .values(
      chosen.map(({ topic, hasMail, hasPush, hasLine }) => ({
        candidateId,
        topic,
        hasMail,
        hasPush: hasPush && canPush(topic),
        hasLine: canPush(topic) && (hasLine ?? before(topic)),
      })),
    )
    .onConflict((oc) =>
      oc.columns(['candidateId', 'topic']).doUpdateSet(({ ref }) => ({
        hasMail: ref('excluded.hasMail'),
        hasPush: ref('excluded.hasPush'),
        hasLine: ref('excluded.hasLine'),
      })),
    )
    .returning(['topic', 'hasMail', 'hasPush', 'hasLine'])
    .execute()
  await recordAudit(tx, candidate, [
    {
      action: 'updateCandidateNotificationSettings',
      subject: 'notification_setting',
      subjectId: candidateId,
      candidateId,
      to: stored.map((one) => `${one.topic}:${channelsOf(one)}`).join(' '),
    },
  ])
  return true
}

const channelsOf = ({ hasMail, hasPush, hasLine }: Channels) =>
  [hasMail && 'mail', hasPush && 'push', hasLine && 'line'].filter(Boolean).join('+') || 'none'
