import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer, type WebSocket } from 'ws'
import { areaOf, type Door } from '#graphql/door.ts'
import { maskError } from '#graphql/errors.ts'
import { schema } from '#graphql/schema.ts'
import type { Env } from '#platform/env.ts'
import { GraphQLError } from 'graphql'
import { comesFromHere } from './http.ts'

/** A socket outlives its session by no more than this. */
const checkEveryMs = 30_000

export type SocketDoor = {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  close: () => Promise<void>
}

/** Subscriptions over graphql-transport-ws on /graphql; the session is asked at connect, at every event and between. */
export function openSocket(door: Door, env: Env): SocketDoor {
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })
  const asFetch = (request: IncomingMessage) =>
    new Request(`http://${request.headers.host ?? 'localhost'}${request.url}`, {
      headers: Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ) as [string, string][],
    })
  const viewerOf = async (request: IncomingMessage, parameters: Record<string, unknown> | undefined) => {
    const area = areaOf(typeof parameters?.['area'] === 'string' ? parameters['area'] : null)
    return area ? door.viewerOf(asFetch(request), area) : { kind: 'guest' as const }
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
      onSubscribe: (_, __, { query, variables, operationName }) => {
        const checked = door.check(query)
        return 'kind' in checked ? { schema, document: checked, variableValues: variables, operationName } : checked
      },
      context: async ({ connectionParams, extra }) =>
        door.contextOf(await viewerOf((extra as { request: IncomingMessage }).request, connectionParams)),
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
      server.handleUpgrade(request, socket, head, (client) => server.emit('connection', client, request))
    },
    close: async () => running.dispose(),
  }
}

const asGraphQLError = (error: GraphQLError) => error.toJSON()
