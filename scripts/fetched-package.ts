import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * The folder of a package of the registry that one command needs and the product does not: it is fetched at the first
 * use, beside the project's own packages, so that an installation stays as small as it is.
 */
export function fetchedPackage(name: string, version: string) {
  const folder = resolve('.cache/tools', `${name}@${version}`)
  const found = resolve(folder, 'node_modules', name)
  if (existsSync(resolve(folder, 'node_modules/.package-lock.json'))) return found
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
      '--loglevel=error',
      `${name}@${version}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  )
  if (got.status !== 0) throw new Error(`${name}@${version} could not be fetched: see above`)
  return found
}
