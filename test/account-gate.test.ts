import { parse, subscribe } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { leadOf } from '#domain/candidate-account/state/open-pages/rules.ts'
import { candidateStatuses, type CandidateStatus } from '#domain/candidate-account/state/rules.ts'
import { openSession } from '#domain/session/commands.ts'
import { findViewer } from '#domain/session/queries.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { schema } from '#door/schema.ts'
import { Refusal } from '#ground/refusal.ts'
import routes from '#web/routes.ts'
import { urls } from '#ground/urls.ts'
import { askedMutations, askedQueries, askedSubscriptions } from './asked-mutation.ts'
import { ownApp } from './client.ts'
import { aCandidate } from './factories.ts'

const app = ownApp()
let complete: Viewer

beforeAll(async () => {
  complete = (await aCandidate(app.db)).viewer
})

const codeOf = async (query: string, viewer: Viewer | null) => (await app.as(viewer).ask(query)).errors[0]?.code

const viewerIn = async (status: CandidateStatus) => {
  const { id } = await aCandidate(app.db, { status })
  const token = await app.db.transaction().execute((tx) => openSession(tx, 'candidate', { candidateId: id }, 'test'))
  return findViewer(app.db, 'candidate', token, '127.0.0.1')
}

// The ways in, and the devices.
const waysIn = [
  'confirmEmailChange',
  'confirmPhoneChange',
  'calendarFeed',
  'cancelledDates',
  'devices',
  'disconnectLine',
  'endCalendarFeed',
  'endDevice',
  'issueCalendarFeed',
  'issueLineCode',
  'lineConnection',
  'endOtherDevices',
  'ownAccount',
  'requestEmailChange',
  'requestPhoneChange',
  'updateCandidateNames',
  'updateCandidatePassword',
]
const ofLeaving = ['withdrawCandidate', 'withdrawalEffects', 'withdrawalProof']
// Operations of the account itself: the settings of its notifications, and leaving.
const ofTheAccount = [
  'blockCompanies',
  'blockCorporateNumber',
  'blockList',
  'candidateNotificationSettings',
  'companiesToBlock',
  'isProfilePublic',
  'quietHours',
  'scoutIntake',
  'unblockCompanies',
  'unblockCorporateNumber',
  'updateCandidateNotificationSettings',
  'updateQuietHours',
  'threadChoice',
  'updateThreadChoice',
  'updateScoutIntake',
  'agentConsultationConsent',
  'agentPartner',
  'dataExport',
  'requestDataExport',
  'revokeAgentConsultation',
  ...ofLeaving,
  ...waysIn,
  'addPasskey',
  'removePasskey',
  'renamePasskey',
  'signInWays',
  'startPasskeyRegistration',
  'unlinkIdentity',
].toSorted()
// The student's own profile, which the onboarding and the missing items write too.
const ofTheProfile = [
  'ownProfile',
  'removePicture',
  'updateBasics',
  'updateEducation',
  'updateExtraExperiences',
  'updatePicture',
  'updatePreferences',
  'updateScoutPreferences',
  'updateSelfIntroduction',
  'updateSellingPoints',
  'updateStudentProjectExperience',
]
// The onboarding, and what a profile lacks.
const ofTheBeginning = ['onboarding', 'finishOnboarding']
const ofTheMissing = ['requiredAction', 'saveRequiredItems']
const ofTheMail = ['changeRegistrationEmail', 'resendVerificationEmail', 'verifyEmail']
const ofThePhone = ['changeRegistrationPhone', 'resendPhoneCode', 'verifyPhone']

/** Operations that a complete student may ask and a guest may not. */
async function operationsOfStudents() {
  const found: (typeof operations)[number][] = []
  for (const [name, query] of operations)
    if ((await codeOf(query, null)) === 'unauthenticated' && (await codeOf(query, complete)) !== 'forbidden')
      found.push([name, query])
  return found
}
let once: ReturnType<typeof operationsOfStudents> | undefined
const ofStudents = () => (once ??= operationsOfStudents())

/** Operations that only students may ask in each state; a complete account may ask everything but registration. */
const openTo: Partial<Record<CandidateStatus, readonly string[]>> = {
  EMAIL_PENDING: ofTheMail,
  PROFILE_PENDING: ['saveRegistrationProfile', ...ofLeaving],
  PHONE_PENDING: [...ofThePhone, ...ofLeaving],
  ONBOARDING: [...ofTheBeginning, ...ofLeaving, ...ofTheProfile],
  ACTION_REQUIRED: [...ofTheAccount, ...ofTheBeginning, ...ofTheMissing, ...ofTheProfile],
  SUSPENDED: ['candidateSuspension', 'dataExport', 'requestDataExport', ...ofLeaving],
}
const ofRegistration = [...ofTheMail, 'saveRegistrationProfile', ...ofThePhone]
const namesOf = (these: (typeof operations)[number][]) => these.map(([name]) => name)
const operations = [...askedQueries(schema), ...askedMutations(schema)]

describe('§6 the operations of a student whose account is not complete', () => {
  test.each(candidateStatuses)('%s', async (status) => {
    const viewer = await viewerIn(status)
    if (status === 'WITHDRAWN' || status === 'PURGED') return expect(viewer.kind).toBe('guest')
    const answered: string[] = []
    for (const [name, query] of await ofStudents())
      if ((await codeOf(query, viewer)) !== 'account_incomplete') answered.push(name)
    const open = openTo[status] ?? namesOf(await ofStudents()).filter((name) => !ofRegistration.includes(name))
    expect(answered.toSorted()).toEqual(open.toSorted())
    // The two operations that guests have too tell a student of the own account alone.
    const { data, errors } = await app.as(viewer).ask(`{
      viewer { ... on CandidateViewer { pending pendingCount unreadNotificationCount notifications { id } } }
      ownRegistration { step } }`)
    expect(errors).toEqual([])
    const pending = openTo[status] ? status : null
    expect(data.viewer).toEqual({ pending, pendingCount: 0, unreadNotificationCount: 0, notifications: [] })
    expect(data.ownRegistration).toEqual(pending && { step: pending })
  })
})

/** Why the socket lets this viewer watch nothing. */
async function watchingRefused(query: string, viewer: Viewer) {
  const request = new Request('http://localhost/graphql')
  const [contextValue] = app.door.contextsOf([{ request, area: 'candidate' }], [viewer])
  const watched = await subscribe({ schema, document: parse(query), contextValue })
  if (Symbol.asyncIterator in watched) await watched.return(undefined)
  const error = 'errors' in watched ? watched.errors?.[0]?.originalError : undefined
  return error instanceof Refusal ? error.code : error
}

describe('§6 the socket of a student', () => {
  test.each(candidateStatuses)('%s', async (status) => {
    const viewer = await viewerIn(status)
    const watched = askedSubscriptions(schema)
    expect(watched.length).toBeGreaterThan(0)
    const ofStudent = viewer.kind === 'candidate' && viewer.pending ? 'account_incomplete' : undefined
    for (const [name, query] of watched)
      expect([name, await watchingRefused(query, viewer)]).toEqual([
        name,
        viewer.kind === 'guest' ? 'unauthenticated' : name === 'threadWithCompanyChanged' ? ofStudent : 'forbidden',
      ])
  })
})

type RouteEntry = { path?: string; index?: boolean; file: string; children?: RouteEntry[] }
const pathsOf = (entries: readonly RouteEntry[], above = ''): string[] =>
  entries.flatMap(({ path, index, children }) => {
    const own = path ? `${above}/${path}` : above
    return [...(children ? pathsOf(children, own) : []), ...(path || index ? [own || '/'] : [])]
  })
/** Every page below the layout of students, and those of §2 that are still to come. */
const pages = [
  ...new Set([
    ...pathsOf(
      (routes as RouteEntry[])
        .filter(({ file }) => file === 'pages/candidate/layout.tsx')
        .flatMap((one) => one.children ?? []),
    ),
    urls.candidate.profile(),
    urls.candidate.skills(),
    urls.candidate.settings(),
    urls.candidate.unsubscribe(),
    urls.candidate.actionRequired(),
    urls.candidate.suspended(),
    urls.candidate.onboarding('step1'),
    urls.candidate.onboarding('step3'),
    urls.candidate.contactUs(),
  ]),
]
const inEveryState = [
  '/candidate/login',
  '/candidate/logout',
  '/candidate/registration/callback',
  '/candidate/contact-us',
  '/candidate/contact-us/complete',
  '/candidate/unsubscribe-mail',
]
const openPages: [Parameters<typeof leadOf>[0], string, RegExp][] = [
  ['EMAIL_PENDING', urls.candidate.registration(), /^\/candidate\/registration$/],
  ['PROFILE_PENDING', urls.candidate.registration(), /^\/candidate\/(registration|settings\/unsubscribe)$/],
  ['PHONE_PENDING', urls.candidate.registration(), /^\/candidate\/(registration|settings\/unsubscribe)$/],
  [
    'ONBOARDING',
    urls.candidate.onboarding('step1', null, 'continue'),
    /^\/candidate\/(registration\/complete$|onboarding\/|settings\/unsubscribe$)/,
  ],
  ['ACTION_REQUIRED', urls.candidate.actionRequired(), /^\/candidate\/(profile\/action-required|settings)/],
  ['SUSPENDED', urls.candidate.suspended(), /^\/candidate\/(suspended|settings\/(data|unsubscribe))$/],
]

describe('§6 the pages of a student whose account is not complete', () => {
  test.each(openPages)('%s leads to %s', (status, lead, isOpen) => {
    expect(pages.length).toBeGreaterThan(15)
    expect(leadOf(status, lead)).toBeNull()
    for (const page of pages.filter((path) => !/oidc|password-reset/.test(path)))
      expect([page, leadOf(status, page)]).toEqual([
        page,
        isOpen.test(page) || inEveryState.includes(page) ? null : lead,
      ])
  })
})
