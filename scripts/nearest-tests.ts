import { importedFiles } from './imported-files.ts'

type Sources = ReadonlyMap<string, string>
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/**
 * The test files that a change of these files can reach by imports, nearest first: those that changed themselves, then
 * those whose folder is fewest steps away.
 */
export function nearestTests(changed: readonly string[], sources: Sources): string[] {
  const reached = reachedFrom(withSql(changed, sources), sources)
  const stepsTo = (test: string) =>
    changed.includes(test) ? -1 : Math.min(...changed.map((path) => stepsBetween(path, test)))
  return [...reached]
    .filter((path) => isTest(path) && sources.has(path))
    .map((path) => ({ path, steps: stepsTo(path) }))
    .toSorted((a, b) => a.steps - b.steps || a.path.localeCompare(b.path))
    .map(({ path }) => path)
}

/** Files that are read instead of imported (here SQL) affect all tests that use a database of the run. */
const withSql = (changed: readonly string[], sources: Sources) =>
  changed.some((path) => path.startsWith('migrations/')) && sources.has('test/database.ts')
    ? [...changed, 'test/database.ts']
    : changed

function reachedFrom(changed: readonly string[], sources: Sources): Set<string> {
  const importers = new Map<string, string[]>()
  for (const [path, text] of sources)
    for (const target of importedFiles(path, text)) importers.set(target, [...(importers.get(target) ?? []), path])
  const reached = new Set(changed)
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  return reached
}

/** Steps up and down the tree of folders from one file to another. */
function stepsBetween(from: string, to: string): number {
  const up = from.split('/').slice(0, -1)
  const down = to.split('/').slice(0, -1)
  const shared = up.findIndex((part, at) => part !== down[at])
  const common = shared === -1 ? up.length : shared
  return up.length + down.length - 2 * common
}
