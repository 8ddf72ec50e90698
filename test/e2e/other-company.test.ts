import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { watchRows } from '#test/changed-rows.ts'
import { kinds } from '#domain/notification/kinds.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { anInquiry } from '#test/factories/inquiry.ts'
import { aMessage, aReason } from '#test/factories/scout-invitation.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { fieldsWithIds, ofLists, ofOwnAccount } from './id-fields.ts'
import { callAs, type Answer, type Call } from './calls.ts'
import { openProduct, type Product } from './product.ts'
import { aRobbedCompany, ofTheClock, type RobbedCompany } from './robbed-company.ts'
import { byStudent, type Attempt, type ById } from './attempt.ts'
import { assessmentAttempts } from './assessment-attempts.ts'
import { calendarAttempts } from './calendar-attempts.ts'
import { relationAttempts } from './relation-attempts.ts'
import { staffAttempts } from './staff-attempts.ts'
import { webhookAttempts } from './webhook-attempts.ts'

let product: Product
let written: Awaited<ReturnType<typeof watchRows>>
let asThief: Call
let asOtherStudent: Call
let theirs: RobbedCompany

beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
  const { db, url } = product
  theirs = await aRobbedCompany(db)
  // The student has shut the thief out: nothing of them may be had either.
  const thief = await aCompanyWithUser(db, { planKey: 'PREMIUM' })
  await db.insertInto('blockedCompany').values({ candidateId: theirs.candidate, companyId: thief.company.id }).execute()
  asThief = await callAs(url, db, thief.viewer)
  asOtherStudent = await callAs(url, db, (await aCandidate(db)).viewer)
  written = await watchRows(db, { except: ofTheClock })
})
afterAll(() => product.close())

const notFound = ({ errors }: Answer) => errors?.[0]?.extensions.code === 'not_found'
const listOf = ({ data }: Answer, name: string) => (data?.[name] ?? []) as unknown[]
const ofYear = (name: string, selection: string) =>
  `query($id: ID!) { ${name}(filter: { from: "2026-01-01", to: "2026-12-31", jobId: $id }, by: JOB) ${selection} }`
const condition = () => ({ condition: { candidateIds: [theirs.candidate] } })
const date = () => ({ startAt: inHours(100).toISOString(), endAt: inHours(101).toISOString() })
const update = (type: 'Event' | 'Interview'): Attempt => ({
  query: `mutation($id: ID!, $d: [ID!]!, $n: [ID!]!) { updateScheduling${type}(id: $id, title: "奪った予定", deleteSchedulingDates: $d, notifyScoutInvitationIds: $n) { id } }`,
  variables: () => ({ id: theirs.scheduling, d: [theirs.date], n: [theirs.invitation] }),
})
const create = (type: 'Event' | 'Interview'): Attempt => ({
  query: `mutation($d: [${type}DateInput!]!) { createScheduling${type}(title: "新しい予定", schedulingDates: $d) { id } }`,
  variables: () => ({
    d: [{ ...date(), ...(type === 'Event' && { capacity: 1 }), notifiedCompanyUserIds: [theirs.companyUser] }],
  }),
})
const byId: ById = (name, of, rest = '', selection = '{ id }', argument = 'id') => ({
  query: `mutation($id: ID!) { ${name}(${argument}: $id${rest}) ${selection} }`,
  variables: () => ({ id: theirs[of] }),
})
const read = (query: string, variables: () => Record<string, unknown>, gives?: Attempt['gives']): Attempt => ({
  query,
  variables,
  ...(gives && { gives }),
})
const stolenJob =
  'title: "奪った募集", jobTypeIds: ["12"], scoutTypeId: "7", contents: { urlImages: [{ url: $url, order: 0 }] }'

// One row for every field that takes an id; a field without a row fails below by its name.
const onLabel = (field: string) => ({
  query: `mutation($c: ID!, $l: ID!) { ${field} }`,
  variables: () => ({ c: theirs.candidate, l: theirs.label }),
})
const attempts: Record<string, Attempt> = {
  jobDescription: read('query($id: ID!) { jobDescription(jobId: $id) { id title } }', () => ({ id: theirs.job })),
  jobDescriptionsForScoutInvitation: read(
    'query($id: ID!) { jobDescriptionsForScoutInvitation(acceptedSchedulingDateId: $id) { id } }',
    () => ({ id: theirs.date }),
    (answer) => listOf(answer, 'jobDescriptionsForScoutInvitation').length === 0 && !answer.errors,
  ),
  offeredJob: byStudent(
    read('query($id: ID!) { offeredJob(jobId: $id) { id company { id } } }', () => ({ id: theirs.draft })),
  ),
  addJobInterest: byStudent(byId('addJobInterest', 'draft', '', '', 'jobId')),
  removeJobInterest: {
    ...byStudent(byId('removeJobInterest', 'draft', '', '', 'jobId')),
    gives: ({ errors }) => !errors,
  },
  publicJob: byStudent(
    read('query($id: ID!) { publicJob(jobId: $id) { job { title } } }', () => ({ id: theirs.draft })),
  ),
  keepJobDescriptionOpen: byId('keepJobDescriptionOpen', 'job', '', '{ id }', 'jobId'),
  removeCompanyPhone: byId('removeCompanyPhone', 'phone', '', '{ __typename }'),
  scheduling: read('query($id: ID!) { scheduling(id: $id) { id } }', () => ({ id: theirs.scheduling })),
  schedulingDate: read('query($id: ID!) { schedulingDate(id: $id) { id } }', () => ({ id: theirs.date })),
  schedulingDates: read(
    'query($id: ID!) { schedulingDates(jobId: $id) { totalCount } }',
    () => ({ id: theirs.job }),
    ({ data }) => JSON.stringify(data?.['schedulingDates']) === '{"totalCount":0}',
  ),
  staffDates: read(
    'query($id: ID!) { staffDates(companyUserIds: [$id], startDate: "2026-01-01", endDate: "2035-12-31") { startAt } }',
    () => ({ id: theirs.companyUser }),
    (answer) => listOf(answer, 'staffDates').length === 0 && !answer.errors,
  ),
  // Delivery times are given only for students whom the company may scout.
  scoutDeliveries: read(
    'query($ids: [ID!]!) { scoutDeliveries(candidateIds: $ids) { candidateId deliverAt isWeekFull } }',
    () => ({ ids: [theirs.candidate] }),
    (answer) => listOf(answer, 'scoutDeliveries').length === 0 && !answer.errors,
  ),
  // Schools are everybody's: here is one that does not exist.
  school: read('query($id: ID!) { school(schoolId: $id) { id } }', () => ({ id: '99999999' })),
  scoutAnalysis: read(ofYear('scoutAnalysis', '{ total { sent } }'), () => ({ id: theirs.job })),
  scoutAnalysisCsv: read(ofYear('scoutAnalysisCsv', ''), () => ({ id: theirs.job })),
  scoutFunnel: read(
    'query($id: ID!) { scoutFunnel(jobId: $id) { sent } }',
    () => ({ id: theirs.job }),
    (answer) => notFound(answer) || JSON.stringify(answer.data?.['scoutFunnel']) === '{"sent":0}',
  ),
  scoutInvitation: byStudent(
    read('query($id: ID!) { scoutInvitation(id: $id) { id reason } }', () => ({ id: theirs.invitation })),
  ),
  searchCandidate: read(
    'query($id: ID!) { searchCandidate(id: $id) { id selfIntroduction ... on DisclosedSearchCandidate { email } } }',
    () => ({ id: theirs.candidate }),
  ),
  searchCandidates: read(
    'query($condition: SearchCandidateCondition!) { searchCandidates(condition: $condition) { totalCount edges { node { id } } } }',
    condition,
    ({ data }) => JSON.stringify(data?.['searchCandidates']) === '{"totalCount":0,"edges":[]}',
  ),
  searchCandidatesByJob: read(
    'query($id: ID!) { searchCandidatesByJob(jobId: $id, scoutInvitationStatus: SENT) { totalCount edges { node { id } } } }',
    () => ({ id: theirs.job }),
  ),
  csvSearchCandidate: read('query($id: ID!) { csvSearchCandidate(jobId: $id) { contents count } }', () => ({
    id: theirs.job,
  })),
  searchCandidateRelaxations: read(
    'query($condition: SearchCandidateCondition!) { searchCandidateRelaxations(condition: $condition) { key } }',
    condition,
    ({ data, errors }) => !errors && Array.isArray(data?.['searchCandidateRelaxations']),
  ),
  searchCandidateOptionCounts: read(
    'query($condition: SearchCandidateCondition!) { searchCandidateOptionCounts(condition: $condition, group: GRADUATION_YEARS) { count } }',
    condition,
    ({ data, errors }) => !errors && Array.isArray(data?.['searchCandidateOptionCounts']),
  ),
  sendScoutInvitationStatuses: read(
    'query($id: ID!, $condition: SearchCandidateCondition!) { sendScoutInvitationStatuses(jobId: $id, numberOfScoutInvitations: 10, condition: $condition) { new renew alreadySent } }',
    () => ({ id: theirs.job, ...condition() }),
  ),
  addCandidateBookmarks: {
    query: 'mutation($ids: [ID!]!) { addCandidateBookmarks(ids: $ids) }',
    variables: () => ({ ids: [theirs.candidate] }),
    gives: (answer) => notFound(answer) || (!answer.errors && listOf(answer, 'addCandidateBookmarks').length === 0),
  },
  removeCandidateBookmarks: {
    query: 'mutation($ids: [ID!]!) { removeCandidateBookmarks(ids: $ids) }',
    variables: () => ({ ids: [theirs.candidate] }),
    gives: (answer) => notFound(answer) || (!answer.errors && listOf(answer, 'removeCandidateBookmarks').length === 0),
  },
  attachSearchCandidateLabel: onLabel('attachSearchCandidateLabel(candidateId: $c, labelId: $l) { id }'),
  attachSearchCandidateLabels: onLabel('attachSearchCandidateLabels(candidateIds: [$c], labelId: $l)'),
  detachSearchCandidateLabel: onLabel('detachSearchCandidateLabel(candidateId: $c, labelId: $l) { id }'),
  detachSearchCandidateLabels: onLabel('detachSearchCandidateLabels(candidateIds: [$c], labelId: $l)'),
  updateSearchCandidateLabel: byId('updateSearchCandidateLabel', 'label', ', text: "奪ったラベル"'),
  deleteSearchCandidateLabel: byId('deleteSearchCandidateLabel', 'label', '', ''),
  updateSavedFilter: byId('updateSavedFilter', 'savedFilter', ', condition: "y=2029"'),
  renameSavedFilter: byId('renameSavedFilter', 'savedFilter', ', name: "奪った条件"'),
  updateSavedFilterAlert: byId('updateSavedFilterAlert', 'savedFilter', ', timing: DAILY, hour: 9, weekday: 1'),
  updateSavedFilterLastOpenedAt: byId('updateSavedFilterLastOpenedAt', 'savedFilter', '', ''),
  deleteSavedFilter: byId('deleteSavedFilter', 'savedFilter', '', ''),
  cancelScheduledScoutInvitation: byId('cancelScheduledScoutInvitation', 'waiting', '', ''),
  endPositiveAction: byId('endPositiveAction', 'positiveAction', '', ''),
  updateSearchCandidateMemo: byId('updateSearchCandidateMemo', 'candidate', ', text: "奪ったメモ"', '{ text }'),
  updateSearchCandidateLastSeenAt: byId('updateSearchCandidateLastSeenAt', 'candidate', '', ''),
  sendScoutInvitations: {
    query:
      'mutation($id: ID!, $m: String!, $i: [ScoutInvitationInput!]!) { sendScoutInvitations(jobId: $id, subject: "件名", message: $m, invitations: $i) { sentIds } }',
    variables: () => ({ id: theirs.job, m: aMessage, i: [{ candidateId: theirs.candidate, reason: aReason }] }),
  },
  markScoutInvitationContacted: byId('markScoutInvitationContacted', 'invitation', '', ''),
  undoScoutInvitationContacted: byId('undoScoutInvitationContacted', 'invitation', '', ''),
  refuseSchedulingDateRequest: byId('refuseSchedulingDateRequest', 'request', '', ''),
  createJobDescription: {
    query: `mutation($url: String!) { createJobDescription(${stolenJob}) { id } }`,
    variables: () => ({ url: `/files/company/${theirs.image}.webp` }),
    gives: ({ data, errors }) => !data && errors?.[0]?.extensions.code === 'invalid_input',
  },
  updateJobDescriptionContents: {
    query: `mutation($id: ID!, $url: String!) { updateJobDescriptionContents(id: $id, ${stolenJob}, status: DRAFT) { id } }`,
    variables: () => ({ id: theirs.draft, url: `/files/company/${theirs.image}.webp` }),
  },
  updateJobDescriptionRecruitmentProcess: byId(
    'updateJobDescriptionRecruitmentProcess',
    'draft',
    ', steps: [{ stepId: "10", order: 0 }], description: "", status: DRAFT',
  ),
  updateJobDescriptionCompletion: {
    query:
      'mutation($id: ID!, $s: ID!) { updateJobDescriptionCompletion(jobId: $id, schedulingInput: { schedulingId: $s, status: DRAFT }) { id } }',
    variables: () => ({ id: theirs.draft, s: theirs.scheduling }),
  },
  updateJobDescriptionStatus: byId('updateJobDescriptionStatus', 'job', ', status: DRAFT'),
  updateJobDescriptionIsArchived: byId(
    'updateJobDescriptionIsArchived',
    'job',
    ', isArchived: true',
    '{ activeCount }',
  ),
  checkJobDescription: byId('checkJobDescription', 'job'),
  deleteJobDescription: byId('deleteJobDescription', 'job', '', ''),
  duplicateJobDescription: byId('duplicateJobDescription', 'job', '', '{ id }', 'jobId'),
  disableCompanyUser: byId('disableCompanyUser', 'companyUser'),
  revokeAccessToken: byId('revokeAccessToken', 'accessToken'),
  webhook: { query: 'query ($id: ID!) { webhook(id: $id) { id } }', variables: () => ({ id: theirs.webhook }) },
  webhookDeliveries: {
    query: 'query ($id: ID!) { webhookDeliveries(webhookId: $id) { count } }',
    variables: () => ({ id: theirs.webhook }),
  },
  ...calendarAttempts(() => theirs),
  ...webhookAttempts(byId),
  ...assessmentAttempts({ byId, read }),
  createSchedulingEvent: create('Event'),
  createSchedulingInterview: create('Interview'),
  updateSchedulingEvent: update('Event'),
  updateSchedulingInterview: update('Interview'),
  confirmOfferReport: byId('confirmOfferReport', 'offerReport'),
  denyOfferReport: byId('denyOfferReport', 'offerReport'),
  ...staffAttempts(byId),
  cancelOfferReport: byStudent(byId('cancelOfferReport', 'offerReport')),
  reportOffer: byStudent({
    query: 'mutation($id: ID!, $on: Date!) { reportOffer(scoutInvitationId: $id, acceptedOn: $on) { id } }',
    variables: () => ({ id: theirs.invitation, on: inHours(-24).toISOString().slice(0, 10) }),
  }),
  createInquiry: byStudent({
    query: 'mutation($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }',
    variables: () => ({ inquiry: anInquiry({ category: 'CONTENT', jobId: theirs.draft }) }),
  }),
  updateBookingAttendance: byId('updateBookingAttendance', 'booking', ', attendance: ATTENDED'),
  deleteSchedulingDate: byId('deleteSchedulingDate', 'date', ', schedulingType: EVENT', ''),
  toggleSchedulingDateCapacityFull: byId(
    'toggleSchedulingDateCapacityFull',
    'date',
    ', isCapacityFull: true',
    '{ id }',
    'schedulingDateId',
  ),
  updateScoutNotificationSettings: {
    query: `mutation($id: ID!) { updateScoutNotificationSettings(jobId: $id, settings: [{ kind: ${kinds.scoutAccepted.code}, timing: OFF }]) { jobId } }`,
    variables: () => ({ id: theirs.job }),
  },
  addScoutNotificationException: byId('addScoutNotificationException', 'job', '', '{ jobId }', 'jobId'),
  removeScoutNotificationSettings: byId('removeScoutNotificationSettings', 'job', '', '{ jobId }', 'jobId'),
  readScoutInvitation: byStudent(byId('readScoutInvitation', 'invitation', '', '')),
  acceptScoutInvitation: byStudent(byId('acceptScoutInvitation', 'invitation')),
  declineScoutInvitation: byStudent(byId('declineScoutInvitation', 'invitation')),
  undoDecline: byStudent(byId('undoDecline', 'declined')),
  postponeScoutInvitation: byStudent(byId('postponeScoutInvitation', 'invitation')),
  chooseSchedulingDate: byStudent({
    query: 'mutation($i: ID!, $d: ID!) { chooseSchedulingDate(scoutInvitationId: $i, schedulingDateId: $d) { id } }',
    variables: () => ({ i: theirs.invitation, d: theirs.date }),
  }),
  cancelBooking: byStudent(byId('cancelBooking', 'invitation', '', '{ id }', 'scoutInvitationId')),
  promptCompany: byStudent(byId('promptCompany', 'invitation', '', '{ id }', 'scoutInvitationId')),
  waitLonger: byStudent(byId('waitLonger', 'invitation', '', '{ id }', 'scoutInvitationId')),
  endUnanswered: byStudent(byId('endUnanswered', 'invitation', '', '{ id }', 'scoutInvitationId')),
  answerContact: byStudent(byId('answerContact', 'invitation', ', hasArrived: false', '{ id }', 'scoutInvitationId')),
  requestSchedulingDate: byStudent({
    query:
      'mutation($id: ID!, $p: [PreferredDateInput!]!) { requestSchedulingDate(scoutInvitationId: $id, request: "夕方の日程があると参加できます。", preferred: $p) { id } }',
    variables: () => ({
      id: theirs.invitation,
      p: [{ date: inHours(200).toISOString().slice(0, 10), timeOfDay: 'EVENING' }],
    }),
  }),
  ...relationAttempts(() => theirs),
}

describe('§6 another company’s ids, and another student’s', () => {
  test('every field that takes an id is tried', () =>
    expect([...Object.keys(attempts), ...ofLists, ...ofOwnAccount].sort()).toEqual(fieldsWithIds.sort()))

  test.each(Object.keys(attempts))('%s gives nothing and changes nothing', async (name) => {
    const { query, variables, as, gives = notFound } = attempts[name] as Attempt
    await written()
    const answer = await (as === 'student' ? asOtherStudent : asThief)(query, variables())
    expect(gives(answer), JSON.stringify(answer)).toBe(true)
    expect(await written()).toEqual([])
  })

  test.each(Object.keys(attempts))('%s refuses what is not shaped like an id', async (name) => {
    const { query, variables, as } = attempts[name] as Attempt
    const malformed = JSON.parse(
      JSON.stringify(variables()).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "' or 1=1 --"),
    ) as Record<string, unknown>
    const answer = await (as === 'student' ? asOtherStudent : asThief)(query, malformed)
    expect(JSON.stringify(answer)).not.toMatch(/internal_server_error|syntax|select |invalid input syntax/)
  })
})
