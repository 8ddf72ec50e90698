import { clearStart } from '#platform/clear-start.ts'
import { readCommandLine } from '#platform/command-line.ts'
import { openDatabaseServer } from '#platform/database/database-server.ts'
import { openDatabase } from '#platform/database/db.ts'
import { readEnv } from '#platform/env.ts'
import { openErrorReporter } from '#platform/error-reporter.ts'
import { openLifecycle } from '#platform/lifecycle.ts'
import { log } from '#platform/log.ts'
import { openTraces } from '#platform/traces/open-traces.ts'
import { tellStartFailure } from '#platform/start-refused.ts'
import { startMetrics } from './server/metrics.ts'
import { startWork } from './server/work/work.ts'

const lifecycle = openLifecycle()
try {
  readCommandLine({
    usage: 'npm run worker',
    about: 'Runs the jobs of the queue in a process of their own, until it is stopped.',
  })
  const env = readEnv(process.env)
  lifecycle.onStop('error reports', (await openErrorReporter(env)).close)
  await openTraces(env, lifecycle)
  await startMetrics(env, lifecycle)
  const server = await openDatabaseServer(env)
  lifecycle.onStop('PostgreSQL', server.stop)
  const database = openDatabase(server.directUrl, { poolSize: env.jobPool, applicationName: 'yoake worker' })
  lifecycle.onStop('database connections', database.close)
  lifecycle.onStop('jobs', (await startWork(database, env)).stop)
  clearStart()
  log.info('worker started')
} catch (error) {
  tellStartFailure(error)
  await lifecycle.stop('start failed', 1)
}
