import puppeteer, { type ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import { heightOf, type Driver } from './driver.ts'
import { isCovered } from './in-page.ts'
import { openScreen, type Engine } from './screen.ts'

/** The system's Firefox over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'ja-JP', 'intl.locale.requested': 'ja' },
    env: { ...process.env, TZ: 'Asia/Tokyo', LANG: 'ja_JP.UTF-8' },
  })
  return {
    version: await browser.version(),
    async open(url, width, pictures) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height: heightOf(width) })
      return openScreen(
        driverOf(page, () => context.close()),
        { url, width, pictures },
      )
    },
    close: () => browser.close(),
  }
}

function driverOf(page: Page, close: () => Promise<void>): Driver<ElementHandle> {
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return {
    async goto(url) {
      await page.goto(url)
    },
    async back() {
      // An entry of the same page, as a sheet has one, is no navigation to wait for.
      await page.evaluate(() => history.back())
    },
    async reload() {
      await page.reload()
    },
    ask: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    find: async (finder, target) => (await page.evaluateHandle(finder, target)).asElement() as ElementHandle | null,
    run: (act, element, text) => element.evaluate(act, text) as ReturnType<Driver<ElementHandle>['run']> as never,
    async press(element) {
      // The protocol presses whatever lies above.
      if (await element.evaluate(isCovered)) throw new Error('something lies above it')
      await element.click()
    },
    key: (name) => page.keyboard.press(name as KeyInput),
    picture: () => page.screenshot(),
    said: async () => said.splice(0),
    close,
  }
}
