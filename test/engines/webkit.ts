import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#test/e2e/free-port.ts'
import { heightOf, type Driver } from './driver.ts'
import { complaintsOfPage } from './in-page.ts'
import { openScreen, until, type Engine } from './screen.ts'
import { openWebDriver, refId, type ElementRef, type WebDriver } from './webdriver.ts'

export type WebKitPaths = { driver: string; browser: string; display: string }

/** The system's WebKitGTK in its own small browser, over WebDriver, on a display that nobody sees. */
export async function openWebKit({ driver, browser, display }: WebKitPaths): Promise<Engine> {
  const screen = await openDisplay(display)
  const port = await freePort()
  const settings = mkdtempSync(join(tmpdir(), 'yoake-webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrowBar)
  const process = spawn(driver, [`--port=${port}`], {
    env: { ...env, DISPLAY: screen.name, LANG: 'ja_JP.UTF-8', TZ: 'Asia/Tokyo', XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
  })
  const address = `http://127.0.0.1:${port}`
  await until('the driver', () => fetch(`${address}/status`).then(({ ok }) => ok))
  const capabilities = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
  const version = await versionOf(address, capabilities)
  return {
    version,
    async open(url, width, pictures) {
      const session = await openWebDriver(address, capabilities)
      await setWidth(session, width)
      return openScreen(driverOf(session), { url, width, pictures })
    },
    async close() {
      await ended(process)
      await ended(screen.process)
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

// The bar of the small browser is wider than a phone.
const narrowBar = 'button { padding: 0; min-width: 1px; } entry { min-width: 0; padding: 0; font-size: 1px; }'

async function openDisplay(display: string) {
  const server = spawn(display, ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const name = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
    server.once('exit', () => reject(new Error('no display could be opened')))
  })
  return { name, process: server }
}

async function ended(child: ChildProcess) {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

async function versionOf(address: string, capabilities: Record<string, unknown>) {
  const session = await openWebDriver(address, capabilities)
  const { browserVersion } = session.capabilities
  await session.end()
  return `WebKitGTK ${String(browserVersion)}`
}

/** The window is larger than the page by its own bars. */
async function setWidth(session: WebDriver, width: number) {
  const inner = () =>
    session.run<{ width: number; height: number }>('return { width: innerWidth, height: innerHeight }')
  let outer = { width, height: heightOf(width) }
  for (let turn = 0; turn < 3; turn += 1) {
    await session.send('POST', '/window/rect', { x: 0, y: 0, ...outer })
    await sleep(300)
    const page = await inner()
    if (page.width === width && page.height === heightOf(width)) return
    outer = { width: outer.width + width - page.width, height: outer.height + heightOf(width) - page.height }
  }
  const page = await inner()
  if (page.width !== width) throw new Error(`the page is ${page.width} px wide instead of ${width}`)
}

const keys: Record<string, string> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' }

function driverOf(session: WebDriver): Driver<ElementRef> {
  const call = <Value>(act: string, ...args: unknown[]) =>
    session.run<Value>(`return (${act}).apply(null, arguments)`, ...args)
  const earlier: string[] = []
  // The driver hands out no console, and another page has a list of its own.
  const listen = async () => void earlier.push(...(await call<string[]>(complaintsOfPage.toString())))
  const from = async (step: Promise<unknown>) => {
    await step
    await listen()
  }
  return {
    goto: async (url) => {
      await listen()
      await from(session.send('POST', '/url', { url }))
    },
    back: () => from(session.send('POST', '/back')),
    reload: async () => {
      await listen()
      await from(session.send('POST', '/refresh'))
    },
    ask: (expression) => session.run(`return (${expression})`),
    find: (finder, target) => call(finder.toString(), target),
    run: (act, element, text) => call(act.toString(), element, text),
    press: (element) => session.send('POST', `/element/${refId(element)}/click`),
    async key(name) {
      const value = keys[name] ?? name
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
      await session.send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    picture: async () => Buffer.from(await session.send<string>('GET', '/screenshot'), 'base64'),
    async said() {
      await listen()
      return earlier.splice(0)
    },
    close: () => session.end(),
  }
}
