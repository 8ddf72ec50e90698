import { openWebhookSecrets } from '#domain/webhook/secret.ts'
import { openMailTokens } from '#domain/notification/setting/one-click/token.ts'
import type { IncomingMessage, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { areHolidaysKnown, holidaysKnownUntil } from '#domain/lookup/holiday/rules.ts'
import { countPublicAddresses, listPublicAddresses } from '#domain/job/public-page/queries.ts'
import { relyingPartyAt } from '#domain/candidate-account/passkey/rules.ts'
import { sessionCookiesAt } from '#domain/session/rules.ts'
import { openSignInKeys } from '#domain/session/sign-in/attempt/keys.ts'
import { ensureSearchIndex } from '#domain/candidate-search/search-index/rebuild.ts'
import { openDenials } from '#door/denials.ts'
import { openDoor, type DoorParts } from '#door/door.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { openDatabaseServer } from '#platform/database-server.ts'
import type { Database } from '#platform/db.ts'
import type { Env } from '#platform/env.ts'
import { openErrorReporter } from '#platform/error-reporter.ts'
import { openFiles, type Files } from '#platform/files.ts'
import type { Lifecycle } from '#platform/lifecycle.ts'
import { assertPortFree, listenForMany } from '#platform/listen.ts'
import { log } from '#platform/log.ts'
import { migrate } from '#platform/migrate.ts'
import { openOneTimeCodes } from '#platform/one-time-codes.ts'
import { openVisitorLimits } from '#platform/rate-limit.ts'
import { openSealing } from '#platform/secret.ts'
import { openVisitorNames } from '#platform/visitor.ts'
import { openRelay } from '#platform/relay.ts'
import { openTxtRecords } from '#platform/txt-records.ts'
import { loadMasterData } from './master-data.ts'
import { visitorAddress } from './address.ts'
import { showOutboxes } from './development.ts'
import { serveAssets } from './assets.ts'
import { createApp } from './http.ts'
import { openHttpServer } from './http-server.ts'
import { ownDocuments } from './own-documents.ts'
import { openPages } from './pages.ts'
import { publicPushSettings } from './push-settings.ts'
import { openOperatorRegistration } from './operator-registration.ts'
import { openPools } from './pools.ts'
import { companyOidcOf, openCompanySignIn } from './company-sign-in.ts'
import { openProviderSignIn } from './provider-sign-in.ts'
import { openRequestSessions } from './sessions.ts'
import { openSocket } from './socket.ts'
import { openReadiness } from './readiness.ts'
import { toHttps } from './to-https.ts'
import { publicPictures } from './public-pictures.ts'
import { openAssessmentFigure } from './assessment-figure.ts'
import { pictureViewing } from './stored-files.ts'
import { videoStillFiles } from './video-still-files.ts'
import { openWhitepaperFile } from './whitepaper-file.ts'
import { stillLimits } from '#domain/content-block/video-still/rules.ts'
import { openVideoStills } from '#platform/video-stills.ts'
import { clockLines, startWork } from './work.ts'

type Options = {
  lifecycle: Lifecycle
  /** Serves the sources through Vite and reloads on change. */
  reload?: boolean
  /** Fills an empty database before the first visitor. */
  seed?: (database: Database, files: Files) => Promise<void>
}

/** Starts all parts in order. The lifecycle stops them in reverse order. */
export async function startServer(env: Env, options: Options) {
  await assertPortFree(env.port, env.host)
  const server = await openServer(env, options)
  const stopListening = await listenForMany(server.http, env.port, env.host)
  options.lifecycle.onStop('requests', async () => {
    await server.beginStop()
    const drained = stopListening()
    server.http.closeIdleConnections()
    await drained
  })
}

/** Every part but the port; `receive` answers a request of a visitor at this address as if it came over HTTP. */
export async function openServer(env: Env, { lifecycle, reload = false, seed }: Options) {
  lifecycle.onStop('error reports', openErrorReporter(env).close)
  if (env.isProduction && env.trustProxy === 0)
    log.warn('TRUST_PROXY=0: no proxy is believed, so all visitors may count as one address')
  if (!areHolidaysKnown(tokyoToday()))
    log.warn({ knownUntil: holidaysKnownUntil }, 'later public holidays count as business days: a newer release is due')
  const server = await openDatabaseServer(env, {
    servingOn: env.port,
    onDeath: () => void lifecycle.stop('PostgreSQL ended', 1),
  })
  lifecycle.onStop('PostgreSQL', server.stop)
  await migrate(server.url, 'migrations', server.anew)
  const { database, searching, events, jobs, close } = openPools(server.url, env)
  lifecycle.onStop('database connections', close)
  await loadMasterData(database.db)
  const files = openFiles(env)
  await seed?.(database, files)
  if (await ensureSearchIndex(database.pool, server.url)) log.info('search index built')

  const relay = openRelay(server.listenUrl)
  lifecycle.onStop('relay', relay.close)
  const work = env.worker ? await startWork(jobs, env) : undefined
  if (work) lifecycle.onStop('jobs', work.stop)
  const readiness = openReadiness({ databaseUrl: server.url, isQueueWorking: work?.isWorking, lines: clockLines })
  lifecycle.onStop('readiness', readiness.close)

  const addresses = new WeakMap<Request, string>()
  const addressOf = (request: Request) => addresses.get(request) ?? 'unknown'
  const parts: DoorParts = {
    db: database.db,
    searchDb: searching.db,
    relay,
    files,
    introspection: env.introspection,
    documents: env.isProduction ? ownDocuments : null,
    acceptedFcmTokens: env.push,
    cookies: sessionCookiesAt(env.publicUrl),
    scoutHours: env.scoutHours,
    mailTokens: openMailTokens(env.sessionSecret),
    agentPartner: env.agentPartner,
    webhookSecrets: openWebhookSecrets(env.sessionSecret),
    outboundReach: env.outbound,
    issuer: env.invoiceIssuer,
    addressOf,
    mayTry: openVisitorLimits(database.pool, env.sessionSecret),
    denials: openDenials(database.db, env.sessionSecret),
    signInKeysOf: openSignInKeys(env.sessionSecret),
    oneTimeCodes: openOneTimeCodes(env.sessionSecret),
    relyingParty: relyingPartyAt(env.publicUrl, env.productName),
    companyOidc: companyOidcOf(env),
    txtRecords: openTxtRecords(env),
    sealing: openSealing(env.sessionSecret),
    needsOperatorFactor: env.needsOperatorFactor,
    visitorOf: openVisitorNames(env.sessionSecret),
  }
  const door = openDoor(parts)
  const http = openHttpServer()
  const vite = reload ? await openVite(http) : undefined
  if (vite) lifecycle.onStop('vite', () => vite.close())
  const sessions = openRequestSessions({ db: database.db, door, env, addressOf })
  const providerSignIn = openProviderSignIn({ db: database.db, sessions, env, addressOf, mayTry: parts.mayTry })
  const companySignIn = openCompanySignIn({ ...parts, sessions, env })
  const operatorRegistration = openOperatorRegistration({
    db: database.db,
    sessions,
    addressOf,
    mayTry: parts.mayTry,
  })
  let isStopping = false
  const push = await publicPushSettings(env, database.db)
  const app = createApp({
    env,
    door,
    page: openPages({
      env,
      door,
      sessions,
      providerSignIn,
      companySignIn,
      operatorRegistration,
      addressOf,
      push,
      vite,
    }),
    checkReady: readiness.check,
    files,
    maySeePicture: pictureViewing(database.db, door.viewerOf),
    publicIndex: {
      count: () => countPublicAddresses(database.db),
      list: (page) => listPublicAddresses(database.db, page),
    },
    publicPictures: publicPictures(database.db, files),
    whitepaperFile: openWhitepaperFile(door, sessions),
    assessmentFigure: openAssessmentFigure(door, parts.sealing),
    videoStill: videoStillFiles(database.db, files, openVideoStills(env, stillLimits.maxBytes)),
    development: env.isProduction ? undefined : (dev) => showOutboxes(dev, env.dataDir),
    assets: vite ? undefined : serveAssets,
    isStopping: () => isStopping,
    addressOf,
  })
  const answer = getRequestListener(
    (request, { incoming, outgoing }) => {
      addresses.set(request, visitorAddress(incoming as IncomingMessage, env.trustProxy))
      return toHttps(request, incoming as IncomingMessage, env) ?? app.fetch(request, { incoming, outgoing })
    },
    // HTTP/1.0 health checks of load balancers have no Host header.
    { hostname: 'localhost' },
  )
  http.on('request', (request, response) =>
    vite ? vite.middlewares(request, response, () => void answer(request, response)) : void answer(request, response),
  )
  const socket = openSocket(openDoor({ ...parts, db: events.db }), env, {
    cameFrom: (request, incoming) => void addresses.set(request, visitorAddress(incoming, env.trustProxy)),
    addressOf: (incoming) => visitorAddress(incoming, env.trustProxy),
  })
  http.on('upgrade', (request, stream, head) => {
    const isVite = vite && request.headers['sec-websocket-protocol'] === 'vite-hmr'
    if (!isVite) socket.upgrade(request, stream, head)
  })

  return {
    http,
    receive: (request: Request, address: string) => {
      addresses.set(request, address)
      return app.fetch(request)
    },
    async beginStop() {
      isStopping = true
      await socket.close()
    },
  }
}

async function openVite(http: Server) {
  const { createServer: createVite } = await import('vite')
  return createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server: http } } })
}
