import { createServer, type Server } from 'node:net'
import { StartRefused } from './start-refused.ts'

/** Starts accepting; throws `StartRefused` when the port is taken or not allowed. */
export function listen(server: Server, port: number, host: string): Promise<void> {
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
    server.listen(port, host, () => resolve())
  })
}

/** Asks before anything else is started whether the port can be had; throws `StartRefused` when not. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const probe = createServer()
  await listen(probe, port, host)
  await new Promise((resolve) => probe.close(resolve))
}
