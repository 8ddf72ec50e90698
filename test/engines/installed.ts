import { existsSync, globSync } from 'node:fs'
import { apt } from '../../scripts/browser.ts'
import { openFirefox } from './firefox.ts'
import type { EngineName } from './driver.ts'
import type { Engine } from './screen.ts'
import { openWebKit } from './webkit.ts'

const first = (...patterns: string[]) =>
  patterns.flatMap((pattern) => globSync(pattern)).find((path) => existsSync(path))

const found: Record<EngineName, () => (() => Promise<Engine>) | undefined> = {
  firefox() {
    const path = process.env['FIREFOX_PATH'] ?? first('/usr/bin/firefox-esr', '/usr/bin/firefox')
    return path ? () => openFirefox(path) : undefined
  },
  webkit() {
    const driver = first('/usr/bin/WebKitWebDriver')
    const browser = first('/usr/{lib,libexec,lib/*}/webkit2gtk-4.*/MiniBrowser')
    const display = first('/usr/bin/Xvfb')
    return driver && browser && display ? () => openWebKit({ driver, browser, display }) : undefined
  },
}

const packages: Record<EngineName, string[]> = {
  firefox: ['firefox-esr', 'fonts-noto-cjk'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'],
}

/** A way to open the system's engine, installed with apt where one may; or undefined, and a line says so. */
export function installedEngine(name: EngineName): (() => Promise<Engine>) | undefined {
  const open = found[name]() ?? (apt(...packages[name]) ? found[name]() : undefined)
  if (!open)
    process.stdout.write(
      `${name} がないため飛ばします / skipped, as this machine has no ${name}: apt install ${packages[name].join(' ')}\n`,
    )
  return open
}
