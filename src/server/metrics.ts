import { createServer } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import type { Env } from '#platform/env.ts'
import type { Lifecycle } from '#platform/lifecycle.ts'
import { listen } from '#platform/listen.ts'
import { log } from '#platform/log.ts'
import { registry } from '#platform/metrics/metrics.ts'

/**
 * Answers `/metrics` on a port of its own, which no proxy leads to. Without METRICS_PORT nothing listens. Throws
 * `StartRefused` when the port is taken.
 */
export async function startMetrics({ metrics }: Pick<Env, 'metrics'>, { onStop }: Pick<Lifecycle, 'onStop'>) {
  if (!metrics) return
  const http = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await listen(http, metrics.port, metrics.host, { prefix: 'METRICS_' })
  collectDefaultMetrics({ register: registry })
  onStop('metrics', () => {
    http.close()
    http.closeAllConnections()
  })
  log.info({ port: metrics.port }, 'metrics')
}
