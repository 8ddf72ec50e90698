import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import type { ThreadChoice } from './queries.ts'

/** From now on: what a company has been shown stays shown, since a mark that goes away would tell of the choice. */
export async function updateThreadChoice(
  tx: Tx,
  candidate: CandidateViewer,
  { hasTextInMail, showsReading }: ThreadChoice,
) {
  const { candidateId } = candidate
  const choice = { hasTextInMail, showsReading }
  await tx
    .insertInto('threadChoice')
    .values({ candidateId, ...choice })
    .onConflict((conflict) => conflict.column('candidateId').doUpdateSet(choice))
    .execute()
  await recordAudit(tx, candidate, [
    {
      action: 'updateThreadChoice',
      subject: 'notification_setting',
      subjectId: candidateId,
      candidateId,
      details: { hasTextInMail: String(hasTextInMail), showsReading: String(showsReading) },
    },
  ])
}
