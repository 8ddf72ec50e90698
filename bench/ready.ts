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
export const untilReady = (url: string, isOver: () => boolean) =>
  untilAnswers(
    url,
    () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    isOver,
  )

/** The same of a server that says in its own way that it is ready. */
export async function untilAnswers(url: string, isReady: () => Promise<boolean>, isOver: () => boolean) {
  for (const end = Date.now() + ms; Date.now() < end;) {
    if (isOver()) throw new Error(`${url}: the server stopped`)
    if (await isReady()) return
    await setTimeout(100)
  }
  throw new Error(`${url}: the server did not become ready in five minutes`)
}
