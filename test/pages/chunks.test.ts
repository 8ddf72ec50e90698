import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ChunkList, chunksNeededBy } from '../../scripts/first-paint/list-chunks.ts'
import { pageParts } from '../../scripts/first-paint/page-parts.ts'
import { readRouteLists } from '../../src/server/http/route-lists.ts'
import { importsOf, resolveImport } from '#test/house-rules.ts'

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

test('§2 no page loads at first what registers a device for pushes', () => {
  const ofDevices = /^src\/web\/installable\/(?:device-push|push-token|renew-token|firebase-token)\.ts$/
  const pages = [...everywhere, ...pagesOf('candidate|client')]
  const loaded = new Map(pages.map((page) => [page, loadedBy(page).flatMap(({ modules }) => modules)]))
  expect(pages.filter((page) => loaded.get(page)?.some((module) => ofDevices.test(module)))).toEqual([])
})

test('§2 no two files of the build need each other', () => {
  const chunkOf = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const circular = chunks.filter(({ file, imports: direct }) => {
    const needed = new Set(direct)
    for (const next of needed) for (const imported of chunkOf.get(next)?.imports ?? []) needed.add(imported)
    return needed.has(file)
  })
  expect(circular.map(({ file }) => file)).toEqual([])
})

/** A page of many small files waits for many requests, and each is compressed by itself. */
const mostFiles = { candidate: 30, client: 45, admin: 35 } as const

test.each(Object.entries(mostFiles))('§2 a page of %s loads at most %i files of scripts at first', (area, most) => {
  const around = [...everywhere, `src/web/pages/${area}/layout.tsx`]
  const counts = pagesOf(area).map((page) => new Set([...around, page].flatMap(loadedBy).map(({ file }) => file)).size)
  expect(counts.length).toBeGreaterThan(20)
  expect(Math.max(...counts)).toBeLessThanOrEqual(most)
})

/** visual.md: kilobytes of scripts, as brotli sends them, before a student's page is alive. */
const budget = 140
/** The house's own bound, below the promise: a view that uses up the air is seen before the next one breaks it. */
const bound = budget - 2
/** The parts that a page may show first, by the page. */
const partsOf = Map.groupBy(pageParts(), ({ page }) => page)

test('§2 a student’s page loads at most 140 kB of scripts at first, and leaves 2 of them free', () => {
  const list = readRouteLists()?.candidate.url ?? ''
  const sizeOf = (file: string) => statSync(`build/client/${file}.br`).size
  const around = [...everywhere, 'src/web/pages/candidate/layout.tsx'].flatMap(loadedBy)
  const routes = [...readFileSync('src/web/routes.ts', 'utf8').matchAll(/pages\/candidate\/([\w/-]+)\.tsx/g)]
  const pages = new Set(routes.map(([, page = '']) => page))
  expect(pages.size).toBeGreaterThan(40)
  const bytesOf = (shown: string[]) => {
    const files = new Set([...around, ...shown.flatMap(loadedBy)].map(({ file }) => file))
    return [...files].reduce((sum, file) => sum + sizeOf(file), sizeOf(list))
  }
  const firstViews = [...pages].flatMap((page) => {
    const source = `src/web/pages/candidate/${page}.tsx`
    const ofPage = partsOf.get(source) ?? []
    return ofPage.length > 0 ? ofPage.map(({ part }) => [source, part]) : [[source]]
  })
  expect(firstViews.length).toBeGreaterThan(pages.size + 10)
  const views = firstViews.map((view) => ({ view, bytes: bytesOf(view) })).toSorted((a, b) => b.bytes - a.bytes)
  const heaviest = views.slice(0, 5).map(({ view, bytes }) => `${bytes} ${view.join(' with ')}`)
  expect(views[0]?.bytes, heaviest.join('\n')).toBeLessThanOrEqual(bound * 1000)
})
