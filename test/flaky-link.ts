import { connect, createServer, type Server, type Socket } from 'node:net'

export type FlakyLink = {
  /** The address of the same database through this link. */
  url: string
  /** Ends every connection at once and refuses new ones, as a server that was killed does. */
  cut: () => Promise<void>
  mend: () => Promise<void>
  /** Keeps connections, takes new ones and answers nothing, as a stopped server does. */
  stall: () => void
  goOn: () => void
  /** Never answers the present connections again, but answers new ones, as when an address moved to another server. */
  swallow: () => void
  close: () => Promise<void>
}

/** A link to PostgreSQL that can be cut and mended. The database itself does not notice. */
export async function openFlakyLink(databaseUrl: string): Promise<FlakyLink> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isStalled = false
  let port = 0
  let server: Server

  function carry(near: Socket) {
    const far = connect(Number(target.port || 5432), target.hostname)
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
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server = createServer(carry).once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        port = typeof address === 'object' && address ? address.port : 0
        resolve()
      })
    })
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.resetAndDestroy()
    await closed
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

  await listen()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    cut,
    mend: listen,
    stall: () => setStalled(true),
    goOn: () => setStalled(false),
    swallow,
    close: cut,
  }
}
