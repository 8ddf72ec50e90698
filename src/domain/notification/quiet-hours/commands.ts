import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { checkQuietHours, type QuietHours } from './rules.ts'

/** A push that waits is looked at again at its old time, and waits on when the new hours still run. */
export async function updateQuietHours(tx: Tx, candidate: CandidateViewer, { startsAt, endsAt }: QuietHours) {
  const { candidateId } = candidate
  refuseInvalid(checkQuietHours({ startsAt, endsAt }))
  await tx
    .insertInto('candidateQuietHours')
    .values({ candidateId, startsAt, endsAt })
    .onConflict((oc) => oc.column('candidateId').doUpdateSet({ startsAt, endsAt }))
    .execute()
  await recordAudit(tx, candidate, [
    {
      action: 'updateQuietHours',
      subject: 'notification_setting',
      subjectId: candidateId,
      candidateId,
      to: `${startsAt}-${endsAt}`,
    },
  ])
  return true
}
