import type { Db } from '#platform/database/db.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { aCandidate } from '#test/factories.ts'
import { anIntellectualResult } from '#test/factories/assessment-result.ts'
import { anAccessToken } from '#test/factories/access-token.ts'
import { aCandidateNote } from '#test/factories/candidate-note.ts'
import { aPositiveAction, aSavedFilter, aSearchCandidateLabel } from '#test/factories/candidate-search.ts'
import { anEmptyJob } from '#test/factories/job.ts'
import { anOfferReport } from '#test/factories/offer-report.ts'
import { aDelivery, aWebhook } from '#test/factories/webhook.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { aScoutTemplate } from '#test/factories/scout-template.ts'
import { aScoutExperiment } from '#test/factories/scout-experiment.ts'
import {
  acceptedForScheduling,
  askingForDates,
  aScoutInvitation,
  aSchedulingSender,
  aSeatFor,
} from '#test/factories/scout-invitation.ts'

/** A company with one of everything that has an id, for another one to try. */
export async function aRobbedCompany(db: Db) {
  const { company, user, job, scheduling, date } = await aSchedulingSender(db)
  const slot = await date()
  const student = await aCandidate(db)
  const home = { companyId: company.id, companyUserId: user.id, candidateId: student.id, jobId: job.id }
  const invitation = await aScoutInvitation(db, {
    ...home,
    ...askingForDates(),
  })
  const request = await db
    .insertInto('schedulingDateRequest')
    .values({
      companyId: company.id,
      scoutInvitationId: invitation.id,
      candidateId: student.id,
      request: '夕方の日程があると参加できます。',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const attended = await aScoutInvitation(db, {
    ...home,
    ...acceptedForScheduling(),
    candidateId: (await aCandidate(db)).id,
  })
  const other = async () => ({ ...home, candidateId: (await aCandidate(db)).id })
  const waiting = await aScoutInvitation(db, { ...(await other()), status: 'SCHEDULED', sentAt: inHours(12) })
  const declined = await aScoutInvitation(db, { ...(await other()), status: 'DECLINED', answeredAt: new Date() })
  const offerReport = await anOfferReport(db, await aScoutInvitation(db, { ...(await other()), status: 'ACCEPTED' }))
  const booking = await aSeatFor(db, attended, await date({ startAt: inHours(-3) }))
  const draft = await anEmptyJob(db, { companyId: company.id })
  const image = { companyId: company.id, id: crypto.randomUUID(), width: 60, height: 40 }
  await db.insertInto('companyImage').values(image).execute()
  const phone = await db
    .insertInto('companyPhone')
    .values({ companyId: company.id, label: '採用窓口', number: '+81521234567' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const label = await aSearchCandidateLabel(db, company.id)
  const positiveAction = await aPositiveAction(db, user.viewer)
  const note = await aCandidateNote(db, { ...home, text: '社内の話' })
  const savedFilter = await aSavedFilter(db, user.viewer)
  const accessToken = await anAccessToken(db, user.viewer)
  const webhook = await aWebhook(db, company.id)
  const delivery = await aDelivery(db, webhook)
  const phrase = await db
    .insertInto('threadPhrase')
    .values({ companyId: company.id, title: 'お礼', text: 'ありがとうございます。' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const template = await aScoutTemplate(db, { company, user })
  const experiment = await aScoutExperiment(db, { companyId: company.id, jobId: job.id, companyUserId: user.id })
  const sitting = await anIntellectualResult(db, student.id)
  const certificate = await db
    .insertInto('assessmentCertificate')
    .values({
      candidateId: student.id,
      attemptId: sitting.id,
      kind: 'INTELLECTUAL',
      hasName: false,
      expiresAt: inHours(24),
      tokenSha256: sha256('a certificate of another student'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    job: job.id,
    draft: draft.id,
    image: image.id,
    phone: phone.id,
    scheduling: scheduling.id,
    date: slot.id,
    invitation: invitation.id,
    waiting: waiting.id,
    declined: declined.id,
    booking: booking.id,
    offerReport: offerReport.id,
    request: request.id,
    label: label.id,
    note: note.id,
    savedFilter: savedFilter.id,
    positiveAction: positiveAction.id,
    candidate: student.id,
    companyUser: user.id,
    accessToken: accessToken.id,
    webhook: webhook.id,
    delivery: delivery.id,
    phrase: phrase.id,
    template: template.id,
    experiment: experiment.id,
    sitting: sitting.id,
    certificate: certificate.id,
  }
}
export type RobbedCompany = Awaited<ReturnType<typeof aRobbedCompany>>

/** Tables that sign-in, clock, queue and the folding of edits write meanwhile. */
export const ofTheClock = [
  'session',
  'rate_limit',
  'candidate_activity',
  'candidate_notification',
  'company_notification',
  'notification_mail',
  'told_encourage_event',
].concat([
  'worker_life',
  'clock_job',
  'whitepaper',
  'search_bits',
  'search_posting_block',
  'search_flip',
  'search_delta',
])
