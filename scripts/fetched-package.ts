import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * The folder of a package of the registry that one command needs and the product does not, with others beside it: they
 * are fetched at the first use, beside the project's own packages, so that an installation stays as small as it is.
 */
export function fetchedPackage(name: string, version: string, beside: Record<string, string> = {}) {
  const folder = resolve('.cache/tools', `${name}@${version}`)
  const found = resolve(folder, 'node_modules', name)
  const packages = Object.entries({ [name]: version, ...beside })
  const isWhole = existsSync(resolve(folder, 'node_modules/.package-lock.json'))
  if (isWhole && packages.every(([each, wanted]) => versionIn(folder, each) === wanted)) return found
  process.stdout.write(`Fetching ${name} ${version} …\n`)
  mkdirSync(folder, { recursive: true })
  const got = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      // Without a network it says so in seconds.
      '--fetch-retry-mintimeout=1000',
      '--fetch-retry-maxtimeout=4000',
      '--loglevel=error',
      ...packages.map(([each, wanted]) => `${each}@${wanted}`),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32', timeout: 300_000 },
  )
  if (got.status !== 0) throw new Error(`${name}@${version} could not be fetched: see above`)
  return found
}

function versionIn(folder: string, name: string) {
  const file = resolve(folder, 'node_modules', name, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : null
}
