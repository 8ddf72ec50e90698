import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from '#platform/command-line.ts'
import { checkCircles, importsOf, resolveImport } from './house-rules.ts'

const [root = '.'] = readCommandLine({
  usage: 'npm run house -- [DIR]',
  about: 'Counts what can be counted of the source, of this folder or of another checkout.',
  words: 1,
}).words
// `npm run house [folder]`: what can be counted of the source, of this folder or of another checkout.
const read = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['src/web/generated/**', 'src/platform/database/database-types.ts'] })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const files = read('src/**/*.{ts,tsx}')
const paths = new Set(files.map(({ path }) => path))
const imports = new Map(
  files.map((file) => [
    file.path,
    importsOf(file).flatMap((target) => {
      const path = resolveImport(file.path, target)
      return path !== null && paths.has(path) ? [path] : []
    }),
  ]),
)
const lengths = files.map(({ text }) => text.split('\n').length - 1).toSorted((a, b) => a - b)
const lines = lengths.reduce((sum, length) => sum + length, 0)
const web = files.filter(({ path }) => path.startsWith('src/web/'))
const pages = web.filter(({ path }) => !path.startsWith('src/web/ui/'))
const linesOf = (some: typeof files) => some.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
const count = (some: typeof files, pattern: RegExp) =>
  some.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0)
const effects = /\buse(?:Layout)?Effect\(/g
const perTenThousand = (some: typeof files, pattern: RegExp) =>
  Math.round((count(some, pattern) / linesOf(some)) * 100_000) / 10

/** Pairs of folders below one folder that import each other: each is one arrow back up. */
function arrows(folder: string) {
  const roomOf = (path: string) => {
    const rest = path.slice(folder.length)
    return rest.includes('/') ? rest.replace(/\/[^/]*$/, '') : rest.replace(/\.tsx?$/, '')
  }
  const found = new Set<string>()
  for (const [path, targets] of imports)
    if (path.startsWith(folder))
      for (const target of targets)
        if (target.startsWith(folder) && roomOf(path) !== roomOf(target)) found.add(`${roomOf(path)} ${roomOf(target)}`)
  const back = [...found].filter((arrow) => found.has(arrow.split(' ').toReversed().join(' '))).length / 2
  return `${new Set([...found].flatMap((arrow) => arrow.split(' '))).size} rooms, ${found.size} arrows, ${back} pairs both ways`
}

/** Exported names that no other file mentions. */
function unusedExports() {
  const everywhere = [...files, ...read('{test,seeds,scripts,bench}/**/*.{ts,tsx}')]
  const exported = files.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm)].map(([, name = '']) => ({
      path,
      name,
    })),
  )
  const words = new Map(everywhere.map(({ path, text }) => [path, new Set(text.match(/\w+/g))]))
  return exported.filter(
    ({ path, name }) =>
      !path.startsWith('src/web/pages/') && ![...words].some(([other, held]) => other !== path && held.has(name)),
  )
}

/** Parts of the kit that no file outside of the kit and of its gallery imports, directly or through another part. */
function unusedParts() {
  const isUser = (path: string) => path.startsWith('src/web/') && !/^src\/web\/(?:ui|pages\/dev)\//.test(path)
  const used = new Set(files.filter(({ path }) => isUser(path)).flatMap(({ path }) => imports.get(path) ?? []))
  for (const path of used) for (const next of imports.get(path) ?? []) used.add(next)
  return files.filter(({ path }) => path.startsWith('src/web/ui/') && !used.has(path)).map(({ path }) => path)
}

const inCircles = checkCircles(files)
const unused = unusedExports()
const parts = unusedParts()
const measures = {
  'files in src': files.length,
  'lines in src': lines,
  'median lines of a file': lengths[Math.floor(lengths.length / 2)],
  'longest file': lengths.at(-1),
  'effects per 10,000 lines of web': perTenThousand(web, effects),
  'effects per 10,000 lines of web without ui': perTenThousand(pages, effects),
  'effects in web without ui': count(pages, effects),
  'casts (as X)': count(files, /[\w)\]}] as (?!const\b)[A-Z'{(]/g),
  'exports nobody imports': unused.length,
  'kit files without a product user': parts.length,
  'files in circles of imports': inCircles.length,
  'bare notification codes': count(files, /'[CK]\d{2}'/g),
  notification: arrows('src/domain/notification/'),
  nouns: arrows('src/domain/'),
}
// oxlint-disable-next-line no-console -- a table is what this script is for
console.table(Object.fromEntries(Object.entries(measures).map(([measure, value]) => [measure, { value }])))
process.stdout.write(
  `${JSON.stringify({ measures, inCircles, parts, unused: unused.map(({ path, name }) => `${path} ${name}`) }, null, 2)}\n`,
)
