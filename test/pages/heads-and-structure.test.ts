import { afterAll, beforeAll, expect, test } from 'vitest'
import { foundPages } from '#ground/found-pages.ts'
import type { Who } from '../demo-session.ts'
import { guestPages, missingStudentPages, operatorPages, recruiterPages, studentPages } from '../every-page.ts'
import { openApp, type App } from './app.ts'
import { headOf } from './head.ts'
import { keepHtml } from './kept-html.ts'
import { linksOf } from './links.ts'
import { visitAs } from './signed-in.ts'
import { faultsOf } from './structure.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

async function expectPages(paths: readonly string[], who?: Who) {
  const visitor = await visitAs(app, who)
  const wrong: unknown[] = []
  const links = new Set<string>()
  for (const path of paths) {
    await visitor.goto(path)
    keepHtml(path, visitor.answer().text)
    const { title, description, robots, canonical } = headOf(visitor.document())
    const { pathname } = new URL(visitor.url())
    // The homes of signed-in people stand at addresses that search engines keep for guests.
    const isFound = foundPages.includes(pathname) && (!who || robots === null)
    const faults = [
      ...(visitor.answer().status === 200 ? [] : [`status ${visitor.answer().status}`]),
      ...(/^.+｜ヨアケ$/.test(title) ? [] : [`title ${title}`]),
      ...(who || (description?.length ?? 0) >= 20 ? [] : [`description ${description}`]),
      ...(canonical === (isFound ? app.url + pathname : null) ? [] : [`canonical ${canonical}`]),
      ...(robots === (isFound ? null : 'noindex') ? [] : [`robots ${robots}`]),
      ...faultsOf(visitor.document()),
    ]
    if (faults.length > 0) wrong.push({ path, faults })
    for (const link of linksOf(visitor.document())) links.add(link)
  }
  expect(paths.length).toBeGreaterThan(2)
  expect(wrong).toEqual([])
  return { visitor, links }
}

test('§2 every page of a guest has its head and is built as it should be', async () => {
  await expectPages(guestPages)
})

test('§2 every page of a student has its head and is built as it should be', async () => {
  await expectPages(studentPages, 'student')
})

test('§2 every page of a recruiter has its head and is built as it should be', async () => {
  await expectPages(await recruiterPages(app.db), 'recruiter')
})

test('§2 every page of the operator has its head, is built as it should be, and leads somewhere', async () => {
  const { visitor, links } = await expectPages(await operatorPages(app.db), 'operator')
  const kindOf = (href: string) => href.replace(/[0-9a-f-]{36}/, ':id').replace(/\?.*/, '')
  const kinds = new Map([...links].map((href) => [kindOf(href), href]))
  expect(kinds.size).toBeGreaterThan(20)
  for (const href of kinds.values()) expect([href, (await visitor.get(href)).status]).toEqual([href, 200])
})

const otherAccount = '別のアカウントでログインする'
const nowhere: [path: string, who: Who | undefined, ways: string[]][] = [
  ['/nowhere', undefined, ['学生の方はこちらのトップ', '企業の方はこちらのトップ']],
  ['/a/b/c/d/e/f/g', undefined, ['学生の方はこちらのトップ', '企業の方はこちらのトップ']],
  ...missingStudentPages.map((path): (typeof nowhere)[number] => [path, 'student', [otherAccount, 'トップに戻る']]),
  ['/client/jobs/status/unknown', 'recruiter', [otherAccount, '企業トップに戻る']],
  ['/admin/companies/00000000-0000-0000-0000-000000000000', 'operator', ['運営トップに戻る']],
  ['/admin/applications/x', 'operator', ['運営トップに戻る']],
  ['/admin/companies?status=GONE', 'operator', ['運営トップに戻る']],
]

test.each(nowhere)('§2 %s is a page of its own with status 404', async (path, who, ways) => {
  const visitor = await visitAs(app, who)
  expect((await visitor.goto(path))?.status()).toBe(404)
  expect(headOf(visitor.document()).title).toBe('ページが見つかりません｜ヨアケ')
  await visitor.getByRole('heading', { name: 'ページが見つかりません' }).waitFor()
  expect(await visitor.getByRole('main').getByRole('link').allInnerTexts()).toEqual(ways)
  expect(faultsOf(visitor.document())).toEqual([])
})

test.each([
  ['student', '/candidate/settings', '山田 花'],
  ['recruiter', '/client/contract', '北斗システムズ佐伯 真琴'],
  ['operator', '/admin', '運営 担当'],
] as const)('the menu of a %s says who is signed in', async (who, path, name) => {
  const visitor = await visitAs(app, who)
  await visitor.goto(path)
  const menu = visitor.locator('[role=menu]').filter({ hasText: 'ログアウト' })
  expect(await menu.innerText()).toContain(name)
})

test('a page of another account says whose account is signed in, and leads to its own sign-in', async () => {
  const visitor = await visitAs(app, 'student')
  const path = `/candidate/invitations/${crypto.randomUUID()}`
  expect((await visitor.goto(path))?.status()).toBe(404)
  expect(await visitor.getByRole('main').innerText()).toContain('いまは、山田 花さんのアカウントでログインしています。')
  await visitor.getByRole('link', { name: otherAccount }).click()
  await visitor.getByRole('button', { name: 'ログアウトする' }).click()
  expect(new URL(visitor.url()).searchParams.get('redirect-to')).toBe(path)
})
