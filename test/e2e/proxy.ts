import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import type { Certificate } from './certificate.ts'

export type Proxy = { port: number; close: () => Promise<void> }
type Options = {
  /** The local port of the server behind the proxy. */
  to: number
  /** Unset: the proxy speaks plain HTTP. */
  certificate?: Certificate
  /** The visitor address in X-Forwarded-For, as all real connections come from this machine. */
  visitor?: string
}

/** A reverse proxy: ends TLS, adds to X-Forwarded-For and -Proto, hands WebSockets on. */
export async function openProxy({ to, certificate, visitor }: Options): Promise<Proxy> {
  const server = certificate ? createTlsServer(certificate) : createServer()
  const sockets = new Set<Socket>()
  const handOn = (incoming: IncomingMessage) => {
    const added = (name: string, word: string) => [incoming.headers[name], word].filter(Boolean).join(', ')
    const headers: OutgoingHttpHeaders = {
      ...incoming.headers,
      'x-forwarded-for': added('x-forwarded-for', visitor ?? incoming.socket.remoteAddress ?? ''),
      // The first proxy discards the visitor's own X-Forwarded-Proto; the next ones add to the header.
      'x-forwarded-proto': certificate ? 'https' : added('x-forwarded-proto', 'http'),
    }
    return request({ host: '127.0.0.1', port: to, method: incoming.method, path: incoming.url, headers })
  }

  server.on('request', (incoming, answer) => {
    const asked = handOn(incoming)
    asked.on('response', (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
    })
    asked.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    answer.on('close', () => asked.destroy())
    incoming.pipe(asked)
  })
  server.on('upgrade', (incoming, socket: Socket, head) => {
    const asked = handOn(incoming)
    asked.on('upgrade', (from, behind, rest) => {
      socket.write(headOf(from))
      socket.write(rest)
      behind.write(head)
      socket.pipe(behind).pipe(socket)
      behind.on('error', () => socket.destroy())
      socket.on('error', () => behind.destroy())
    })
    asked.on('response', (from) => void socket.end(headOf(from)))
    asked.on('error', () => socket.destroy())
    asked.end()
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage) {
  const lines = rawHeaders.flatMap((word, at) => (at % 2 === 0 ? [`${word}: ${rawHeaders[at + 1]}`] : []))
  return `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join('\r\n')}\r\n\r\n`
}
