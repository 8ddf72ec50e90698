import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { forEachText, profileTexts } from '#domain/candidate/profile/text/rules.ts'
import { pictureFileOf } from '#domain/candidate/picture/rules.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import type { OfRow } from '#ground/id.ts'
import { openSession } from '#domain/session/commands.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import type { TestApp } from '../client.ts'
import { aCandidate } from '../factories.ts'
import { anIntellectualResult, aPublishedResult } from './assessment-result.ts'
import { dateFills } from './filled-dates.ts'
import { deskFills } from './filled-desk.ts'
import { aSearchCandidateLabel } from './candidate-search.ts'
import { scoutFills } from './filled-scouts.ts'
import { stepFills } from './filled-step.ts'
import { teamFills } from './filled-team.ts'
import { threadFills } from './filled-thread.ts'
import { insert, mark, type Fill, type World } from './filled-world.ts'
import { inHours } from './scheduling.ts'
import { acceptedForScheduling, aScoutInvitation, aSchedulingSender, aSeatFor, homeOf } from './scout-invitation.ts'

let made = 0

const ofCompany = ({ candidateId, companyId }: World) => ({ candidateId, companyId, candidateOrdinal: 0 })

/** Filled with the student, or by the act that a test is about. */
const already: Fill = async () => undefined
const text = (companyId: OfRow<'company'>) => ({ kind: 'X', title: mark, body: mark, path: `/${companyId}` })

/** One row about a student for each table that holds students. The purge's test names a table that is missing here. */
export const fills: Record<string, Fill> = {
  candidate_account: already,
  candidate_activity: already,
  candidate_withdrawal: already,
  scout_invitation: already,
  booking: already,
  session: already,
  known_device: already,
  audit: already,
  assessment_profile: ({ app, candidateId }) =>
    aPublishedResult(app.db, candidateId, { personalityPercentages: Array.from({ length: 10 }, () => 50) }),
  // With the publication.
  assessment_attempt: already,
  assessment_certificate: async ({ app, candidateId }) => {
    const { id: attemptId } = await anIntellectualResult(app.db, candidateId)
    const certificate = { candidateId, attemptId, kind: 'INTELLECTUAL' as const, hasName: true, expiresAt: inHours(24) }
    await app.db
      .insertInto('assessmentCertificate')
      .values({ ...certificate, tokenSha256: sha256(candidateId) })
      .execute()
  },
  blocked_company: insert('blockedCompany', ofCompany),
  favorite_company: insert('favoriteCompany', ofCompany),
  job_interest: async ({ app, candidateId, invitation }) => {
    const { companyId, jobId } = await app.db
      .selectFrom('scoutInvitation')
      .select(['companyId', 'jobId'])
      .where('id', '=', invitation.id)
      .executeTakeFirstOrThrow()
    await app.db.insertInto('jobInterest').values({ candidateId, companyId, jobId, candidateOrdinal: 0 }).execute()
  },
  push_device: insert('pushDevice', ({ candidateId }) => ({
    candidateId,
    token: `${mark} ${candidateId}`,
  })),
  line_code: insert('lineCode', ({ candidateId }) => ({
    candidateId,
    id: candidateId,
    codeSha256: sha256(candidateId),
    expiresAt: inHours(1),
  })),
  candidate_notification: insert('candidateNotification', ({ candidateId, companyId }) => ({
    candidateId,
    effectKey: 'one',
    ...text(companyId),
  })),
  candidate_notification_setting: insert('candidateNotificationSetting', ({ candidateId }) => ({
    candidateId,
    topic: 'SCOUT' as const,
    hasMail: false,
    hasPush: false,
  })),
  notification_push: ({ app, candidateId }) =>
    sql`insert into notification_push (candidate_id, notification_id, push_device_id)
      select n.candidate_id, n.id, t.id from candidate_notification n join push_device t using (candidate_id)
      where n.candidate_id = ${candidateId}`.execute(app.db),
  candidate_reading: insert('candidateReading', ({ candidateId, companyUserId }) => ({
    reader: companyUserId,
    kind: 'profile' as const,
    candidateId,
  })),
  candidate_export: insert('candidateExport', ({ candidateId }) => ({ candidateId, status: 'FAILED' as const })),
  agent_consultation: insert('agentConsultation', ({ candidateId }) => ({
    candidateId,
    partnerName: '株式会社試験キャリア',
    textVersion: consentTexts.agentConsultation.version,
  })),
  company_candidate: insert('companyCandidate', ({ candidateId, companyId, companyUserId }) => ({
    companyId,
    candidateId,
    memo: mark,
    memoUpdatedAt: new Date(),
    memoCompanyUserId: companyUserId,
    bookmarkedAt: new Date(),
    lastSeenAt: new Date(),
    candidateOrdinal: 0,
  })),
  company_candidate_label: async ({ app, candidateId, companyId }) => {
    const label = await aSearchCandidateLabel(app.db, companyId)
    await app.db
      .insertInto('companyCandidateLabel')
      .values({ companyId, candidateId, searchCandidateLabelId: label.id, candidateOrdinal: 0 })
      .execute()
  },
  passed_over_candidate: insert('passedOverCandidate', ({ candidateId, companyId, companyUserId }) => ({
    companyId,
    candidateId,
    companyUserId,
    isForTeam: true,
    candidateOrdinal: 0,
  })),
  triage_place: insert('triagePlace', ({ candidateId, companyId, companyUserId }) => ({
    companyId,
    candidateId,
    companyUserId,
    searchHash: '0'.repeat(64),
    position: 1,
  })),
  open_reading: insert('openReading', ({ candidateId, companyId, companyUserId }) => ({
    companyId,
    candidateId,
    companyUserId,
  })),
  scout_claim: insert('scoutClaim', ({ candidateId, companyId, companyUserId }) => ({
    companyId,
    candidateId,
    companyUserId,
    expiresAt: new Date(Date.now() + 600_000),
  })),
  consent: insert('consent', ({ candidateId }) => ({
    candidateId,
    kind: 'terms',
    version: consentTexts.terms.version,
  })),
  notification_mail: insert('notificationMail', ({ candidateId }) => ({ candidateId, effectKey: 'one' })),
  profile_view: insert('profileView', ({ candidateId, companyId, companyUserId }) => ({
    candidateId,
    companyId,
    companyUserId,
  })),
  ...scoutFills,
  ...stepFills,
  ...dateFills,
  ...threadFills,
  calendar_feed: insert('calendarFeed', ({ candidateId }) => ({ candidateId, tokenSha256: sha256(candidateId) })),
  account_change: insert('accountChange', ({ candidateId }) => ({
    candidateId,
    kind: 'EMAIL' as const,
    previousEmail: `before-${candidateId}@student.example`,
  })),
  blocked_corporate_number: insert('blockedCorporateNumber', ({ candidateId }) => ({
    candidateId,
    corporateNumber: '7000012050002',
  })),
  candidate_attribution: insert('candidateAttribution', ({ candidateId }) => ({ candidateId, utmSource: mark })),
  candidate_identity: insert('candidateIdentity', ({ candidateId }) => ({
    candidateId,
    provider: 'google',
    label: 'Google',
    subject: `${mark} ${candidateId}`,
  })),
  candidate_intake: insert('candidateIntake', ({ candidateId }) => ({ candidateId, scoutsPerWeek: 3 })),
  candidate_passkey: insert('candidatePasskey', ({ candidateId }) => ({
    candidateId,
    credentialId: `credential-${candidateId}`,
    publicKey: Buffer.from(mark),
    counter: 0,
    name: mark,
    isBackedUp: false,
  })),
  candidate_quiet_hours: insert('candidateQuietHours', ({ candidateId }) => ({ candidateId, startsAt: 22, endsAt: 7 })),
  candidate_skill: insert('candidateSkill', ({ candidateId }) => ({
    candidateId,
    kind: 'QUALIFICATION' as const,
    position: 0,
    name: mark,
    note: mark,
  })),
  candidate_verification: insert('candidateVerification', ({ candidateId }) => ({
    candidateId,
    purpose: 'EMAIL_CHANGE' as const,
    destination: `after-${candidateId}@student.example`,
    expiresAt: inHours(1),
  })),
  inquiry: insert('inquiry', ({ candidateId }) => ({
    candidateId,
    area: 'CANDIDATE' as const,
    receiptNumber: `Q-2026-${String(10_000_000 + made)}`,
    category: 'USAGE' as const,
    name: mark,
    email: `inquiry-${candidateId}@student.example`,
    body: mark,
    dueOn: '2026-12-01',
  })),
  offer_report: insert('offerReport', ({ candidateId, companyId, invitation }) => ({
    candidateId,
    companyId,
    scoutInvitationId: invitation.id,
    acceptedOn: '2026-11-20',
    answerBy: inHours(240),
  })),
  oidc_flow: insert('oidcFlow', ({ candidateId }) => ({
    candidateId,
    stateSha256: sha256(`state ${candidateId}`),
    browserSha256: sha256(`browser ${candidateId}`),
    provider: 'google',
    intent: 'LINK' as const,
    expiresAt: inHours(1),
  })),
  passkey_challenge: insert('passkeyChallenge', ({ candidateId }) => ({
    candidateId,
    challengeSha256: sha256(`challenge ${candidateId}`),
    expiresAt: inHours(1),
  })),
  password_reset: insert('passwordReset', ({ candidateId }) => ({
    candidateId,
    area: 'candidate' as const,
    tokenSha256: sha256(`reset ${candidateId}`),
    expiresAt: inHours(1),
  })),
  ...deskFills,
  ...teamFills,
  scout_received_in_week: insert('scoutReceivedInWeek', ({ candidateId }) => ({
    candidateId,
    week: '2026-11-23',
    received: 1,
  })),
}

/** A student of whom every table holds something, with the words by which a leftover is found. */
export async function aFilledStudent(app: TestApp) {
  const n = (made += 1)
  const email = `erased${n}@student.example`
  const phoneNumber = `+8190${String(77_000_000 + n)}`
  const file = pictureFileOf(randomUUID())
  const sender = await aSchedulingSender(app.db)
  const student = await aCandidate(app.db, {
    pictureFile: file,
    ...forEachText(profileTexts, () => `${mark}を書いた文章です。`),
    highSchoolName: mark,
    offeredCompany: mark,
    taglines: [mark],
    jobHuntingStatusId: 3,
    email,
    account: { familyName: mark, givenName: mark, familyNameKana: 'キエルベキ', givenNameKana: 'コトバ', phoneNumber },
  })
  await app.files.put(file, Buffer.from(mark))
  await app.db
    .transaction()
    .execute((tx) =>
      openSession(tx, 'candidate', { candidateId: student.id }, 'Mozilla/5.0 (Windows NT 10.0) Chrome/120.0'),
    )
  const reason = `${mark}という一文に引かれました。記録から原因を探し、手順に直す姿勢が当社の仕事に合うと考えています。`
  const invitation = await aScoutInvitation(app.db, {
    ...homeOf(sender),
    ...acceptedForScheduling(),
    candidateId: student.id,
    reason,
  })
  await aSeatFor(app.db, invitation, await sender.date({ startAt: inHours(200), endAt: inHours(201) }))
  const { companyId } = invitation
  await app.db
    .insertInto('scoutInvitationQuotation')
    .values({
      companyId,
      scoutInvitationId: invitation.id,
      position: 1,
      field: 'SELF_INTRODUCTION',
      text: mark,
      passage: mark,
    })
    .execute()
  const ofSender = { companyId, companyUserId: sender.user.id, schedulingId: sender.scheduling.id }
  const world: World = { app, candidateId: student.id, ...ofSender, invitation }
  for (const fill of Object.values(fills)) await fill(world)
  return { student, file, words: [mark, email, phoneNumber.slice(1), 'キエルベキ'] }
}
