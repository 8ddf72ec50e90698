import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { isFullRun } from '#test/full-run.ts'
import { expectAccessible } from './accessible.ts'
import { alive, stopClock } from './alive.ts'
import { holdAnswers } from './held-answers.ts'
import { openProduct, signIn, signInAtHome, type Product } from './product.ts'
import { barTimes, watchBar, type Step } from './route-bar.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

describe('§2 the frame of every page', () => {
  test('the skip link is first and leads to the text', async () => {
    const { page, context } = await product.visit()
    await page.goto('/')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent')).toContain('本文へ移動')
    await page.keyboard.press('Enter')
    expect(await page.evaluate('location.hash')).toBe('#main')
    expect(await page.getAttribute('html', 'lang')).toBe('ja')
    await context.close()
  })

  test.runIf(isFullRun)('the group one stands in is marked, above on a desk and below on a phone', async () => {
    for (const width of [1280, 390]) {
      const { page, context } = await product.visit({ width })
      await signInAtHome(page, 'student')
      const current = page.getByRole('navigation', { name: 'メイン' }).locator('[aria-current=page]:visible')
      expect(await current.innerText()).toContain('ホーム')
      await page
        .getByRole('navigation', { name: 'メイン' })
        .getByRole('link', { name: '予定' })
        .locator('visible=true')
        .click()
      await page.waitForURL('**/candidate/invitations/events')
      await expect.poll(() => current.allInnerTexts()).toEqual(['予定'])
      await context.close()
    }
  })

  test('the menu on a phone opens below the bar, closes on Escape, on the second press and on a change of route', async () => {
    const { page, context } = await product.visit({ width: 390 })
    await signInAtHome(page, 'recruiter')
    const button = page.getByRole('button', { name: 'メニュー', exact: true })
    const menu = page.getByRole('navigation', { name: '企業メニュー' }).locator('visible=true')
    await button.click()
    await menu.waitFor()
    expect(await menu.evaluate((element) => element.getBoundingClientRect().top)).toBe(
      await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom),
    )
    await page.keyboard.press('Escape')
    await expect.poll(() => menu.count()).toBe(0)
    await button.click()
    await button.click()
    await expect.poll(() => menu.count()).toBe(0)
    await button.click()
    await menu.getByRole('link', { name: '募集' }).click()
    await page.waitForURL('**/client/jobs/status/active')
    await expect.poll(() => menu.count()).toBe(0)
    await context.close()
  })

  test.runIf(isFullRun)('no menu of the bar leaves a screen of 320, 390 or 834 px', async () => {
    const { page, context } = await product.visit({ width: 320, height: 844 })
    for (const who of ['student', 'recruiter'] as const) {
      await signInAtHome(page, who)
      const buttons = page.getByRole('banner').locator('button[popovertarget]:visible')
      for (const width of [320, 390, 834]) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => buttons.count()).toBe(2)
        for (const button of await buttons.all()) {
          await button.click()
          const box = await page.locator('[popover]:popover-open').boundingBox()
          expect(box?.x).toBeGreaterThanOrEqual(8)
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 8)
          await page.keyboard.press('Escape')
        }
      }
    }
    await context.close()
  })

  test('a change of route is read aloud by its title', async () => {
    const { page, context } = await product.visit()
    await signInAtHome(page, 'recruiter')
    await page.getByRole('navigation', { name: '企業メニュー' }).getByRole('link', { name: '募集' }).click()
    await page.waitForURL('**/client/jobs/status/active')
    await page.getByRole('status').filter({ hasText: '｜ヨアケ' }).waitFor({ state: 'attached' })
    await context.close()
  })
})

describe('§2 the class of device', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148'
  const aPreview = async () => `/client/candidates?preview=${(await aCandidate(product.db)).id}`
  const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'

  const devices = [
    ['a phone', phone, 390, 'dialog'],
    ['a desk with a narrow window', desk, 1034, 'dialog'],
    ['a window one pixel wider', desk, 1035, 'complementary'],
    ['a desk', desk, 1280, 'complementary'],
    ['a phone that asks for the wide page', phone, 1280, 'complementary'],
  ] as const
  // The others look as these do.
  test.each(isFullRun ? devices : devices.slice(0, 2))(
    '%s shows a student as it should, without a hydration warning',
    async (_, userAgent, width, role) => {
      const { page, context } = await product.visit({ width, userAgent })
      await signIn(page, 'recruiter')
      await page.goto(await aPreview())
      await page.getByRole(role, { name: '学生の詳細' }).waitFor()
      product.expectSilence()
      await context.close()
    },
  )

  test('before any script the server has read the user agent', async () => {
    const { page, context } = await product.visit({ width: 390, userAgent: phone, javaScriptEnabled: false })
    await signIn(page, 'recruiter')
    await page.goto(await aPreview())
    expect(await page.locator('dialog').count()).toBe(1)
    expect(await page.locator('aside[aria-label="学生の詳細"]').count()).toBe(0)
    await context.close()
  })
})

describe('§2 the bar of a route change', () => {
  test.runIf(isFullRun)('a slow answer shows it, not before 150 ms, and until the page is there', async () => {
    const { page, context } = await product.visit()
    await page.clock.install()
    await signInAtHome(page, 'recruiter')
    await alive(page)
    const { departure, letIn } = await holdAnswers(page)
    await watchBar(page)
    await stopClock(page)
    const told = () => barTimes(page).then((times) => times.map(([what]) => what))
    await page.getByRole('navigation', { name: '企業メニュー' }).getByRole('link', { name: '予定' }).click()
    await departure
    await page.clock.runFor(149)
    expect(await told()).toEqual(['click'])
    await expect.poll(() => page.clock.runFor(1).then(told)).toEqual(['click', 'shown'])
    const [[, click], [, shown]] = await page.evaluate<[Step, Step]>('window.bar')
    expect(shown - click).toBeGreaterThanOrEqual(150)
    await page.clock.runFor(10_000)
    expect(await told()).toEqual(['click', 'shown'])
    letIn()
    await page.waitForURL('**/client/jobs/events')
    await expect.poll(told).toEqual(['click', 'shown', 'gone'])
    await context.close()
  })

  test.runIf(isFullRun)('while it is shown the page stays accessible', async () => {
    const { page, context } = await product.visit()
    await signInAtHome(page, 'recruiter')
    await alive(page)
    const { letIn } = await holdAnswers(page)
    await page.getByRole('navigation', { name: '企業メニュー' }).getByRole('link', { name: '予定' }).click()
    await page.getByRole('progressbar', { name: '読み込み中' }).waitFor()
    await expectAccessible(page)
    letIn()
    await page.waitForURL('**/client/jobs/events')
    await context.close()
  })

  test.runIf(isFullRun)('a quick answer shows none', async () => {
    const { page, context } = await product.visit()
    await page.clock.install()
    await page.goto('/terms')
    await alive(page)
    await watchBar(page)
    // However slow the machine, no time passes by the page's clock.
    await stopClock(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'プライバシーポリシー' }).click()
    await page.waitForURL('**/policy')
    await page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' }).waitFor()
    expect((await barTimes(page)).map(([what]) => what)).toEqual(['click'])
    await context.close()
  })

  test('a failed one stops the bar, is reported, and says under which id', async () => {
    const { page, context } = await product.visit()
    await signInAtHome(page, 'recruiter')
    await page.route('**/graphql', (route) =>
      route.fulfill({
        json: {
          data: null,
          errors: [
            { message: 'エラーが発生しました。', extensions: { code: 'internal_server_error', requestId: 'id-of-it' } },
          ],
        },
      }),
    )
    const report = page.waitForRequest('**/errors')
    await page.getByRole('navigation', { name: '企業メニュー' }).getByRole('link', { name: '予定' }).click()
    expect((await report).postDataJSON()).toMatchObject({ kind: 'route_change', path: '/client/jobs/events' })
    await page.getByRole('heading', { name: 'サーバーの問題でページを表示できません' }).waitFor()
    await page.getByText('エラーID id-of-it').waitFor()
    expect(await page.getByRole('progressbar', { name: '読み込み中' }).count()).toBe(0)
    product.expectSilence()
    await context.close()
  })
})

describe('§8 what nobody caught', () => {
  test('4.14 an exception of the page itself blames no server, and says under which id it was reported', async () => {
    const { page, context } = await product.visit()
    await signInAtHome(page, 'recruiter')
    await page.route('**/graphql', (route) => route.fulfill({ json: { data: {} } }))
    const ids: string[] = []
    page.on('request', (request) => request.url().endsWith('/errors') && ids.push(request.postDataJSON().id as string))
    await page.getByRole('navigation', { name: '企業メニュー' }).getByRole('link', { name: '募集' }).click()
    await page.getByRole('heading', { name: '予期しないエラーが発生しました' }).waitFor()
    await expect.poll(() => ids).toContain((await page.getByText(/^エラーID /).innerText()).split(' ')[1])
    await context.close()
  })

  test('in the browser it reaches our server, without the query of the address', async () => {
    const { page, context } = await product.visit()
    await page.goto('/terms?secret=1')
    const reports: { kind: string; path: string; message: string }[] = []
    page.on('request', (request) => request.url().endsWith('/errors') && reports.push(request.postDataJSON() as never))
    await page.evaluate(`setTimeout(() => { throw new TypeError('first of ' + location.href) })`)
    await page.evaluate(`void Promise.reject(new Error('second'))`)
    await expect
      .poll(() => reports.map(({ kind }) => kind).sort())
      .toEqual(['uncaught_exception', 'unhandled_rejection'])
    expect(JSON.stringify(reports)).not.toContain('secret')
    expect(reports[0]?.path).toBe('/terms')
    await context.close()
  })

  test('on the server the page says so with status 500 and an id, and /policy and /terms need no session', async () => {
    const { page, context } = await product.visit()
    await signIn(page, 'student')
    await sql`alter table session rename to session_away`.execute(product.db)
    try {
      const broken = await page.goto('/')
      expect(broken?.status()).toBe(500)
      await page.getByRole('heading', { name: 'サーバーの問題でページを表示できません' }).waitFor()
      const id = broken?.headers()['x-request-id'] ?? 'none'
      expect(await page.getByRole('main').innerText()).toContain(`エラーID ${id}`)
      expect(await page.content()).not.toMatch(/relation|node_modules|select /)
      for (const path of ['/policy', '/terms']) expect((await page.goto(path))?.status()).toBe(200)
    } finally {
      await sql`alter table session_away rename to session`.execute(product.db)
    }
    await context.close()
  })
})

describe('§2 what is not there', () => {
  test.runIf(isFullRun)('an address that leads nowhere leads back', async () => {
    const { page, context } = await product.visit({ width: 390 })
    for (const [path, links] of [
      ['/candidate/nowhere', ['トップに戻る']],
      ['/client/nowhere', ['企業トップに戻る']],
      ['/nowhere', ['学生の方はこちらのトップ', '企業の方はこちらのトップ']],
      ['/candidate/a/b/c/d/e/f', ['トップに戻る']],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(404)
      expect([path, await page.getByRole('main').getByRole('link').allInnerTexts()]).toEqual([path, links])
    }
    await context.close()
  })

  test('a page that needs a session is replaced by the sign-in, not put before it', async () => {
    const { page, context } = await product.visit()
    await page.goto('/client/login')
    await page.goto('/')
    const before = await page.evaluate<number>('history.length')
    await page.goto('/client/jobs/events')
    await page.waitForURL('**/client/login?redirect-to=*')
    expect(await page.evaluate<number>('history.length')).toBe(before + 1)
    await alive(page)
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await context.close()
  })
})
