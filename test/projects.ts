import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/**
 * Which project runs a test file follows from what the file imports, so that none can be in two or in none.
 * `mocking` replaces modules and needs a process for each file; the others share their workers' modules.
 */
export type Project = 'unit' | 'database' | 'mocking' | 'e2e'

type Read = (path: string) => string
const readSource: Read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

export const testFiles = () =>
  globSync('{src,seeds,scripts,test,bench}/**/*.test.{ts,tsx}')
    .map((path) => path.replaceAll('\\', '/'))
    .sort()

export function projectOf(path: string, read: Read = readSource): Project {
  if (path.startsWith('test/e2e/')) return 'e2e'
  if (/\bvi\.(?:mock|doMock|hoisted)\(/.test(read(path))) return 'mocking'
  return usesDatabase(path, read, new Set()) ? 'database' : 'unit'
}

export const filesOf = (project: Project) => testFiles().filter((path) => projectOf(path) === project)

/** Whether a file or a part of `test/` that it imports asks for a database of the run. */
function usesDatabase(path: string, read: Read, seen: Set<string>): boolean {
  if (path === 'test/database.ts') return true
  if (seen.has(path)) return false
  seen.add(path)
  return testPartsOf(path, read(path)).some((part) => usesDatabase(part, read, seen))
}

const testPartsOf = (path: string, text: string) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'((?:#test\/|\.)[^']+)'/g)]
    .map(([, target = '']) =>
      target.startsWith('#test/') ? target.slice(1) : normalize(join(dirname(path), target)).replaceAll('\\', '/'),
    )
    .filter((part) => part.startsWith('test/'))
