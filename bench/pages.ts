import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import type { ChunkList } from '../scripts/first-paint/list-chunks.ts'
import { startDemo, type DemoProduct } from './demo-product.ts'
import { openVitals, type Vitals } from './page-vitals.ts'
import { listPages } from './pages/list.ts'
import { measureServing, round, weigh, type Served, type Weight } from './pages/measure.ts'

// Per page: the processor of the server and of PostgreSQL for one answer, time to the whole answer, what the page names,
// and what a throttled phone sees of it: the largest paint, the worst shift, and what it really loaded.
// Another checkout beside this one answers the same pages in the same run, in turns.
const { values } = readCommandLine({
  usage: 'npm run bench:pages -- [--rounds N] [--visits N] [--only NAME;NAME] [--beside DIR]',
  about: 'Processor, time, weight, and what a slow phone sees, of every page, as a table and as JSON.',
  options: {
    rounds: { type: 'string', default: '60' },
    /** Of a slow phone; 0 leaves them out. */
    visits: { type: 'string', default: '3' },
    /** Measures the pages whose name holds one of these alone. */
    only: { type: 'string', default: '' },
    /** A checkout with its packages installed. */
    beside: { type: 'string' },
  },
})
const rounds = wholeNumber('rounds', values.rounds, 1, 10_000)
const visits = wholeNumber('visits', values.visits, 0, 1_000)
const wanted = values.only.split(';')

type Row = { page: string; product: string } & Served & Weight & Partial<Vitals>

const products: (DemoProduct & { name: string })[] = []
const phones: Awaited<ReturnType<typeof openVitals>>[] = []
try {
  products.push({ name: 'here', ...(await startDemo()) })
  if (values.beside) products.push({ name: 'beside', ...(await startDemo(resolve(values.beside))) })
  if (visits > 0) for (const { url } of products) phones.push(await openVitals(url, visits))
  const lists = await Promise.all(products.map(({ url }) => listPages(url)))
  const rows: Row[] = []
  for (const [at, [page]] of (lists[0] ?? []).entries()) {
    if (!wanted.some((name) => page.includes(name))) continue
    const targets = products.map((product, which) => {
      const [, path = '/', cookie] = lists[which]?.[at] ?? []
      return { product, path, cookie }
    })
    const served = await measureServing(targets, rounds)
    for (const [which, { product, path, cookie }] of targets.entries()) {
      const { html, ...figures } = served[which] as (typeof served)[number]
      const seen = await phones[which]?.measure(path, cookie)
      rows.push({ page, product: product.name, ...figures, ...(await weigh(product.url, html)), ...seen })
    }
  }
  console.table(rows)
  const ratios = products.length > 1 ? compare(rows) : []
  if (ratios.length > 0) console.table(ratios)
  const groups = chunkGroups()
  console.table(groups)
  const firstStartSeconds = products[0]?.startSeconds ?? 0
  mkdirSync('bench/results', { recursive: true })
  const result = { firstStartSeconds, rounds, rows, ratios, groups }
  writeFileSync('bench/results/pages.json', `${JSON.stringify(result, null, 2)}\n`)
  process.stdout.write(`first start with seeding and building: ${firstStartSeconds.toFixed(1)} s\n`)
} finally {
  for (const phone of phones) await phone.close()
  for (const product of products) await product.stop()
}

/** The costs of this checkout in per cent of those of the one beside it. */
function compare(all: readonly Row[]) {
  const percentOf = (here: number, beside: number) => (beside > 0 ? Math.round((100 * here) / beside) : null)
  return all
    .filter(({ product }) => product === 'here')
    .flatMap((here) => {
      const beside = all.find(({ page, product }) => page === here.page && product === 'beside')
      if (!beside) return []
      return {
        page: here.page,
        serverPercent: percentOf(here.serverMs, beside.serverMs),
        postgresPercent: percentOf(here.postgresMs, beside.postgresMs),
        bothPercent: percentOf(here.serverMs + here.postgresMs, beside.serverMs + beside.postgresMs),
        medianPercent: percentOf(here.medianMs, beside.medianMs),
      }
    })
}

/** The ten largest files that several pages load, as gzip sends them. */
function chunkGroups() {
  const chunks = JSON.parse(readFileSync('build/chunks.json', 'utf8')) as ChunkList
  const isShared = ({ file }: ChunkList[number]) => chunks.filter(({ imports }) => imports.includes(file)).length > 1
  const largest = chunks.filter(isShared).toSorted((a, b) => b.bytes - a.bytes)
  return largest.slice(0, 10).map(({ file, modules }) => ({
    file,
    modules: modules.length,
    gzipKb: round(gzipSync(readFileSync(`build/client/${file}`)).length / 1024),
  }))
}
