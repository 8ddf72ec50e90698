import { existsSync, globSync, readFileSync } from 'node:fs'
import { importedFiles } from '../scripts/imported-files.ts'

/**
 * The imports of a test file decide its project, so that no file can be in two projects or in none. Files of
 * `mocking` replace modules and get a process each; those of the other projects share the modules of their worker.
 */
export type Project = 'unit' | 'database' | 'mocking' | 'e2e'

type Read = (path: string) => string
const readSource: Read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

export const testFiles = () =>
  globSync('{src,seeds,scripts,test,bench}/**/*.test.{ts,tsx}').map((path) => path.replaceAll('\\', '/'))

export function projectOf(path: string, read: Read = readSource): Project {
  if (path.startsWith('test/e2e/')) return 'e2e'
  if (/\bvi\.(?:mock|doMock|hoisted)\(/.test(read(path))) return 'mocking'
  return asksForDatabase(path, read, new Set()) ? 'database' : 'unit'
}

export const filesOf = (project: Project) => testFiles().filter((path) => projectOf(path) === project)

/** Whether the file, or a part of `test/` that it imports, asks for a database of the run. */
function asksForDatabase(path: string, read: Read, seen: Set<string>): boolean {
  if (path === 'test/database.ts') return true
  if (seen.has(path)) return false
  seen.add(path)
  return importedFiles(path, read(path))
    .filter((part) => part.startsWith('test/'))
    .some((part) => asksForDatabase(part, read, seen))
}
