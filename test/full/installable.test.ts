import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { browserLaunch } from '../../scripts/browser.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive, handClock } from '#test/e2e/alive.ts'
import { openProduct, signIn, signInAtHome, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs', worker: true })
})
afterAll(() => product.close())

const workerPath = '/firebase-messaging-sw.js'
const workersOf = (page: Page) =>
  page.evaluate<string[]>(
    `navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope, active }) => new URL(scope).pathname + ' ' + (active ? new URL(active.scriptURL).pathname : 'none')))`,
  )
const untilWorker = async (page: Page) => {
  await expect.poll(() => workersOf(page)).toEqual([`/ ${workerPath}`])
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller?.state')).toBe('activated')
}

describe('§2 the candidate app can be installed', () => {
  test('nothing stands in the way', async () => {
    // Chromium installs nothing from a private window, which is what every other test runs in.
    const { executablePath, args, env } = await browserLaunch('whole')
    const context = await chromium.launchPersistentContext('', { executablePath, args, env })
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(product.url)
    await untilWorker(page)
    const session = await context.newCDPSession(page)
    const { url, errors, data } = await session.send('Page.getAppManifest')
    expect([url, errors]).toEqual([`${product.url}/manifest.webmanifest`, []])
    expect(JSON.parse(data ?? '')).toMatchObject({ name: 'ヨアケ', lang: 'ja', display: 'standalone', start_url: '/' })
    expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
    await context.close()
  })

  test('every picture of the manifest is as large as it says', async () => {
    const { page, context } = await product.visit()
    await page.goto('/')
    const wrong = await page.evaluate(`(async () => {
      const manifest = await (await fetch(document.querySelector('link[rel=manifest]').href)).json()
      const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)]
      const apple = document.querySelector('link[rel=apple-touch-icon]')
      pictures.push({ src: apple.getAttribute('href'), sizes: apple.sizes.value, type: 'image/png' })
      const sizes = await Promise.all(pictures.map(async ({ src, sizes, type }) => {
        const blob = await (await fetch(src)).blob()
        const { width, height } = await createImageBitmap(blob)
        return width + 'x' + height === sizes && blob.type === type ? null : src
      }))
      return [pictures.length, sizes.filter(Boolean)]
    })()`)
    expect(wrong).toEqual([12, []])
    await context.close()
  })
})

describe('§2 the worker', () => {
  test.each(['/', '/client/login', '/candidate/login', '/dev/kit'])('is registered on %s', async (path) => {
    const { page, context } = await product.visit()
    await page.goto(path)
    await untilWorker(page)
    await context.close()
  })

  test.each(['/policy', '/terms'])('is not registered on %s, but on the page after it', async (path) => {
    const { page, context } = await product.visit()
    const clock = await handClock(context)
    await page.goto(path)
    await clock.read(page)
    expect(await workersOf(page)).toEqual([])
    await page.getByRole('banner').getByRole('link').first().click()
    await page.waitForURL('**/')
    await untilWorker(page)
    await context.close()
  })

  test('a failure of it is reported', async () => {
    const { page, context } = await product.visit()
    await context.route(`**${workerPath}`, (route) => route.fulfill({ status: 404 }))
    const report = page.waitForRequest('**/errors')
    await page.goto('/')
    expect((await report).postDataJSON()).toMatchObject({ kind: 'service_worker', path: '/' })
    await context.close()
    // The browser has its say about it too.
    expect(() => product.expectSilence()).toThrow()
  })
})

describe('§2 without a connection', () => {
  test('a page says so, in the look of the others, and a page nobody has opened is not kept', async () => {
    const { page, context } = await product.visit({ width: 390 })
    await signInAtHome(page, 'student')
    await untilWorker(page)
    await context.setOffline(true)
    await page.goto('/candidate/invitations/status/pending')
    await page.getByRole('heading', { name: 'オフラインです' }).waitFor()
    expect(await page.getByRole('main').innerText()).toContain('接続を確認して、もう一度お試しください。')
    expect(await page.getAttribute('html', 'lang')).toBe('ja')
    expect(await page.evaluate('document.scripts.length')).toBe(0)
    await expectAccessible(page)
    expect(await keptIn(page)).toEqual([['offline-1', ['/offline.html']]])
    await context.setOffline(false)
    await page.getByRole('link', { name: '再読み込み' }).click()
    await page.waitForURL('**/candidate/invitations/status/pending')
    await page.getByRole('navigation', { name: 'メイン' }).first().waitFor()
    await context.close()
    product.expectSilence()
  })

  test('what an older worker kept is thrown away', async () => {
    const { page, context } = await product.visit()
    await page.goto('/policy')
    await page.evaluate(`caches.open('offline-0').then((cache) => cache.put('/offline.html', new Response('old')))`)
    await page.goto('/')
    await untilWorker(page)
    expect(await keptIn(page)).toEqual([['offline-1', ['/offline.html']]])
    await context.close()
    product.expectSilence()
  })

  const keptIn = (page: Page) =>
    page.evaluate(`(async () => {
      const names = await caches.keys()
      return Promise.all(names.map(async (name) => [name, (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)]))
    })()`)
})

describe('§2 a push', () => {
  const message = {
    title: '北斗システムズからスカウトが届きました',
    body: '冬の開発インターン｜12月5日まで',
    url: '/candidate/invitations/status/pending',
    tag: 'scout-1',
  }
  type Shown = { title: string; body: string; tag: string; lang: string; icon: string; url: string }

  type Reached = { page: Page; context: BrowserContext; push: (data: string) => Promise<void> }
  let whole: Product
  let canNotify = false
  beforeAll(async () => {
    whole = await openProduct({ candidates: 400, queue: 'runs', browser: 'whole', worker: true })
    const { page, context } = await allowed()
    await page.goto('/policy')
    canNotify = await page.evaluate(`'Notification' in window && Notification.permission === 'granted'`)
    await context.close()
  })
  afterAll(() => whole.close())
  afterEach(async () => {
    await (
      await opened
    )?.page.evaluate(`navigator.serviceWorker.ready
      .then((registration) => registration.getNotifications())
      .then((all) => all.forEach((notification) => notification.close()))`)
  })
  // The Chromium that npm carries, for machines without one, may come without notifications.
  beforeEach(({ skip }) => skip(!canNotify, 'this Chromium shows no notifications'))

  async function allowed() {
    const visitor = await whole.visit()
    await visitor.context.grantPermissions(['notifications'], { origin: whole.url })
    return visitor
  }

  /** The window of all pushes but those that need two; what a push has shown is cleared away after each test. */
  let opened: Promise<Reached> | undefined
  const theWindow = () => (opened ??= reachable('/'))

  /** An open page with the hand of the push service. */
  async function reachable(path: string): Promise<Reached> {
    const { page, context } = await allowed()
    await page.goto(path)
    await untilWorker(page)
    const session = await context.newCDPSession(page)
    const registrationId = await new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId)
      })
      void session.send('ServiceWorker.enable')
    })
    // A hand-made push may be dropped without a word; a push service repeats one, and so does this hand.
    const push = async (data: string) => {
      for (let tries = 0; tries < 3; tries++) {
        await session.send('ServiceWorker.deliverPushMessage', { origin: whole.url, registrationId, data })
        const isShown = () => shownOn(page).then(({ length }) => length > 0)
        if (
          await expect
            .poll(isShown, { timeout: 4000 })
            .toBe(true)
            .then(
              () => true,
              () => false,
            )
        )
          return
      }
    }
    return { page, context, push }
  }

  const shownOn = (page: Page) =>
    page.evaluate<Shown[]>(`navigator.serviceWorker.ready
      .then((registration) => registration.getNotifications())
      .then((all) => all.map(({ title, body, tag, lang, icon, data }) => ({ title, body, tag, lang, icon: new URL(icon).pathname, url: data.url })))`)

  /** Does what the system does when a visitor presses a notification. */
  async function press(context: BrowserContext) {
    const [worker] = context.serviceWorkers()
    if (!worker) throw new Error('no worker')
    await worker.evaluate(`registration.getNotifications().then(([notification]) =>
      dispatchEvent(new NotificationEvent('notificationclick', { notification })))`)
  }

  test.each([
    ['as Web Push brings it', JSON.stringify(message)],
    ['as Firebase brings it', JSON.stringify({ from: '1', fcmMessageId: '2', data: message })],
  ])('%s shows its text', async (_, data) => {
    const { page, push } = await theWindow()
    await push(data)
    await expect.poll(() => shownOn(page)).toEqual([{ ...message, lang: 'ja', icon: '/icons/icon-192.png' }])
  })

  test('the same tag takes the place of the one before', async () => {
    const { page, push } = await theWindow()
    await push(JSON.stringify(message))
    await push(JSON.stringify({ ...message, title: 'スカウトの期限が近づいています' }))
    await expect
      .poll(async () => (await shownOn(page)).map(({ title }) => title))
      .toEqual(['スカウトの期限が近づいています'])
  })

  test.each([
    ['empty', ''],
    ['not JSON', '<html>'],
    ['null', 'null'],
    ['without a title', '{"body":"本文"}'],
    ['of another shape', '{"title":{"x":1},"url":5}'],
  ])('%s still says something kind', async (_, data) => {
    const { page, push } = await theWindow()
    await push(data)
    await expect
      .poll(() => shownOn(page))
      .toMatchObject([{ title: '新しいお知らせがあります', body: '開いて確認してください。', url: '/' }])
  })

  test.each([
    ['its page', message.url, message.url],
    ['the top for another host', 'https://evil.example/', '/'],
    ['the top for another host that hides', '//evil.example/x', '/'],
    ['the top for a script', 'javascript:alert(1)', '/'],
    ['the top for nothing', '', '/'],
  ])('a press leads the open window to %s', async (_, url, path) => {
    const { page, context, push } = await theWindow()
    await signIn(page, 'student')
    await page.goto('/candidate/invitations/events')
    await push(JSON.stringify({ ...message, url }))
    await expect.poll(async () => (await shownOn(page)).length).toBe(1)
    const [arrived] = await Promise.all([page.waitForURL(whole.url + path), press(context)])
    expect(arrived).toBeUndefined()
    await alive(page)
    await expect.poll(() => shownOn(page)).toEqual([])
    expect(context.pages()).toHaveLength(1)
  })

  test('a recruiter’s window is left alone', async () => {
    const { page, context, push } = await reachable('/client/login')
    const student = await context.newPage()
    await student.goto('/candidate/login')
    await push(JSON.stringify({ ...message, url: '/policy' }))
    await expect.poll(async () => (await shownOn(page)).length).toBe(1)
    await Promise.all([student.waitForURL('**/policy'), press(context)])
    expect(new URL(page.url()).pathname).toBe('/client/login')
    await context.close()
    whole.expectSilence()
  })
})
