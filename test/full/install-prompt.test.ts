import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { urls } from '#ground/urls.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive, handClock, type HandClock } from '#test/e2e/alive.ts'
import { fakeDevice, remembered } from '#test/e2e/fake-device.ts'
import { openProduct, signIn, standing, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs' })
})
afterAll(() => product.close())

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0'
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} Mobile/15E148 Safari/604.1`
const iPad = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Safari/605.1.15`
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'

const dates = urls.candidate.events()
const card = (page: Page) => page.getByRole('region', { name: 'ホーム画面から開けます' })
const open = (page: Page) => card(page).getByRole('button', { name: '追加のしかたを見る' }).click()
const pushCard = (page: Page) => page.getByRole('region', { name: '通知を受け取りますか' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'ホーム画面に追加する' })
const installStatus = (page: Page) => remembered(page, 'install')

async function visitor(userAgent: string, width = 390) {
  const { page, context } = await product.visit({ width, userAgent, prompts: true })
  if (userAgent === iPad)
    await context.addInitScript(`Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })`)
  return { page, context, clock: await handClock(context) }
}

/** The demo's student has a date to come; the card stands below it. */
async function toDates(page: Page, clock: HandClock) {
  await signIn(page, 'student')
  await page.goto(dates)
  await clock.read(page)
}

/** Chromium offers only what it could really install; here it offers, and the student answers. */
const offerOf = (outcome: 'accepted' | 'dismissed') => `(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    const userChoice = Promise.resolve({ outcome: '${outcome}' })
    dispatchEvent(Object.assign(offer, { prompt: async () => (window.prompted = offer.defaultPrevented), userChoice }))
  })()`
const offerInstall = (context: BrowserContext, outcome: 'accepted' | 'dismissed') =>
  context.addInitScript(`addEventListener('load', () => ${offerOf(outcome)})`)

const offers = (page: Page) => card(page).or(pushCard(page)).or(page.getByRole('dialog')).count()

async function isAskedLater(context: BrowserContext, clock: HandClock) {
  const page = await context.newPage()
  await page.goto(dates)
  await clock.read(page)
  return (await offers(page)) > 0
}

describe('§4 the install prompt', () => {
  test.each([
    ['an iPhone', iPhone, 390, '画面の下にある共有ボタンを押す'],
    ['an iPad', iPad, 820, '画面の右上にある共有ボタンを押す'],
  ])('%s is told the way to the home screen, once', async (_, userAgent, width, step) => {
    const { page, context, clock } = await visitor(userAgent, width)
    await toDates(page, clock)
    expect([await card(page).count(), await offers(page), await installStatus(page)]).toEqual([1, 1, []])
    await expectAccessible(page)
    await open(page)
    await standing(panel(page))
    const text = await panel(page).innerText()
    for (const part of [step, '「ホーム画面に追加」を選ぶ', 'ホーム画面のアイコンから開く'])
      expect(text).toContain(part)
    const box = await panel(page).boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(width === 390 ? 844 : 800)
    await expectAccessible(page)
    await panel(page).getByRole('button', { name: '分かりました' }).click()
    await expect.poll(() => offers(page)).toBe(0)
    expect(await installStatus(page)).toEqual(['dismissed'])
    expect(await isAskedLater(context, clock)).toBe(false)
    await context.close()
    product.expectSilence()
  })

  test('an iPhone that opened it from the home screen is asked for pushes instead', async () => {
    const { page, context, clock } = await visitor(iPhone)
    await fakeDevice(context)
    await context.addInitScript(`Object.defineProperty(navigator, 'standalone', { value: true })`)
    await toDates(page, clock)
    await pushCard(page).waitFor()
    expect(await offers(page)).toBe(1)
    expect(await installStatus(page)).toEqual(['installed'])
    await context.close()
  })

  test.each([
    ['accepted', 'before the page rests', []],
    ['dismissed', 'long after', ['dismissed']],
  ] as const)(
    'Chromium’s own offer is made by the panel, and can be %s, when it comes %s',
    async (outcome, at, status) => {
      const { page, context, clock } = await visitor(android)
      await fakeDevice(context, { permission: 'denied' })
      if (at === 'before the page rests') await offerInstall(context, outcome)
      await toDates(page, clock)
      if (at === 'long after') {
        expect(await offers(page)).toBe(0)
        await page.evaluate(offerOf(outcome))
      }
      await open(page)
      await standing(panel(page))
      await expectAccessible(page)
      await panel(page).getByRole('button', { name: '追加する' }).click()
      await expect.poll(() => offers(page)).toBe(0)
      expect(await page.evaluate('prompted')).toBe(true)
      expect(await installStatus(page)).toEqual(status)
      await context.close()
      product.expectSilence()
    },
  )

  test.each([
    ['the panel', '今はしない'],
    ['the card', 'あとで'],
  ])('who does not want it now is never asked again: %s', async (place, refusal) => {
    const { page, context, clock } = await visitor(android)
    await fakeDevice(context, { permission: 'denied' })
    await offerInstall(context, 'accepted')
    await toDates(page, clock)
    if (place === 'the panel') await open(page)
    await (place === 'the panel' ? panel(page) : card(page)).getByRole('button', { name: refusal }).click()
    await expect.poll(() => installStatus(page)).toEqual(['dismissed'])
    await expect.poll(() => offers(page)).toBe(0)
    expect(await isAskedLater(context, clock)).toBe(false)
    await context.close()
  })

  test('one question a visit: the push first, the home screen the next time', async () => {
    const { page, context, clock } = await visitor(android)
    await fakeDevice(context)
    await offerInstall(context, 'accepted')
    await toDates(page, clock)
    expect([await pushCard(page).count(), await card(page).count()]).toEqual([1, 0])
    await pushCard(page).getByRole('button', { name: 'あとで' }).click()
    await expect.poll(() => offers(page)).toBe(0)
    await page.goto(dates)
    await clock.read(page)
    expect(await offers(page)).toBe(0)
    const next = await context.newPage()
    await next.goto(dates)
    await clock.read(next)
    await card(next).waitFor()
    expect(await offers(next)).toBe(1)
    await context.close()
  })

  test('a browser that cannot install offers nothing', async () => {
    const { page, context, clock } = await visitor(android)
    await fakeDevice(context, { permission: 'denied' })
    await toDates(page, clock)
    expect(await offers(page)).toBe(0)
    await context.close()
  })

  test('running as an app marks it installed and says so once', async () => {
    const { page, context, clock } = await visitor(android)
    await context.addInitScript(`addEventListener('analytics', ({ detail }) =>
      localStorage.setItem('told', (localStorage.getItem('told') ?? '') + detail.name + ';'))`)
    await page.goto('/')
    await alive(page)
    await clock.letPass(1000)
    expect([await installStatus(page), await remembered(page, 'told')]).toEqual([[], []])
    await context.addInitScript(`const ask = window.matchMedia.bind(window)
      window.matchMedia = (query) => (query === '(display-mode: standalone)' ? { matches: true } : ask(query))`)
    for (let times = 0; times < 2; times += 1) {
      await page.reload()
      await expect.poll(() => installStatus(page)).toEqual(['installed'])
    }
    expect(await remembered(page, 'told')).toEqual(['app_installed;'])
    await context.close()
    product.expectSilence()
  })
})
