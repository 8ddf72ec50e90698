import { useEffect, useEffectEvent } from 'react'
import { pageViewerId } from '#web/carry/page-viewer.ts'
import { graphql } from '#web/generated/index.ts'

const CandidateMemoChanged = graphql(`
  subscription CandidateMemoChanged($candidateId: ID!) {
    searchCandidateMemo(candidateId: $candidateId) {
      updatedAt
    }
  }
`)

/** The wait doubles with each retry, up to a minute. The random part keeps all tabs from connecting at once. */
const retryWait = (retries: number) =>
  new Promise<void>((resolve) =>
    setTimeout(resolve, Math.min(60_000, 1_000 * 2 ** retries) * (0.5 + Math.random() / 2)),
  )

/** Without the socket the memo still loads and saves. A conflict is found when saving. */
const withoutSocket = () => undefined

/** The client subscribes even when the page was left during the connect; a browser warns of words to a closing socket. */
const openOnly = () =>
  class extends WebSocket {
    override send(data: string) {
      if (this.readyState === WebSocket.OPEN) super.send(data)
    }
  }

type Changed = { searchCandidateMemo: { updatedAt: string | null } }

/** Calls onChange when a company user writes the memo. The client of the socket is loaded only when a memo is open. */
export function useMemoChanges(candidateId: string, onChange: (updatedAt: string | null) => void) {
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    let isLeft = false
    let leave = () => {}
    void import('graphql-ws').then(({ createClient }) => {
      if (isLeft) return
      const url = new URL('/graphql', location.href)
      url.protocol = url.protocol.replace('http', 'ws')
      const client = createClient({
        url: url.href,
        connectionParams: () => ({ area: 'client', viewer: pageViewerId() }),
        retryAttempts: 20,
        retryWait,
        webSocketImpl: openOnly(),
      })
      client.subscribe<Changed>(
        { query: CandidateMemoChanged.toString(), variables: { candidateId } },
        {
          next: ({ data }) => data && changed(data.searchCandidateMemo.updatedAt),
          error: withoutSocket,
          complete: () => undefined,
        },
      )
      // An open socket keeps a page out of the browser's back/forward cache. The client connects again on return.
      const hangUp = () => client.terminate()
      addEventListener('pagehide', hangUp)
      // When the memo closes before the socket opens, a refused connection does not matter any more.
      leave = () => {
        removeEventListener('pagehide', hangUp)
        void Promise.resolve(client.dispose()).catch(withoutSocket)
      }
    }, withoutSocket)
    return () => {
      isLeft = true
      leave()
    }
  }, [candidateId])
}
