import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, ConsoleMessage, Locator, Page } from 'playwright-core'
import { expect, TestRunner } from 'vitest'
import { readEnv } from '#platform/env.ts'
import type { Db } from '#platform/db.ts'
import type { Lifecycle } from '#platform/lifecycle.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import type { BrowserKind } from '../../scripts/browser.ts'
import { startServer } from '../../src/server/start.ts'
import type { TestDatabase } from '../database.ts'
import { demoSession, type Who } from '../demo-session.ts'
import { copyDemoFiles, demoDatabase, type DemoSize } from '../demo-database.ts'
import { alive } from './alive.ts'
import { launchBrowser, sharedBrowser } from './browsers.ts'
import { freePort } from './free-port.ts'
import { agentPartner } from './production-settings.ts'

export type Visitor = { page: Page; context: BrowserContext }
type VisitOptions = {
  width?: number
  height?: number
  javaScriptEnabled?: boolean
  userAgent?: string
  prompts?: boolean
  /** Pages register the service worker: a tenth of what a journey spends, so most do without. */
  worker?: boolean
  /** Without it things appear at once, as for who asks for less motion: half an hour of fading is no test. */
  motion?: boolean
}
export type Product = TestDatabase & {
  url: string
  /** A browser context of one's own; what it prints to the console or asks of other hosts fails the test at `expectSilence`. */
  visit: (options?: VisitOptions) => Promise<Visitor>
  /** Fails when a page printed to the console or sent requests to other hosts. */
  expectSilence: () => void
}

export type Served = {
  url: string
  /** The key hash of a certificate the browser must trust: SHA-256 in base64. */
  trustedKey?: string
  close: () => Promise<void>
}
type Serve = (database: TestDatabase, settings: Record<string, string>) => Promise<Served>
export type ProductOptions = {
  candidates?: DemoSize
  settings?: Record<string, string>
  browser?: BrowserKind
  /** Visits register the service worker unless they say otherwise. */
  worker?: boolean
  serve?: Serve
}

const products = new WeakMap<BrowserContext, { db: Db; url: string }>()

/** The whole product on a database of one's own, filled with a small demo, and pages of a real browser. */
export async function openProduct({
  candidates = 400,
  settings = {},
  browser: kind = 'shell',
  worker: hasWorker = false,
  serve = serveHere,
}: ProductOptions = {}): Promise<Product> {
  const database = await demoDatabase(candidates)
  const { url, trustedKey, close: endServing } = await serve(database, settings)
  const trusting = trustedKey && (await launchBrowser(kind, [`--ignore-certificate-errors-spki-list=${trustedKey}`]))
  const contexts = new Set<BrowserContext>()
  const said: string[] = []
  let last = { test: TestRunner.getCurrentTest(), contexts: [] as BrowserContext[] }
  /** Closes the pages of a failed journey and forgets their messages: the next one must not fail by them. */
  async function beginJourney() {
    const test = TestRunner.getCurrentTest()
    if (test === last.test) return
    if (last.test?.result?.state === 'fail') {
      await Promise.all(last.contexts.map((context) => context.close()))
      said.length = 0
    }
    last = { test, contexts: [] }
  }

  return {
    ...database,
    url,
    async visit({
      width = 1280,
      height = width < 600 ? 844 : 800,
      javaScriptEnabled = true,
      userAgent,
      prompts = false,
      worker = hasWorker || prompts,
      motion = false,
    } = {}) {
      await beginJourney()
      const isPhone = width < 600
      const browser = trusting || (await sharedBrowser(kind))
      const context = await browser.newContext({
        viewport: { width, height },
        baseURL: url,
        locale: 'ja-JP',
        timezoneId: 'Asia/Tokyo',
        hasTouch: isPhone,
        isMobile: isPhone,
        javaScriptEnabled,
        reducedMotion: motion ? 'no-preference' : 'reduce',
        ...(userAgent && { userAgent }),
      })
      contexts.add(context)
      last.contexts.push(context)
      products.set(context, { db: database.db, url })
      context.once('close', () => contexts.delete(context))
      // No test but those of the prompt is asked for pushes.
      if (!prompts)
        await context.addInitScript("if (location.origin !== 'null') sessionStorage.setItem('asked', 'yes')")
      if (!worker) await context.addInitScript(withoutWorker)
      const page = await context.newPage()
      page.setDefaultTimeout(30_000)
      if (javaScriptEnabled) waitForLife(page)
      page.on('console', (message) => isNoise(message) && said.push(`${page.url()}: ${message.text()}`))
      page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`))
      page.on(
        'request',
        (request) =>
          /^https?:/.test(request.url()) && !request.url().startsWith(url) && said.push(`asked ${request.url()}`),
      )
      return { page, context }
    },
    expectSilence: () => expect(said.splice(0)).toEqual([]),
    async close() {
      await Promise.all([...contexts].map((context) => context.close()))
      if (trusting) await trusting.close()
      await endServing()
      await database.close()
    },
  }
}

/** The browser itself tells of a connection that a journey cut, often after the page has moved on: that is no noise. */
const isNoise = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type()) && !message.text().includes('net::ERR_INTERNET_DISCONNECTED')

/** The page’s registration never ends. */
const withoutWorker =
  "if (location.origin !== 'null' && navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {})"
const inHand = 'html[data-alive], html:not(:has(script[type="text/plain"]))'

/** Opening an address waits until the page's scripts have it in hand: a press before is the browser's alone. */
function waitForLife(page: Page) {
  const open = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await open(url, options)
    if (!options?.waitUntil) await page.locator(inHand).waitFor({ state: 'attached' })
    return response
  }
}

/** Starts the server in this process with the settings of a test. */
async function serveHere(database: TestDatabase, settings: Record<string, string>): Promise<Served> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yoake-e2e-'))
  copyDemoFiles(dataDir)
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SCOUT_HOURS: 'any',
    VIDEO_STILLS: 'off',
    OUTBOUND: 'any',
    ...agentPartner,
    ...settings,
  })
  const ends: (() => Promise<unknown> | void)[] = []
  const lifecycle: Lifecycle = { onStop: (_, end) => void ends.push(end), stop: async () => {} }
  await startServer(env, { lifecycle })
  return {
    url: env.publicUrl,
    async close() {
      for (const end of ends.toReversed()) await end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const homes: Record<Who, string> = { student: '/', recruiter: '/client', operator: '/admin' }

/** Opens a session of one of the demo's people; the page itself stays where it is. */
export async function signIn(page: Page, who: Who, email: string = demoAccounts[who]) {
  const product = products.get(page.context())
  if (!product) throw new Error('signIn: this page was not opened by `visit`')
  const { db, url } = product
  const { name, value } = await demoSession({ db, url }, who, email)
  await page
    .context()
    .addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax', secure: url.startsWith('https:') }])
}

/** Opens a session and the page that a sign-in leads to. */
export async function signInAtHome(page: Page, who: Who, email?: string) {
  await signIn(page, who, email)
  await page.goto(homes[who])
  await alive(page)
}

/** Until a dialog stands still: while it is coming, Escape closes nothing. */
export async function standing(dialog: Locator) {
  await dialog.waitFor()
  await dialog.evaluate(async (element) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await Promise.all(element.getAnimations().map(({ finished }) => finished))
  })
}
