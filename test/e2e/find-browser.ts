import { browserLaunch } from '../../scripts/browser.ts'

/** A missing browser is installed once, before the workers ask for it at the same time. */
export default async function findBrowser(): Promise<void> {
  await browserLaunch('whole')
  await browserLaunch('shell')
}
