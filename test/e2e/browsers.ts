import { chromium, type Browser } from 'playwright-core'
import { browserLaunch, type BrowserKind } from '../../scripts/browser.ts'

// A journey leaves a page before code that was compiled for speed pays for its compiling.
const scripts = ['--js-flags=--no-opt --no-maglev']

const ofThisWorker = new Map<BrowserKind, Promise<Browser>>()

/** One browser of a kind for all files of this worker; it ends with the worker. One that fell over is replaced. */
export async function sharedBrowser(kind: BrowserKind): Promise<Browser> {
  const browser = await ofThisWorker.get(kind)
  if (browser?.isConnected()) return browser
  const launched = launchBrowser(kind)
  ofThisWorker.set(kind, launched)
  return launched
}

export async function launchBrowser(kind: BrowserKind, flags: string[] = []): Promise<Browser> {
  const { args, ...found } = await browserLaunch(kind)
  return chromium.launch({ ...found, args: [...args, ...scripts, ...flags] })
}
