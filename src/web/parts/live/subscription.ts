import { useEffect, useEffectEvent } from 'react'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
import type { Area } from '#ground/area.ts'
import { pageViewerId } from '#web/carry/page-viewer.ts'

/** The wait doubles with each retry, up to a minute. The random part keeps all tabs from connecting at once. */
const retryWait = (retries: number) =>
  new Promise<void>((resolve) =>
    setTimeout(resolve, Math.min(60_000, 1_000 * 2 ** retries) * (0.5 + Math.random() / 2)),
  )

/** Without the socket a page still loads and saves. */
const withoutSocket = () => undefined

/** The client subscribes even when the page was left during the connect; a browser warns of words to a closing socket. */
const openOnly = () =>
  class extends WebSocket {
    override send(data: string) {
      if (this.readyState === WebSocket.OPEN) super.send(data)
    }
  }

type Document<Event, Variables> = DocumentTypeDecoration<Event, Variables> & { toString: () => string }
type Subscription<Event, Id> = {
  area: Area
  document: Document<Event, { id: Id }>
  /** The id of the watched row. */
  id: Id
  onEvent: (event: Event) => void
  /** The socket stands again after it was lost: events may have been missed. */
  onReturn?: () => void
  /** Milliseconds between the calls of `onReturn` while there is no socket. */
  askEvery?: number
}

/** Calls `onEvent` for each event of the subscription. The client of the socket is loaded when the first part watches. */
export function useSubscription<Event, Id extends string | null>(subscription: Subscription<Event, Id>) {
  const { area, document: watched, id, askEvery } = subscription
  const tell = useEffectEvent((event: Event) => subscription.onEvent(event))
  const askAgain = useEffectEvent(() => subscription.onReturn?.())
  useEffect(() => {
    let isLeft = false
    let isConnected = false
    let hasConnected = false
    let leave = () => {}
    const asking =
      askEvery === undefined
        ? undefined
        : setInterval(() => {
            if (!isConnected && document.visibilityState === 'visible') askAgain()
          }, askEvery)
    void import('graphql-ws').then(({ createClient }) => {
      if (isLeft) return
      const url = new URL('/graphql', location.href)
      url.protocol = url.protocol.replace('http', 'ws')
      const client = createClient({
        url: url.href,
        connectionParams: () => ({ area, viewer: pageViewerId() }),
        retryAttempts: 20,
        retryWait,
        webSocketImpl: openOnly(),
        on: {
          connected: () => {
            isConnected = true
            if (hasConnected) askAgain()
            hasConnected = true
          },
          closed: () => {
            isConnected = false
          },
        },
      })
      client.subscribe<Event>(
        { query: watched.toString(), variables: { id } },
        { next: ({ data }) => data && tell(data), error: withoutSocket, complete: () => undefined },
      )
      // An open socket keeps a page out of the browser's back/forward cache. The client connects again on return.
      const hangUp = () => client.terminate()
      addEventListener('pagehide', hangUp)
      // When the part leaves before the socket opens, a refused connection does not matter any more.
      leave = () => {
        removeEventListener('pagehide', hangUp)
        void Promise.resolve(client.dispose()).catch(withoutSocket)
      }
    }, withoutSocket)
    return () => {
      isLeft = true
      clearInterval(asking)
      leave()
    }
  }, [area, watched, id, askEvery])
}
