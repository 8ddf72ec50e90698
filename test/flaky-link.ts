import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type FlakyLink = {
  /** The address of the same database through this link. */
  url: string
  /** Ends every connection at once and each new one, as a server that was killed does. Its port stays taken. */
  cut: () => void
  mend: () => void
  /** Leads new connections to another server. */
  turnTo: (otherUrl: string) => void
  /** Keeps connections, takes new ones and answers nothing, as a stopped server does. */
  stall: () => void
  goOn: () => void
  /** Never answers the present connections again, but answers new ones, as when an address moved to another server. */
  swallow: () => void
  close: () => Promise<void>
}

/** The address through a port of this machine. */
export function throughPort(address: string, port: number): string {
  const url = new URL(address)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}

/** A link to PostgreSQL that can be cut and mended. The database itself does not notice. */
export async function openFlakyLink(databaseUrl: string): Promise<FlakyLink> {
  let target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isStalled = false
  let isCut = false

  function carry(near: Socket) {
    const far = connect(Number(target.port || 5432), '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('data', (data) => other.write(data))
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      if (isStalled) socket.pause()
    }
  }
  // A port that was given back could be another process's by the time the link is mended.
  const server = createServer((socket) => {
    if (isCut) socket.on('error', () => undefined).resetAndDestroy()
    else carry(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.resetAndDestroy()
  }
  const setStalled = (to: boolean) => {
    isStalled = to
    for (const socket of sockets) {
      if (to) socket.pause()
      else socket.resume()
    }
  }
  const swallow = () => {
    for (const socket of sockets) socket.removeAllListeners('data').resume()
  }

  return {
    url: throughPort(databaseUrl, (server.address() as AddressInfo).port),
    cut,
    mend: () => void (isCut = false),
    turnTo: (otherUrl) => void (target = new URL(otherUrl)),
    stall: () => setStalled(true),
    goOn: () => setStalled(false),
    swallow,
    async close() {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
  }
}
