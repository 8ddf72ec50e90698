import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { tidyText } from '#ground/spelling/tidy-text.ts'
import type { BookingId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { lockBooking } from '../booking/queries.ts'
import { canMarkAttendance } from '../booking/rules.ts'
import { findForm, requireForm } from './form/queries.ts'
import { findOwnFormVersion, findStandings } from './queries.ts'
import { canStillChange, checkEvaluation } from './rules.ts'

type Written = { formVersion: number; scores: readonly number[]; text: string }

/**
 * Saves the user's own evaluation of a meeting. Refuses not_found, also for an interviewer of another date;
 * not_evaluator, booking_not_begun, invalid_input; changed_meanwhile where the form has changed since it was read; and
 * evaluation_final once a colleague's stands beside it, as it was to be written before reading theirs.
 */
export async function saveEvaluation(tx: Tx, viewer: CompanyViewer, id: BookingId, written: Written) {
  const { companyId, companyUserId } = viewer
  // The booking is held, so that of two colleagues at once the second sees the first.
  const booking = await lockBooking(tx, companyId, id)
  const standing = (await findStandings(tx, viewer, [id])).get(id)
  if (!standing?.isEvaluator) throw new Refusal(viewer.role === 'INTERVIEWER' ? 'not_found' : 'not_evaluator')
  if (!canMarkAttendance(booking, new Date())) throw new Refusal('booking_not_begun')
  const own = await findOwnFormVersion(tx, viewer, id)
  if (own && !canStillChange(standing)) throw new Refusal('evaluation_final')
  const present = await requireForm(tx, companyId)
  if (written.formVersion !== present.version && written.formVersion !== own?.formVersion)
    throw new Refusal('changed_meanwhile')
  const form = (await findForm(tx, companyId, written.formVersion)) ?? present
  const text = tidyText(written.text)
  const scores = form.points.map((_, at) => written.scores[at] ?? 0)
  refuseInvalid(checkEvaluation(form.points, scores, text))
  const evaluation = { formVersion: form.version, scores, text }
  await tx
    .insertInto('evaluation')
    .values({ companyId, bookingId: id, companyUserId, candidateId: booking.candidateId, ...evaluation })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'bookingId', 'companyUserId'])
        .doUpdateSet({ ...evaluation, editedAt: sql<Date>`now()` }),
    )
    .execute()
  await recordAudit(tx, viewer, [
    { action: 'saveEvaluation', subject: 'booking', subjectId: id, companyId, candidateId: booking.candidateId },
  ])
  return id
}
