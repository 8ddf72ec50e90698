import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect, TestRunner } from 'vitest'
import type { Db } from '#platform/database/db.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import type { BrowserKind } from '../../scripts/browser.ts'
import type { TestDatabase } from '../database.ts'
import { demoSession, type Who } from '../demo-session.ts'
import { demoDatabase, type DemoSize } from '../demo-database.ts'
import { alive } from './alive.ts'
import { launchBrowser, sharedBrowser } from './browsers.ts'
import { moveInHand } from './in-hand.ts'
import { openContext, openQuietPage, withoutWorker, type Room } from './quiet-page.ts'
import { serveInOwnProcess, type Queue, type Served } from './serving.ts'

export type Visitor = { page: Page; context: BrowserContext }
type VisitOptions = Room & {
  prompts?: boolean
  /** Pages register the service worker: a tenth of what a journey spends, so most do without. */
  worker?: boolean
}
export type Product = TestDatabase & {
  url: string
  /** Runs what is due in the queue, and what that queues in turn, to its end; before that the named job of the clock. */
  work: Served['work']
  /** A browser context of one's own; what it prints to the console or asks of other hosts fails the test at `expectSilence`. */
  visit: (options?: VisitOptions) => Promise<Visitor>
  /** Fails when a page of the test, or one that all tests share, printed to the console or sent requests to other hosts. */
  expectSilence: () => void
}

type Serve = (database: TestDatabase, settings: Record<string, string>, queue: Queue) => Promise<Served>
export type ProductOptions = {
  candidates?: DemoSize
  settings?: Record<string, string>
  browser?: BrowserKind
  /** Visits register the service worker unless they say otherwise. */
  worker?: boolean
  queue?: Queue
  serve?: Serve
}

type Test = ReturnType<typeof TestRunner.getCurrentTest>
const products = new WeakMap<BrowserContext, { db: Db; url: string }>()

/** The whole product on a database of one's own, filled with a small demo, and pages of a real browser. */
export async function openProduct({
  candidates = 50,
  settings = {},
  browser: kind = 'shell',
  worker: hasWorker = false,
  queue = 'waits',
  serve = serveInOwnProcess,
}: ProductOptions = {}): Promise<Product> {
  const database = await demoDatabase(candidates)
  const { url, trustedKey, work, close: endServing } = await serve(database, settings, queue)
  const trusting = trustedKey && (await launchBrowser(kind, [`--ignore-certificate-errors-spki-list=${trustedKey}`]))
  const contexts = new Set<BrowserContext>()
  let noises: { test: Test; text: string }[] = []
  let last = { test: TestRunner.getCurrentTest(), contexts: [] as BrowserContext[] }
  /** Closes the pages of a failed journey and forgets their messages: the next one must not fail by them. */
  async function beginJourney() {
    const test = TestRunner.getCurrentTest()
    if (test === last.test) return
    if (last.test?.result?.state === 'fail') {
      await Promise.all(last.contexts.map((context) => context.close()))
      noises = noises.filter((noise) => noise.test !== last.test)
    }
    last = { test, contexts: [] }
  }

  return {
    ...database,
    url,
    work,
    async visit({ prompts = false, worker = hasWorker || prompts, ...room } = {}) {
      await beginJourney()
      const { test } = last
      const note = (text: string) => void noises.push({ test, text })
      const browser = trusting || (await sharedBrowser(kind))
      const context = await openContext(browser, url, room)
      contexts.add(context)
      last.contexts.push(context)
      products.set(context, { db: database.db, url })
      context.once('close', () => contexts.delete(context))
      // No test but those of the prompt is asked for pushes.
      if (!prompts)
        await context.addInitScript("if (location.origin !== 'null') sessionStorage.setItem('asked', 'yes')")
      if (!worker) await withoutWorker(context)
      if (room.javaScriptEnabled !== false) context.on('page', moveInHand)
      const page = await openQuietPage(context, url, note)
      return { page, context }
    },
    expectSilence() {
      const test = TestRunner.getCurrentTest()
      // A test that opened no page speaks for the whole file.
      const isOwn = (noise: (typeof noises)[number]) => test !== last.test || !noise.test || noise.test === test
      const texts = noises.filter(isOwn).map(({ text }) => text)
      noises = noises.filter((noise) => !isOwn(noise))
      expect(texts).toEqual([])
    },
    async close() {
      await Promise.all([...contexts].map((context) => context.close()))
      if (trusting) await trusting.close()
      await endServing()
      await database.close()
    },
  }
}

const homes: Record<Who, string> = { student: '/', recruiter: '/client', interviewer: '/client', operator: '/admin' }

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
