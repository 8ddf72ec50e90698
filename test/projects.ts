import { existsSync, globSync, readFileSync } from 'node:fs'
import { importedFiles } from '../scripts/imported-files.ts'

/**
 * The imports of a test file decide its project, so that no file can be in two projects or in none. Files share the
 * modules of their worker, and none replaces one. Those of `jsx` reach a component, which Vite has to transform; all
 * others Node runs as they are written.
 */
export type Project = 'unit' | 'jsx' | 'database' | BuiltProject

/** They need the built pages, and a folder each: `pages` no browser, `kit` no database, `full` is left out of `npm test`. */
export type BuiltProject = 'pages' | 'kit' | 'e2e' | 'full'
const builtProjects: readonly BuiltProject[] = ['pages', 'kit', 'e2e', 'full']

type Read = (path: string) => string
const sources = new Map<string, string>()
const readSource: Read = (path) => {
  const source = sources.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '')
  sources.set(path, source)
  return source
}

export const testFiles = () =>
  globSync('{src,seeds,scripts,test,bench}/**/*.test.{ts,tsx}').map((path) => path.replaceAll('\\', '/'))

export function projectOf(path: string, read: Read = readSource): Project {
  const built = builtProjects.find((project) => path.startsWith(`test/${project}/`))
  if (built) return built
  const run = (part: string) => read(part).replaceAll(/^import type .*$/gm, '')
  if (reaches(path, run, isDrawn, isJsx)) return 'jsx'
  return reaches(path, read, isOfTests, (part) => part === 'test/database.ts') ? 'database' : 'unit'
}

let files: Map<Project, string[]> | undefined
export function filesOf(project: Project) {
  files ??= Map.groupBy(testFiles(), (path) => projectOf(path))
  return files.get(project) ?? []
}

const isOfTests = (path: string) => path.startsWith('test/')
const isDrawn = (path: string) => path.startsWith('src/web/') || isOfTests(path)
const isJsx = (path: string) => path.endsWith('.tsx')

/** Whether the file imports such a part, itself or through other parts of these folders. */
function reaches(
  path: string,
  read: Read,
  isFollowed: (path: string) => boolean,
  isSuch: (path: string) => boolean,
  seen = new Set<string>(),
): boolean {
  if (isSuch(path)) return true
  if (seen.has(path)) return false
  seen.add(path)
  const parts = importedFiles(path, read(path)).filter(isFollowed)
  return parts.some((part) => reaches(part, read, isFollowed, isSuch, seen))
}
