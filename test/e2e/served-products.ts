import { foldSearchFlips } from '#domain/candidate-search/search-index/commands.ts'
import { openDatabase } from '#platform/database/db.ts'
import { readEnv } from '#platform/env.ts'
import { reportError } from '#platform/error-reporter.ts'
import type { Lifecycle } from '#platform/lifecycle.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { startServer } from '../../src/server/start.ts'
import { openWork } from '../../src/server/work/work.ts'
import { runDueJobs } from '../due-jobs.ts'
import type { Answer, Request } from './product-process.ts'

// The process that serves the products of one worker. It ends with the worker, also with one that was killed.
process.once('disconnect', () => process.exit())
process.on('message', (request: Request) => void answer(request))

type Ends = (() => Promise<unknown> | void)[]
const products = new Map<string, { work: (job?: string) => Promise<void>; stop: () => Promise<void> }>()

async function answer({ number, product, act, settings, job }: Request) {
  const reply = (rest: Omit<Answer, 'number'>) => process.send?.({ number, ...rest } satisfies Answer)
  try {
    if (act === 'start') products.set(product, await serve(settings ?? {}))
    if (act === 'work') await products.get(product)?.work(job)
    if (act === 'stop') {
      await products.get(product)?.stop()
      products.delete(product)
    }
    reply({})
  } catch (error) {
    reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

async function serve(settings: Record<string, string>) {
  const env = readEnv(settings)
  const ends: Ends = []
  const lifecycle: Lifecycle = {
    onStop: (_, end) => void ends.push(end),
    onSignal: () => undefined,
    stop: async () => {},
  }
  await startServer(env, { lifecycle })
  // At once, since it places the months of the records: a row that comes before its month stops the pump.
  let work = env.worker ? undefined : Promise.resolve(await openPump(env))
  const stop = async () => {
    for (const end of ends.toReversed()) await end()
    await (await work)?.close()
  }
  return { work: async (job?: string) => (await (work ??= openPump(env))).run(job), stop }
}

/** The jobs of a product, which run when the test says so. */
async function openPump(env: ReturnType<typeof readEnv>) {
  const database = openDatabase(env.databaseUrl ?? '', { poolSize: env.jobPool })
  const { db } = database
  const work = await openWork(database, env)
  const tasks = Object.fromEntries(
    Object.entries(work.tasks).map(([name, task]) => [name, (payload: unknown) => task(payload).catch(tell(name))]),
  )
  return {
    async run(job?: string) {
      if (job) await enqueue(db, job, {})
      await runDueJobs(database, tasks)
      while (await foldSearchFlips(db));
    },
    async close() {
      work.close()
      await database.close()
    },
  }
}

/** The queue keeps no message of a failed job. */
const tell = (name: string) => (error: unknown) => {
  reportError(error, { kind: 'job', path: name })
  throw error
}
