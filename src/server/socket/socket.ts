import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer, type WebSocket } from 'ws'
import { type Door } from '#door/door.ts'
import { areaOf, notePageViewer } from '#door/question.ts'
import { maskError } from '#door/errors.ts'
import { schema } from '#door/schema.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Env } from '#platform/env.ts'
import { reportError } from '#platform/error-reporter.ts'
import { sockets } from '#platform/metrics/metrics.ts'
import { GraphQLError } from 'graphql'
import { carried, openRounds, subscribeAs, type Watcher } from './authorised-events.ts'
import { comesFromHere } from '../http/foreign-requests.ts'
import { openPlaces, socketLimits, tooManySockets, userOf, type SocketLimits } from './socket-limits.ts'

/**
 * Milliseconds between checks of the session: a socket stays open at most this long after its session has ended, and
 * sends no events meanwhile.
 */
const checkEveryMs = 30_000
/** Subscriptions of one socket, far more than a page needs. */
const maxSubscriptions = 20

export type SocketHandler = {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  close: () => Promise<void>
}
type Options = {
  checkEveryMs?: number
  limits?: SocketLimits
  /** The visitor's network address. */
  addressOf?: (incoming: IncomingMessage) => string
  /** Called with the request made from an upgrade, to record its network address. */
  cameFrom?: (request: Request, incoming: IncomingMessage) => void
}

/**
 * Subscriptions over graphql-transport-ws on /graphql. The session is checked at connect, at every event and in
 * between.
 */
export function openSocket(door: Door, env: Env, options: Options = {}): SocketHandler {
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })
  const asFetch = (request: IncomingMessage) =>
    new Request(`http://${request.headers.host ?? 'localhost'}${request.url}`, {
      headers: Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ) as [string, string][],
    })
  const { limits = socketLimits, addressOf = ({ socket }) => socket.remoteAddress ?? 'unknown' } = options
  const sessions = openPlaces(limits.ofSession)
  const users = openPlaces(limits.ofUser)
  const addresses = openPlaces(limits.ofAddress)
  const contextNow = openRounds(door)
  type Connected = { connectionParams?: Record<string, unknown> | undefined; extra: unknown }
  const watcherOf = ({ connectionParams, extra }: Connected): Watcher => {
    const { request, socket } = extra as { request: IncomingMessage; socket: WebSocket }
    const { area: areaName, viewer: pageViewer } = connectionParams ?? {}
    const area = areaOf(typeof areaName === 'string' ? areaName : null)
    const fetchRequest = asFetch(request)
    if (typeof pageViewer === 'string') notePageViewer(fetchRequest, pageViewer)
    options.cameFrom?.(fetchRequest, request)
    return {
      contextNow: () => contextNow({ request: fetchRequest, area }),
      leave: () => socket.close(4403, 'unauthenticated'),
    }
  }
  const open = new Set<Watcher>()
  const watchers = new WeakMap<WebSocket, Watcher>()
  // All sockets are checked in one turn of the event loop, so that one statement reads their sessions.
  const watch = setInterval(() => {
    for (const { contextNow: ask, leave } of open)
      ask().then(
        ({ viewer }) => viewer.kind === 'guest' && leave(),
        () => undefined,
      )
  }, options.checkEveryMs ?? checkEveryMs)
  const running = useServer(
    {
      schema,
      onConnect: async (connected) => {
        const { socket } = connected.extra as { socket: WebSocket }
        const watcher = watcherOf(connected)
        try {
          const { viewer, sessionTokenSha256 } = await watcher.contextNow()
          if (viewer.kind === 'guest') return false
          // A socket that closed during the check fires no further close event, so its place would never be freed.
          if (socket.readyState !== socket.OPEN) return false
          const session = sessionTokenSha256?.toString('base64') ?? ''
          if (!sessions.take(session, socket) || !users.take(userOf(viewer), socket)) {
            socket.close(tooManySockets, 'too many sockets of one session or user')
            return false
          }
        } catch (error) {
          reportError(error, { kind: 'socket' })
          socket.close(1013, 'try again later')
          return false
        }
        open.add(watcher)
        watchers.set(socket, watcher)
        sockets.inc()
        socket.once('close', () => {
          open.delete(watcher)
          sockets.dec()
        })
        return true
      },
      onSubscribe: ({ subscriptions }, _, { query, variables, operationName }) => {
        if (Object.keys(subscriptions).length > maxSubscriptions) return [carried(new Refusal('too_many_requests'))]
        const checked = door.check(query)
        return 'kind' in checked ? { schema, document: checked, variableValues: variables, operationName } : checked
      },
      context: ({ extra }) => watchers.get((extra as { socket: WebSocket }).socket),
      subscribe: (args) => subscribeAs(args, args.contextValue as Watcher),
      // Queries and mutations use POST, which limits and records them.
      execute: () => ({ errors: [new GraphQLError('Only subscriptions are answered here.')] }),
      onNext: (_, __, ___, ____, result) => ({
        ...result,
        ...(result.errors && { errors: result.errors.map((error) => asGraphQLError(maskError(error, ''))) }),
      }),
      onError: (_, __, ___, errors) => errors.map((error) => asGraphQLError(maskError(error, ''))),
    },
    server,
  )

  return {
    upgrade(request, socket, head) {
      const isOurs = request.url?.split('?')[0] === '/graphql' && comesFromHere(asFetch(request), env)
      if (!isOurs) return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      server.handleUpgrade(request, socket, head, (client) => {
        if (addresses.take(addressOf(request), client)) server.emit('connection', client, request)
        else client.close(tooManySockets, 'too many sockets of one network')
      })
    },
    close: async () => {
      clearInterval(watch)
      await running.dispose()
    },
  }
}

const asGraphQLError = (error: GraphQLError) => error.toJSON()
