import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { browserLaunch } from '../scripts/browser.ts'

export type Vitals = { lcpMs: number; cls: number; loadedJsKb: number; loadedKb: number }

// A middling phone on a slow mobile network, as page audits take it: 1.6 Mbit/s, 150 ms there and back, a quarter of this processor.
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const processorRate = 4
const screen = { width: 390, height: 844 }
/** The page is quiet for this long before it counts as whole. */
const settleMs = 1500

/** Cookie is one `name=value`. Medians of the visits with an empty cache. */
export async function openVitals(url: string, rounds = 3) {
  const browser = await chromium.launch(await browserLaunch('whole'))
  return {
    close: () => browser.close(),
    async measure(path: string, cookie?: string): Promise<Vitals> {
      const visits: Vitals[] = []
      for (let n = 0; n < rounds; n += 1) visits.push(await visit(browser, url, path, cookie))
      return {
        lcpMs: median(visits.map(({ lcpMs }) => lcpMs)),
        cls: Math.max(...visits.map(({ cls }) => cls)),
        loadedJsKb: median(visits.map(({ loadedJsKb }) => loadedJsKb)),
        loadedKb: median(visits.map(({ loadedKb }) => loadedKb)),
      }
    },
  }
}

async function visit(browser: Browser, url: string, path: string, cookie?: string): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  })
  const [name, value] = cookie?.split('=') ?? []
  if (name && value) await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session)
  await page.addInitScript(observer)
  // The page itself is measured, not the question that may follow it.
  await page.addInitScript("if (location.origin !== 'null') sessionStorage.setItem('asked', 'yes')")
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' })
  // Paints caused by scrolling are not counted: the visitor did not wait for them.
  await page.evaluate('window.holdPaint()')
  await scrollThrough(page)
  await page.waitForTimeout(settleMs)
  const read = await page.evaluate<Vitals>('window.readVitals()')
  await context.close()
  return read
}

async function slowDown(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate })
}

/** Scrolls the page, since late content may shift the layout late. */
async function scrollThrough(page: Page) {
  await page.evaluate(`(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo(0, at)
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    scrollTo(0, 0)
  })()`)
}

const observer = `
  let lcp = 0, worst = 0, window_ = { sum: 0, from: 0, last: 0 }
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) lcp = entry.startTime })
    .observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, startTime } of list.getEntries()) {
      if (hadRecentInput) continue
      const isSame = startTime - window_.last < 1000 && startTime - window_.from < 5000
      window_ = isSame ? { ...window_, sum: window_.sum + value, last: startTime } : { sum: value, from: startTime, last: startTime }
      worst = Math.max(worst, window_.sum)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  let held
  window.holdPaint = () => { held = lcp }
  window.readVitals = () => {
    const files = performance.getEntriesByType('resource')
    const kb = (list) => Math.round(list.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 102.4) / 10
    return { lcpMs: Math.round(held), cls: Math.round(worst * 1000) / 1000, loadedJsKb: kb(files.filter(({ name }) => name.endsWith('.js'))), loadedKb: kb(files) }
  }
`

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
