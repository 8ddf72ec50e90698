import type { IncomingMessage, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { ViteDevServer } from 'vite'
import { areHolidaysKnown, holidaysKnownUntil } from '#domain/lookup/holiday/rules.ts'
import { openDoor } from '#door/door.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Database } from '#platform/database/db.ts'
import type { Env } from '#platform/env.ts'
import { openErrorReporter } from '#platform/error-reporter.ts'
import type { Files } from '#platform/files/files.ts'
import type { Lifecycle } from '#platform/lifecycle.ts'
import { clearStart } from '#platform/clear-start.ts'
import { assertPortFree, listenForMany } from '#platform/listen.ts'
import { log } from '#platform/log.ts'
import { openRelay } from '#platform/queue/relay.ts'
import { openTraces } from '#platform/traces/open-traces.ts'
import { openVisitorAddresses, type VisitorAddresses } from './http/address.ts'
import { openDoorParts } from './door-parts.ts'
import { openFilledDatabase } from './filled-database.ts'
import { openHttpServer } from './http/http-server.ts'
import { openApp } from './open-app.ts'
import { openServices } from './open-services.ts'
import { ownDocuments } from './http/own-documents.ts'
import { startMetrics } from './metrics.ts'
import { openRequestsInHand } from './http/requests-in-hand.ts'
import { openReadiness } from './work/readiness.ts'
import { openSocket, type SocketHandler } from './socket/socket.ts'
import { toHttps } from './http/to-https.ts'
import { startWebProcesses } from './web-processes.ts'
import { clockLines, startWork } from './work/work.ts'

type Options = {
  lifecycle: Lifecycle
  /** Serves the sources through Vite and reloads on change. */
  reload?: boolean
  /** Fills an empty database before the first visitor. */
  seed?: (database: Database, files: Files) => Promise<void>
  /** Another process, which started this one, listens on the same port. */
  isPortShared?: boolean
}

/** Starts all parts in order. The lifecycle stops them in reverse order. */
export async function startServer(env: Env, options: Options) {
  const { lifecycle, reload = false, isPortShared = false } = options
  if (!isPortShared) await assertPortFree(env.port, env.host)
  await startMetrics(env, lifecycle)
  const server = await openServer(env, options)
  clearStart()
  const listening = await listenForMany(server.http, env.port, env.host, { isPortShared })
  const webProcesses = reload || !listening.isShareable ? 1 : env.webProcesses
  if (webProcesses < env.webProcesses) log.warn('WEB_PROCESSES: this system or this start knows one process a port')
  const stopOthers = startWebProcesses({ ...env, webProcesses }, server.databaseServer)
  const announceStop = () => {
    server.announceStop()
    return stopOthers()
  }
  lifecycle.onSignal(() => void announceStop(), env.stopAfterMs)
  lifecycle.onStop('requests', async () => {
    const othersEnded = announceStop()
    await server.closeSocket()
    await listening.stop()
    await server.endRequests()
    await othersEnded
  })
}

/** Every part but the port; `receive` answers a request of a visitor at this address as if it came over HTTP. */
export async function openServer(env: Env, { lifecycle, reload = false, seed, isPortShared = false }: Options) {
  lifecycle.onStop('error reports', (await openErrorReporter(env)).close)
  await openTraces(env, lifecycle)
  warnOfSettings(env)
  const services = openServices(env)
  const { server, pools } = await openFilledDatabase(env, {
    lifecycle,
    isFilled: isPortShared,
    seed: async (database) => seed?.(database, services.files),
  })
  const { database, events, jobs, replicas, reading } = pools
  const relay = openRelay(server.directUrl)
  lifecycle.onStop('relay', relay.close)
  const work = env.worker ? await startWork(jobs, env) : undefined
  if (work) lifecycle.onStop('jobs', work.stop)
  const readiness = openReadiness({
    databaseUrl: server.url,
    isQueueWorking: work?.isWorking,
    lines: clockLines,
    replicas,
  })
  lifecycle.onStop('readiness', readiness.close)

  const addresses = openVisitorAddresses(env.trustProxy)
  const doorParts = {
    ...openDoorParts(env, { services, database, reading, replicas, relay, addressOf: addresses.addressOf }),
    documents: env.isProduction ? ownDocuments : null,
  }
  const http = openHttpServer()
  const vite = reload ? await openVite(http) : undefined
  if (vite) lifecycle.onStop('vite', () => vite.close())
  let isStopping = false
  const app = await openApp({ env, doorParts, checkReady: readiness.check, isStopping: () => isStopping, vite })
  const inHand = openRequestsInHand()
  answerRequests(http, { app, env, addresses, vite, inHand })
  const eventConnections = { ...doorParts.connections, db: events.db, primaryDb: events.db }
  const eventDoor = openDoor({ ...doorParts, connections: eventConnections })
  const socket = openSocket(eventDoor, env, { cameFrom: addresses.note, addressOf: addresses.of })
  answerUpgrades(http, socket, vite)

  return {
    http,
    databaseServer: server,
    receive: (request: Request, address: string) => {
      addresses.set(request, address)
      return app.fetch(request)
    },
    endRequests: inHand.end,
    /** From now on `/readyz` says 503, and no connection is kept after its answer; all else is answered as before. */
    announceStop() {
      isStopping = true
    },
    closeSocket: () => socket.close(),
  }
}

function warnOfSettings(env: Env) {
  if (env.isProduction && env.trustProxy === 0)
    log.warn('TRUST_PROXY=0: no proxy is believed, so all visitors may count as one address')
  if (!areHolidaysKnown(tokyoToday()))
    log.warn({ knownUntil: holidaysKnownUntil }, 'later public holidays count as business days: a newer release is due')
}

async function openVite(http: Server) {
  const { createServer: createVite } = await import('vite')
  return createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server: http } } })
}

type Answering = {
  app: Hono
  env: Env
  addresses: VisitorAddresses
  vite: ViteDevServer | undefined
  inHand: ReturnType<typeof openRequestsInHand>
}

function answerRequests(http: Server, { app, env, addresses, vite, inHand }: Answering) {
  const answer = getRequestListener(
    (request, { incoming, outgoing }) => {
      addresses.note(request, incoming as IncomingMessage)
      const elsewhere = toHttps(request, incoming as IncomingMessage, env)
      return elsewhere ?? inHand.take(Promise.resolve(app.fetch(request, { incoming, outgoing })))
    },
    // HTTP/1.0 health checks of load balancers have no Host header.
    { hostname: 'localhost' },
  )
  http.on('request', (request, response) =>
    vite ? vite.middlewares(request, response, () => void answer(request, response)) : void answer(request, response),
  )
}

function answerUpgrades(http: Server, socket: SocketHandler, vite: ViteDevServer | undefined) {
  http.on('upgrade', (request, stream, head) => {
    const isVite = vite && request.headers['sec-websocket-protocol'] === 'vite-hmr'
    if (!isVite) socket.upgrade(request, stream, head)
  })
}
