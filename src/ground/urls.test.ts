import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { readCondition } from '#domain/candidate-search/rules/address.ts'
import { promisedRoutes } from '#test/promised-routes.ts'
import routes from '#web/routes.ts'
import type { SignInReason } from './address.ts'
import { clientUrls } from './client-urls.ts'
import {
  assessmentTests,
  campaignOf,
  invitationStatuses,
  onboardingSteps,
  urls,
  type AssessmentTest,
  type OnboardingStep,
} from './urls.ts'
import { adminUrls } from './admin-urls.ts'

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
const book = { ...urls, client: clientUrls, admin: adminUrls }
const samples: Samples<typeof book> = {
  candidate: {
    ...signIn,
    home: [[]],
    registration: [[], [{ utm_source: 'line', candidateId: id }]],
    registrationCallback: [[], ['a token']],
    registrationComplete: [[]],
    oidcLogin: [['google'], ['line', '/candidate/profile']],
    oidcRegistration: [['google'], ['line', { utm_source: 'line', candidateId: id }]],
    oidcCallback: [['google']],
    oidcRegistrationMail: [['line', 'a secret']],
    oidcTrouble: {
      login: [['google', 'provider_failed', '/back']],
      registration: [['line', 'provider_failed', { utm_source: 'line' }]],
      settings: [['google', 'identity_taken']],
    },
    passwordReset: [[], ['a code']],
    passwordResetRequest: [[]],
    passwordResetRequested: [[]],
    profile: [[], ['self-introduction']],
    actionRequired: [[]],
    skills: [[]],
    onboarding: [...onboardingSteps.map((step): [OnboardingStep] => [step]), ['step1', 'continue'], ['step3', 'end']],
    settings: [[]],
    settingsAccount: [[]],
    settingsSignIn: [[]],
    settingsDevices: [[]],
    settingsNotifications: [[]],
    settingsIntake: [[]],
    assessmentResultFile: [
      ['intellectual', 'picture'],
      ['personality', 'document'],
    ],
    settingsBlockedCompanies: [[], ['北斗']],
    profileViews: [[]],
    unsubscribe: [[]],
    settingsData: [[]],
    settingsDataFile: [[id]],
    unsubscribeMail: [['a token']],
    unsubscribed: [[]],
    contactUs: [[], [id], [undefined, id]],
    contacted: [[], ['Q-2026-7KF3M9QX']],
    agentConsultation: [[]],
    assessment: [[]],
    assessmentStart: assessmentTests.map((one): [AssessmentTest] => [one]),
    assessmentPractice: [[], [3]],
    assessmentSitting: [['intellectual', { question: 4 }], ['personality', { page: 2 }], ['personality']],
    intellectualResult: [[]],
    personalityResult: [[]],
    rewardRequest: [[]],
    rewardRequested: [[]],
    eventDetails: [[id]],
    eventMoved: [[id]],
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
    favoriteCompanies: [[], [2]],
    events: [[]],
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
    settingsSso: [[]],
    settingsNetworks: [[]],
    settingsAccessTokens: [[]],
    settingsWebhooks: [[]],
    settingsWebhook: [[id], [id, 2]],
    settingsActivity: [[], [{ text: '募集' }]],
    activityCsv: [[], [{ text: '募集' }]],
    contract: [[]],
    contractRequest: [['PREMIUM']],
    contractInvoice: [[id]],
    individualReport: [[]],
    whitepapers: [[], [2, '法令']],
    whitepaper: [['3']],
    whitepaperDownload: [['a hash']],
    contactUs: [[]],
    contacted: [[], ['Q-2026-7KF3M9QX']],
    owedAnswers: [[], [{ page: 2 }]],
    threads: [[], [{ filter: 'unanswered', job: id, text: '持ち物', page: 2 }]],
    thread: [[id], [id, 51]],
    acceptedStudents: [[], [{ contacted: 'yes', page: 2 }]],
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
    events: [[], [id]],
    calendar: [[{}], [{ view: 'month', date: '2026-12-03' }]],
    candidatesCsv: [[{}], [{ jobId: id, encoding: 'shift-jis' }]],
    contractExpired: [[]],
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
    retention: [[]],
    assessmentItems: [[], [{ scope: 'NUM' }]],
    assessmentItemsExport: [[]],
    accounts: [[]],
    audit: [[], [{ text: 'signIn' }]],
    settingsSignIn: [[]],
  },
  logout: [['/']],
  scheme: [['/client?y=2028']],
  federatedLogout: [[]],
  assessmentCertificate: [['yac_0']],
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
  const others = table.filter(({ path }) => path !== 'policy')
  expect(without(others)).toEqual([...unbuilt, 'policy'])
})

test('§3 the address of one student is read as a search for that student', () => {
  const { searchParams } = new URL(clientUrls.candidate(id), 'https://here.invalid')
  expect(readCondition(searchParams)).toEqual({ candidateIds: [id] })
})

test('§2 of an address only what tells where a visitor came from is kept, and no sign that nobody sees', () => {
  const search = `utm_source=li%00ne&utm_medium=%00&utm_campaign=%E6%98%A5&candidateId=${id}&utm_term=x`
  expect(campaignOf(new URLSearchParams(search))).toEqual({ utm_source: 'line', utm_campaign: '春', candidateId: id })
})
