import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts, demoPassword } from '#seeds/demo-sign-ins.ts'
import { isFullRun } from '#test/full-run.ts'
import { handClock, holdScripts, watchRequests } from './alive.ts'
import { holdAnswers } from './held-answers.ts'
import { openProduct, signIn, type Product } from './product.ts'
import { typeSignIn } from './typed-sign-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

const firstOpen = async (page: Page) => {
  await page.goto('/candidate/invitations/status/pending')
  await page
    .getByRole('main')
    .getByRole('link', { name: /北斗システムズ/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'あなたを選んだ理由' }).waitFor()
}

describe('§7 without scripts', () => {
  test.runIf(isFullRun)('one can sign in, and is told what was wrong', async () => {
    const { page, context } = await product.visit({ javaScriptEnabled: false })
    await page.goto('/candidate/login')
    await page.getByRole('button', { name: 'ログイン', exact: true }).click()
    await page.getByText('メールアドレスが入力されていません').waitFor()
    await page.getByLabel('メールアドレス').fill('nobody')
    await page.getByRole('button', { name: 'ログイン', exact: true }).click()
    await page.getByText('メールアドレスの形式が正しくありません').waitFor()
    await typeSignIn(page, 'student')
    await page.getByRole('heading', { name: /山田さん/ }).waitFor()
    await page.goto('/candidate/companies')
    await page.locator('noscript p', { hasText: 'この画面の操作にはJavaScriptが必要です' }).waitFor()
    await context.close()
  })
})

describe('§7 a browser that runs no modules', () => {
  test('is told so by a script that the others leave alone', async () => {
    const { page, context } = await product.visit()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/candidate/login')
    const told = page.getByRole('alert').filter({ hasText: 'お使いのブラウザは古いため' })
    expect([asked.includes('/old-browser.js'), await told.count()]).toEqual([false, 0])
    expect(await page.locator('script[nomodule]').getAttribute('src')).toBe('/old-browser.js')
    // As such a browser runs it, under the page's own policy.
    await page.evaluate(
      `document.body.append(Object.assign(document.createElement('script'), { src: '/old-browser.js' }))`,
    )
    await told.waitFor()
    await context.close()
  })
})

const extensions = { code: 'internal_server_error', requestId: 'id-of-it' }

/** Follows a link to a list whose query fails once: the list says so in its place, and is loaded again. */
async function openFailing(
  page: Page,
  [query, link, heading]: readonly [query: string, link: string, heading: string],
) {
  const failed = page.getByRole('alert').filter({ hasText: '読み込めませんでした' })
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes(`"${query}"`)
      ? route.fulfill({ json: { data: null, errors: [{ message: 'エラーが発生しました。', extensions }] } })
      : route.continue(),
  )
  const target = page
    .getByRole('link', { name: new RegExp(`^${link}`) })
    .locator('visible=true')
    .first()
  const path = await target.getAttribute('href')
  const report = page.waitForRequest('**/errors')
  await target.click()
  await failed.waitFor()
  expect((await report).postDataJSON()).toMatchObject({ kind: 'route_change', path })
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.getByRole('banner').getByRole('navigation').first().waitFor()
  await page.unroute('**/graphql')
  await failed.getByRole('button', { name: 'もう一度' }).click()
  await failed.waitFor({ state: 'detached' })
}

describe('screens, common: a list that cannot be loaded', () => {
  test('says so in its place, and is loaded again; without a connection too', async () => {
    const { page, context } = await product.visit({ width: 1280 })
    const clock = await handClock(context)
    await signIn(page, 'student')
    await page.goto('/candidate/invitations/status/pending')
    await openFailing(page, ['InvitationListPage', '辞退', 'スカウト'])
    await openFailing(page, ['CandidateEventsPage', '予定', '予定'])
    await openFailing(page, ['CompaniesPage', 'さがす', '企業をさがす'])
    await openFailing(page, ['FavoriteCompaniesPage', 'お気に入り', 'お気に入りの企業'])
    const menu = page.getByRole('navigation', { name: 'メイン' }).locator('visible=true')
    await menu.getByRole('link', { name: 'スカウト' }).click()
    await page.waitForURL('**/invitations/status/pending')
    await context.setOffline(true)
    await page.getByRole('link', { name: /^辞退/ }).click()
    await clock.letPass(16_000)
    const failed = page.getByRole('alert').filter({ hasText: '読み込めませんでした' })
    await failed.waitFor()
    await context.setOffline(false)
    await failed.getByRole('button', { name: 'もう一度' }).click()
    await failed.waitFor({ state: 'detached' })
    await page.getByRole('region', { name: '辞退' }).waitFor()
    await context.close()
  })

  test.runIf(isFullRun)('says so to companies as well', async () => {
    const { page, context } = await product.visit({ width: 1280 })
    await signIn(page, 'recruiter')
    await page.goto('/client')
    await openFailing(page, ['InboxPage', 'やりとり', 'やりとり'])
    await openFailing(page, ['JobListPage', '募集', '募集'])
    await openFailing(page, ['WhitepaperList', '資料', '資料'])
    await context.close()
  })
})

describe('§7 a slow line', () => {
  test('a press before the scripts are there counts once they are', async () => {
    const { page, context } = await product.visit({ width: 390 })
    await signIn(page, 'student')
    const letIn = await holdScripts(page)
    await page.goto('/candidate/profile', { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: '企業が読む全文を見る' })
    await button.click()
    await button.click()
    expect(await page.getByRole('dialog').count()).toBe(0)
    letIn()
    await page.getByRole('dialog', { name: '企業が読むプロフィール' }).waitFor()
    await page.getByRole('button', { name: '閉じる' }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await context.close()
  })

  test.runIf(isFullRun)('a press counts while the message of the act before is still on its way', async () => {
    const { page, context } = await product.visit({ width: 390 })
    await signIn(page, 'student')
    await page.goto('/candidate/agent-consultation')
    await page.getByRole('checkbox').check()
    const { promise: arrival, resolve: letIn } = Promise.withResolvers<void>()
    await page.route('**/messages-*.js', async (route) => {
      await arrival
      await route.continue()
    })
    const answered = Promise.withResolvers<void>()
    await page.getByRole('button', { name: '同意して申し込む' }).click()
    const revoke = page.getByRole('button', { name: '同意を取り消す' })
    await revoke.waitFor()
    await page.route('**/graphql*', async (route) => {
      await answered.promise
      await route.continue()
    })
    await revoke.click()
    letIn()
    const hasMessages = 'performance.getEntriesByType("resource").some(({ name }) => /messages-/.test(name))'
    await expect.poll(() => page.evaluate(hasMessages)).toBe(true)
    answered.resolve()
    await page.getByRole('button', { name: '同意して申し込む' }).waitFor()
    await context.close()
  })

  test.runIf(isFullRun)('a second try to sign in counts, though the page is loaded again after the first', async () => {
    const { page, context } = await product.visit()
    await page.goto('/client/login')
    await page.getByLabel('メールアドレス').fill(demoAccounts.recruiter)
    await page.getByLabel('パスワード必須').fill('not the password')
    const { letIn } = await holdAnswers(page)
    const send = page.getByRole('button', { name: 'ログイン', exact: true })
    await send.click()
    await page.getByText('メールアドレスまたはパスワードが正しくありません。').waitFor()
    await page.getByLabel('パスワード必須').fill(demoPassword)
    await send.click()
    letIn()
    await page.waitForURL('**/client')
    await context.close()
  })
})

describe('§7 a lost connection', () => {
  test('an answer that was not sent can be sent again, and counts once', async () => {
    const { page, context } = await product.visit({ width: 390 })
    const answered = watchRequests(context)
    await signIn(page, 'student')
    await firstOpen(page)
    // An idle page loads its dialogs, which open without a connection from then on.
    await page.evaluate('new Promise((idle) => requestIdleCallback(idle))')
    await answered()
    await context.setOffline(true)
    await page.getByRole('button', { name: '承認する' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /承認して/ })
      .click()
    await page.getByText('通信できませんでした。接続を確認してください。').first().waitFor()
    await context.setOffline(false)
    await page
      .getByRole('button', { name: 'もう一度' })
      .or(page.getByRole('button', { name: /承認して/ }))
      .first()
      .click()
    await page.waitForURL(/\/schedule/)
    await context.close()
  })

  test('a memo that was typed stays where it was typed', async () => {
    const { page, context } = await product.visit()
    const clock = await handClock(context)
    await signIn(page, 'recruiter')
    await page.goto('/client/candidates?y=2028')
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
    const memo = page.getByRole('textbox', { name: '社内メモ' })
    await memo.waitFor()
    await context.setOffline(true)
    await memo.fill('面談の前に、研究の話をもう一度読む。')
    await page.getByRole('heading', { level: 1 }).click()
    await clock.letPass(1500)
    expect(await memo.inputValue()).toBe('面談の前に、研究の話をもう一度読む。')
    await context.setOffline(false)
    await context.close()
  })
})

describe('§7 what people type', () => {
  test.runIf(isFullRun)('a memo is kept as it was typed and never run', async () => {
    const { page, context } = await product.visit()
    await signIn(page, 'recruiter')
    await page.goto('/client/candidates?y=2028')
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').nth(1).click()
    const memo = page.getByRole('textbox', { name: '社内メモ' })
    await memo.waitFor()
    const nasty = `<img src=x onerror="document.title='run'"> '; drop table candidate; -- 𠮷野家 👩‍🎓 {{7*7}}`
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/graphql') && (response.request().postData() ?? '').includes('Memo'),
    )
    await memo.fill(nasty)
    await page.getByRole('heading', { level: 1 }).click()
    await saved
    await page.reload()
    await expect.poll(() => page.getByRole('textbox', { name: '社内メモ' }).inputValue()).toBe(nasty)
    expect(await page.title()).not.toBe('run')
    await context.close()
  })

  test.runIf(isFullRun)(
    'a keyword is a keyword, whatever is in it, and a date in the address is a date or nothing',
    async () => {
      // The server reads both: no script is needed to see what it makes of them.
      const { page, context } = await product.visit({ javaScriptEnabled: false })
      await signIn(page, 'recruiter')
      for (const keyword of [`%%`, `' or 1=1 --`, `__`, `\\\\`, `研究%`]) {
        const response = await page.goto(`/client/candidates?tk=${encodeURIComponent(keyword)}`)
        expect([keyword, response?.status()]).toEqual([keyword, 200])
        expect(await page.getByRole('heading', { level: 2, name: /^\s*0\s*名/ }).count()).toBe(1)
      }
      for (const date of ['2026-13-40', 'x', '']) {
        const response = await page.goto(`/client/jobs/events?view=month&date=${date}`)
        expect([200, 404]).toContain(response?.status())
      }
      await context.close()
    },
  )
})
