import { idpIdOf } from '#domain/candidate/rules.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Insertable } from 'kysely'
import { aCandidate, aCompany, aCompanyUser, aSelfIntroduction } from '../factories.ts'
import { aPublishedResult } from '../factories/assessment-result.ts'
import { aCompanyCandidate, aSavedFilter, aSearchCandidateLabel } from '../factories/candidate-search.ts'
import { aJob } from '../factories/job.ts'
import { aScheduling, aSchedulingDate, inHours } from '../factories/scheduling.ts'
import { acceptedForScheduling, askingForDates, aScoutInvitation, aSeatFor } from '../factories/scout-invitation.ts'

/** One student for each relation to a company. */
export const roles = [
  'fresh',
  'waiting',
  'pending',
  'declined',
  'accepted',
  'asking',
  'booked',
  'interviewed',
  'hired',
] as const
export type Role = (typeof roles)[number]
/** The students a scout of the company has reached. A scout that waits for its morning has reached nobody. */
export const invited = roles.filter((role) => role !== 'fresh' && role !== 'waiting')
/** Students who accepted and are not hired yet. */
export const accepted: readonly Role[] = ['accepted', 'asking', 'booked', 'interviewed']

/** Students who have a thread with the company: all who accepted once. */
export const talking: readonly Role[] = [...accepted, 'hired']

export type Student = Awaited<ReturnType<typeof aStudent>>
export type Crowd = Awaited<ReturnType<typeof aCrowd>>
export type Knowing = Awaited<ReturnType<typeof aKnowingCompany>>

const answered = { answeredAt: new Date() }
const invitations = {
  waiting: { status: 'SCHEDULED', sentAt: inHours(9) },
  pending: {},
  declined: { status: 'DECLINED', answeredAt: inHours(-1500), endedAt: inHours(-1500) },
  accepted: { status: 'ACCEPTED', ...answered },
  asking: askingForDates(),
  booked: acceptedForScheduling(),
  interviewed: acceptedForScheduling(),
  hired: { status: 'HIRED', ...answered },
} satisfies Record<Exclude<Role, 'fresh'>, Partial<Insertable<DB['scoutInvitation']>>>

/** A student whose id, profile, name and address each contain a unique word. */
async function aStudent(db: Db, role: Role, word: string) {
  const mark = `${role}${crypto.randomUUID().slice(0, 8)}`
  const student = await aCandidate(db, {
    email: `${mark}@student.example`,
    taglines: [`${mark}の研究`],
    selfIntroduction: `${aSelfIntroduction}${mark}${word}`,
    studentProjectExperience: `${mark}の活動を、三年にわたって続けました。`,
    account: { familyName: mark },
  })
  const score = { intellectualAchieved: [1, 1, 1, 1], intellectualAchievable: [9, 9, 9, 9], intellectualTotal: 50 }
  await aPublishedResult(db, student.id, { personalityPercentages: Array.from({ length: 10 }, () => 50), ...score })
  return { role, mark, id: student.id, viewer: student.viewer }
}

/** `word` is in the profile of every student of the crowd and of no other student. */
export async function aCrowd(db: Db, companies: number) {
  const word = `目印${crypto.randomUUID().slice(0, 8)}`
  const students: Student[] = []
  for (const role of roles) students.push(await aStudent(db, role, word))
  const knowing: Knowing[] = []
  for (let at = 0; at < companies; at += 1) knowing.push(await aKnowingCompany(db, students, at))
  const condition = new URLSearchParams({ tk: word }).toString()
  for (const { viewer } of knowing) await aSavedFilter(db, viewer, { condition, lastOpenedAt: inHours(-24) })
  return { word, students, companies: knowing, ids: students.map(({ id }) => id) }
}

/** A company that has noted something of each, invited all but one, and met some. */
async function aKnowingCompany(db: Db, students: readonly Student[], at: number) {
  const { id: companyId } = await aCompany(db, { planKey: 'PREMIUM' })
  const user = await aCompanyUser(db, companyId)
  const label = await aSearchCandidateLabel(db, companyId)
  const event = await aScheduling(db, { companyId, type: 'EVENT' })
  const interview = await aScheduling(db, { companyId, type: 'INTERVIEW' })
  // In the past, so that attendance can be recorded; at a different time for each company, so that bookings do not
  // overlap.
  const eventDate = await aSchedulingDate(db, { companyId, schedulingId: event.id, startAt: inHours(-30 - 2 * at) })
  const interviewDate = await aSchedulingDate(db, {
    companyId,
    schedulingId: interview.id,
    startAt: inHours(200 + 2 * at),
    capacity: 1,
  })
  const job = await aJob(db, { companyId, schedulingId: event.id })
  const interviewJob = await aJob(db, { companyId, schedulingId: interview.id })
  const threadIds: string[] = []
  const knows = async ({ role, id: candidateId, mark }: Student) => {
    await aCompanyCandidate(db, { companyId, candidateId, bookmarkedAt: new Date(), memo: 'メモ' })
    await db
      .insertInto('companyCandidateLabel')
      .values({ companyId, candidateId, searchCandidateLabelId: label.id })
      .execute()
    await db.insertInto('favoriteCompany').values({ companyId, candidateId }).execute()
    if (role === 'fresh') return undefined
    const jobId = role === 'interviewed' ? interviewJob.id : job.id
    const home = { companyId, companyUserId: user.id, jobId, candidateId }
    const invitation = await aScoutInvitation(db, { ...home, ...invitations[role] })
    if (talking.includes(role)) threadIds.push(await talksWith(db, invitation, mark))
    if (role === 'asking') await asks(db, companyId, candidateId, invitation.id)
    if (role === 'booked') return aSeatFor(db, invitation, eventDate)
    return role === 'interviewed' ? aSeatFor(db, invitation, interviewDate) : undefined
  }
  const bookings = await Promise.all(students.map(knows))
  const bookingId = bookings[roles.indexOf('booked')]?.id ?? ''
  const viewer: CompanyViewer = user.viewer
  return {
    companyId,
    user,
    viewer,
    label,
    event,
    interview,
    eventDate,
    interviewDate,
    job,
    interviewJob,
    bookingId,
    threadIds,
  }
}

const asks = (db: Db, companyId: CompanyId, candidateId: OfRow<'candidate'>, scoutInvitationId: string) =>
  db
    .insertInto('schedulingDateRequest')
    .values({ companyId, candidateId, scoutInvitationId, request: '木曜日の午後をお願いします。' })
    .execute()

/** The student wrote a message with the own mark in it, and has read. */
async function talksWith(db: Db, { companyId, candidateId, id, companyUserId }: Invitation, mark: string) {
  const thread = { companyId, candidateId, scoutInvitationId: id }
  const reached = { lastPosition: 1, lastSide: 'CANDIDATE' as const, candidateRead: 1, candidateShown: 1 }
  await db
    .insertInto('thread')
    .values({ ...thread, ...reached, inCharge: companyUserId })
    .execute()
  const text = `${mark}です。`
  await db
    .insertInto('threadMessage')
    .values({ ...thread, position: 1, text, sentAt: new Date() })
    .execute()
  return id
}
type Invitation = Awaited<ReturnType<typeof aScoutInvitation>>

/** The students recognised in an answer. */
export const seenIn = (text: string, students: readonly Student[]) =>
  students
    .filter(({ id, mark }) => [id, idpIdOf(id), mark].some((trace) => text.includes(trace)))
    .map(({ role }) => role)
