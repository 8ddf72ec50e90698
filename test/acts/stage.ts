import { sql } from 'kysely'
import { itIsDay } from '../clock.ts'
import { anOfferReport } from '../factories/offer-report.ts'
import { inHours } from '../factories/scheduling.ts'
import { aSeatFor } from '../factories/scout-invitation.ts'
import { someFurtherDates } from '../factories/step.ts'
import type { World } from './world.ts'

type By = 'company' | 'student' | 'admin'
/** Makes a relation and says what is done to it, and the kind of the stage that comes of it. */
type StageAct = (world: World) => Promise<{ by: By; mutation: string; stage: string }>
type ClockAct = {
  job: string
  stage: string | null
  make: (world: World) => Promise<{ pass?: () => Promise<unknown>; payload?: object }>
}

const booked = async ({ db, accepted, date }: World, from: number) => {
  const invitation = await accepted()
  const taken = await date({ startAt: inHours(from), endAt: inHours(from + 1) })
  return { id: invitation.id, invitation, date: taken, booking: await aSeatFor(db, invitation, taken) }
}

async function placed({ db, company, user, job, student, accepted }: World) {
  const { id: scoutInvitationId } = await accepted()
  const step = { companyId: company.id, jobId: job.id, position: 9, customLabel: '社員とのランチ' }
  await db.insertInto('jobRecruitmentStep').values(step).execute()
  const placement = {
    companyId: company.id,
    scoutInvitationId,
    candidateId: student.id,
    step: 'custom:社員とのランチ:1',
  }
  await db
    .insertInto('scoutPlacement')
    .values({ ...placement, revision: 1, placedBy: user.id, placedAt: new Date() })
    .execute()
  return scoutInvitationId
}

const words = '"先日はお越しいただき、ありがとうございました。"'
const ofCompany = (mutation: string, stage: string) => ({ by: 'company' as const, mutation, stage })
const ofStudent = (mutation: string, stage: string) => ({ by: 'student' as const, mutation, stage })

/** Acts on relations in other states than the one in which each mutation is tried. */
export const stageActs: Record<string, StageAct> = {
  'a booked date is called off': async (world) => {
    const { date } = await booked(world, 200)
    return ofCompany(`callOffSchedulingDate(id: "${date.id}", message: ${words}) `, 'ACCEPTED')
  },
  'a student who stood at 参加 has not come': async (world) => {
    const { booking } = await booked(world, -3)
    return ofCompany(`updateBookingAttendance(id: "${booking.id}", attendance: NO_SHOW) { id }`, 'DATE')
  },
  'a further step is opened': async (world) => {
    itIsDay()
    const { id } = await booked(world, -24)
    const { scheduling } = await someFurtherDates(world.db, world)
    const dates = `schedulingId: "${scheduling.id}"`
    return ofCompany(
      `tellOutcome(scoutInvitationId: "${id}", outcome: NEXT_STEP, message: ${words}, ${dates})`,
      'ACCEPTED',
    )
  },
  'an accepted scout is declined': async (world) => {
    const { id } = await booked(world, 200)
    return ofStudent(`declineScoutInvitation(id: "${id}") { id }`, 'none')
  },
  'a hire is objected to': async (world) => {
    const { invitation, id } = await booked(world, -3)
    const report = await anOfferReport(world.db, invitation)
    await world.db.updateTable('offerReport').set({ recordedBy: 'COMPANY' }).where('id', '=', report.id).execute()
    await world.db.updateTable('scoutInvitation').set({ status: 'HIRED' }).where('id', '=', id).execute()
    return ofStudent(`answerHire(id: "${report.id}", isRight: false) { id }`, 'MET')
  },
  'a student comes after all': async (world) => {
    const { id, booking } = await booked(world, -0.5)
    const { db, company, student } = world
    const notice = { companyId: company.id, candidateId: student.id, bookingId: booking.id, kind: 'ABSENT' as const }
    await db.insertInto('dayNotice').values(notice).execute()
    await db.updateTable('booking').set({ status: 'NO_SHOW' }).where('id', '=', booking.id).execute()
    await db.updateTable('scoutInvitation').set({ schedulingStatus: 'PENDING' }).where('id', '=', id).execute()
    return ofStudent(`takeDayNoticeBack(scoutInvitationId: "${id}") { id }`, 'DATE')
  },
  'an operator settles a report': async (world) => {
    const { id } = await anOfferReport(world.db, await world.accepted(), 'MISMATCH')
    const mutation = `resolveOfferReport(id: "${id}", resolution: CONFIRMED, text: "双方からうかがい、承諾の事実を確認しました。") { id }`
    return { by: 'admin', mutation, stage: 'HIRED' }
  },
  'a placement is taken back': async (world) => {
    const id = await placed(world)
    const placement = `{ scoutInvitationId: "${id}", step: null, revision: 1 }`
    return ofCompany(`placeStudents(jobId: "${world.job.id}", placements: [${placement}]) { revision }`, 'ACCEPTED')
  },
  'the step on which a student was placed is gone': async (world) => {
    await placed(world)
    return ofCompany(
      `updateJobDescriptionRecruitmentProcess(id: "${world.job.id}", steps: [{ order: 0, stepId: "10" }], customSteps: [], description: "", status: PUBLISHED) { id }`,
      'ACCEPTED',
    )
  },
}

/** Jobs that touch a relation once some time has passed; the stage is null where it stays. */
export const clockActs: Record<string, ClockAct> = {
  'a booked date is over': {
    job: 'follow_ended_dates',
    stage: 'MET',
    async make(world) {
      const { booking } = await booked(world, 200)
      const during = sql<string>`tstzrange(now() - interval '2 hours', now() - interval '1 hour')`
      return { pass: () => world.db.updateTable('booking').set({ during }).where('id', '=', booking.id).execute() }
    },
  },
  'a booked date is over that no worker saw end': {
    job: 'follow_missed_dates',
    stage: 'MET',
    async make(world) {
      const { booking } = await booked(world, 200)
      const during = sql<string>`tstzrange(now() - interval '31 days', now() - interval '30 days')`
      return { pass: () => world.db.updateTable('booking').set({ during }).where('id', '=', booking.id).execute() }
    },
  },
  'the choice of a date is over': {
    job: 'expire_scout_invitations',
    stage: 'none',
    async make({ db, accepted }) {
      const { id } = await accepted()
      const late = { scheduleBy: inHours(-1) }
      return { pass: () => db.updateTable('scoutInvitation').set(late).where('id', '=', id).execute() }
    },
  },
  'the choice of a further date is over': {
    job: 'lapse_steps',
    stage: null,
    async make({ db, accepted }) {
      const { id } = await accepted()
      const late = { step: 2, scheduleBy: null, chooseBy: inHours(-1) }
      await db.updateTable('scoutInvitation').set(late).where('id', '=', id).execute()
      return {}
    },
  },
  'a word that waited for the morning': {
    job: 'tell_held_outcomes',
    stage: 'NOT_SELECTED',
    async make({ db, company, student, accepted }) {
      const { id: scoutInvitationId } = await accepted()
      const word = { step: 1, outcome: 'NOT_SELECTED' as const, message: words, tellsAt: inHours(-1) }
      await db
        .insertInto('scoutOutcome')
        .values({ companyId: company.id, candidateId: student.id, scoutInvitationId, ...word })
        .execute()
      return {}
    },
  },
  'a company is blocked': {
    job: 'end_scouts_of_blocked',
    stage: 'none',
    async make({ db, company, student, accepted }) {
      await accepted()
      const payload = { companyId: company.id, candidateId: student.id }
      return { pass: () => db.insertInto('blockedCompany').values(payload).execute(), payload }
    },
  },
  'a report that nobody answers': {
    job: 'confirm_silent_offer_reports',
    stage: null,
    async make({ db, accepted }) {
      const { id } = await anOfferReport(db, await accepted())
      const late = { answerBy: inHours(-1) }
      return { pass: () => db.updateTable('offerReport').set(late).where('id', '=', id).execute() }
    },
  },
}
