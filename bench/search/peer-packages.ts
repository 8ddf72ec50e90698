import { createRequire } from 'node:module'
import { fetchedPackage } from '../../scripts/fetched-package.ts'

/** Exact versions; the first is the package itself, the others stand beside it. */
export type Packages = Readonly<Record<string, string>>

/** Loads from packages that only a comparison needs, which are fetched where they are not there yet. */
export function requireFetched(packages: Packages) {
  const [[name, version] = ['', ''], ...beside] = Object.entries(packages)
  return createRequire(`${fetchedPackage(name, version, Object.fromEntries(beside))}/`)
}
