import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { checkLength } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import type { Alarm, AlarmKind } from '../rules.ts'
import { isWorse, maxAlarmReason, severityOf } from './rules.ts'

type Sign = { itemId: string; kind: AlarmKind }
type Raised = Alarm & { itemId: string }

/**
 * Puts a sign aside without a change of the item. Refuses invalid_input, not_found for an item that is none, and
 * assessment_alarm_settled where the sign has ended or is put aside already.
 */
export async function acknowledgeAlarm(tx: Tx, admin: AdminViewer, { itemId, kind }: Sign, reason: string) {
  refuseInvalid([checkLength('reason', '理由', reason, 1, maxAlarmReason)])
  const alarm = await lockAlarm(tx, { itemId, kind })
  const severity = severityOf(alarm)
  const put = await tx
    .insertInto('assessmentAlarmAcknowledgement')
    .values({ itemId, kind, severity, reason: reason.trim(), acknowledgedBy: admin.adminAccountId })
    .onConflict((oc) => oc.doNothing())
    .returning('itemId')
    .executeTakeFirst()
  if (!put) throw new Refusal('assessment_alarm_settled')
  await record(tx, admin, 'acknowledgeAssessmentAlarm', [{ ...alarm, details: { reason: reason.trim() } }])
}

/** The sign waits for somebody again. Refuses not_found and assessment_alarm_settled. */
export async function reopenAlarm(tx: Tx, admin: AdminViewer, { itemId, kind }: Sign) {
  const alarm = await lockAlarm(tx, { itemId, kind })
  const gone = await tx
    .deleteFrom('assessmentAlarmAcknowledgement')
    .where('itemId', '=', itemId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw new Refusal('assessment_alarm_settled')
  await record(tx, admin, 'reopenAssessmentAlarm', [alarm])
}

/** Holds the sign, so that two operators put it aside one after the other. */
async function lockAlarm(tx: Tx, { itemId, kind }: Sign): Promise<Raised> {
  const alarm = await tx
    .selectFrom('assessmentItemAlarm')
    .select(['itemId', 'kind', 'before', 'now'])
    .where('itemId', '=', itemId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
  if (alarm) return alarm
  const item = await tx
    .selectFrom('assessmentItem')
    .select('id')
    .where('id', '=', itemId)
    .where('isPractice', '=', false)
    .executeTakeFirst()
  throw new Refusal(item ? 'assessment_alarm_settled' : 'not_found')
}

/**
 * Called by the nightly count with all signs of the night. A sign that goes on keeps the moment it was raised; one that
 * was put aside comes back once its figure is worse.
 */
export async function writeAlarms(tx: Tx, alarms: readonly Raised[], now: Date) {
  const rows = await tx.selectFrom('assessmentItemAlarm').select(['itemId', 'kind']).execute()
  const raised = new Set(alarms.map(keyOf))
  for (const { itemId, kind } of rows.filter((row) => !raised.has(keyOf(row))))
    await tx.deleteFrom('assessmentItemAlarm').where('itemId', '=', itemId).where('kind', '=', kind).execute()
  const worse = await findWorse(tx, alarms)
  // A sign that comes back begins anew.
  const back = new Set(worse.map(keyOf))
  for (const { itemId, kind, before, now: figure } of alarms)
    await tx
      .insertInto('assessmentItemAlarm')
      .values({ itemId, kind, before, now: figure, raisedAt: now })
      .onConflict((oc) =>
        oc
          .columns(['itemId', 'kind'])
          .doUpdateSet({ before, now: figure, ...(back.has(keyOf({ itemId, kind })) && { raisedAt: now }) }),
      )
      .execute()
  for (const { itemId, kind } of worse)
    await tx
      .deleteFrom('assessmentAlarmAcknowledgement')
      .where('itemId', '=', itemId)
      .where('kind', '=', kind)
      .execute()
  await record(tx, 'system', 'reopenAssessmentAlarm', worse)
}

const keyOf = ({ itemId, kind }: Sign) => `${itemId} ${kind}`

/** The signs that were put aside and are worse than they were then. */
async function findWorse(tx: Tx, alarms: readonly Raised[]) {
  const aside = await tx.selectFrom('assessmentAlarmAcknowledgement').select(['itemId', 'kind', 'severity']).execute()
  const severities = new Map(aside.map((row) => [keyOf(row), row.severity]))
  return alarms.filter((alarm) => {
    const severity = severities.get(keyOf(alarm))
    return severity !== undefined && isWorse(severityOf(alarm), severity)
  })
}

/** A change of an item's state ends its signs, also those that were put aside. */
export async function endAlarms(tx: Tx, itemId: string) {
  await tx.deleteFrom('assessmentItemAlarm').where('itemId', '=', itemId).execute()
  await tx.deleteFrom('assessmentAlarmAcknowledgement').where('itemId', '=', itemId).execute()
}

type Recorded = Raised & { details?: Record<string, string> }
const record = (tx: Tx, by: AdminViewer | 'system', action: string, alarms: readonly Recorded[]) =>
  recordAudit(
    tx,
    by,
    alarms.map(({ itemId, kind, now, details }) => ({
      action,
      subject: 'assessment_item',
      subjectId: itemId,
      details: { kind, figure: String(now), ...details },
    })),
  )
