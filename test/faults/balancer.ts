import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Balancer = { url: string; close: () => Promise<void> }

/** A simple balancer: asks /readyz, sends to a server that is ready, and tries a refused connection elsewhere. */
export async function aBalancer(ports: readonly number[]): Promise<Balancer> {
  const ready = new Set(ports)
  const stopping = new AbortController()
  const checking = (async () => {
    while (!stopping.signal.aborted) {
      await Promise.all(
        ports.map(async (port) => {
          const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
          if (response?.ok) ready.add(port)
          else ready.delete(port)
        }),
      )
      await sleep(100, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const send = (tried: number[]) => {
      const choice = [...ready].filter((port) => !tried.includes(port))
      turn += 1
      const port = choice[turn % choice.length]
      if (port === undefined) return void outgoing.writeHead(502).end()
      const { method, url: path, headers } = incoming
      const asked = request({ host: '127.0.0.1', port, method, path, headers }, (answer: IncomingMessage) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      // A connection that was refused, or had just ended: no server has read the request.
      asked.on('error', ({ code }: NodeJS.ErrnoException) =>
        code === 'ECONNREFUSED' || (code === 'ECONNRESET' && asked.reusedSocket)
          ? send([...tried, port])
          : outgoing.headersSent
            ? outgoing.destroy()
            : outgoing.writeHead(502).end(),
      )
      asked.end()
    }
    send([])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      stopping.abort()
      await checking
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
