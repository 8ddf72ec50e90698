import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { countByTab } from '../queries.ts'
import { listAppointments } from '../booking/queries.ts'

/** Scouts and dates that leaving would end: scouts unanswered, scouts accepted without a date, and the dates ahead. */
export async function findWithdrawalEffects(db: Db, candidateId: OwnCandidateId) {
  const [tabs, appointments] = await Promise.all([countByTab(db, [candidateId]), listAppointments(db, candidateId)])
  const counts = tabs.get(candidateId)
  return {
    pendingCount: counts?.PENDING ?? 0,
    pendingScheduleCount: counts?.PENDING_SCHEDULE ?? 0,
    // Data that these companies received stays with them.
    acceptedCount: counts?.ACCEPTED ?? 0,
    dates: appointments.map(({ scoutInvitationId, companyName, startAt }) => ({
      id: scoutInvitationId,
      companyName,
      startAt,
    })),
  }
}
