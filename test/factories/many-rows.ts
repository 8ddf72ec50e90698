import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { aCandidate, aCompanyUser } from '../factories.ts'
import { aDelivery, aWebhook } from './webhook.ts'
import { anAccessToken } from './access-token.ts'
import { anEvaluation, inChargeOf } from './evaluation.ts'
import { aCandidateNote } from './candidate-note.ts'
import { aCompanyCandidate, aSavedFilter, aSearchCandidateLabel } from './candidate-search.ts'
import { aJob } from './job.ts'
import { aScoutExperiment } from './scout-experiment.ts'
import { aScheduling, aSchedulingDate, inHours } from './scheduling.ts'
import { anOfferReport } from './offer-report.ts'
import { acceptedForScheduling, aSchedulingSender, aScoutInvitation, aSeatFor, homeOf } from './scout-invitation.ts'
import { aDraft } from './scout-draft.ts'
import { aScoutTemplate } from './scout-template.ts'

type Sender = Awaited<ReturnType<typeof aSchedulingSender>>
type SchedulingDate = Awaited<ReturnType<typeof aSchedulingDate>>
export type Standing = 'uninvited' | 'pending' | 'accepted' | 'booked'

/** A student of whom the company wrote something down, and how far the two have come. */
export async function aNotedStudent(
  db: Db,
  sender: Sender,
  { id: candidateId }: { id: OfRow<'candidate'> },
  standing: Standing,
  date: SchedulingDate,
) {
  const companyId = sender.company.id
  const label = await aSearchCandidateLabel(db, companyId)
  await aCompanyCandidate(db, {
    companyId,
    candidateId,
    bookmarkedAt: new Date(),
    memo: '覚え書き',
    memoUpdatedAt: new Date(),
    memoCompanyUserId: sender.user.id,
  })
  const labelled = { companyId, candidateId, searchCandidateLabelId: label.id }
  await db.insertInto('companyCandidateLabel').values(labelled).execute()
  await aCandidateNote(db, { companyId, candidateId, companyUserId: sender.user.id, mentioned: [sender.user.id] })
  if (standing === 'uninvited') return null
  const answered = standing === 'pending' ? {} : acceptedForScheduling()
  const invitation = await aScoutInvitation(db, { ...homeOf(sender), candidateId, ...answered })
  if (standing === 'booked') await aSeatFor(db, invitation, date)
  if (standing === 'booked' || standing === 'accepted') await aTalk(db, invitation)
  return invitation
}

/** The student asked, and the company answered. */
export async function aTalk(
  db: Db,
  { companyId, candidateId, id, companyUserId }: Pick<ScoutRow, 'companyId' | 'candidateId' | 'id' | 'companyUserId'>,
) {
  const thread = { companyId, candidateId, scoutInvitationId: id }
  await db
    .insertInto('thread')
    .values({
      ...thread,
      inCharge: companyUserId,
      lastPosition: 2,
      lastSide: 'COMPANY',
      candidateRead: 1,
      companyRead: 2,
    })
    .execute()
  const message = { ...thread, sentAt: new Date() }
  await db
    .insertInto('threadMessage')
    .values([
      { ...message, position: 1, text: '当日の持ち物を教えてください。' },
      { ...message, position: 2, companyUserId, text: '筆記用具をお持ちください。' },
    ])
    .execute()
  const file = { number: 1, fileName: '会場の地図.pdf', contentType: 'application/pdf' as const }
  await db
    .insertInto('threadFile')
    .values({ ...thread, ...file, position: 2, content: Buffer.from('%PDF-1.7 %%EOF') })
    .execute()
}
type ScoutRow = Awaited<ReturnType<typeof aScoutInvitation>>

async function aRequest(
  db: Db,
  companyId: OfRow<'company'>,
  candidateId: OfRow<'candidate'>,
  scoutInvitationId: string,
) {
  const request = 'この日程では参加が難しいため、別の日をお願いします。'
  await db.insertInto('schedulingDateRequest').values({ companyId, candidateId, scoutInvitationId, request }).execute()
}

/** A student whom the sender met and evaluated. */
async function aMeeting(db: Db, sender: Sender, nth: number) {
  const { id: candidateId } = await aCandidate(db)
  const date = await sender.date({ startAt: inHours(-2 * nth - 2), endAt: inHours(-2 * nth - 1) })
  await inChargeOf(db, date, sender.user)
  const invitation = await aScoutInvitation(db, { ...homeOf(sender), ...acceptedForScheduling(), candidateId })
  const { id: bookingId } = await aSeatFor(db, invitation, date)
  await anEvaluation(db, { companyId: sender.company.id, companyUserId: sender.user.id, candidateId, bookingId })
  return bookingId
}

const anEncourageEvent = (db: Db, position: number) =>
  db
    .insertInto('encourageEvent')
    .values({
      title: '合同説明会',
      eventCategoryId: 1,
      applicationStartAt: inHours(-24),
      applicationEndAt: inHours(24),
      companyName: 'ヨアケ',
      eventUrl: 'https://example.jp',
      position,
    })
    .execute()

const anAct = (companyId: OfRow<'company'>, actorId: string, jobId: string, candidateId: OfRow<'candidate'>) =>
  [
    { action: 'updateJobDescriptionContents', subject: 'job', subjectId: jobId, candidateId: null },
    { action: 'searchCandidate', subject: 'candidate', subjectId: candidateId, candidateId },
    { action: 'updateCompanyUserRole', subject: 'company_user', subjectId: actorId, candidateId: null },
  ].map((act) => ({ area: 'client' as const, actorId, companyId, ...act }))

const standings: readonly Standing[] = ['uninvited', 'pending', 'accepted', 'booked']

/** An event with a door; `comes` adds a student of it. */
async function aDoor(db: Db, sender: Awaited<ReturnType<typeof aSchedulingSender>>) {
  const companyId = sender.company.id
  const scheduling = await aScheduling(db, { companyId })
  const date = await aSchedulingDate(db, { companyId, schedulingId: scheduling.id, capacity: 100 })
  async function comes() {
    const { id: candidateId } = await aCandidate(db)
    await aSeatFor(db, await aScoutInvitation(db, { ...homeOf(sender), candidateId, ...acceptedForScheduling() }), date)
  }
  return { id: date.id, comes }
}

/** A company with a job; every turn of `grow` adds one of everything it may have many of. */
export async function aCompanyAtWork(db: Db) {
  const sender = await aSchedulingSender(db, { planKey: 'PREMIUM' })
  const companyId = sender.company.id
  const candidateIds: OfRow<'candidate'>[] = []
  const dateIds: string[] = []
  const scoutInvitationIds: string[] = []
  const bookingIds: string[] = []
  const hook = await aWebhook(db, companyId)
  const threadPhraseIds: string[] = []
  const scoutTemplateIds: string[] = []
  const scheduledScoutIds: string[] = []
  const scoutExperimentIds: string[] = []
  const door = await aDoor(db, sender)
  async function turn() {
    await door.comes()
    const date = await sender.date({ startAt: inHours(24 * 7 + dateIds.length) })
    dateIds.push(date.id)
    for (const standing of standings) {
      const candidate = await aCandidate(db)
      candidateIds.push(candidate.id)
      const invitation = await aNotedStudent(db, sender, candidate, standing, date)
      if (invitation && standing === 'accepted') await aRequest(db, companyId, candidate.id, invitation.id)
      if (invitation && standing === 'booked') await anOfferReport(db, invitation)
      if (invitation && standing === 'booked') scoutInvitationIds.push(invitation.id)
    }
    bookingIds.push(await aMeeting(db, sender, dateIds.length))
    const user = await aCompanyUser(db, companyId)
    const scheduling = await aScheduling(db, { companyId })
    const eventDate = await aSchedulingDate(db, { companyId, schedulingId: scheduling.id })
    await db
      .insertInto('schedulingDateNotifiedCompanyUser')
      .values({ companyId, schedulingDateId: eventDate.id, companyUserId: user.id })
      .execute()
    const job = await aJob(db, { companyId, schedulingId: scheduling.id })
    await aJob(db, { companyId })
    const invited = await aCandidate(db)
    const ofJob = { ...homeOf({ ...sender, job, user }), candidateId: invited.id, ...acceptedForScheduling() }
    await aSeatFor(db, await aScoutInvitation(db, ofJob), eventDate)
    await anAccessToken(db, sender.viewer)
    for (const { id } of [hook, await aWebhook(db, companyId)]) await aDelivery(db, { companyId, id })
    await db
      .insertInto('audit')
      .values(anAct(companyId, sender.user.id, job.id, invited.id))
      .execute()
    const nth = dateIds.length
    const awaited = await aCandidate(db)
    const waiting = { status: 'SCHEDULED', sentAt: inHours(20) } as const
    const scheduled = await aScoutInvitation(db, { ...homeOf(sender), candidateId: awaited.id, ...waiting })
    scheduledScoutIds.push(scheduled.id)
    await db
      .insertInto('allowedNetwork')
      .values({ companyId, network: `10.0.${nth}.0/24`, label: '本社' })
      .execute()
    const phrase = { companyId, title: `お礼${nth}`, text: 'ありがとうございます。' }
    const { id } = await db.insertInto('threadPhrase').values(phrase).returning('id').executeTakeFirstOrThrow()
    threadPhraseIds.push(id)
    scoutTemplateIds.push((await aScoutTemplate(db, sender, { title: `会社紹介${nth}` })).id)
    scoutExperimentIds.push((await aScoutExperiment(db, homeOf({ ...sender, job, user }))).id)
    const writer = { companyId, companyUserId: sender.user.id, jobId: nth === 1 ? sender.job.id : job.id }
    const written = candidateIds.map((candidateId) => ({ candidateId }))
    await aDraft(db, writer, written)
    await aDraft(db, { ...writer, companyUserId: user.id }, written)
    await anEncourageEvent(db, nth)
    await aSavedFilter(db, sender.viewer)
  }
  const grow = async (turns: number) => {
    for (let made = 0; made < turns; made += 1) await turn()
  }
  await grow(1)
  return {
    viewer: sender.viewer,
    candidateIds,
    jobId: sender.job.id,
    schedulingId: sender.scheduling.id,
    grow,
    dateId: dateIds[0] ?? '',
    doorId: door.id,
    webhookId: hook.id,
    threadPhraseId: threadPhraseIds[0] ?? '',
    scoutTemplateId: scoutTemplateIds[0] ?? '',
    scheduledScoutId: scheduledScoutIds[0] ?? '',
    scoutExperimentId: scoutExperimentIds[0] ?? '',
    scoutInvitationId: scoutInvitationIds[0] ?? '',
    bookingId: bookingIds[0] ?? '',
  }
}

/** A student; every turn of `grow` adds a company with a scout that waits, one whose date is open, and one that is booked. */
export async function aStudentWithScouts(db: Db) {
  const candidate = await aCandidate(db)
  const viewer: CandidateViewer = candidate.viewer
  let turns = 0
  async function invite(standing: Standing) {
    const sender = await aSchedulingSender(db)
    const date = await sender.date({ startAt: inHours(24 * 9 + 2 * turns) })
    await sender.date({ startAt: inHours(24 * 30 + turns) })
    const invitation = await aNotedStudent(db, sender, candidate, standing, date)
    if (invitation && standing === 'accepted') await aRequest(db, sender.company.id, candidate.id, invitation.id)
    if (invitation && standing === 'booked') await anOfferReport(db, invitation)
    const { id: companyId } = sender.company
    await db.insertInto('favoriteCompany').values({ candidateId: candidate.id, companyId }).execute()
    return { scoutInvitationId: invitation?.id ?? '', jobId: sender.job.id, companyId }
  }
  async function turn() {
    await invite('pending')
    await invite('accepted')
    const booked = await invite('booked')
    turns += 1
    return booked
  }
  const grow = async (more: number) => {
    for (let made = 0; made < more; made += 1) await turn()
  }
  return { viewer, ...(await turn()), grow }
}
