import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ChunkList, chunksNeededBy } from '../../scripts/list-chunks.ts'
import { pageParts } from '../../scripts/page-parts.ts'
import { importsOf, resolveImport } from '../house-rules.ts'

const chunks = JSON.parse(readFileSync('build/chunks.json', 'utf8')) as ChunkList
const loadedBy = (source: string) => chunksNeededBy(source, chunks)

const sources = globSync('src/{web,ground,domain}/**/*.{ts,tsx}', { exclude: ['src/web/generated/**'] })
const imports = new Map(
  sources.map((path) => [
    path,
    importsOf({ path, text: readFileSync(path, 'utf8') }).map((target) => resolveImport(path, target) ?? ''),
  ]),
)
/** Every source file that these files need. */
function neededBy(files: readonly string[]) {
  const needed = new Set(files)
  for (const file of needed) for (const next of imports.get(file) ?? []) needed.add(next)
  return needed
}

const pagesOf = (areas: string) => sources.filter((path) => new RegExp(`^src/web/pages/(?:${areas})/`).test(path))
const everywhere = ['src/web/root.tsx', 'src/web/entry.client.tsx']
const areas = [
  ['student', 'candidate'],
  ['desk', 'client|admin'],
] as const

test.each(areas)('§2 what a %s’s page loads is needed by some such page', (_, folders) => {
  const pages = pagesOf(folders)
  const needed = neededBy([...pages, ...pagesOf('open'), ...everywhere])
  const loaded = new Set(pages.flatMap(loadedBy).flatMap(({ modules }) => modules))
  expect(loaded.size).toBeGreaterThan(100)
  expect([...loaded].filter((path) => path.startsWith('src/web/pages/') && !needed.has(path))).toEqual([])
  expect([...loaded].filter((path) => imports.has(path) && !needed.has(path))).toEqual([])
})

test('§2 the shell holds nothing that one kind of reader needs alone', () => {
  const [ofStudents, ofDesks] = areas.map(([, folders]) => neededBy(pagesOf(folders)))
  const ofEverybody = neededBy([...pagesOf('open'), ...everywhere])
  const shell = chunks.filter(({ file }) => file.startsWith('assets/shell-')).flatMap(({ modules }) => modules)
  expect(shell.length).toBeGreaterThan(20)
  const isForOne = (path: string) => !ofEverybody.has(path) && !(ofStudents?.has(path) && ofDesks?.has(path))
  expect(shell.filter((path) => imports.has(path) && isForOne(path))).toEqual([])
})

/** visual.md: kilobytes of scripts, as brotli sends them, before a student's page is alive. */
const budget = 135
/** The parts that a page may show first, by the page. */
const partsOf = Map.groupBy(pageParts(), ({ page }) => page)

test('§2 a student’s page loads at most 135 kB of scripts at first', () => {
  const { candidate } = JSON.parse(readFileSync('build/route-lists.json', 'utf8')) as { candidate: string }
  const sizeOf = (file: string) => statSync(`build/client/${file}.br`).size
  const around = [...everywhere, 'src/web/pages/candidate/layout.tsx'].flatMap(loadedBy)
  const routes = [...readFileSync('src/web/routes.ts', 'utf8').matchAll(/pages\/candidate\/([\w/-]+)\.tsx/g)]
  const pages = new Set(routes.map(([, page = '']) => page))
  expect(pages.size).toBeGreaterThan(40)
  const bytesOf = (shown: string[]) => {
    const files = new Set([...around, ...shown.flatMap(loadedBy)].map(({ file }) => file))
    return [...files].reduce((sum, file) => sum + sizeOf(file), sizeOf(candidate))
  }
  const firstViews = [...pages].flatMap((page) => {
    const source = `src/web/pages/candidate/${page}.tsx`
    const ofPage = partsOf.get(source) ?? []
    return ofPage.length > 0 ? ofPage.map(({ part }) => [source, part]) : [[source]]
  })
  expect(firstViews.length).toBeGreaterThan(pages.size + 10)
  const tooHeavy = firstViews.map((view) => ({ view, bytes: bytesOf(view) }))
  expect(tooHeavy.filter(({ bytes }) => bytes > budget * 1000)).toEqual([])
})
