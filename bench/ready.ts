import { createServer, type AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const ms = 300_000

/** Waits until a started product is ready. Throws once `isOver` says that its process has ended, or after five minutes. */
export async function untilReady(url: string, isOver: () => boolean) {
  for (const end = Date.now() + ms; Date.now() < end;) {
    if (isOver()) throw new Error(`${url}: the server stopped`)
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await setTimeout(100)
  }
  throw new Error(`${url}: the server did not become ready in five minutes`)
}
