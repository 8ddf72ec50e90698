import { argon2Sync, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { codeOf } from '#test/factories/authenticator.ts'
import { isFullRun, walkLength } from '#test/full-run.ts'
import { redirectToWords } from '#test/redirect-to-words.ts'
import { seeded } from '#test/seeded.ts'
import { asInProduction, openApp, type App } from './app.ts'
import { visit } from './visitor.ts'

let app: App
const password = 'cheap to check, for once'
beforeAll(async () => {
  app = await openApp({ settings: asInProduction })
  const set = { passwordHash: cheapHash(password) }
  const { db } = app
  await db.updateTable('candidateAccount').set(set).where('email', '=', demoAccounts.student).execute()
  await db.updateTable('companyUserAccount').set(set).where('email', '=', demoAccounts.recruiter).execute()
  await db.updateTable('adminAccount').set(set).where('email', '=', demoAccounts.operator).execute()
})
afterAll(() => app.close())

/** The form of real hashes at a hundredth of the cost, as this test signs in three hundred times. */
function cheapHash(message: string) {
  const nonce = randomBytes(16)
  const tag = argon2Sync('argon2id', { message, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 })
  return `$argon2id$v=19$m=8,t=1,p=1$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

const areas = [
  ['candidate', demoAccounts.student],
  ['client', demoAccounts.recruiter],
  ['admin', demoAccounts.operator],
] as const
type Asked = { path: string; form?: Record<string, string> }
const query = (word: string) => `?${new URLSearchParams({ 'redirect-to': word })}`
/** Every request whose `redirect-to` becomes a Location. */
const doors: [string, (word: string) => Asked][] = [
  ['/api/login', (word) => ({ path: `/api/login${query(word)}` })],
  ['/api/logout', (word) => ({ path: `/api/logout${query(word)}` })],
  ['the button of /api/logout', (word) => ({ path: `/api/logout${query(word)}`, form: {} })],
  ...areas.map(([area, email]): (typeof doors)[number] => [
    `${area} sign-in`,
    (word) => ({ path: `/${area}/login${query(word)}`, form: { email, password } }),
  ]),
]

const post = (path: string, form: Record<string, string>) =>
  visit(app).ask(path, { method: 'POST', body: new URLSearchParams(form) })
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
const step = (path: string, page: string, intent: string, code: string) =>
  post(path, { intent, pass: hidden(page, 'pass'), email: demoAccounts.operator, code })

let appSecret = ''
/** The step after an operator’s password: the first time the enrolment of an app, then always a code of that app. */
async function secondStep(path: string, page: string): Promise<Response> {
  if (hidden(page, 'intent') === 'enrol') {
    appSecret = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1]?.replaceAll(' ', '') ?? ''
    await step(path, page, 'enrol', codeOf(appSecret))
    return secondStep(path, await (await post(path, { email: demoAccounts.operator, password })).text())
  }
  // A code of the app counts once, and this test signs in more often than there are codes.
  await app.pool.query('update staff_totp set last_step = 0, tries = 0')
  return step(path, page, 'code', codeOf(appSecret))
}

async function expectOwnLocation(word: string, { path, form }: Asked) {
  // This test signs in more often than one address may.
  await app.pool.query('delete from rate_limit')
  const first = form ? await post(path, form) : await visit(app).ask(path)
  const answer = path.startsWith('/admin/login') ? await secondStep(path, await first.text()) : first
  const location = answer.headers.get('location') ?? ''
  expect([word, answer.status, location]).toEqual([word, 302, expect.stringMatching(/^\/(?!\/)[\u0021-\u007e]*$/)])
  expect([word, new URL(location, app.url).host]).toEqual([word, new URL(app.url).host])
  // A hostile redirect-to must not prevent the sign-in.
  if (form) expect([word, answer.headers.getSetCookie().length]).toEqual([word, 1])
}

/** A sign-in draws pages and opens a session: in a short run each area takes a third of the words. */
function wordsFor(door: string) {
  const at = areas.findIndex(([area]) => door.startsWith(area))
  return isFullRun || at === -1 ? redirectToWords : redirectToWords.filter((_, word) => word % areas.length === at)
}

describe('§2 redirect-to leads nowhere but here', () => {
  test.each(doors)('%s', async (door, asked) => {
    for (const word of wordsFor(door)) await expectOwnLocation(word, asked(word))
    const sign = fc.constantFrom(
      ...'/\\.:@?#%\t\r\n ',
      '%2e',
      '%2f',
      '%5c',
      '%0d%0a',
      'evil.example',
      'client',
      'あ',
      '\ud800',
    )
    const words = fc.array(sign, { maxLength: 10 }).map((signs) => `/${signs.join('')}`)
    await fc.assert(
      fc.asyncProperty(words, (word) => expectOwnLocation(word, asked(word))),
      { numRuns: walkLength(30), ...seeded() },
    )
  })
})

describe('§2 a sign-in page opened while signed in', () => {
  test.each(areas)('%s: leads on, unless the address says why it is open', async (area, email) => {
    await app.pool.query('delete from rate_limit')
    const path = `/${area}/login`
    const first = await post(path, { email, password })
    const answer = area === 'admin' ? await secondStep(path, await first.text()) : first
    const visitor = visit(app)
    visitor.cookies.take(answer.headers.getSetCookie())
    const open = (search: string) => visitor.ask(path + search)
    const target = async (search: string) => (await open(search)).headers.get('location')
    const home = area === 'candidate' ? '/' : `/${area}`
    expect(await target('')).toBe(home)
    expect(await target(`?session=over&redirect-to=/${area}/logout`)).toBe(home)
    expect(await target(query('//evil.example'))).toBe(home)
    expect(await target(query(`/${area}/settings/sign-in`))).toBe(`/${area}/settings/sign-in`)
    for (const reason of ['refused', 'again']) {
      const page = await open(`?session=${reason}&redirect-to=/${area}/settings/sign-in`)
      expect([reason, page.status]).toEqual([reason, 200])
    }
    // Without the session the page is what it was.
    expect((await visit(app).ask(path)).status).toBe(200)
  })
})
