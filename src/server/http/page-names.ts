import { existsSync, readFileSync } from 'node:fs'
import { patternOf, plainPath } from './route-pattern.ts'

export const pagePathsFile = 'build/page-paths.json'

/** The paths of all pages; undefined where the pages were not built, as in development. */
export const readPagePaths = () =>
  existsSync(pagePathsFile) ? (JSON.parse(readFileSync(pagePathsFile, 'utf8')) as string[]) : undefined

const partsOf = (path: string) => path.split('/').length
const namesIn = (path: string) => path.split(':').length

/**
 * Names the page of an address by its path in the routes, with its ids as `:name`. Addresses of no page
 * have one name together, so that nobody makes up names.
 */
export function openPageNames(paths: readonly string[] = []) {
  const routes = paths
    // Of two that fit, the one that names more of its parts is the router's choice.
    .toSorted((a, b) => namesIn(a) - namesIn(b))
    .map((path) => ({ path, pattern: patternOf(path) }))
  const byLength = Map.groupBy(routes, ({ path }) => partsOf(path))
  return (address: string) => {
    const plain = plainPath(address).replace(/(?<=.)\/$/, '')
    return byLength.get(partsOf(plain))?.find(({ pattern }) => pattern.test(plain))?.path ?? 'other'
  }
}
