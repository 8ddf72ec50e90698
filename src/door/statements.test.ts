import { execute, parse } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { threadArguments } from '#test/acts/thread-arguments.ts'
import { countStatements } from '#platform/database/db.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import {
  BlockedCompaniesPageDocument,
  CandidatePreviewPageDocument,
  CandidateSettingsPageDocument,
  IntakePageDocument,
  JobListPageDocument,
  NotificationSettingsPageDocument,
  ProfileViewsPageDocument,
} from '#web/generated/graphql.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { anIntellectualResult } from '#test/factories/assessment-result.ts'
import { block } from '#test/factories/candidate-search.ts'
import { aJob } from '#test/factories/job.ts'
import { aSchedulingDate } from '#test/factories/scheduling.ts'
import { aWhitepaper } from '#test/factories/whitepaper.ts'
import { aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { aNotedStudent, aStudentWithScouts, aCompanyAtWork } from '#test/factories/many-rows.ts'
import { askWithoutLimits } from '#test/no-limits.ts'
import { queriesWithLists, wholeDocument } from '#test/whole-document.ts'
import { schema } from './schema.ts'

// Without the limits of cost, so that one query can ask for every field.
askWithoutLimits()

const secret = 'x'.repeat(22)
const certificateToken = `yac_${'x'.repeat(43)}`
const app = ownApp()
let company: Awaited<ReturnType<typeof aCompanyAtWork>>
let student: Awaited<ReturnType<typeof aStudentWithScouts>>
beforeAll(async () => {
  company = await aCompanyAtWork(app.db)
  student = await aStudentWithScouts(app.db)
  await app.db.updateTable('company').set({ isPublic: true }).execute()
  const { id } = await aWhitepaper(app.db, { id: 1 })
  const { companyId, companyUserId } = company.viewer
  const expiresAt = new Date(Date.now() + 3_600_000)
  const download = { companyId, companyUserId, expiresAt, whitepaperId: id, secretSha256: sha256(secret) }
  await app.db.insertInto('whitepaperDownload').values(download).execute()
  const { candidateId } = student.viewer
  const { id: attemptId } = await anIntellectualResult(app.db, candidateId)
  const certificate = { candidateId, attemptId, kind: 'INTELLECTUAL' as const, hasName: true, expiresAt }
  await app.db
    .insertInto('assessmentCertificate')
    .values({ ...certificate, tokenSha256: sha256(certificateToken) })
    .execute()
})

const today = tokyoToday()
const days = `startDate: "${today}", endDate: "${addDays(today, 60)}"`
const condition = () => `condition: { candidateIds: ${JSON.stringify(company.candidateIds)}, first: 50 }`

const plain = (names: string) => Object.fromEntries((names.match(/\w+/g) ?? []).map((name) => [name, () => '']))

/** Queries of a company and a student with their arguments; all other queries read lookups, which do not grow. */
const ofCompany: Record<string, () => string> = {
  ...plain(`
    acceptedStudents accessTokens activityPeople allowedNetworks companyAdministrators companyBasic
    companyMembers companyUsers contractRequests csvSearchCandidate encourageEvents evaluationForm fairComparison fairMode heldOutcomes
    individualReportMonths interviews invoices jobDescriptions jobDescriptionsForScoutInvitation mailDomains meetings noteReaders owedAnswers
    owedDates ownCompanyPage pipelineJobs planUsage positiveActions pushDevices reasonFigures savedFilters schedulingDateRequests
    schedulings scoutBenchmark scoutFunnel ownScoutDrafts scoutNotificationDefaults scoutNotificationSettings scoutTemplates
    searchCandidateLabels searchSynonyms singleSignOn
    staffDevices staffSignIn viewer webhooks whitepaperTags whitepapers`),
  // One kind: the pages of all kinds differ in what their newest acts are about.
  activity: () => `(filter: { from: "${today}", to: "${today}", kind: JOB })`,
  activityCsv: () => `(filter: { from: "${today}", to: "${today}" })`,
  groupedSchedulingDates: () => `(${days})`,
  jobDescription: () => `(jobId: "${company.jobId}")`,
  letterShares: () =>
    `(message: "はじめまして。", invitations: [${company.candidateIds.map((id) => `{ candidateId: "${id}", reason: "お話ししたいです。" }`).join()}])`,
  ownScoutDraft: () => `(jobId: "${company.jobId}")`,
  offerReports: () => '(status: SUBMITTED, first: 20)',
  scheduling: () => `(id: "${company.schedulingId}")`,
  schedulingDate: () => `(id: "${company.dateId}")`,
  schedulingDates: () => `(${days}, first: 50)`,
  scoutDeliveries: () => `(candidateIds: ${JSON.stringify(company.candidateIds)})`,
  scoutAnalysis: () => `(filter: { from: "${today}", to: "${today}" }, by: TEXT)`,
  scoutAnalysisCsv: () => `(filter: { from: "${today}", to: "${today}" }, by: SENDER)`,
  searchCandidate: () => `(id: "${company.candidateIds[0]}")`,
  searchCandidateOptionCounts: () => `(${condition()}, group: PREFECTURE_IDS)`,
  searchCandidateRelaxations: () => `(${condition()})`,
  searchCandidates: () => `(${condition()})`,
  searchCandidatesByJob: () => `(jobId: "${company.jobId}", scoutInvitationStatus: SENT, first: 20)`,
  sendScoutInvitationStatuses: () => `(jobId: "${company.jobId}", numberOfScoutInvitations: 50, ${condition()})`,
  staffBusyTimes: () => `(companyUserIds: ["${company.viewer.companyUserId}"], ${days})`,
  staffDates: () => `(companyUserIds: ["${company.viewer.companyUserId}"], ${days})`,
  interviewedStudent: () => `(bookingId: "${company.bookingId}")`,
  checkInDoor: () => `(schedulingDateId: "${company.doorId}")`,
  notedCandidate: () => `(id: "${company.candidateIds[0]}")`,
  scheduledScoutInvitations: () => '',
  scheduledScoutInvitation: () => `(id: "${company.scheduledScoutId}")`,
  scoutTemplate: () => `(id: "${company.scoutTemplateId}")`,
  ...threadArguments(() => company),
  namedStudents: () => '(text: "山")',
  pipeline: () => `(jobId: "${company.jobId}")`,
  outcomeCases: () => `(scoutInvitationIds: ["${company.scoutInvitationId}"])`,
  webhook: () => `(id: "${company.webhookId}")`,
  webhookDeliveries: () => `(webhookId: "${company.webhookId}")`,
  whitepaper: () => '(id: "1")',
  whitepaperDownload: () => `(hash: "${secret}")`,
}
const ofStudent: Record<string, () => string> = {
  ...plain(`
    agentConsultationConsent agentPartner assessmentManual assessments awaitedCompanies blockList
    cancelledDates candidateNotificationSettings candidateSuspension chosenDates dataExport devices favoriteCompanies hiresToAnswer jobInterests
    nearCompanies ownOfferReports ownProfile ownSkills profileViews progress recentOutcomes reportableScouts
    requiredAction signInWays threadChoice threads withdrawalEffects withdrawalProof`),
  assessmentCertificate: () => `(token: "${certificateToken}")`,
  assessmentResult: () => '(kind: INTELLECTUAL)',
  companiesToBlock: () => '(search: "株式会社")',
  metCompany: () => `(companyId: "${student.companyId}")`,
  offeredJob: () => `(jobId: "${student.jobId}")`,
  publicCompany: () => `(companyId: "${company.viewer.companyId}")`,
  publicJob: () => `(jobId: "${student.jobId}")`,
  scoutInvitation: () => `(id: "${student.scoutInvitationId}")`,
  scoutInvitations: () => '(status: ACCEPTED, first: 20)',
  searchCompanies: () => '(condition: {}, first: 30)',
  threadWithCompany: () => `(scoutInvitationId: "${student.scoutInvitationId}")`,
}
const lookups = [
  'assessmentPracticeAnswer',
  'companySelectionCriteria',
  'companySizes',
  'declineReasons',
  'encourageEventCategories',
  'graduationYears',
  'qualifications',
  'industries',
  'jobHuntingStatuses',
  'jobTypes',
  'personalityTraitStatements',
  'postalAddresses',
  'recruitmentSteps',
  'regions',
  'school',
  'schools',
  'schoolGroups',
  'scoutTypes',
  'sellingPoints',
  'serviceNotices',
]

/** The number of statements for all fields of a query, three types deep. */
async function cost(viewer: Viewer, name: string, args: string) {
  const document = parse(wholeDocument(schema, name, args, 3))
  const { result, statements } = await countStatements(async () =>
    execute({ schema, document, contextValue: app.door.contextOf(viewer) }),
  )
  expect(result.errors?.map(({ message, path }) => `${path?.join('.')}: ${message}`) ?? []).toEqual([])
  return statements
}

async function costs(viewer: Viewer, queries: Record<string, () => string>) {
  const counted: Record<string, number> = {}
  for (const [name, args] of Object.entries(queries)) counted[name] = await cost(viewer, name, args())
  return counted
}

/**
 * Rows that two ways of a question lead to are read together or one way after the other, as the first answers come:
 * either is right, and is one statement for however many rows.
 */
const moreThan = (few: Record<string, number>, many: Record<string, number>) =>
  Object.entries(many).filter(([name, statements]) => statements > (few[name] ?? 0) + 1)

describe('no query sends more statements for more rows', () => {
  test('every query of the contract that answers with rows is counted here', () => {
    // After a contract's end nobody is signed in: domain/candidate-search/ended-contract counts its query.
    // The likeness is of one student alone.
    const named = [
      ...Object.keys(ofCompany),
      ...Object.keys(ofStudent),
      ...lookups,
      'endedContract',
      'candidateLikeness',
    ]
    expect(queriesWithLists(schema).filter((name) => !named.includes(name))).toEqual([])
  })

  test('a company’s', async () => {
    await company.grow(3)
    await costs(company.viewer, ofCompany)
    const few = await costs(company.viewer, ofCompany)
    await company.grow(9)
    expect(moreThan(few, await costs(company.viewer, ofCompany))).toEqual([])
  })

  test('a student’s', async () => {
    await student.grow(3)
    await costs(student.viewer, ofStudent)
    const few = await costs(student.viewer, ofStudent)
    await student.grow(9)
    expect(moreThan(few, await costs(student.viewer, ofStudent))).toEqual([])
  })
})

describe('what the pages ask', () => {
  test('the page of sixty jobs costs four statements at most', async () => {
    const sender = await aSchedulingSender(app.db)
    for (let made = 1; made < 60; made += 1)
      await aJob(app.db, { companyId: sender.company.id, isArchived: made % 4 === 0 })
    const ask = (isArchived: boolean) => app.as(sender.viewer).ask(JobListPageDocument.toString(), { isArchived })
    await ask(false)
    for (const isArchived of [false, true]) {
      const { result, statements } = await countStatements(() => ask(isArchived))
      expect(result).toMatchObject({
        errors: [],
        data: { active: { totalCount: 46 }, archived: { totalCount: 14 } },
      })
      expect(result.data.jobDescriptions.edges).toHaveLength(isArchived ? 14 : 46)
      expect(statements).toBeLessThanOrEqual(4)
    }
  })

  test.each(['uninvited', 'pending', 'accepted', 'booked'] as const)(
    'the preview of a student who is %s costs eleven statements at most, memo, labels, letters, drafts of colleagues and two traces in it; what followed an acceptance is three more',
    async (standing) => {
      const sender = await aSchedulingSender(app.db)
      const date = await aSchedulingDate(app.db, { companyId: sender.company.id, schedulingId: sender.scheduling.id })
      const candidate = await aCandidate(app.db)
      await aNotedStudent(app.db, sender, candidate, standing, date)
      const ask = () => app.as(sender.viewer).ask(CandidatePreviewPageDocument.toString(), { id: candidate.id })
      await ask()
      const { result, statements } = await countStatements(ask)
      expect(result.errors).toEqual([])
      const { memo, labels, scoutInvitations, familyName } = result.data.searchCandidate
      expect([memo.text, memo.companyUser.familyName, labels.length]).toEqual(['覚え書き', '佐伯', 1])
      expect(familyName === undefined).toBe(standing === 'uninvited' || standing === 'pending')
      expect(scoutInvitations).toHaveLength(standing === 'uninvited' ? 0 : 1)
      if (standing !== 'uninvited')
        expect(scoutInvitations[0]).toMatchObject({
          job: { title: sender.job.title },
          companyUser: { familyName: '佐伯' },
          templateMessageHistories: [{ text: expect.any(String) }],
          booking: standing === 'booked' ? { schedulingDate: { startAt: date.startAt.toISOString() } } : null,
        })
      expect(statements).toBeLessThanOrEqual({ uninvited: 8, pending: 11, accepted: 14, booked: 14 }[standing])
    },
  )

  test('the pages of the settings and of who saw me: the same for one blocked company as for five', async () => {
    const { viewer, id } = await aCandidate(app.db)
    const pages: [string, { toString: () => string }, object?][] = [
      ['settings', CandidateSettingsPageDocument],
      ['notifications', NotificationSettingsPageDocument],
      ['intake', IntakePageDocument],
      ['blocked companies', BlockedCompaniesPageDocument, { search: '試験' }],
      ['who saw me', ProfileViewsPageDocument],
    ]
    const costsOf = async () => {
      const counted: Record<string, number> = {}
      for (const [name, document, variables] of pages) {
        const { result, statements } = await countStatements(() =>
          app.as(viewer).ask(document.toString(), variables as Record<string, unknown>),
        )
        expect(result.errors).toEqual([])
        counted[name] = statements
      }
      return counted
    }
    const blockOne = async () => block(app.db, (await aSchedulingSender(app.db)).company.id, id)
    await blockOne()
    await costsOf()
    const one = await costsOf()
    // One of the settings and of the notices asks for the LINE.
    // One statement of the settings asks for a consent to the agent consultation, whose entry is hidden without one.
    // One more once a company has opened the profile (scout-invitation/profile-view/queries.test.ts); two say who found it.
    expect(one).toEqual({ settings: 8, notifications: 4, intake: 1, 'blocked companies': 9, 'who saw me': 3 })
    for (let made = 0; made < 4; made += 1) await blockOne()
    expect(await costsOf()).toEqual(one)
  })
})
