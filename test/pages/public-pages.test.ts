import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foundPages } from '#ground/found-pages.ts'
import { openApp, type App } from './app.ts'
import { headOf } from './head.ts'
import { attribute, byId, elementsIn, wordsOf } from './html.ts'
import { roleOf } from './role.ts'
import { visitAs } from './signed-in.ts'
import { visit } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

async function open(path: string) {
  const visitor = visit(app)
  expect((await visitor.goto(path))?.status()).toBe(200)
  return visitor
}
const mainText = (visitor: Awaited<ReturnType<typeof open>>) => visitor.getByRole('main').innerText()

test('§2 each page that search engines may keep says what it is, in its own words and at one address', async () => {
  const descriptions = new Set<string | null>()
  for (const path of foundPages) {
    const visitor = await open(path)
    const { description, robots, canonical } = headOf(visitor.document())
    expect([path, robots, canonical]).toEqual([path, null, app.url + path])
    expect([path, description?.length]).toEqual([path, expect.toSatisfy((length: number) => length >= 20)])
    descriptions.add(description)
    expect([path, visitor.answer().headers.get('cache-control')]).toEqual([path, 'private, no-cache'])
  }
  expect(descriptions.size).toBe(foundPages.length)
})

test.each([
  '/candidate/registration/callback?token=none',
  '/candidate/unsubscribe-mail?token=of-no-mail',
  '/client/pre-registration/complete',
  '/client/sso/login',
  '/admin/login',
])('§2 %s is for no search engine, and no browser keeps it', async (path) => {
  const visitor = await open(path)
  const { description, robots } = headOf(visitor.document())
  expect(robots).toBe('noindex')
  expect(description).toMatch(/画面です。$/)
  expect(visitor.answer().headers.get('cache-control')).toBe('private, no-store')
})

test.each(['yoake_candidate', '__Host-yoake_registration', 'yoake_visit', 'other'])(
  '§2 a page for a browser that sends %s is kept by nobody',
  async (cookie) => {
    const answerFor = (cookies: string) => visit(app).ask('/', { headers: { cookie: cookies } })
    const { headers } = await answerFor(`${cookie}=value; yoake_scheme=dark`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    const ofScheme = await answerFor('yoake_scheme=dark')
    expect(ofScheme.headers.get('cache-control')).toBe('private, no-cache')
    expect(ofScheme.headers.get('vary')).toContain('cookie')
  },
)

describe.each(['/', '/client'])('§2 the public page %s', (path) => {
  test('leads where it says', async () => {
    const visitor = await open(path)
    const links = elementsIn(visitor.document())
      .filter((element) => roleOf(element) === 'link')
      .map((link) => attribute(link, 'href') ?? '')
    const within = new Set(links.filter((href) => href.startsWith('/')))
    expect(within.size).toBeGreaterThan(5)
    for (const link of within) expect([link, (await visitor.get(link)).status]).toEqual([link, 200])
    for (const link of links.filter((href) => href.includes('#')))
      expect([link, byId(visitor.document(), link.replace(/^[^#]*#/, ''))]).toEqual([link, expect.anything()])
  })

  test('says in its head what it is, with a picture that is there', async () => {
    const visitor = await open(path)
    const { title, description, meta } = headOf(visitor.document())
    expect(title).toMatch(/^.+｜ヨアケ$/)
    expect(description?.length).toBeGreaterThan(40)
    expect(meta('og:url')).toBe(app.url + path)
    const picture = await visitor.ask(meta('og:image') ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})

test('§2 the company’s top is a home to whoever is signed in, and a page of its own to guests only', async () => {
  const guest = await open('/client')
  await guest.getByRole('heading', { level: 1, name: /何をした人かで探し/ }).waitFor()
  await guest.goto('/client/candidates')
  expect(new URL(guest.url()).pathname).toBe('/client/login')
  const recruiter = await visitAs(app, 'recruiter')
  await recruiter.goto('/client')
  await recruiter.getByRole('heading', { level: 1, name: /を待っています|今日の対応/ }).waitFor()
  expect(await recruiter.locator('[id=pre-registration]').count()).toBe(0)
})

test.each([
  ['/policy', '第1.5版', '2026年12月1日'],
  ['/terms', '第1.1版', '2026年11月23日'],
])('§2 %s says who is responsible, since when, and under which number', async (path, version, since) => {
  const visitor = await open(path)
  const text = await mainText(visitor)
  for (const fact of ['株式会社ヨアケ（デモ）', 'support@yoake.example', '00-募-000000', version, since, '30日後'])
    expect(text).toContain(fact)
  expect(await visitor.getByRole('contentinfo').innerText()).toContain('届出受理番号 00-募-000000')
})

test('conventions 2.7 the footer leads to what is tested for everybody’s use, and to whom one may write', async () => {
  const visitor = await open('/candidate/login')
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'アクセシビリティ' }).click()
  await visitor.getByRole('heading', { level: 1, name: 'アクセシビリティ' }).waitFor()
  const text = await mainText(visitor)
  for (const fact of ['JIS X 8341-3:2016', 'WCAG 2.2', '一部準拠', '問題なし', 'support@yoake.example'])
    expect(text).toContain(fact)
  await visitor.getByRole('main').getByRole('link', { name: '学生の方のお問い合わせ' }).click()
  await visitor.waitForURL('**/candidate/contact-us')
})

test('§2 the app is one of students: companies are offered none, and each shortcut leads somewhere', async () => {
  const manifests = async (path: string) =>
    elementsIn((await open(path)).document()).filter((element) => attribute(element, 'rel') === 'manifest').length
  expect([await manifests('/'), await manifests('/client/login'), await manifests('/admin/login')]).toEqual([1, 0, 0])
  const visitor = visit(app)
  const manifest = (await (await visitor.ask('/manifest.webmanifest')).json()) as { shortcuts: { url: string }[] }
  expect(manifest.shortcuts.length).toBeGreaterThan(0)
  for (const { url } of manifest.shortcuts) expect([url, (await visitor.get(url)).status]).toEqual([url, 200])
  const { headers } = await visitor.ask('/firebase-messaging-sw.js')
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringMatching(/javascript/),
  })
})

test('§6 an operator’s page is not for a recruiter, nor for a guest', async () => {
  for (const who of ['recruiter', undefined] as const) {
    const visitor = await visitAs(app, who)
    await visitor.goto('/admin/events/status/active')
    expect(new URL(visitor.url()).pathname).toBe('/admin/login')
    expect(await visitor.getByRole('navigation', { name: '運営メニュー' }).count()).toBe(0)
    expect(wordsOf(visitor.document())).not.toContain('イベントの一覧')
  }
})
