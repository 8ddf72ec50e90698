import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core'
import { expect, test as plainTest } from 'vitest'
import { alive } from '#test/e2e/alive.ts'
import { sharedBrowser } from '#test/e2e/browsers.ts'
import { servedPages } from './served-pages.ts'

type Room = {
  width?: number
  height?: number
  javaScriptEnabled?: boolean
  /** Without it things appear at once, as for who asks for less motion. */
  motion?: boolean
}
export type VisitOptions = Room & {
  /** In a browser context of its own, for a test that changes more than the document: the clock, the connection, routes. */
  apart?: boolean
}
type Tab = {
  page: Page
  context: BrowserContext
  /** Lines of the console, and requests to other hosts; a test takes out what it expects. */
  prints: string[]
}
export type Visit = (path: string, options?: VisitOptions) => Promise<Tab>

/**
 * A test that opens pages. It fails where one of them printed to the console or asked another host. Tests of a file that
 * need no page apart open their addresses one after another in the same page: a new page costs twice its address.
 */
export const test = plainTest
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of the fixtures from it
  .extend('tabs', { scope: 'file' }, async ({}, { onCleanup }) => {
    const tabs = new Map<string, Tab>()
    onCleanup(() => closeAll(tabs.values()))
    return tabs
  })
  .extend('visit', async ({ tabs, task }, { onCleanup }): Promise<Visit> => {
    const testTabs = new Set<Tab>()
    const tabsApart = new Set<Tab>()
    onCleanup(async () => {
      const prints = [...testTabs].flatMap((tab) => tab.prints.splice(0))
      await closeAll(tabsApart)
      // The next test must not fail by a page that one left in disorder.
      if (task.result?.state === 'fail' || prints.length > 0) {
        await closeAll(tabs.values())
        tabs.clear()
      }
      expect(prints).toEqual([])
    })
    return async (path, { apart = false, ...room } = {}) => {
      const name = JSON.stringify(room)
      const tab = (!apart && tabs.get(name)) || (await openTab(room))
      if (apart) tabsApart.add(tab)
      else tabs.set(name, tab)
      testTabs.add(tab)
      await tab.page.goto(path)
      if (room.javaScriptEnabled !== false) await alive(tab.page)
      return tab
    }
  })

const closeAll = async (tabs: Iterable<Tab>) =>
  void (await Promise.all([...tabs].map(({ context }) => context.close())))

async function openTab({ width = 1280, height, javaScriptEnabled = true, motion = false }: Room): Promise<Tab> {
  const [browser, baseURL] = await Promise.all([sharedBrowser('shell'), servedPages()])
  const isPhone = width < 600
  const context = await browser.newContext({
    viewport: { width, height: height ?? (isPhone ? 844 : 800) },
    baseURL,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    hasTouch: isPhone,
    isMobile: isPhone,
    javaScriptEnabled,
    reducedMotion: motion ? 'no-preference' : 'reduce',
  })
  await context.addInitScript(withoutWorker)
  // The clock goes on by hand as well as by itself.
  await context.clock.install()
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const prints: string[] = []
  page.on('console', (message) => isNoise(message) && prints.push(message.text()))
  page.on('pageerror', (error) => prints.push(error.message))
  page.on('request', (request) => isElsewhere(request.url(), baseURL) && prints.push(`asked ${request.url()}`))
  return { page, context, prints }
}

/** The browser itself tells of a connection that a test cut. */
const isNoise = (message: ConsoleMessage) =>
  ['error', 'warning'].includes(message.type()) && !message.text().includes('net::ERR_INTERNET_DISCONNECTED')
const isElsewhere = (url: string, home: string) => /^https?:/.test(url) && !url.startsWith(home)
/** The page’s registration never ends. */
const withoutWorker = 'navigator.serviceWorker && (navigator.serviceWorker.register = () => new Promise(() => {}))'
