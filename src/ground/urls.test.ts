import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { readCondition } from '#domain/candidate-search/rules/address.ts'
import { promisedRoutes } from '#test/promised-routes.ts'
import routes from '#web/routes.ts'
import type { SignInReason } from './address.ts'
import { clientUrls } from './client-urls.ts'
import { assessmentUrls, assessmentTests, type AssessmentTest } from './assessment-urls.ts'
import { invitationStatuses, onboardingSteps, urls, type OnboardingStep } from './urls.ts'
import { adminUrls } from './admin-urls.ts'
import { oidcUrls } from './oidc-urls.ts'

type Makers = { [name: string]: Makers | ((...parts: never[]) => string) }
type Samples<Group> = {
  [Name in keyof Group]: Group[Name] extends (...samples: infer Given) => string ? Given[] : Samples<Group[Name]>
}
type Addresses = { [name: string]: string[] }
const id = '0b1c2d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e'
const signIn = { login: [[], ['/back'], ['/back', 'over']], unlock: [['a token']], logout: [[], ['/back']] } satisfies {
  [name: string]: [string?, SignInReason?][]
}

// A maker of addresses without a sample does not compile.
const book = { ...urls, client: clientUrls, admin: adminUrls, oidc: oidcUrls, assessment: assessmentUrls }
const samples: Samples<typeof book> = {
  oidc: {
    login: [['google'], ['line', '/candidate/profile']],
    registration: [['google'], ['line', { utm_source: 'line', candidateId: id }]],
    federatedLogout: [[]],
    callback: [['google']],
    registrationMail: [['line', 'a secret']],
    trouble: {
      login: [['google', 'provider_failed', '/back']],
      registration: [['line', 'provider_failed', { utm_source: 'line' }]],
      settings: [['google', 'identity_taken']],
    },
  },
  assessment: {
    certificate: [['yac_0']],
    sitting: [['intellectual', { question: 4 }], ['personality', { page: 2 }], ['personality']],
    intellectualResult: [[]],
    personalityResult: [[]],
    resultFile: [
      ['intellectual', 'picture'],
      ['personality', 'document'],
    ],
    start: assessmentTests.map((one): [AssessmentTest] => [one]),
    practice: [[], [3]],
  },
  candidate: {
    ...signIn,
    home: [[]],
    registration: [[], [{ utm_source: 'line', candidateId: id }]],
    registrationCallback: [[], ['a token']],
    registrationComplete: [[]],
    passwordReset: [[], ['a code']],
    passwordResetRequest: [[]],
    passwordResetRequested: [[]],
    profile: [[], ['self-introduction']],
    suspended: [[]],
    actionRequired: [[]],
    skills: [[]],
    onboarding: [...onboardingSteps.map((step): [OnboardingStep] => [step]), ['step1', 'continue'], ['step3', 'end']],
    settings: [[]],
    settingsAccount: [[]],
    settingsSignIn: [[]],
    settingsDevices: [[]],
    settingsCalendar: [[]],
    settingsNotifications: [[]],
    settingsIntake: [[]],
    settingsBlockedCompanies: [[], ['北斗']],
    profileViews: [[]],
    unsubscribe: [[]],
    settingsData: [[]],
    settingsDataFile: [[id]],
    unsubscribeMail: [['a token']],
    unsubscribed: [[]],
    contactUs: [[], [id], [undefined, id], [undefined, undefined, id]],
    contacted: [[], ['Q-2026-7KF3M9QX']],
    agentConsultation: [[]],
    assessment: [[]],
    rewardRequest: [[]],
    rewardRequested: [[]],
    eventDetails: [[id]],
    eventMoved: [[id]],
    bookingCalendar: [[id]],
    eventCheckIn: [[id]],
    eventEdit: [[id]],
    job: [[id], [id, id]],
    invitations: invitationStatuses.flatMap((status): Parameters<typeof urls.candidate.invitations>[] => [
      [status],
      [status, 2],
    ]),
    companies: [[], [new URLSearchParams({ 'company-name': '北斗' }), 2]],
    company: [[id]],
    threads: [[], [2], [1, '持ち物']],
    thread: [[id], [id, 51]],
    threadFile: [[id, 3, 1]],
    favoriteCompanies: [[], [2]],
    events: [[]],
    progress: [[]],
    invitation: [[id]],
    schedule: [[id]],
    dateRequested: [[id]],
    complete: [
      [id, true],
      [id, false],
    ],
  },
  client: {
    ...signIn,
    home: [[], [{ job: id, by: 'text' }]],
    preRegistration: [[]],
    preRegistrationComplete: [[]],
    registration: [[], ['a code']],
    passwordReset: [[], ['a code']],
    passwordResetRequest: [[]],
    passwordResetRequested: [[]],
    ssoLogin: [[], ['a@b.example', '/client']],
    ssoTrouble: [['single_sign_on_closed', '/client']],
    ssoCallback: [[id]],
    users: [[]],
    profileBasic: [[]],
    scoutNotification: [[]],
    settingsSignIn: [[]],
    settingsDevices: [[]],
    settingsCalendar: [[]],
    settingsSso: [[]],
    threadDate: [[id]],
    settingsBookingClosing: [[]],
    settingsFairMode: [[]],
    settingsNetworks: [[]],
    settingsAccessTokens: [[]],
    scheduledScouts: [[], [2]],
    scheduledScout: [[id]],
    scoutTemplates: [[]],
    scoutTemplate: [[id]],
    settingsPhrases: [[]],
    experiments: [[]],
    experimentStart: [[], [id]],
    experiment: [[id]],
    settingsPhrase: [[id]],
    settingsWebhooks: [[]],
    settingsWebhook: [[id], [id, 2]],
    settingsActivity: [[], [{ text: '募集' }]],
    activityCsv: [[], [{ text: '募集' }]],
    analysis: [[], [{ period: '4w', by: 'text' }]],
    analysisCsv: [[], [{ period: '4w', by: 'text' }]],
    contract: [[]],
    contractRequest: [['PREMIUM']],
    contractInvoice: [[id]],
    individualReport: [[]],
    whitepapers: [[], [2, '法令']],
    whitepaper: [['3']],
    whitepaperDownload: [['a hash']],
    contactUs: [[]],
    contacted: [[], ['Q-2026-7KF3M9QX']],
    candidateNotes: [[id], [id, id]],
    candidateLikeness: [[id]],
    afterDates: [[]],
    evaluationForm: [[]],
    interviews: [[]],
    interview: [[id]],
    owedAnswers: [[], [{ page: 2 }]],
    pipeline: [[], [id], [id, { view: 'table', text: '高崎', stage: 'standard:10:1', page: 2 }]],
    outcomes: [[{ to: [id], outcome: 'NEXT_STEP', left: 'yes' }]],
    threads: [[], [{ filter: 'unanswered', job: id, text: '持ち物', page: 2 }]],
    thread: [[id], [id, 51]],
    threadFile: [[id, 3, 1]],
    acceptedStudents: [[], [{ contacted: 'yes', text: '高崎', page: 2 }]],
    offerReports: [[], [2]],
    scoutDrafts: [[]],
    candidates: [[], [new URLSearchParams({ ss: 'DECLINED' }), 3]],
    candidatesFor: [[id]],
    candidate: [[id]],
    scout: [[[id]], [[id, id], id, '/client/candidates']],
    jobs: [[], ['active'], ['archived', '開発']],
    jobCandidates: [
      [{ id, isArchived: true }],
      [
        { id, isArchived: false },
        { schedulingStatus: 'scheduling', page: 2 },
      ],
    ],
    jobCreate: [[]],
    jobCreated: [[id]],
    jobEdit: [[id], [id, 'publish']],
    jobEdited: [[id]],
    jobRecruitmentProcess: [[id]],
    jobCompletionMessage: [[id]],
    jobCompletionScheduling: [[id]],
    companyBasic: [[]],
    companyBasicEdit: [[]],
    companyBasicComplete: [[]],
    companyDescription: [[]],
    companyDescriptionComplete: [[]],
    companyDescriptionEdited: [[]],
    companyFinalComplete: [[]],
    dateCalendar: [[id]],
    checkIn: [[id], [id, '012345']],
    events: [[], [id]],
    calendar: [[{}], [{ view: 'month', date: '2026-12-03' }]],
    candidatesCsv: [[{}], [{ jobId: id, encoding: 'shift-jis' }]],
    contractExpired: [[]],
    contractSuspended: [[]],
    contractContacts: [[], [{ encoding: 'shift-jis' }]],
  },
  admin: {
    ...signIn,
    registration: [[], ['a code']],
    home: [[]],
    applications: [[], [{ status: 'REJECTED' }]],
    application: [[id]],
    companies: [[], [{ text: '北斗' }]],
    company: [[id]],
    invoices: [[], [{ due: 'over' }]],
    job: [[id]],
    suspensions: [[]],
    candidates: [[], [{ id }]],
    candidate: [[id]],
    inquiries: [[], [{ status: 'CLOSED' }]],
    inquiry: [[id]],
    inquiryAttachment: [[id, 0]],
    reportedFile: [[id, 2, 1]],
    inquiryTemplates: [[]],
    inquiryExport: [[]],
    agentConsultations: [[], [{ filter: 'REVOKED' }]],
    offerReports: [[], [{ filter: 'OVERDUE' }]],
    events: [[], ['active'], ['expired']],
    event: [['7']],
    whitepapers: [[]],
    whitepaper: [['3']],
    lookups: [[], [{ import: id }]],
    notices: [[], [{ notice: id }]],
    deliveries: [[], [{ kind: 'mail' }]],
    pressure: [[]],
    figures: [[], [{ year: 2026 }]],
    analysis: [[], [{ period: '4w', by: 'when' }]],
    retention: [[]],
    assessmentItems: [[], [{ scope: 'NUM' }]],
    assessmentItemsExport: [[]],
    schoolsFile: [[]],
    accounts: [[]],
    audit: [[], [{ text: 'signIn' }]],
    settingsSignIn: [[]],
  },
  logout: [['/']],
  scheme: [['/client?y=2028']],
  policy: [[]],
  assessmentManual: [[]],
  accessibility: [[]],
  terms: [[]],
  manifest: [[]],
}

/** Pages that are not built yet. Remove a page from this list when you build it. */
const unbuilt: string[] = []

function addressesOf(makers: Makers, samplesOf: Record<string, unknown>, above = ''): Addresses {
  return Object.entries(makers).reduce<Addresses>((all, [name, maker]) => {
    const sample = samplesOf[name]
    if (typeof maker !== 'function') return { ...all, ...addressesOf(maker, sample as never, `${above}${name}.`) }
    return { ...all, [above + name]: (sample as never[][]).map((parts) => maker(...parts)) }
  }, {})
}

const objectOf = ({ id: name, path, index, children }: RouteConfigEntry): RouteObject =>
  index ? { id: name, path, index: true } : { id: name, path, children: children?.map(objectOf) }
const table = routes.map(objectOf)
const isRoute = (address: string, among: RouteObject[]) => {
  const page = matchRoutes(among, new URL(address, 'https://here.invalid').pathname)?.at(-1)
  return page !== undefined && page.route.path !== '*'
}

const addresses = Object.entries(addressesOf(book, samples))
const without = (among: RouteObject[]) =>
  addresses.flatMap(([name, made]) => (made.every((address) => isRoute(address, among)) ? [] : [name]))

test('§2 every address that a page, a mail, a push or a notification can name leads to a page', () => {
  expect(without(table)).toEqual(unbuilt)
  expect(addresses.length).toBeGreaterThan(30)
})

// Not in §2: pages of a company's settings and of the operator, which the list above names until they are built.
const beyond = ['/client/settings/:page', '/client/owed-answers', '/admin', '/admin/:page', '/admin/:page/:id']

test('§2 an address whose page is not built is promised by §2', () => {
  const promised = [...promisedRoutes, ...beyond].map((path) => ({ path }))
  expect(without([...table, ...promised])).toEqual([])
})

test('an address that leads nowhere is found', () => {
  expect(without(table.filter(({ path }) => path !== 'policy'))).toEqual([...unbuilt, 'policy'])
})

test('§3 the address of one student is read as a search for that student', () => {
  const { searchParams } = new URL(clientUrls.candidate(id), 'https://here.invalid')
  expect(readCondition(searchParams)).toEqual({ candidateIds: [id] })
})
