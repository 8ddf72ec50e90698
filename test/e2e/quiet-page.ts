import type { Browser, BrowserContext, Page } from 'playwright-core'

export type Room = {
  width?: number
  height?: number
  javaScriptEnabled?: boolean
  userAgent?: string
  /** Without it things appear at once, as for who asks for less motion: half an hour of fading is no test. */
  motion?: boolean
}

/** A browser context as a reader in Tokyo has it: a phone when it is narrow. */
export function openContext(browser: Browser, baseURL: string, { width = 1280, height, motion, ...room }: Room) {
  const isPhone = width < 600
  return browser.newContext({
    ...room,
    viewport: { width, height: height ?? (isPhone ? 844 : 800) },
    baseURL,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: motion ? 'no-preference' : 'reduce',
  })
}

/** The page’s registration of the service worker never ends. */
export const withoutWorker = (context: BrowserContext) =>
  context.addInitScript(
    "if (location.origin !== 'null' && navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {})",
  )

/** A new page, whose lines of the console and requests to other hosts are noted. */
export async function openQuietPage(
  context: BrowserContext,
  home: string,
  note: (text: string) => void,
): Promise<Page> {
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  page.on('console', (message) => {
    // The browser itself tells of a connection that a test cut, often after the page has moved on: that is no noise.
    const isCut = /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/.test(message.text())
    const isNoise = ['error', 'warning'].includes(message.type()) && !isCut
    if (isNoise) note(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => note(`${page.url()}: ${error.message}`))
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(home)) note(`asked ${request.url()}`)
  })
  return page
}
