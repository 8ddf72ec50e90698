import { recordAudit } from '#domain/audit/commands.ts'
import type { JobId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/db.ts'
import type { TimedCode } from '../../kind-parts.ts'
import type { Setting } from './rules.ts'

/**
 * Saves the viewer's own settings at one job. A kind that is not named stays unchanged; of a kind named twice the last
 * one counts.
 */
export async function updateScoutNotificationSettings(
  tx: Tx,
  company: CompanyViewer,
  jobId: JobId,
  settings: readonly Setting<TimedCode>[],
) {
  const { companyId, companyUserId } = company
  // A colleague may delete the job meanwhile; then it is not found instead of a broken reference.
  const job = await tx
    .selectFrom('job')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', jobId)
    .forKeyShare()
    .executeTakeFirst()
  if (!job) throw new Refusal('not_found')
  const byKind = [...new Map(settings.map(({ kind, timing }) => [kind, timing]))].sort()
  if (byKind.length === 0) return jobId
  await tx
    .insertInto('scoutNotificationSetting')
    .values(byKind.map(([kind, timing]) => ({ companyId, companyUserId, jobId, kind, timing })))
    .onConflict((oc) =>
      oc
        .columns(['companyId', 'companyUserId', 'jobId', 'kind'])
        .doUpdateSet(({ ref }) => ({ timing: ref('excluded.timing') })),
    )
    .execute()
  await recordAudit(tx, company, [
    {
      action: 'updateScoutNotificationSettings',
      subject: 'notification_setting',
      subjectId: jobId,
      companyId,
      to: byKind.map(([kind, timing]) => `${kind}=${timing}`).join(' '),
    },
  ])
  return jobId
}
