import { readEnv } from '#platform/env.ts'
import { openLifecycle } from '#platform/lifecycle.ts'
import { log } from '#platform/log.ts'
import { tellStartFailure } from '#platform/start-refused.ts'
import { startServer } from './server/start.ts'

// One more process that answers on the port of the first, which starts it with WEB_PROCESSES (server/web-processes.ts).
const lifecycle = openLifecycle()
try {
  await startServer(readEnv(process.env), { lifecycle, isPortShared: true })
  log.info({ pid: process.pid }, 'one more web process')
} catch (error) {
  tellStartFailure(error)
  await lifecycle.stop('start failed', 1)
}
