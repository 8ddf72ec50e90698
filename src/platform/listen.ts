import { createServer, type ListenOptions, type Server } from 'node:net'
import { StartRefused } from './start-refused.ts'

/** Starts accepting; throws `StartRefused` when the port is taken or not allowed. */
export function listen(server: Server, port: number, host: string, options: ListenOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new StartRefused(
            `PORT: ポート ${port} は使われています / port ${port} is in use: stop what uses it, or set PORT to another number`,
          ),
        )
      else if (error.code === 'EACCES')
        reject(
          new StartRefused(
            `PORT: ポート ${port} は使えません / port ${port} needs more rights: set PORT to a number above 1023`,
          ),
        )
      else if (error.code === 'EADDRNOTAVAIL')
        reject(new StartRefused(`HOST: read "${host}", expected an address of this machine`))
      else reject(error)
    })
    server.listen({ ...options, port, host }, () => resolve())
  })
}

/** Of one port. Two hundred visitors at once then wait for about twenty turns of the event loop. */
const listeners = 16

/**
 * As `listen`, for a server that many may call at once. A socket gives one new connection to a turn of the event loop:
 * while pages are rendered, the last of 500 visitors waited three seconds to be heard at all. So several sockets share
 * the port where the system can do that, and the system spreads new connections over them.
 * Returns a function that stops accepting and waits for the end of all connections.
 */
export async function listenForMany(server: Server, port: number, host: string): Promise<() => Promise<void>> {
  // Sockets that share a port would let a second process in without a word.
  await assertPortFree(port, host)
  const stopping: (() => Promise<void>)[] = []
  const open = async (one: Server) => {
    await listen(one, port, host, { reusePort: true })
    stopping.push(() => new Promise((resolve) => void one.close(() => resolve())))
  }
  try {
    await open(server)
  } catch (error) {
    if (!isUnknownHere(error)) throw error
    await listen(server, port, host)
    return () => new Promise((resolve) => void server.close(() => resolve()))
  }
  while (stopping.length < listeners)
    await open(createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)))
  return async () => void (await Promise.all(stopping.map((stop) => stop())))
}

const isUnknownHere = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTSUP' || error.code === 'EINVAL')

/** Asks before anything else is started whether the port can be had; throws `StartRefused` when not. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const probe = createServer()
  await listen(probe, port, host)
  await new Promise((resolve) => probe.close(resolve))
}
