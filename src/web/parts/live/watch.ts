import { createClient } from 'graphql-ws'
import type { Area } from '#ground/area.ts'
import { isUnanswered } from '#web/carry/ask.ts'
import { untilWorthAsking } from '#web/carry/connection.ts'
import { pageViewerId } from '#web/carry/page-viewer.ts'

/**
 * The wait doubles with each retry, up to a minute, and lasts as long as nobody sees the page. The random part keeps all
 * tabs from connecting at once.
 */
const retryWait = (retries: number) =>
  untilWorthAsking(Math.min(60_000, 1_000 * 2 ** retries) * (0.5 + Math.random() / 2))

/** Without the socket a page still loads and saves. */
const withoutSocket = () => undefined

/** The client subscribes even when the page was left during the connect; a browser warns of words to a closing socket. */
const openOnly = () =>
  class extends WebSocket {
    override send(data: string) {
      if (this.readyState === WebSocket.OPEN) super.send(data)
    }
  }

type Watched<Event> = {
  area: Area
  query: string
  /** The id of the watched row. */
  id: string | null
  next: (event: Event) => void
  connected: () => void
  closed: () => void
}

/** The errors of a refused subscription, as the door gives them. */
const isPassing = (errors: unknown) =>
  Array.isArray(errors) &&
  errors.some(({ extensions }: { extensions?: { code?: string } }) => isUnanswered({ code: extensions?.code ?? '' }))

/** Opens a socket for one subscription; the answer ends both. */
export function watch<Event>({ area, query, id, next, ...on }: Watched<Event>) {
  const url = new URL('/graphql', location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  const client = createClient({
    url: url.href,
    connectionParams: () => ({ area, viewer: pageViewerId() }),
    retryAttempts: Infinity,
    retryWait,
    // A refused connection is an error event before it is a close event, and the client gives up on the former.
    shouldRetry: () => true,
    webSocketImpl: openOnly(),
    on,
  })
  let isLeft = false
  let failures = 0
  const subscribe = () =>
    client.subscribe<Event>(
      { query, variables: { id } },
      {
        next: ({ data }) => {
          failures = 0
          if (data) next(data)
        },
        error: (error) => void again(error),
        complete: () => undefined,
      },
    )
  /** A server without its database refuses a subscription that it takes a little later. */
  async function again(error: unknown) {
    if (!isPassing(error)) return
    await retryWait(failures++)
    if (!isLeft) subscribe()
  }
  subscribe()
  // An open socket keeps a page out of the browser's back/forward cache. The client connects again on return.
  const hangUp = () => client.terminate()
  addEventListener('pagehide', hangUp)
  // When the part leaves before the socket opens, a refused connection does not matter any more.
  return () => {
    isLeft = true
    removeEventListener('pagehide', hangUp)
    void Promise.resolve(client.dispose()).catch(withoutSocket)
  }
}
