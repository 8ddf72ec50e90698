import { afterAll, beforeAll, expect, test } from 'vitest'
import { secondOperator } from '#seeds/demo-sign-ins.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'
import { operatorPages } from '#test/every-page.ts'
import { expectNotFound, expectWholePages } from '#test/e2e/whole-pages.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

test('every page of the operator is whole and silent at 390 and 1440 px', { timeout: 240_000 }, async () =>
  expectWholePages(product, await operatorPages(product.db), { desk: 1440, who: 'operator' }),
)

/** The words of a page, without the marks where a line may break. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')
const refuses = (html: string) => wordsOf(html).includes('この画面を見る権限がありません')

/** The acts of a page are forms and buttons inside of it; the menu of the account stands outside. */
const actsIn = (html: string) =>
  [
    ...(html.split('<main')[1] ?? '')
      .split('</main>')[0]!
      .matchAll(/name="intent" value="(\w+)"|<button[^>]*type="submit"/g),
  ].map(([all, intent]) => intent ?? all)

test('§6 an operator who may only read meets no act, and nothing leads to a page that refuses', async () => {
  const { page, context } = await product.visit({ width: 1440 })
  await product.db.updateTable('adminAccount').set({ role: 'READ_ONLY' }).where('email', '=', secondOperator).execute()
  await signIn(page, 'operator', secondOperator)
  const ofOneself = '/admin/settings/sign-in'
  const searches = ['/admin/companies', '/admin/audit']
  const hrefs = new Set<string>()
  for (const path of await operatorPages(product.db).filter((one) => one !== ofOneself)) {
    const html = await (await page.request.get(path)).text()
    expect([path, searches.some((one) => path.startsWith(one)) ? [] : actsIn(html)]).toEqual([path, []])
    if (!refuses(html))
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/admin[^"#]*)/g))
        hrefs.add(href.replaceAll('&amp;', '&'))
  }
  for (const href of hrefs) {
    const html = await (await page.request.get(href)).text()
    expect([href, refuses(html)]).toEqual([href, false])
  }
  await page.goto('/admin/suspensions')
  await page.getByText('ほかの運営者の確認を待っています').waitFor()
  await expectAccessible(page)
  await context.close()
})

test('every link of these pages leads somewhere', async () => {
  const { page, context } = await product.visit({ width: 1440 })
  await signIn(page, 'operator')
  const seen = new Set<string>()
  for (const path of await operatorPages(product.db)) {
    const html = await (await page.request.get(path)).text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) seen.add(href.replaceAll('&amp;', '&'))
  }
  const one = (href: string) => href.replace(/[0-9a-f-]{36}/, ':id').replace(/\?.*/, '')
  const kinds = new Map([...seen].map((href) => [one(href), href]))
  for (const href of kinds.values()) expect([href, (await page.request.get(href)).status()]).toEqual([href, 200])
  await context.close()
})

test('a company and an application of nobody are pages of their own with status 404', async () => {
  const nobody = '00000000-0000-0000-0000-000000000000'
  for (const path of [`/admin/companies/${nobody}`, '/admin/applications/x', '/admin/companies?status=GONE'])
    await expectNotFound(product, { path, ways: ['運営トップに戻る'], who: 'operator' })
})
