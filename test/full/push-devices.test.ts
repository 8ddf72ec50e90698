import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { handClock } from '#test/e2e/alive.ts'
import { fakeDevice, remembered, type FakeDevice } from '#test/e2e/fake-device.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs' })
})
afterAll(() => product.close())
beforeEach(() => product.db.deleteFrom('pushDevice').execute())

const devices = async () =>
  (await product.db.selectFrom('pushDevice').select(['token', 'companyUserId', 'isStopped']).execute()).map(
    ({ token, companyUserId, isStopped }) => ({
      path: new URL((JSON.parse(token) as { endpoint: string }).endpoint).pathname,
      isOfCompany: companyUserId !== null,
      isStopped,
    }),
  )
const section = (page: Page) => page.getByRole('region', { name: 'プッシュ通知' })
const allow = (page: Page) => section(page).getByRole('button', { name: 'この端末で受け取る' })

async function recruiter(device: FakeDevice = {}) {
  const { page, context } = await product.visit({ prompts: true })
  const { path } = await fakeDevice(context, device)
  const clock = await handClock(context)
  await signIn(page, 'recruiter')
  await page.goto(clientUrls.scoutNotification())
  await clock.read(page)
  return { page, context, clock, path }
}

describe('§34 a recruiter’s device', () => {
  test('is registered by one press, listed as this one, and stopped for good by another', async () => {
    const { page, context, clock, path } = await recruiter()
    await expectAccessible(page)
    await allow(page).click()
    await section(page).getByText('この端末で受け取ります').waitFor()
    await section(page).getByText('この端末', { exact: true }).waitFor()
    expect(await devices()).toEqual([{ path, isOfCompany: true, isStopped: false }])
    await expectAccessible(page)

    await section(page).getByRole('button', { name: '通知を止める' }).click()
    await allow(page).waitFor()
    expect(await devices()).toEqual([{ path, isOfCompany: true, isStopped: true }])
    await page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('push-sent:'))
      .forEach((key) => localStorage.setItem(key, '2026-01-01'))`)
    await page.reload()
    await clock.read(page)
    await allow(page).waitFor()
    expect(await devices()).toEqual([{ path, isOfCompany: true, isStopped: true }])
    await context.close()
    product.expectSilence()
  })

  test('leaves with the sign-out, and comes back with the same person', async () => {
    const { page, context, clock, path } = await recruiter()
    await allow(page).click()
    await expect.poll(devices).toHaveLength(1)
    await page.getByRole('button', { name: 'アカウントのメニュー' }).click()
    await page.getByRole('menuitem', { name: 'ログアウト' }).click()
    await page.waitForURL((url) => url.pathname === urls.client.home())
    await clock.read(page)
    await expect.poll(async () => [await devices(), await remembered(page, 'push-sent:')]).toEqual([[], []])
    await signIn(page, 'recruiter')
    await page.goto(urls.client.home())
    await clock.read(page)
    await expect.poll(devices).toEqual([{ path, isOfCompany: true, isStopped: false }])
    await context.close()
    product.expectSilence()
  })

  test('that refuses, or cannot, is told what to do', async () => {
    const refusing = await recruiter({ answer: 'denied' })
    await allow(refusing.page).click()
    await section(refusing.page).getByText('通知がブロックされています').waitFor()
    await refusing.context.close()

    const { page, context } = await product.visit({ prompts: true })
    await context.addInitScript('delete window.PushManager')
    await signIn(page, 'recruiter')
    await page.goto(clientUrls.scoutNotification())
    await section(page).getByText('このブラウザはプッシュ通知に対応していません').waitFor()
    expect(await allow(page).count()).toBe(0)
    await context.close()
    expect(await devices()).toEqual([])
  })
})
