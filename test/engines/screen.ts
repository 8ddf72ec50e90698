import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Driver } from './driver.ts'
import { chooseOption, findInPage, setValue } from './in-page.ts'
import { plain, said, type Target } from './target.ts'

/** How long a step waits for what it expects. */
const patience = 15_000

/** One window of one engine, as a journey needs it. The same steps drive every engine. */
export type Screen = ReturnType<typeof openScreen>
export type Engine = {
  version: string
  open: (url: string, width: number, pictures: string) => Promise<Screen>
  close: () => Promise<void>
}
type Settings = { url: string; width: number; pictures: string }

export function openScreen<Element>(driver: Driver<Element>, { url, width, pictures }: Settings) {
  const ask = <Value>(expression: string) => driver.ask<Value>(expression)
  const alive = () => until('the page', () => ask<boolean>(isAlive))
  const look = (target: Target) => driver.find(findInPage, plain(target))
  async function at(target: Target): Promise<Element> {
    let found: Element | null = null
    await until(said(target), async () => {
      found = await look(target)
      return found !== null
    })
    if (!found) throw new Error(said(target))
    return found
  }
  return {
    width,
    ask,
    async goto(path: string) {
      await driver.goto(new URL(path, url).href)
      await alive()
    },
    back: () => driver.back(),
    async reload() {
      await driver.reload()
      await alive()
    },
    /** Path and query of the page. */
    path: () => ask<string>('location.pathname + location.search'),
    /** Presses where a finger would, once nothing moves. */
    async press(target: Target) {
      const element = await at(target)
      await until('rest', () => ask<boolean>(isStill))
      // Not below a bar that stays.
      await driver.run((one) => one.scrollIntoView({ block: 'center' }), element, '')
      // A dialog that just closed may still lie above: then the driver refuses, and has pressed nothing.
      await until(`a press on ${said(target)}`, async () => {
        await driver.press(await at(target))
        return true
      })
    },
    async write(target: Target, text: string) {
      await driver.run(setValue, await at(target), text)
    },
    async choose(target: Target, option: string) {
      await driver.run(chooseOption, await at(target), option)
    },
    /** A key without a field, such as `j` or `Escape`. */
    key: (name: string) => driver.key(name),
    async sees(target: Target) {
      await at(target)
    },
    gone: (target: Target) => until(`the end of ${said(target)}`, async () => (await look(target)) === null),
    valueOf: async (target: Target) => driver.run((field) => (field as HTMLInputElement).value, await at(target), ''),
    /** Pictures of the view, by day and by night. */
    async picture(name: string) {
      await until('rest', () => ask<boolean>(isStill))
      for (const scheme of ['light', 'dark']) {
        await ask(`document.documentElement.dataset.scheme = '${scheme}'`)
        // The engine paints a moment later than it answers, and colours pass over. Firefox keeps what passes over unseen.
        await sleep(400)
        writeFileSync(`${pictures}/${name}-${scheme}.png`, await driver.picture())
      }
      await ask("document.documentElement.removeAttribute('data-scheme')")
    },
    /** Errors and warnings of console and page since the last time. */
    said: () => driver.said(),
    close: () => driver.close(),
  }
}

/** Scripts have the page in hand, and its letters are drawn. */
const isAlive = "document.documentElement.hasAttribute('data-alive') && document.fonts.status === 'loaded'"
/** Nothing is on its way; what turns for ever may turn. */
const isStill = `document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect.getComputedTiming().iterations === Infinity)`

export async function until(what: string, holds: () => Promise<boolean>) {
  let last = ''
  for (const end = Date.now() + patience; Date.now() < end; await sleep(100)) {
    try {
      if (await holds()) return
      last = ''
    } catch (error) {
      // Between two pages there is nothing to ask.
      last = error instanceof Error ? `: ${error.message}` : ''
    }
  }
  throw new Error(`${what} did not come within ${patience / 1000} s${last}`)
}
