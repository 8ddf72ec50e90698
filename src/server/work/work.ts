import { startFolding } from '#domain/candidate-search/search-index/commands.ts'
import { nounJobs, type ContextOf, type NounJobContext, type NounJobs } from '#domain/jobs.ts'
import { readClock, startClock } from '#platform/queue/clock.ts'
import type { Database, Tx } from '#platform/database/db.ts'
import type { Env } from '#platform/env.ts'
import { openLine } from '#platform/outgoing/line.ts'
import { openMail } from '#platform/outgoing/mail.ts'
import { openOutbound } from '#platform/outgoing/outbound.ts'
import { openPush } from '#platform/outgoing/push.ts'
import { enqueue, startQueue, type Queue } from '#platform/queue/queue.ts'
import { openSms } from '#platform/outgoing/sms.ts'
import { openServices } from '../open-services.ts'
import * as recordJobs from './record-jobs.ts'

const jobTables: readonly NounJobs[] = [recordJobs, ...nounJobs]

/** Times in UTC: 09:00 in Tokyo is `0 0 * * *`. A missed job still runs within the time of `?fill=`. */
export const clockLines = readClock(jobTables.map(({ crontab = '' }) => crontab).join('\n'))

export type WorkContext = NounJobContext & ContextOf<typeof recordJobs.jobs>

type Tasks = Record<string, (payload: unknown) => Promise<void>>
/** Every job of the product, working with this context. */
export function tasksWith(context: WorkContext): Tasks {
  const tasks = jobTables
    .flatMap(({ jobs }) => Object.entries(jobs))
    .map(
      // `enqueue` wrote the payload, so it has the type that its job declares; the context has what all jobs declare.
      ([name, job]) =>
        [name, async (payload: unknown) => void (await job(payload as never, context as never))] as const,
    )
  return Object.fromEntries(tasks)
}

export type Work = { tasks: Tasks; context: WorkContext; close: () => void }

/** Opens what the jobs work with, and makes the database ready for them; nothing runs yet. */
export async function openWork({ db }: Database, env: Env): Promise<Work> {
  const mail = openMail(env)
  const context = {
    ...openServices(env),
    db,
    inTransaction: <Result>(act: (tx: Tx) => Promise<Result>) => db.transaction().execute(act),
    mail,
    sms: openSms(env),
    push: await openPush(env, db),
    line: openLine(env),
    outbound: openOutbound(env),
    site: { productName: env.productName, publicUrl: env.publicUrl, operator: env.operator },
  }
  await recordJobs.placeMonths(db)
  // Nothing waits for the documents of this release: they are made beside the first visitors.
  const own = 'make_own_whitepapers'
  await enqueue(db, own, {}, { key: own, queue: own })
  return { tasks: tasksWith(context), context, close: mail.close }
}

/**
 * Webhooks and calendars of others have a run of their own, in which each company has one lane for each of the two: so
 * many companies' addresses may be silent at once before others wait, and no mail ever does.
 */
const webhooksAtOnce = 16

/** Starts the queue on this process; `stop` waits for running jobs. */
export async function startWork(database: Database, env: Env): Promise<Queue> {
  const { tasks, close } = await openWork(database, env)
  const { send_webhook, read_busy_calendar, ...others } = tasks
  const { pool } = database
  const queue = await startQueue({ pool, tasks: others })
  const outgoing: Tasks = send_webhook && read_busy_calendar ? { send_webhook, read_busy_calendar } : {}
  const webhooks = await startQueue({ pool, tasks: outgoing, concurrency: webhooksAtOnce })
  const clock = startClock(database.pool, clockLines)
  const folding = startFolding(database.db)
  return {
    isWorking: () => queue.isWorking() && webhooks.isWorking(),
    stop: async () => {
      await folding.stop()
      await clock.stop()
      await Promise.all([queue.stop(), webhooks.stop()])
      close()
    },
  }
}
