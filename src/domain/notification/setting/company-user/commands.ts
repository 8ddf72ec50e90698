import { recordAudit } from '#domain/audit/commands.ts'
import type { JobId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import type { TimedCode } from '../../kind-parts.ts'
import { findScoutNotificationDefaults } from './queries.ts'
import { checkDigestHour, type Setting } from './rules.ts'

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
  await holdJob(tx, companyId, jobId)
  const byKind = onceEach(settings)
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
      to: written(byKind),
    },
  ])
  return jobId
}

/** Sets a job apart with the settings that count there now. A job that is set apart already stays as it is. */
export async function addScoutNotificationException(tx: Tx, company: CompanyViewer, jobId: JobId) {
  const { companyId, companyUserId } = company
  await holdJob(tx, companyId, jobId)
  const { settings } = await findScoutNotificationDefaults(tx, company)
  const added = await tx
    .insertInto('scoutNotificationSetting')
    .values(settings.map(({ kind, timing }) => ({ companyId, companyUserId, jobId, kind, timing })))
    .onConflict((oc) => oc.columns(['companyId', 'companyUserId', 'jobId', 'kind']).doNothing())
    .returning('kind')
    .execute()
  if (added.length === 0) return jobId
  await recordAudit(tx, company, [
    { action: 'addScoutNotificationException', subject: 'notification_setting', subjectId: jobId, companyId },
  ])
  return jobId
}

/** Takes the viewer's exception at a job away; the settings for all jobs count there again. */
export async function removeScoutNotificationSettings(tx: Tx, company: CompanyViewer, jobId: JobId) {
  const { companyId, companyUserId } = company
  await holdJob(tx, companyId, jobId)
  const removed = await tx
    .deleteFrom('scoutNotificationSetting')
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('jobId', '=', jobId)
    .returning('kind')
    .execute()
  if (removed.length === 0) return jobId
  await recordAudit(tx, company, [
    { action: 'removeScoutNotificationSettings', subject: 'notification_setting', subjectId: jobId, companyId },
  ])
  return jobId
}

type GivenDefaults = { settings: readonly Setting<TimedCode>[]; digestHour: number }

/**
 * Saves the viewer's settings for all jobs without an exception, and the hour of the digest. A kind that is not named
 * stays unchanged; of a kind named twice the last one counts. Refuses invalid_input for an hour outside of the day.
 */
export async function updateScoutNotificationDefaults(
  tx: Tx,
  company: CompanyViewer,
  { settings, digestHour }: GivenDefaults,
) {
  refuseInvalid([checkDigestHour(digestHour)])
  const { companyId, companyUserId } = company
  const byKind = onceEach(settings)
  await tx
    .updateTable('companyUser')
    .set({ digestHour })
    .where('companyId', '=', companyId)
    .where('id', '=', companyUserId)
    .execute()
  if (byKind.length > 0)
    await tx
      .insertInto('scoutNotificationDefault')
      .values(byKind.map(([kind, timing]) => ({ companyId, companyUserId, kind, timing })))
      .onConflict((oc) =>
        oc
          .columns(['companyId', 'companyUserId', 'kind'])
          .doUpdateSet(({ ref }) => ({ timing: ref('excluded.timing') })),
      )
      .execute()
  await recordAudit(tx, company, [
    {
      action: 'updateScoutNotificationDefaults',
      subject: 'notification_setting',
      subjectId: companyUserId,
      companyId,
      to: `${written(byKind)} digest=${digestHour}`.trim(),
    },
  ])
}

// A colleague may delete the job meanwhile; then it is not found instead of a broken reference.
async function holdJob(tx: Tx, companyId: CompanyId, jobId: JobId) {
  const job = await tx
    .selectFrom('job')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', jobId)
    .forKeyShare()
    .executeTakeFirst()
  if (!job) throw new Refusal('not_found')
}

const onceEach = (settings: readonly Setting<TimedCode>[]) =>
  [...new Map(settings.map(({ kind, timing }) => [kind, timing]))].sort()

const written = (byKind: ReturnType<typeof onceEach>) => byKind.map(([kind, timing]) => `${kind}=${timing}`).join(' ')
