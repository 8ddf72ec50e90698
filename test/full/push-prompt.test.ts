import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { urls } from '#ground/urls.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive, handClock, type HandClock } from '#test/e2e/alive.ts'
import { fakeDevice, remembered, type FakeDevice } from '#test/e2e/fake-device.ts'
import { booked, unscouted, waiting } from '#test/e2e/push-students.ts'
import { openProduct, signIn, signInAtHome, standing, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs' })
})
afterAll(() => product.close())
beforeEach(() => product.db.deleteFrom('pushDevice').execute())

const dates = urls.candidate.events()
const card = (page: Page) => page.getByRole('region', { name: '通知を受け取りますか' })
const prompt = (page: Page) => page.getByRole('dialog', { name: 'プッシュ通知を許可する' })
const open = (page: Page) => card(page).getByRole('button', { name: '通知を受け取る' }).click()
const pushStatus = (page: Page) => remembered(page, 'push:')
const offers = async (page: Page) => [await card(page).count(), await page.getByRole('dialog').count()]
const focused = (page: Page) => page.evaluate('document.activeElement.localName')
const devices = async () =>
  (await product.db.selectFrom('pushDevice').select('token').execute()).map(
    ({ token }) => new URL((JSON.parse(token) as { endpoint: string }).endpoint).pathname,
  )

type Who = {
  width?: number
  who?: 'student' | 'recruiter' | null
  email?: string
  path?: string
  hasStoppedClock?: boolean
}

/** At the dates, where the card stands: the demo's student has a date to come. */
async function visitor(
  device: FakeDevice = {},
  { width = 390, who = 'student', email, path = dates, hasStoppedClock }: Who = {},
) {
  const { page, context } = await product.visit({ width, prompts: true })
  const { path: devicePath } = await fakeDevice(context, device)
  const clock = await handClock(context)
  if (hasStoppedClock) await clock.stop()
  if (who) await signIn(page, who, email)
  await page.goto(path)
  await alive(page)
  return { page, context, path: devicePath, clock }
}

/** A visit lasts as long as its tab. */
async function nextVisit(context: BrowserContext, clock: HandClock) {
  const page = await context.newPage()
  await page.goto(dates)
  await clock.read(page)
  return page
}

describe('§4 the card that offers pushes', () => {
  test('stands on the page after a scout was accepted, not on the home or on the scout', async () => {
    const id = await waiting(product.db, 'MESSAGE')
    const { page, context, clock } = await visitor({}, { path: '/' })
    for (const path of ['/', urls.candidate.invitation(id)]) {
      await page.goto(path)
      await clock.read(page)
      expect([await offers(page), await pushStatus(page)]).toEqual([[0, 0], []])
    }
    await page.getByRole('button', { name: '承認する' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '承認する' }).click()
    await page.waitForURL(/\/complete\?just-completed=true/)
    await clock.read(page)
    await card(page).waitFor()
    expect([await offers(page), await pushStatus(page)]).toEqual([[1, 0], ['pending']])
    await page.goto(`${new URL(page.url()).pathname}?just-completed=false`)
    await clock.read(page)
    expect(await offers(page)).toEqual([0, 0])
    await context.close()
    product.expectSilence()
  })

  test('stands on the page after a date was chosen; with あとで it is gone, here and later', async () => {
    const { page, context, clock } = await visitor(
      {},
      { path: urls.candidate.schedule(await waiting(product.db, 'SCHEDULING')) },
    )
    await page.getByRole('radio', { disabled: false }).first().check()
    await page.getByRole('button', { name: 'この日程で進む' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '確定する' }).click()
    await page.waitForURL(/\/complete\?just-completed=true/)
    await clock.read(page)
    await expectAccessible(page)
    await card(page).getByRole('button', { name: 'あとで' }).click()
    await expect.poll(() => offers(page)).toEqual([0, 0])
    await expect.poll(() => focused(page)).toBe('h1')
    expect([await pushStatus(page), await devices()]).toEqual([['dismissed'], []])
    await page.goto(dates)
    await clock.read(page)
    expect(await offers(page)).toEqual([0, 0])
    expect(await offers(await nextVisit(context, clock))).toEqual([0, 0])
    await context.close()
    product.expectSilence()
  })

  test('is not shown to a student without a date, who has no scout yet', async () => {
    const { page, context, clock } = await visitor({}, { email: await unscouted(product.db) })
    for (const tab of [page, await context.newPage()])
      for (const path of ['/', dates]) {
        await tab.goto(path)
        await clock.read(tab)
        expect([await offers(tab), await pushStatus(tab)]).toEqual([[0, 0], []])
      }
    await context.close()
  })

  test('opens nothing by itself over another modal, and takes nothing from a student who types', async () => {
    const { page, context, clock } = await visitor()
    await page.getByRole('button', { name: '予約を取り消す' }).first().click()
    const other = page.getByRole('dialog')
    await standing(other)
    await clock.read(page)
    expect([await other.count(), await prompt(page).count()]).toEqual([1, 0])
    await page.keyboard.press('Escape')
    await clock.letPass(1500)
    await expect.poll(() => offers(page)).toEqual([1, 0])
    await context.close()

    const typing = await visitor({}, { hasStoppedClock: true })
    await typing.page.evaluate(`document.querySelector('main').append(document.createElement('textarea'))`)
    const field = typing.page.locator('main > textarea')
    await field.focus()
    expect(await offers(typing.page)).toEqual([0, 0])
    await typing.clock.read(typing.page)
    await expect.poll(() => offers(typing.page)).toEqual([1, 0])
    expect(await focused(typing.page)).toBe('textarea')
    await typing.context.close()
  })

  test('is not shown to guests, recruiters and browsers that refused', async () => {
    for (const { page, context, clock } of [
      await visitor({}, { who: null }),
      await visitor({}, { who: 'recruiter', path: '/client' }),
      await visitor({ permission: 'denied' }),
    ]) {
      await clock.read(page)
      expect(await offers(page)).toEqual([0, 0])
      await context.close()
    }
  })
})

describe('§4 the push permission prompt', () => {
  test.each([390, 1280])('who allows it is registered, and is not asked again (%i px)', async (width) => {
    const { page, context, path, clock } = await visitor({ answersAfterMs: 60_000 }, { width, hasStoppedClock: true })
    expect(await offers(page)).toEqual([0, 0])
    await clock.goOn()
    await clock.read(page)
    await card(page).waitFor()
    expect([await offers(page), await pushStatus(page)]).toEqual([[1, 0], ['pending']])
    await expectAccessible(page)
    await open(page)
    await standing(prompt(page))
    expect(await prompt(page).innerText()).toContain(
      '新しいスカウトが届いたときと、予約した日程が近づいたときにお知らせします。',
    )
    await expectAccessible(page)
    // On the phone it is as large as the page; beside a floating one nothing happens.
    const box = await prompt(page).boundingBox()
    expect(box?.width).toBe(width === 390 ? 390 : 480)
    await page.mouse.click(4, 400)
    await prompt(page).getByRole('button', { name: '許可する' }).click()

    const skip = prompt(page).getByRole('button', { name: 'スキップ' })
    await expect.poll(() => skip.isDisabled()).toBe(true)
    expect(await prompt(page).getByRole('button', { name: '許可しています' }).getAttribute('aria-busy')).toBe('true')
    await page.keyboard.press('Escape')
    expect(await prompt(page).isVisible()).toBe(true)
    await clock.letPass(60_500, 30_500)
    await expect.poll(() => offers(page)).toEqual([0, 0])
    expect([await pushStatus(page), await devices()]).toEqual([['granted'], [path]])
    const { publicKey } = await product.db.selectFrom('vapidKey').select('publicKey').executeTakeFirstOrThrow()
    expect(await remembered(page, 'device-key')).toEqual([publicKey])

    const told: string[] = []
    page.on('request', (request) => request.postData()?.includes('registerCandidateFcmToken') && told.push('told'))
    await page.reload()
    await clock.read(page)
    expect([told, await offers(page)]).toEqual([[], [0, 0]])
    // The next day the server is told again, without a word.
    await page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('push-sent:'))
      .forEach((key) => localStorage.setItem(key, '2026-01-01'))`)
    await page.reload()
    await clock.read(page)
    await expect.poll(() => told).toEqual(['told'])
    expect(await offers(page)).toEqual([0, 0])
    await context.close()
    product.expectSilence()
  })

  test('who skips it is never asked again; the X and Escape skip it too', async () => {
    for (const close of [
      (page: Page) => prompt(page).getByRole('button', { name: 'スキップ' }).click(),
      (page: Page) => prompt(page).getByRole('button', { name: '閉じる' }).click(),
      (page: Page) => page.keyboard.press('Escape'),
    ]) {
      const { page, context, clock } = await visitor()
      await clock.read(page)
      await open(page)
      await standing(prompt(page))
      await close(page)
      await expect.poll(() => offers(page)).toEqual([0, 0])
      expect([await pushStatus(page), await devices()]).toEqual([['dismissed'], []])
      await expect.poll(() => focused(page)).toBe('h1')
      expect(await offers(await nextVisit(context, clock))).toEqual([0, 0])
      await context.close()
    }
    product.expectSilence()
  })

  test('who refuses the browser is not asked again; who only closes its question is, another time', async () => {
    for (const [answer, status] of [
      ['denied', 'dismissed'],
      ['default', 'pending'],
    ] as const) {
      const { page, context, clock } = await visitor({ answer })
      await clock.read(page)
      await open(page)
      await prompt(page).getByRole('button', { name: '許可する' }).click()
      await expect.poll(() => offers(page)).toEqual([0, 0])
      expect([await pushStatus(page), await devices()]).toEqual([[status], []])
      expect(await offers(await nextVisit(context, clock))).toEqual([answer === 'default' ? 1 : 0, 0])
      await context.close()
    }
  })

  test('a push service that cannot be reached is reported, and tried again at the next visit', async () => {
    const { page, context, clock } = await visitor({ isReachable: false })
    await clock.read(page)
    await open(page)
    const report = page.waitForRequest('**/errors')
    await prompt(page).getByRole('button', { name: '許可する' }).click()
    expect((await report).postDataJSON()).toMatchObject({ kind: 'push_token', name: 'AbortError' })
    await expect.poll(() => prompt(page).count()).toBe(0)
    expect([await pushStatus(page), await remembered(page, 'push-sent:')]).toEqual([['granted'], []])
    const { path } = await fakeDevice(context)
    await page.reload()
    await clock.read(page)
    await expect.poll(devices).toEqual([path])
    await context.close()
  })

  test('who signs out is not sent to any more; who signs in again need not be asked', async () => {
    const { page, context, path, clock } = await visitor()
    await clock.read(page)
    await open(page)
    await prompt(page).getByRole('button', { name: '許可する' }).click()
    await expect.poll(devices).toEqual([path])
    await expect.poll(() => prompt(page).count()).toBe(0)
    await page.getByRole('button', { name: 'アカウントのメニュー' }).click()
    await page.getByRole('menuitem', { name: 'ログアウト' }).click()
    await expect.poll(async () => [await devices(), await remembered(page, 'push-sent:')]).toEqual([[], []])
    await signInAtHome(page, 'student')
    await clock.read(page)
    await expect.poll(devices).toEqual([path])
    await page.goto(dates)
    await clock.read(page)
    expect(await offers(page)).toEqual([0, 0])
    // Another student of the same device decides for themselves.
    await context.clearCookies()
    await signIn(page, 'student', await booked(product.db))
    const other = await nextVisit(context, clock)
    await card(other).waitFor()
    expect((await pushStatus(other)).toSorted()).toEqual(['granted', 'pending'])
    await context.close()
    product.expectSilence()
  })
})
