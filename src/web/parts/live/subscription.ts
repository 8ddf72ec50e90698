import { useEffect, useEffectEvent } from 'react'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
import type { Area } from '#ground/area.ts'

/** Without the socket a page still loads and saves. */
const withoutSocket = () => undefined

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
    const connected = () => {
      if (hasConnected) askAgain()
      isConnected = hasConnected = true
    }
    const closed = () => {
      isConnected = false
    }
    void import('./watch.ts').then(({ watch }) => {
      if (!isLeft) leave = watch({ area, query: watched.toString(), id, next: tell, connected, closed })
    }, withoutSocket)
    return () => {
      isLeft = true
      clearInterval(asking)
      leave()
    }
  }, [area, watched, id, askEvery])
}
