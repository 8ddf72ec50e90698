import type { BrowserContext, Page } from 'playwright-core'
import { expect, test as plainTest } from 'vitest'
import { alive } from '#test/e2e/alive.ts'
import { sharedBrowser } from '#test/e2e/browsers.ts'
import { openContext, openQuietPage, withoutWorker, type Room } from '#test/e2e/quiet-page.ts'
import { servedPages } from './served-pages.ts'

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

async function openTab(room: Room): Promise<Tab> {
  const [browser, baseURL] = await Promise.all([sharedBrowser('shell'), servedPages()])
  const context = await openContext(browser, baseURL, room)
  await withoutWorker(context)
  // The clock goes on by hand as well as by itself.
  await context.clock.install()
  const prints: string[] = []
  const page = await openQuietPage(context, baseURL, (text) => void prints.push(text))
  return { page, context, prints }
}
