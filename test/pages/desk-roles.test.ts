import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminRoles, type AdminRole } from '#domain/admin-account/role/rules.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { aPreRegistration, anInquiry } from '../factories/inquiry.ts'
import { anOfferReport } from '../factories/offer-report.ts'
import { anInvited, aSender } from '../factories/scout-invitation.ts'
import { aWhitepaper } from '../factories/whitepaper.ts'
import { openApp, type App } from './app.ts'
import { builtRoutes } from './built.ts'
import { attribute, closest, elementsIn, wordsOf } from './html.ts'
import { visitAs } from './signed-in.ts'
import { visit, type Visitor } from './visitor.ts'

let app: App
let operator: Visitor
let params: Record<string, string>
beforeAll(async () => {
  app = await openApp()
  operator = await visitAs(app, 'operator')
  const sender = await aSender(app.db)
  const { invitation } = await anInvited(app.db, sender)
  await anOfferReport(app.db, invitation, 'MISMATCH')
  const { id: whitepaper } = await aWhitepaper(app.db)
  params = {
    status: 'active',
    companyId: sender.company.id,
    jobId: sender.job.id,
    applicationId: await written('preRegistration', 'createPreRegistration', aPreRegistration()),
    inquiryId: await written('inquiry', 'createInquiry', anInquiry()),
    whitepaperId: String(whitepaper),
    eventId: 'new',
  }
})
afterAll(() => app.close())

/** The id of what a guest has just sent to the operator. */
async function written(table: 'preRegistration' | 'inquiry', field: string, input: object) {
  const type = table === 'inquiry' ? 'InquiryInput' : 'PreRegistrationInput'
  const query = `mutation ($input: ${type}!) { ${field}(${table}: $input) }`
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const body = JSON.stringify({ query, variables: { input } })
  const answer = await visit(app).ask('/graphql', { method: 'POST', headers, body })
  expect(await answer.json()).not.toHaveProperty('errors')
  const rows = app.db.selectFrom(table).select('id').orderBy('insertedAt', 'desc').orderBy('id', 'desc')
  return (await rows.executeTakeFirstOrThrow()).id
}

/** Pages that are no page of their own, before a sign-in, or of a student who was looked up. */
const others = /login|logout|registration|items\/export|attachment|thread|candidates\/detail|\*/
const { routes } = await builtRoutes()
const pages = routes.filter(
  ({ file, path, isLeaf }) => isLeaf && file.startsWith('pages/admin/') && !others.test(file + path),
)

/** The page of a path as an operator of this role reads it: its words, and the words of its buttons. */
async function pageOf(path: string, role: AdminRole) {
  await app.db.updateTable('adminAccount').set({ role }).where('email', '=', demoAccounts.operator).execute()
  await operator.goto(path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? ''))
  const inMain = elementsIn(operator.document()).filter((element) => closest(element, 'main'))
  const buttons = inMain.filter((element) => element.tagName === 'button' && attribute(element, 'role') !== 'tab')
  return {
    status: operator.answer().status,
    words: inMain
      .filter(({ tagName }) => tagName === 'main')
      .map(wordsOf)
      .join(),
    acts: buttons.map(wordsOf),
  }
}
const told = /あなたの権限|この画面を見る権限がありません|閲覧のみの運営者には表示されません/

test.each(pages)('§6 $path says to a role which acts are left out for it', async ({ path }) => {
  const all = await pageOf(path, 'OPERATOR')
  expect(all.status).toBe(200)
  for (const role of adminRoles.filter((one) => one !== 'OPERATOR')) {
    const { words, acts } = await pageOf(path, role)
    const missing = all.acts.filter((act) => !acts.includes(act))
    if (missing.length > 0) expect([path, role, words]).toEqual([path, role, expect.stringMatching(told)])
  }
})
