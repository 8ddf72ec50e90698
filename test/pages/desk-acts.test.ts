import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminUrls } from '#ground/admin-urls.ts'
import { secondOperator } from '#seeds/demo-sign-ins.ts'
import { operatorPages } from '../every-page.ts'
import { openApp, type App } from './app.ts'
import { attribute, closest, elementsIn, wordsOf, type Node } from './html.ts'
import { linksOf } from './links.ts'
import { visitAs } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const refuses = (document: Node) => wordsOf(document).includes('この画面を見る権限がありません')

/** The acts of a page are forms and buttons inside of it; the menu of the account stands outside. */
const actsOf = (document: Node) =>
  elementsIn(document)
    .filter((element) => closest(element, 'main'))
    .filter(
      (element) =>
        attribute(element, 'name') === 'intent' ||
        (element.tagName === 'button' && attribute(element, 'type') === 'submit'),
    )
    .map((element) => attribute(element, 'value') ?? wordsOf(element))

test('§6 an operator who may only read meets no act, and nothing leads to a page that refuses', async () => {
  await app.db.updateTable('adminAccount').set({ role: 'READ_ONLY' }).where('email', '=', secondOperator).execute()
  const reader = await visitAs(app, 'operator', secondOperator)
  const searches = ['/admin/companies', '/admin/invoices', '/admin/audit']
  const hrefs = new Set<string>()
  for (const path of (await operatorPages(app.db)).filter((one) => one !== '/admin/settings/sign-in')) {
    await reader.goto(path)
    const acts = searches.some((one) => path.startsWith(one)) ? [] : actsOf(reader.document())
    expect([path, acts]).toEqual([path, []])
    if (!refuses(reader.document())) for (const href of linksOf(reader.document(), '/admin')) hrefs.add(href)
  }
  expect(hrefs.size).toBeGreaterThan(10)
  for (const href of hrefs) {
    await reader.goto(href)
    expect([href, refuses(reader.document())]).toEqual([href, false])
  }
  await reader.goto('/admin/suspensions')
  await reader.getByText('ほかの運営者の確認を待っています').waitFor()
})

test('the users of a company have their roles in words, interviewers included', async () => {
  const { companyId } = await app.db
    .selectFrom('companyUser')
    .select('companyId')
    .where('role', '=', 'INTERVIEWER')
    .limit(1)
    .executeTakeFirstOrThrow()
  const operator = await visitAs(app, 'operator')
  await operator.goto(adminUrls.company(companyId))
  const users = await operator.getByRole('region', { name: '企業のユーザー' }).innerText()
  expect(users).toContain('面接官')
  expect(users).not.toContain('INTERVIEWER')
})
