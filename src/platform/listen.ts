import { createServer, type ListenOptions, type Server } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { StartRefused } from './start-refused.ts'

/**
 * Starts to accept connections. Throws `StartRefused` when the port is taken or not allowed.
 * @param prefix of the names of both settings, for the sentence of a refusal
 */
export function listen(
  server: Server,
  port: number,
  host: string,
  { prefix = '', ...options }: ListenOptions & { prefix?: string } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new StartRefused(
            `${prefix}PORT: ポート ${port} は使われています / port ${port} is in use: stop what uses it, or set ${prefix}PORT to another number`,
          ),
        )
      else if (error.code === 'EACCES')
        reject(
          new StartRefused(
            `${prefix}PORT: ポート ${port} は使えません / port ${port} needs more rights: set ${prefix}PORT to a number above 1023`,
          ),
        )
      else if (error.code === 'EADDRNOTAVAIL')
        reject(new StartRefused(`${prefix}HOST: read "${host}", expected an address of this machine`))
      else reject(error)
    })
    server.listen({ ...options, port, host }, () => resolve())
  })
}

/** Sockets that share the port. With them two hundred visitors at once wait about twenty turns of the event loop. */
const listeners = 16

/**
 * Like `listen`, for a server with many connections at once. A socket accepts one new connection per turn of the event
 * loop: while pages were rendered, the last of 500 visitors waited three seconds to be accepted. So several sockets
 * share the port where the system allows it, and the system spreads new connections over them. `stop` accepts who is
 * waiting already, ends accepting, and waits for the end of all connections.
 * @param isPortShared another process has the port already, and is to share it
 */
export async function listenForMany(
  server: Server,
  port: number,
  host: string,
  { isPortShared = false } = {},
): Promise<{ stop: () => Promise<void>; isShareable: boolean }> {
  // Sockets that share a port would silently allow a second process on it.
  if (!isPortShared) await assertPortFree(port, host)
  const sockets: Server[] = []
  const open = async (socket: Server, options?: ListenOptions) => {
    await listen(socket, port, host, options)
    sockets.push(socket)
  }
  const stop = () => endOf(server, sockets)
  try {
    await open(server, { reusePort: true })
  } catch (error) {
    if (!isUnknownHere(error)) throw error
    await open(server)
    return { stop, isShareable: false }
  }
  while (sockets.length < listeners)
    await open(
      createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
      { reusePort: true },
    )
  return { stop, isShareable: true }
}

/** Milliseconds after which a socket ends though visitors keep coming. */
const longestDrain = 1_000

/**
 * The system resets whoever waits in a socket that ends, though nobody has read the request: the sockets end after a turn
 * of the event loop that has brought nobody, in that same turn.
 */
async function endOf(server: Server, sockets: readonly Server[]) {
  let hasCome = true
  const note = () => (hasCome = true)
  server.on('connection', note)
  for (const end = performance.now() + longestDrain; hasCome && performance.now() < end;) {
    hasCome = false
    await nextTurn()
    await nextTurn()
  }
  server.off('connection', note)
  await Promise.all(sockets.map((socket) => new Promise((resolve) => void socket.close(resolve))))
}

const isUnknownHere = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTSUP' || error.code === 'EINVAL')

/** Checks the port before anything else starts. Throws `StartRefused` when the port is taken or not allowed. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const probe = createServer()
  await listen(probe, port, host)
  await new Promise((resolve) => probe.close(resolve))
}
