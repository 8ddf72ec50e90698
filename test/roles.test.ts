import { parse, subscribe } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminRoles, mayAct } from '#domain/admin-account/role/rules.ts'
import { companyUserRoles } from '#domain/company-account/user/rules.ts'
import { guest, type AdminViewer, type Viewer } from '#domain/viewer/viewer.ts'
import { adminSchema } from '#door/admin-schema.ts'
import { schema } from '#door/schema.ts'
import { roleActs } from '#web/pages/client/users/role-acts.ts'
import { askedMutations, askedQueries, askedSubscriptions } from './asked-mutation.ts'
import { ownApp } from './client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from './factories.ts'
import { anAdmin } from './factories/admin.ts'

const app = ownApp()
let reader: Viewer
let recruiter: Viewer
let interviewer: Viewer
let student: Viewer
let admin: AdminViewer
let administrator: Viewer

beforeAll(async () => {
  const { company } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
  administrator = (await aCompanyUser(app.db, company.id, { role: 'ADMIN' })).viewer
  reader = (await aCompanyUser(app.db, company.id, { role: 'VIEWER' })).viewer
  recruiter = (await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })).viewer
  interviewer = (await aCompanyUser(app.db, company.id, { role: 'INTERVIEWER' })).viewer
  student = (await aCandidate(app.db)).viewer
  admin = (await anAdmin(app.db)).viewer
})

const ofAdministrator = [
  'addMailDomain',
  'checkMailDomain',
  'removeMailDomain',
  'removeSingleSignOn',
  'unbindSingleSignOn',
  'updateSingleSignOnMode',
  'updateSingleSignOnProvider',
  'createAccessToken',
  'createWebhook',
  'deleteWebhook',
  'createContractRequest',
  'disableCompanyUser',
  'endPositiveAction',
  'inviteCompanyUser',
  'inviteCompanyUsers',
  'redeliverWebhook',
  'resendCompanyUserInvitation',
  'revokeAccessToken',
  'rotateWebhookSecret',
  'sendTestWebhook',
  'showWebhookSecret',
  'startPositiveAction',
  'updateAllowedNetworks',
  'updateAdminFactorRule',
  'updateCompanyUserRole',
  'updateFairJob',
  'updateFairMode',
  'updateFairModeUser',
  'updateWebhook',
  'updateWebhookState',
]
// Mutations open to guests, and mutations on the viewer's own data.
const open = [
  'createPreRegistration',
  'createEndedContractRequest',
  'readNotifications',
  'endMailOfKind',
  'requestCandidatePasswordReset',
  'resetCandidatePassword',
  'requestCompanyUserPasswordReset',
  'resetCompanyUserPassword',
  'registerCompanyUser',
  'registerCandidate',
  'startPasskeySignIn',
  'verifyEmailByLink',
]
const mutations = askedMutations(schema)
const page = new Request('http://localhost/graphql', { method: 'POST' })
/** Through the door of the pages, which checks a question once for all who ask it: a third of the cost over HTTP. */
const codeOf = async (query: string, viewer: Viewer | null) =>
  (await app.door.ask(page, viewer ?? guest, { query })).errors?.[0]?.extensions['code']

describe('§6 who may change what', () => {
  test.each(mutations.filter(([name]) => ofAdministrator.includes(name)))(
    '%s is closed to a recruiter',
    async (_, query) => expect((await app.as(recruiter).ask(query)).errors[0]?.code).toBe('forbidden'),
  )
  test.each(mutations.filter(([name]) => !open.includes(name)))('%s is closed to the operator', async (_, query) =>
    expect(await codeOf(query, admin)).toBe('forbidden'),
  )

  test('a company user reads what they may do, as the mutations decide it', async () => {
    const allowed = async (viewer: Viewer) =>
      (await app.as(viewer).ask('{ viewer { ... on CompanyViewer { role canWrite canAdminister } } }')).data.viewer
    expect(await Promise.all([administrator, recruiter, interviewer, reader].map(allowed))).toEqual([
      { role: 'ADMIN', canWrite: true, canAdminister: true },
      { role: 'RECRUITER', canWrite: true, canAdminister: false },
      { role: 'INTERVIEWER', canWrite: false, canAdminister: false },
      { role: 'VIEWER', canWrite: false, canAdminister: false },
    ])
  })
})

/** The operations that each line of the table of roles stands for. */
const operationsOf: Record<string, readonly string[]> = {
  '学生、募集、予定、企業情報を見る': ['searchCandidates', 'jobDescriptions', 'schedulings', 'companyBasic'],
  承認した学生の氏名と連絡先を見る: ['searchCandidate'],
  '分析を見て、CSVで書き出す': ['scoutAnalysis', 'scoutAnalysisCsv'],
  '自分が担当する日程と、その学生を見る': ['interviews', 'interviewedStudent'],
  自分が担当する日程の学生を評価する: ['saveEvaluation'],
  自分のプロフィールと通知を変更する: ['updateCompanyUserProfile', 'registerCompanyUserFcmToken'],
  'スカウトを送る、日程を追加・変更する': [
    'sendScoutInvitations',
    'createSchedulingEvent',
    'updateSchedulingInterview',
  ],
  '募集、予定、企業情報を編集する': ['createJobDescription', 'updateSchedulingEvent', 'updateCompanyAddress'],
  'ブックマーク、ラベル、メモを付ける': [
    'addCandidateBookmarks',
    'createSearchCandidateLabel',
    'updateSearchCandidateMemo',
  ],
  学生の一覧をCSVで書き出す: ['csvSearchCandidate'],
  'ユーザーを招待・変更・停止する': ['inviteCompanyUser', 'updateCompanyUserRole', 'disableCompanyUser'],
  'ログイン、ネットワーク、外部連携を設定する': [
    'updateSingleSignOnMode',
    'updateAllowedNetworks',
    'createAccessToken',
  ],
  契約の更新とプランの変更を依頼する: ['createContractRequest'],
}
const asked = new Map([...askedQueries(schema), ...mutations])

test.each(roleActs)('§6 the table of roles says who may: $name', async ({ name, mayDo }) => {
  const viewers = { ADMIN: administrator, RECRUITER: recruiter, INTERVIEWER: interviewer, VIEWER: reader }
  const operations = operationsOf[name] ?? []
  expect(operations).not.toEqual([])
  for (const operation of operations) {
    const query = asked.get(operation) ?? ''
    const codes = await Promise.all(companyUserRoles.map((role) => codeOf(query, viewers[role])))
    const allowed = companyUserRoles.filter((_, at) => codes[at] !== 'forbidden')
    expect(allowed.toSorted(), operation).toEqual(mayDo.toSorted())
  }
})

// The own dates and their students, the own account, and what a visitor may ask too.
const ofInterviewer = [
  'addStaffPasskey',
  'busyCalendar',
  'calendarFeed',
  'checkInBooking',
  'checkInDoor',
  'confirmTotp',
  'endCalendarFeed',
  'endOtherStaffDevices',
  'endStaffDevice',
  'interviewedStudent',
  'interviews',
  'issueCalendarFeed',
  'readNotifications',
  'removeBusyCalendar',
  'removeCompanyUserPicture',
  'removeStaffPasskey',
  'removeTotp',
  'renameStaffPasskey',
  'renewRecoveryCodes',
  'saveBusyCalendar',
  'saveEvaluation',
  'staffDevices',
  'staffSignIn',
  'startStaffPasskey',
  'startTotp',
  'updateCompanyUserPicture',
  'updateCompanyUserProfile',
  'updateStaffPassword',
  'ownCompanyUserProfile',
  'pushDevices',
  'registerCompanyUserFcmToken',
  'removePushDevice',
].toSorted()

describe('§6 an interviewer', () => {
  test('has the own dates and the own account, and no other operation of a company', async () => {
    const answered: string[] = []
    for (const [name, query] of [...askedQueries(schema), ...mutations]) {
      const [asGuest, asAdmin, code] = [
        await codeOf(query, null),
        await codeOf(query, administrator),
        await codeOf(query, interviewer),
      ]
      if (asGuest === 'unauthenticated' && asAdmin !== 'forbidden' && code !== 'forbidden') answered.push(name)
    }
    expect(answered.toSorted()).toEqual(ofInterviewer)
  })

  test('watches nothing but the doors of the own dates', async () => {
    for (const [name, query] of askedSubscriptions(schema)) {
      // As its query: a door that is not theirs is not found.
      const code = name === 'checkInDoorMoved' ? 'not_found' : 'forbidden'
      const request = new Request('http://localhost/graphql')
      const [contextValue] = app.door.contextsOf([{ request, area: 'client' }], [interviewer])
      const watched = await subscribe({ schema, document: parse(query), contextValue })
      const error = 'errors' in watched ? watched.errors?.[0]?.originalError : undefined
      expect([name, error]).toMatchObject([name, { code }])
    }
  })
})

const adminMutations = askedMutations(adminSchema)
const ofOwnAccount = [
  'addAdminPasskey',
  'confirmAdminTotp',
  'endAdminDevice',
  'endOtherAdminDevices',
  'removeAdminPasskey',
  'removeAdminTotp',
  'renameAdminPasskey',
  'renewAdminRecoveryCodes',
  'startAdminPasskey',
  'startAdminTotp',
  'updateAdminPassword',
]

describe('§6 the operator’s own', () => {
  test.each(askedMutations(adminSchema))('%s is closed to everybody else', async (_, query) => {
    const code = async (viewer: Viewer | null) => (await app.asAdmin(viewer).ask(query)).errors[0]?.code
    expect(await Promise.all([null, student, reader, recruiter].map(code))).toEqual([
      'unauthenticated',
      'forbidden',
      'forbidden',
      'forbidden',
    ])
  })

  test('READ_ONLY reads no applicant and no company user', async () => {
    const { company } = await aCompanyWithUser(app.db)
    const ask = (role: AdminViewer['role'], query: string) =>
      app.asAdmin({ ...admin, role }).ask(query, { id: company.id })
    const people = 'query ($id: ID!) { company(id: $id) { users { email } applications { email } } }'
    expect((await ask('READ_ONLY', people)).data.company).toEqual({ users: null, applications: null })
    expect((await ask('REVIEWER', people)).data.company.users).toHaveLength(1)
    for (const query of ['preRegistrations', 'companyRegistrationCodes'])
      expect((await ask('READ_ONLY', `{ ${query} { totalCount } }`)).errors[0]?.code).toBe('forbidden')
    const one = 'query ($id: ID!) { preRegistration(id: $id) { email } }'
    expect((await ask('READ_ONLY', one)).errors[0]?.code).toBe('forbidden')
  })

  // Everybody guards the own account.
  const ofEverybody = adminMutations.filter(([name]) => mayAct('READ_ONLY', name)).map(([name]) => name)
  test('only the acts on one’s own account are open to all roles', () =>
    expect(ofEverybody.toSorted()).toEqual(ofOwnAccount))

  test.each(adminMutations.filter(([name]) => !ofOwnAccount.includes(name)))(
    '%s is closed to the roles that its line leaves out',
    async (name, query) => {
      const others = adminRoles.filter((role) => !mayAct(role, name))
      expect(others).toContain('READ_ONLY')
      for (const role of others) {
        const { errors } = await app.door.admin.ask(page, { ...admin, role }, { query })
        expect(errors?.[0]?.extensions['code']).toBe('forbidden')
      }
    },
  )
})
