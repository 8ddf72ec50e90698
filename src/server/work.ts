import { sql } from 'kysely'
import { crontab as assessmentClock, jobs as assessmentJobs } from '#domain/assessment/jobs.ts'
import { crontab as candidateAccountClock, jobs as candidateAccountJobs } from '#domain/candidate-account/jobs.ts'
import { jobs as companyAccountJobs } from '#domain/company-account/jobs.ts'
import { jobs as assessmentResultJobs } from '#domain/assessment/result/jobs.ts'
import { crontab as itemStatisticsClock, jobs as itemStatisticsJobs } from '#domain/assessment/item-statistics/jobs.ts'
import { jobs as candidateJobs } from '#domain/candidate/jobs.ts'
import { crontab as companyClock, jobs as companyJobs } from '#domain/company/jobs.ts'
import { startFolding } from '#domain/candidate-search/search-index/commands.ts'
import { crontab as jobClock, jobs as jobJobs } from '#domain/job/jobs.ts'
import { crontab as notificationClock } from '#domain/notification/clock.ts'
import { jobs as notificationJobs } from '#domain/notification/jobs.ts'
import { heardJobs, jobs as webhookJobs } from '#domain/webhook/jobs.ts'
import { openWebhookSecrets } from '#domain/webhook/secret.ts'
import { jobs as encourageEventJobs } from '#domain/encourage-event/jobs.ts'
import { jobs as whitepaperJobs } from '#domain/whitepaper/jobs.ts'
import { openMailTokens } from '#domain/notification/setting/one-click/token.ts'
import { crontab as scoutInvitationClock, jobs as scoutInvitationJobs } from '#domain/scout-invitation/jobs.ts'
import { readClock, startClock } from '#platform/clock.ts'
import type { Database, Db, Tx } from '#platform/db.ts'
import type { Env } from '#platform/env.ts'
import { openFiles } from '#platform/files.ts'
import { joinJobTables } from '#platform/join-job-tables.ts'
import { openOutbound } from '#platform/outbound.ts'
import { openOneTimeCodes } from '#platform/one-time-codes.ts'
import { openSms } from '#platform/sms.ts'
import { openMail } from '#platform/mail.ts'
import { openPush } from '#platform/push.ts'
import { enqueue, startQueue, type Queue } from '#platform/queue.ts'
import { addDays } from '#ground/day.ts'
import { forgetExpired } from './retention.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'

/** A day of this month and one of the next, also at the end of January. */
export const monthsToPlace = (today: string) => [today, addDays(`${today.slice(0, 8)}01`, 31)]

// Every job and the clock table on one page.
const recordJobs = {
  /** Creates the partitions of this month and the next, so that no insert waits for a missing partition. */
  place_months: async (_: object, { db }: { db: Db }) => {
    for (const day of monthsToPlace(tokyoToday())) await sql`select place_month(${day}::date)`.execute(db)
  },
  forget_expired: (_: object, context: Parameters<typeof forgetExpired>[0]) => forgetExpired(context),
}

/** Times in UTC: 09:00 in Tokyo is `0 0 * * *`. A missed job still runs within the time of `?fill=`. */
export const clockLines = readClock(`
${companyClock}
${candidateAccountClock}
${assessmentClock}
${itemStatisticsClock}
${scoutInvitationClock}
${notificationClock}
${jobClock}
15 18 * * * place_months ?fill=20h
30 18 * * * forget_expired ?fill=20h
`)

/** Opens what the jobs work with, and makes the database ready for them; nothing runs yet. */
export async function openWork({ db }: Database, env: Env) {
  const mail = openMail(env)
  const oneTimeCodes = openOneTimeCodes(env.sessionSecret)
  const context = {
    db,
    inTransaction: <Result>(act: (tx: Tx) => Promise<Result>) => db.transaction().execute(act),
    files: openFiles(env),
    mail,
    sms: openSms(env),
    oneTimeCodes,
    push: await openPush(env, db),
    scoutHours: env.scoutHours,
    mailTokens: openMailTokens(env.sessionSecret),
    agentPartner: env.agentPartner,
    outbound: openOutbound(env),
    webhookSecrets: openWebhookSecrets(env.sessionSecret),
    site: { productName: env.productName, publicUrl: env.publicUrl, operator: env.operator },
  }
  await recordJobs.place_months({}, context)
  const jobs = {
    ...recordJobs,
    ...companyJobs,
    ...candidateAccountJobs,
    ...companyAccountJobs,
    ...candidateJobs,
    ...assessmentResultJobs,
    ...itemStatisticsJobs,
    ...jobJobs,
    ...assessmentJobs,
    ...scoutInvitationJobs,
    ...webhookJobs,
    ...encourageEventJobs,
    ...whitepaperJobs,
    ...joinJobTables(notificationJobs, heardJobs),
  }
  const tasks = Object.fromEntries(
    Object.entries(jobs).map(([name, job]): [string, (payload: unknown) => Promise<void>] => [
      name,
      // `enqueue` wrote the payload, so it has the type that its job declares.
      async (payload) =>
        void (await (job as (payload: unknown, given: typeof context) => Promise<unknown>)(payload, context)),
    ]),
  )
  // Nothing waits for the documents of this release: they are made beside the first visitors.
  const own = 'make_own_whitepapers'
  await enqueue(db, own, {}, { key: own, queue: own })
  return { tasks, context, close: mail.close }
}

/** Starts the queue on this process; `stop` waits for running jobs. */
export async function startWork(database: Database, env: Env): Promise<Queue> {
  const { db, pool } = database
  const { tasks, close } = await openWork(database, env)
  const queue = await startQueue({ pool, tasks })
  const clock = startClock(pool, clockLines)
  const folding = startFolding(db)
  return {
    isWorking: queue.isWorking,
    stop: async () => {
      await folding.stop()
      await clock.stop()
      await queue.stop()
      close()
    },
  }
}
