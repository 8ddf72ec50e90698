import { tokyoToday } from '#ground/tokyo-time.ts'
import { itIsDay } from '../clock.ts'
import { anOfferReport } from '../factories/offer-report.ts'
import { nextTen } from '../factories/sending.ts'
import { aMessage, aReason, aSeatFor } from '../factories/scout-invitation.ts'
import { inHours } from '../factories/scheduling.ts'
import type { Act, World } from './world.ts'

const wish = {
  request: '平日は授業があるため、夕方以降の日程があると参加できます。',
  preferred: [{ date: inHours(240).toISOString().slice(0, 10), timeOfDay: 'EVENING' }],
}
const requested = async ({ db, company, student, accepted }: World) => {
  const { id: scoutInvitationId } = await accepted()
  await db
    .updateTable('scoutInvitation')
    .set({ schedulingStatus: 'SCHEDULING_DATE_REQUESTED', scheduleBy: null })
    .where('id', '=', scoutInvitationId)
    .execute()
  return db
    .insertInto('schedulingDateRequest')
    .values({ companyId: company.id, scoutInvitationId, candidateId: student.id, request: wish.request })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** A message's acceptance of so long ago that the company is late, and silent. */
const unanswered = async ({ invite }: World) => ({
  scoutInvitationId: (await invite({ status: 'ACCEPTED', answeredAt: inHours(-24 * 60) })).id,
})

const reported = async (world: World, status: 'SUBMITTED' | 'CONFIRMED' = 'SUBMITTED') =>
  anOfferReport(world.db, await world.accepted(), status)

/** A scout that has not left yet. */
async function waiting({ db, invite, job }: World) {
  const { id } = await invite()
  await db.updateTable('job').set({ totalSent: 5 }).where('id', '=', job.id).execute()
  await db
    .updateTable('scoutInvitation')
    .set({ status: 'SCHEDULED', sentAt: inHours(20) })
    .where('id', '=', id)
    .execute()
  return { id }
}

export const scoutInvitationActs: Record<string, Act> = {
  claimCandidates: { by: 'company', make: ({ student }) => ({ ids: [student.id] }), isOwn: true },
  releaseClaims: {
    by: 'company',
    make: async ({ db, company, user, student }) => {
      await db
        .insertInto('scoutClaim')
        .values({ companyId: company.id, candidateId: student.id, companyUserId: user.id, expiresAt: inHours(1) })
        .execute()
      return { ids: [student.id] }
    },
    isOwn: true,
  },
  addFavoriteCompany: { by: 'student', make: ({ company }) => ({ companyId: company.id }), isOwn: true },
  removeFavoriteCompany: {
    by: 'student',
    make: async ({ db, company, student }) => {
      await db.insertInto('favoriteCompany').values({ companyId: company.id, candidateId: student.id }).execute()
      return { companyId: company.id }
    },
    isOwn: true,
  },
  addJobInterest: { by: 'student', make: ({ job }) => ({ jobId: job.id }), isOwn: true },
  removeJobInterest: {
    by: 'student',
    make: async ({ db, company, job, student }) => {
      const interest = { companyId: company.id, candidateId: student.id, jobId: job.id }
      await db.insertInto('jobInterest').values(interest).execute()
      return { jobId: job.id }
    },
    isOwn: true,
  },
  reportOffer: {
    by: 'student',
    make: async ({ accepted }) => ({
      scoutInvitationId: (await accepted()).id,
      acceptedOn: tokyoToday(),
    }),
    again: ['offer_already_reported'],
  },
  recordHire: {
    by: 'company',
    make: async ({ accepted }) => ({
      scoutInvitationId: (await accepted()).id,
      acceptedOn: tokyoToday(),
    }),
    again: ['offer_already_reported'],
  },
  answerHire: {
    by: 'student',
    make: async (world) => {
      const { id } = await reported(world)
      await world.db.updateTable('offerReport').set({ recordedBy: 'COMPANY' }).where('id', '=', id).execute()
      return { id, isRight: true }
    },
    again: ['offer_report_closed'],
  },
  cancelOfferReport: {
    by: 'student',
    make: async (world) => ({ id: (await reported(world)).id }),
    again: ['offer_report_closed'],
  },
  confirmOfferReport: {
    by: 'company',
    make: async (world) => ({ id: (await reported(world)).id }),
    again: ['offer_report_closed'],
  },
  denyOfferReport: {
    by: 'company',
    make: async (world) => ({ id: (await reported(world)).id }),
    again: ['offer_report_closed'],
  },
  finishJobHunting: {
    by: 'student',
    make: async (world) => {
      await reported(world, 'CONFIRMED')
      return {}
    },
    isOwn: true,
  },
  sendScoutInvitations: {
    by: 'company',
    make: ({ job, student }) => ({
      jobId: job.id,
      subject: '検査装置の開発について',
      message: aMessage,
      invitations: [{ candidateId: student.id, reason: aReason }],
    }),
  },
  cancelScheduledScoutInvitation: { by: 'company', make: waiting, again: ['not_found'] },
  cancelScheduledScoutInvitations: {
    by: 'company',
    make: async (world) => ({ ids: [(await waiting(world)).id] }),
    again: ['not_found'],
  },
  rescheduleScoutInvitations: {
    by: 'company',
    make: async (world) => {
      itIsDay()
      return { ids: [(await waiting(world)).id], sendAt: nextTen() }
    },
  },
  updateScheduledScoutInvitation: {
    by: 'company',
    make: async (world) => ({
      ...(await waiting(world)),
      subject: '検査装置の開発について',
      message: aMessage,
      reason: `${aReason}ぜひお話ししたいです。`,
    }),
  },
  markScoutInvitationContacted: { by: 'company', make: async ({ accepted }) => ({ id: (await accepted()).id }) },
  undoScoutInvitationContacted: { by: 'company', make: async ({ accepted }) => ({ id: (await accepted()).id }) },
  tellOutcome: {
    by: 'company',
    make: async ({ accepted }) => {
      itIsDay()
      return {
        scoutInvitationId: (await accepted()).id,
        outcome: 'NOT_SELECTED',
        message: '面談にお越しいただき、ありがとうございました。',
      }
    },
    again: ['outcome_already_told'],
  },
  placeStudents: {
    by: 'company',
    make: async ({ accepted, job }) => ({
      jobId: job.id,
      placements: [{ scoutInvitationId: (await accepted()).id, step: 'OFFER', revision: 0 }],
    }),
    again: ['student_moved_meanwhile'],
  },
  tellOutcomes: {
    by: 'company',
    make: async ({ accepted }) => {
      itIsDay()
      const message = '面談にお越しいただき、ありがとうございました。'
      return { outcomes: [{ scoutInvitationId: (await accepted()).id, outcome: 'NOT_SELECTED', message }] }
    },
  },
  offerDates: {
    by: 'company',
    make: async ({ db, company, user, student, accepted, scheduling, date }) => {
      const { id: scoutInvitationId } = await accepted()
      await date()
      await db
        .updateTable('scoutInvitation')
        .set({ step: 2, schedulingStatus: null, scheduleBy: null })
        .where('id', '=', scoutInvitationId)
        .execute()
      const of = { companyId: company.id, candidateId: student.id, scoutInvitationId, companyUserId: user.id }
      await db
        .insertInto('scoutStep')
        .values({ ...of, step: 2 })
        .execute()
      return { scoutInvitationId, schedulingId: scheduling.id }
    },
    again: ['dates_not_awaited'],
  },
  takeBackOutcome: {
    by: 'company',
    make: async ({ db, company, student, accepted }) => {
      const { id: scoutInvitationId } = await accepted()
      const word = {
        step: 1,
        outcome: 'NEXT_STEP' as const,
        message: '次の面談にお越しください。',
        tellsAt: inHours(12),
      }
      await db
        .insertInto('scoutOutcome')
        .values({ companyId: company.id, candidateId: student.id, scoutInvitationId, ...word })
        .execute()
      return { scoutInvitationId }
    },
  },
  refuseSchedulingDateRequest: {
    by: 'company',
    make: async (world) => ({ id: (await requested(world)).id }),
    again: ['not_found'],
  },
  answerSchedulingDateRequest: {
    by: 'company',
    make: async (world) => ({
      id: (await requested(world)).id,
      createSchedulingDates: [{ startAt: inHours(400).toISOString(), endAt: inHours(401).toISOString() }],
    }),
    again: ['not_found'],
  },
  readScoutInvitation: { by: 'student', make: async ({ invite }) => ({ id: (await invite()).id }) },
  acceptScoutInvitation: {
    by: 'student',
    make: async ({ invite }) => ({ id: (await invite()).id }),
    again: ['scout_already_answered'],
  },
  declineScoutInvitation: {
    by: 'student',
    make: async ({ invite }) => ({ id: (await invite()).id, declineReasonId: '1' }),
    again: ['scout_already_answered'],
  },
  undoDecline: {
    by: 'student',
    make: async ({ db, invite }) => {
      const { id } = await invite()
      const now = new Date()
      await db
        .updateTable('scoutInvitation')
        .set({ status: 'DECLINED', answeredAt: now, endedAt: now })
        .where('id', '=', id)
        .execute()
      return { id }
    },
    again: ['scout_already_answered'],
  },
  postponeScoutInvitation: { by: 'student', make: async ({ invite }) => ({ id: (await invite()).id }) },
  chooseSchedulingDate: {
    by: 'student',
    make: async ({ accepted, date }) => ({
      scoutInvitationId: (await accepted()).id,
      schedulingDateId: (await date()).id,
    }),
  },
  cancelBooking: {
    by: 'student',
    make: async ({ db, accepted, date }) => {
      const invitation = await accepted()
      await aSeatFor(db, invitation, await date())
      return { scoutInvitationId: invitation.id }
    },
    again: ['not_found'],
  },
  promptCompany: { by: 'student', make: unanswered, again: ['company_already_prompted'] },
  waitLonger: { by: 'student', make: unanswered },
  endUnanswered: { by: 'student', make: unanswered, again: ['not_found'] },
  answerContact: { by: 'student', make: async (world) => ({ ...(await unanswered(world)), hasArrived: true }) },
  requestSchedulingDate: {
    by: 'student',
    make: async ({ accepted }) => ({ scoutInvitationId: (await accepted()).id, ...wish }),
    again: ['scheduling_date_already_requested'],
  },
}
