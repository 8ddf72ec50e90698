import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { openLifecycle } from '#platform/lifecycle.ts'
import { round } from './load.ts'
import { besideGuests, crowds } from './under-load/guests.ts'
import { openProduct, type Product } from './under-load/product.ts'
import { soakMinute, type Minute } from './under-load/soak.ts'
import { tell } from './under-load/sockets.ts'
import { flood, pagesOf, questionsOf, type Answers } from './under-load/visitors.ts'

// Asks for pages, asks the API and opens sockets with each number of clients at once, lets crowds of guests in beside
// signed-in people, then runs minutes of a usual day.
// Another checkout beside this one gets the same load in the same run, in turns.
const { values } = readCommandLine({
  usage:
    'npm run bench:load -- [--clients N,N] [--seconds N] [--soak MINUTES] [--guests N,N] [--processes N] [--beside DIR]',
  about:
    'Pages, API and sockets under many clients and crowds of guests, and minutes of a usual day, as a table and as JSON.',
  options: {
    clients: { type: 'string', default: '50,200,500,2000' },
    seconds: { type: 'string', default: '20' },
    soak: { type: 'string', default: '10' },
    guests: { type: 'string', default: '0,60,150,300' },
    /** Web processes of each checkout; one that does not know the setting has one. */
    processes: { type: 'string', default: '1' },
    beside: { type: 'string' },
  },
})
const counts =
  values.clients === '' ? [] : values.clients.split(',').map((text) => wholeNumber('clients', text, 1, 5000))
const guestCounts = values.guests.split(',').map((text) => wholeNumber('guests', text, 0, 1000))
const seconds = wholeNumber('seconds', values.seconds, 1, 600)
const processes = wholeNumber('processes', values.processes, 1, 64)
const soakMinutes = wholeNumber('soak', values.soak, 0, 120)
/** With 500 clients, 99 of 100 answers arrive within this time. */
const target = { clients: 500, p99Ms: 2_000 }
/** Beside any of these crowds of guests half of the answers arrive within these times, and every form is answered. */
const besideTarget = { pageMs: 150, healthzMs: 50 }

type Row = Record<string, string | number>
// The lifecycle also stops the servers when the bench is interrupted.
const lifecycle = openLifecycle()
const products: Product[] = []
async function open(name: string, root: string) {
  const product = await openProduct(name, root, lifecycle, { processes })
  products.push(product)
}
const rows: Row[] = []
const sockets: Row[] = []
const besideRows: Row[] = []
const minutes: (Minute & { product: string })[] = []
try {
  await open('here', '.')
  if (values.beside) await open('beside', resolve(values.beside))
  // A warm-up: the first answers of a process are slower and are not measured.
  for (const product of products)
    for (const requestsOf of [pagesOf, questionsOf]) await flood(product, requestsOf(product), 4, 5)

  for (const clients of counts)
    for (const [what, requestsOf] of [
      ['pages', pagesOf],
      ['API', questionsOf],
    ] as const)
      for (const product of products) {
        if (product.isOver()) continue
        const answers = await flood(product, requestsOf(product), clients, seconds)
        rows.push({
          what,
          clients,
          product: product.name,
          ...measures(answers),
          rssMb: Math.round(product.residentMb()),
        })
        say(rows.at(-1))
      }

  for (const product of products) {
    if (product.isOver()) continue
    const cookies = await product.colleagues(100)
    for (const count of counts) {
      const before = product.residentMb()
      const { openSeconds, refused, lastMs, pageMs } = await tell(product, cookies, count)
      sockets.push({
        sockets: count,
        product: product.name,
        openSeconds: round(openSeconds),
        refused,
        lastMedianMs: Math.round(at(lastMs, 0.5)),
        lastWorstMs: Math.round(at(lastMs, 1)),
        pageP99Ms: Math.round(at(pageMs, 0.99)),
        grownMb: Math.round(product.residentMb() - before),
      })
      say(sockets.at(-1))
    }
  }

  for (const crowd of Object.keys(crowds) as (keyof typeof crowds)[])
    for (const guests of guestCounts)
      for (const product of products) {
        if (product.isOver()) continue
        const { answered, turnedAway, probes, isTakenOut } = await besideGuests(product, crowd, guests, seconds)
        besideRows.push({
          crowd,
          guests,
          product: product.name,
          answered,
          turnedAway,
          pageMedianMs: Math.round(at(probes.page.times, 0.5)),
          pageWorstMs: Math.round(at(probes.page.times, 1)),
          formMedianMs: Math.round(at(probes.form.times, 0.5)),
          healthzMedianMs: Math.round(at(probes.healthz.times, 0.5)),
          refused: probes.page.refused + probes.form.refused + probes.healthz.refused,
          takenOut: isTakenOut ? 'yes' : 'no',
        })
        say(besideRows.at(-1))
      }

  for (let minute = 1; minute <= soakMinutes; minute += 1)
    for (const product of products)
      if (!product.isOver()) minutes.push({ product: product.name, ...(await soakMinute(product, minute)) })

  for (const table of [rows, sockets, besideRows, minutes]) if (table.length > 0) console.table(table)
  for (const product of products.filter((one) => one.isOver()))
    process.stdout.write(`${product.name}: its process ended\n`)
  const missed = rows.filter(
    ({ clients, product, p99Ms }) => product === 'here' && clients === target.clients && Number(p99Ms) > target.p99Ms,
  )
  for (const { what, p99Ms } of missed)
    process.stdout.write(`target missed: ${what} at ${target.clients}: p99 ${p99Ms} ms, wanted ${target.p99Ms}\n`)
  const broken = rows.filter(({ product, failed }) => product === 'here' && Number(failed) > 0)
  for (const { what, clients, failed } of broken)
    process.stdout.write(
      `failed: ${failed} ${what} with ${clients} clients were neither answered nor told to come back\n`,
    )
  const missedBeside = besideRows.filter(
    ({ product, pageMedianMs, healthzMedianMs, refused, takenOut }) =>
      product === 'here' &&
      (Number(pageMedianMs) > besideTarget.pageMs ||
        Number(healthzMedianMs) > besideTarget.healthzMs ||
        Number(refused) > 0 ||
        takenOut === 'yes'),
  )
  for (const { crowd, guests } of missedBeside)
    process.stdout.write(`target missed beside ${guests} guests: ${crowd}\n`)
  mkdirSync('bench/results', { recursive: true })
  writeFileSync(
    'bench/results/load.json',
    `${JSON.stringify({ seconds, processes, target, besideTarget, rows, sockets, beside: besideRows, minutes }, null, 2)}\n`,
  )
  await lifecycle.stop('measured', broken.length > 0 ? 1 : 0)
} catch (error) {
  console.error(error)
  await lifecycle.stop('failed', 1)
}

function measures({ seconds: took, times, busy, busyTimes, failed }: Answers): Row {
  return {
    perSecond: round(times.length / took),
    medianMs: Math.round(at(times, 0.5)),
    p99Ms: Math.round(at(times, 0.99)),
    busyPercent: round((100 * busy) / Math.max(1, times.length + busy + failed)),
    busyP99Ms: Math.round(at(busyTimes, 0.99)),
    failed,
  }
}

function at(unsorted: number[], share: number): number {
  const sorted = unsorted.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function say(row: Row | undefined) {
  process.stdout.write(
    `${Object.entries(row ?? {})
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}\n`,
  )
}
