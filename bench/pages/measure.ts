import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { DemoProduct } from '../demo-product.ts'
import { processorMsOf } from './processor.ts'

/** Milliseconds of processor for one answer as the median of several turns, and milliseconds to its end. */
export type Served = { serverMs: number; postgresMs: number; medianMs: number; p95Ms: number }
export type Weight = { jsKb: number; cssKb: number; htmlKb: number }
type Target = { product: DemoProduct; path: string; cookie: string | undefined }

/** Products answer in turns, so that a machine that slows down slows all of them. */
const turns = 5
const searchMinuteMs = 60_000

/** The same number of answers from each product, after as many that are not measured. */
export async function measureServing(targets: readonly Target[], rounds: number) {
  const each = Math.ceil(rounds / turns)
  const measured = targets.map(() => ({
    turns: [] as { server: number; postgres: number }[],
    times: [] as number[],
    html: '',
  }))
  for (let turn = -turns; turn < turns; turn += 1)
    for (const [which, target] of targets.entries()) {
      const { before, answers, after } = await askInOneGo(target, each)
      const of = measured[which]
      if (turn < 0 || !of) continue
      of.turns.push({
        server: (after.server - before.server) / each,
        postgres: (after.postgres - before.postgres) / each,
      })
      of.times.push(...answers.times)
      of.html = answers.html
    }
  return measured.map(({ turns: all, times, html }) => {
    const ordered = times.toSorted((a, b) => a - b)
    const at = (share: number) => ordered[Math.floor(ordered.length * share)] ?? 0
    return {
      serverMs: round(median(all.map(({ server }) => server))),
      postgresMs: round(median(all.map(({ postgres }) => postgres))),
      medianMs: round(at(0.5)),
      p95Ms: round(at(0.95)),
      html,
    }
  })
}

/** Answers without a pause between them. A search that is asked too often waits for its minute to end, and begins anew. */
async function askInOneGo(target: Target, count: number) {
  for (;;) {
    const before = processorMsOf(target.product)
    const answers = await askRepeatedly(target, count)
    if (answers) return { before, answers, after: processorMsOf(target.product) }
    await setTimeout(searchMinuteMs)
  }
}

/** undefined when the product says that its visitor has asked too often. */
async function askRepeatedly({ product, path, cookie }: Target, count: number) {
  const headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br, zstd', ...(cookie && { cookie }) }
  const times: number[] = []
  let html = ''
  for (let n = 0; n < count; n += 1) {
    const begun = performance.now()
    const response = await fetch(`${product.url}${path}`, { headers })
    html = await response.text()
    if (response.status === 429) return undefined
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    times.push(performance.now() - begun)
  }
  return { times, html }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The files that a page names, in kB as gzip sends them. */
export async function weigh(url: string, html: string): Promise<Weight> {
  return {
    jsKb: round(await weight(url, html, /(?:modulepreload" href|from|import\() ?"?(?:=")?"?(\/assets\/[\w.-]+\.js)"/g)),
    cssKb: round(await weight(url, html, /href="(\/assets\/[\w.-]+\.css)#?"/g)),
    htmlKb: round(gzipSync(html).length / 1024),
  }
}

async function weight(url: string, html: string, pattern: RegExp) {
  const files = new Set([...html.matchAll(pattern)].map(([, file]) => file ?? ''))
  let bytes = 0
  for (const file of files) bytes += gzipSync(Buffer.from(await (await fetch(`${url}${file}`)).arrayBuffer())).length
  return bytes / 1024
}

export const round = (value: number) => Math.round(value * 10) / 10
