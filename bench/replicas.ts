import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { searchCandidateIds } from '#domain/candidate-search/search-index/queries.ts'
import { addressOf, clusterIn } from '#platform/database/postgres-cluster.ts'
import { replicaQuestions } from '#platform/metrics/metrics.ts'
import { readEnv } from '#platform/env.ts'
import { openPools } from '../src/server/pools.ts'
import { freePort } from './ready.ts'
import { openProcessorShare } from './replicas/processor-share.ts'
import { childrenOf, serverOf, type Postgres } from './replicas/postgres-server.ts'
import { aStandby } from './replicas/standby.ts'
import { openSeeded } from './search/database.ts'
import { pageOf, questionsOf } from './search/questions.ts'
import { fine } from './search/timing.ts'

// Searches by the primary alone, with one and with two replicas. Each server has the same part of a processor as its own,
// as if it stood on a machine of its own; the rest is left to the process that asks.
const { values } = readCommandLine({
  usage: 'npm run bench:replicas -- [--candidates N] [--seconds N] [--share N] [--data-dir DIR]',
  about: 'Searches by the primary alone, with one and with two replicas, as a table and as JSON.',
  options: {
    candidates: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '20' },
    /** Per cent of one processor for each server. */
    share: { type: 'string', default: '10' },
    'data-dir': { type: 'string', default: '.data/bench-replicas' },
  },
})
const candidates = wholeNumber('candidates', values.candidates, 10_000, 10_000_000)
const seconds = wholeNumber('seconds', values.seconds, 1, 3_600)
const percent = wholeNumber('share', values.share, 1, 100)
const clients = 8
const dataDir = resolve(values['data-dir'])
const seeded = await openSeeded(dataDir, candidates, 'seeds')
const { world } = seeded
await seeded.stop()

const cluster = clusterIn(dataDir)
const copies = ['one', 'two'].map((name) => join(dirname(cluster.folder), `standby-${name}`))
const port = await freePort()
// The copies of an earlier run follow a server that is gone.
for (const folder of copies) rmSync(folder, { recursive: true, force: true })
const shares = ['primary', 'one', 'two'].map((name) =>
  openProcessorShare(`yoake-bench-${process.pid}-${name}`, percent),
)
const primary = serverOf(cluster.folder, port, addressOf(cluster, port), shares[0])
await primary.start()
const standbys: Postgres[] = []
try {
  for (const [at, folder] of copies.entries())
    standbys.push(await aStandby(primary, { folder, port: await freePort(), share: shares[at + 1] }))
  const rows = []
  for (const count of [0, 1, 2]) rows.push(await measured(count))
  const [, one, two] = rows
  console.table(rows)
  const ratio = fine((two?.perSecond ?? 0) / (one?.perSecond ?? 1))
  console.log(
    shares.includes(null)
      ? 'This user may set no quota: the servers share all processors with the process that asks.'
      : `Each server has ${percent} % of a processor.`,
  )
  console.log(
    `two replicas answer ${ratio} times as many searches as one; load of the machine ${fine(loadavg()[0] ?? 0)}`,
  )
  const machine = { cores: cpus().length, processor: cpus()[0]?.model, node: process.version, load: loadavg() }
  mkdirSync('bench/results', { recursive: true })
  writeFileSync(
    'bench/results/replicas.json',
    `${JSON.stringify({ machine, clients, share: shares.includes(null) ? null : percent, ratio, rows }, null, 2)}\n`,
  )
} finally {
  for (const standby of standbys) await standby.stop()
  await primary.stop()
  for (const share of shares) share?.close()
}

/** Eight clients ask the questions of companies in turn; only what the servers spend is counted as theirs. */
async function measured(count: number) {
  const env = {
    ...readEnv({}),
    searchPool: clients,
    databaseReplicaUrls: standbys.slice(0, count).map(({ url }) => url),
  }
  const pools = openPools({ url: primary.url, directUrl: primary.url }, env)
  const { replicas, reading } = pools
  try {
    for (let inUse = 0; inUse < count; inUse = replicas?.count().inUse ?? count) await replicas?.look()
    const questions = questionsOf(world)
    let turn = 0
    const search = async () => {
      const question = questions[(turn += 1) % questions.length]
      if (!question) return
      const ask = () => searchCandidateIds(reading.searchDb, world.companyId, question.condition, pageOf(question))
      await (replicas ? replicas.during('search', ask) : ask())
    }
    for (const _ of questions) await search()
    const before = {
      primary: processorSeconds(primary),
      standbys: processorSecondsOf(standbys),
      turn,
      ...(await outcomes()),
    }
    const started = performance.now()
    const until = started + seconds * 1000
    const askInTurn = async () => {
      while (performance.now() < until) await search()
    }
    await Promise.all(Array.from({ length: clients }, askInTurn))
    const searches = turn - before.turn
    const answered = (await outcomes()).answered - before.answered
    return {
      replicas: count,
      perSecond: fine(searches / ((performance.now() - started) / 1000)),
      primaryMsPerSearch: fine(((processorSeconds(primary) - before.primary) * 1000) / searches),
      replicasMsPerSearch: fine(((processorSecondsOf(standbys) - before.standbys) * 1000) / searches),
      'by a replica %': fine((answered / searches) * 100),
    }
  } finally {
    await pools.close()
  }
}

async function outcomes() {
  const found = await replicaQuestions.get()
  return { answered: found.values.find(({ labels }) => labels.outcome === 'answered')?.value ?? 0 }
}

/** Of the server and the processes that it has started, those that have ended included. */
function processorSeconds(server: Postgres) {
  const ticksOf = (pid: number) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
  }
  return [server.pid(), ...childrenOf(server.pid())].reduce((sum, pid) => sum + ticksOf(pid), 0) / 100
}

function processorSecondsOf(servers: readonly Postgres[]) {
  return servers.reduce((sum, server) => sum + processorSeconds(server), 0)
}
