import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Other pages than those of the product have no scripts that wait for the first paint. */
const drawnHere = `new Promise((resolve) => {
  const root = document.documentElement
  const isDrawn = () =>
    root.dataset.alive === (history.state?.key ?? 'default') || !document.querySelector('script[type="text/plain"]')
  if (isDrawn()) return resolve(true)
  new MutationObserver(() => isDrawn() && resolve(true)).observe(root, { attributes: true })
})`
const patience = 30_000
/** A page may also come back to the entry that is drawn, which no mark tells. */
const lookAgainMs = 200

/** Until the page of the address is drawn and its scripts have it in hand: a press before is lost, or meets the page before. */
export async function inHand(page: Page) {
  const end = Date.now() + patience
  while (!(await Promise.race([isDrawn(page), sleep(lookAgainMs, false, { ref: false })])))
    if (page.isClosed() || Date.now() > end) throw new Error(`${page.url()} did not come to life`)
}

/** False where another document took the place of the one that was looked at. */
const isDrawn = (page: Page) => page.evaluate<boolean>(drawnHere).catch(() => false)

type Move = { waitUntil?: string }

/** Every move to another page ends when that page is in hand, unless the test names another end. */
export function moveInHand(page: Page) {
  const whole = async <Result>(move: Promise<Result>, { waitUntil }: Move = {}) => {
    const result = await move
    if (!waitUntil) await inHand(page)
    return result
  }
  const [goto, reload, waitForURL] = [page.goto.bind(page), page.reload.bind(page), page.waitForURL.bind(page)]
  const [goBack, goForward] = [page.goBack.bind(page), page.goForward.bind(page)]
  page.goto = (url, options) => whole(goto(url, options), options)
  page.reload = (options) => whole(reload(options), options)
  page.goBack = (options) => whole(goBack(options), options)
  page.goForward = (options) => whole(goForward(options), options)
  page.waitForURL = (url, options) => whole(waitForURL(url, options), options)
}
