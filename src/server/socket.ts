import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer, type WebSocket } from 'ws'
import { Refusal } from '#domain/refusal.ts'
import { guest, type Viewer } from '#domain/viewer.ts'
import { areaOf, type Door } from '#graphql/door.ts'
import { maskError } from '#graphql/errors.ts'
import { schema } from '#graphql/schema.ts'
import type { Env } from '#platform/env.ts'
import { GraphQLError } from 'graphql'
import { comesFromHere } from './http.ts'

type Parts = {
  door: Door
  env: Env
  /** Remembers from which address a request that was made of an upgrade came. */
  cameFrom: (request: Request, incoming: IncomingMessage) => void
  /** A socket outlives its session, its contract and its network by no more than this. */
  checkEveryMs?: number
}

export type SocketDoor = {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  close: () => Promise<void>
}

/** Subscriptions over graphql-transport-ws on /graphql; the session is asked at connect, at every event and between. */
export function openSocket({ door, env, cameFrom, checkEveryMs = 30_000 }: Parts): SocketDoor {
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })
  const asFetch = (request: IncomingMessage) =>
    new Request(`http://${request.headers.host ?? 'localhost'}${request.url}`, {
      headers: Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ) as [string, string][],
    })
  const viewerOf = async (
    request: IncomingMessage,
    parameters: Record<string, unknown> | undefined,
  ): Promise<Viewer> => {
    const area = areaOf(typeof parameters?.['area'] === 'string' ? parameters['area'] : null)
    if (!area) return guest
    const asked = asFetch(request)
    cameFrom(asked, request)
    const viewer = await door.viewerOf(asked, area)
    return viewer.kind === 'accessToken' ? guest : viewer
  }
  const watches = new Map<WebSocket, NodeJS.Timeout>()

  const running = useServer(
    {
      schema,
      onConnect: async ({ connectionParams, extra }) => {
        const { request, socket } = extra as { request: IncomingMessage; socket: WebSocket }
        if ((await viewerOf(request, connectionParams)).kind === 'guest') return false
        const watch = setInterval(() => {
          viewerOf(request, connectionParams).then(
            (viewer) => viewer.kind === 'guest' && socket.close(4403, 'unauthenticated'),
            () => undefined,
          )
        }, checkEveryMs)
        watches.set(socket, watch)
        socket.once('close', () => {
          clearInterval(watch)
          watches.delete(socket)
        })
        return true
      },
      context: async ({ connectionParams, extra }) =>
        door.contextOf(await viewerOf((extra as { request: IncomingMessage }).request, connectionParams)),
      onNext: async ({ connectionParams, extra }, __, ___, ____, result) => {
        const { request, socket } = extra as { request: IncomingMessage; socket: WebSocket }
        if ((await viewerOf(request, connectionParams)).kind === 'guest') {
          socket.close(4403, 'unauthenticated')
          return { errors: [asGraphQLError(maskError(new Refusal('unauthenticated'), ''))] }
        }
        return {
          ...result,
          ...(result.errors && { errors: result.errors.map((error) => asGraphQLError(maskError(error, ''))) }),
        }
      },
      onError: (_, __, ___, errors) => errors.map((error) => asGraphQLError(maskError(error, ''))),
    },
    server,
  )

  return {
    upgrade(request, socket, head) {
      const isOurs = request.url?.split('?')[0] === '/graphql' && comesFromHere(asFetch(request), env)
      if (!isOurs) return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      server.handleUpgrade(request, socket, head, (client) => server.emit('connection', client, request))
    },
    close: async () => running.dispose(),
  }
}

const asGraphQLError = (error: GraphQLError) => error.toJSON()
