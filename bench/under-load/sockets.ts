import { WebSocket } from 'ws'
import { ask, pagesOf, pause } from './visitors.ts'
import type { Product } from './product.ts'

export type Told = {
  /** Seconds until every socket was accepted or refused. */
  openSeconds: number
  refused: number
  /** Milliseconds from each write until the last open socket received its event; at most 30,000. */
  lastMs: number[]
  /** Milliseconds of a student's home page while the events are sent. */
  pageMs: number[]
}

const events = 5

/** Colleagues hold the memo of one student open on `sockets` sockets; the memo changes while a student opens pages. */
export async function tell(product: Product, cookies: string[], sockets: number): Promise<Told> {
  const { url, watchedId, recruiter } = product
  const listeners: ((text: string) => void)[] = []
  const open: WebSocket[] = []
  let refused = 0
  const begun = performance.now()
  const join = (n: number) =>
    new Promise<void>((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
        headers: { origin: url, cookie: cookies[n % cookies.length] ?? '' },
        // The server takes at most 1,000 sockets of one address.
        localAddress: `127.0.0.${1 + (n % 8)}`,
      })
      open.push(socket)
      const send = (message: object) => socket.send(JSON.stringify(message))
      socket.on('open', () => send({ type: 'connection_init', payload: { area: 'client' } }))
      socket.on('error', () => undefined)
      socket.on('close', () => {
        refused += 1
        resolve()
      })
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as {
          type: string
          payload?: { data?: { searchCandidateMemo: { text: string } } }
        }
        if (message.type === 'connection_ack') {
          const query = `subscription { searchCandidateMemo(candidateId: "${watchedId}") { text updatedAt } }`
          send({ id: '1', type: 'subscribe', payload: { query } })
          resolve()
        }
        const text = message.payload?.data?.searchCandidateMemo.text
        if (text !== undefined) for (const hear of listeners) hear(text)
      })
    })
  // Sockets open a hundred at a time, as people do not all arrive at once.
  for (let from = 0; from < sockets; from += 100)
    await Promise.all(Array.from({ length: Math.min(100, sockets - from) }, (_, n) => join(from + n)))
  const openSeconds = (performance.now() - begun) / 1000
  await pause(2000)
  const listening = open.filter((socket) => socket.readyState === WebSocket.OPEN).length

  const [page] = pagesOf(product)
  if (!page) throw new Error('no page to open')
  const pageMs: number[] = []
  const over = new AbortController()
  const visiting = (async () => {
    while (!over.signal.aborted) {
      const started = performance.now()
      await ask(url, undefined, page)
      pageMs.push(performance.now() - started)
      await pause(50)
    }
  })()
  const lastMs: number[] = []
  for (let n = 0; n < events; n += 1) {
    const text = `${n} ${'覚え書き'.repeat(20)}`
    const started = performance.now()
    let count = 0
    const all = new Promise<void>((resolve) => {
      listeners[0] = (got) => {
        if (got === text && ++count === listening) resolve()
      }
    })
    const query = 'mutation ($id: ID!, $text: String!) { updateSearchCandidateMemo(id: $id, text: $text) { text } }'
    await ask(url, undefined, {
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json', origin: url, 'x-area': 'client', cookie: recruiter },
      body: JSON.stringify({ query, variables: { id: watchedId, text } }),
    })
    await Promise.race([all, pause(30_000)])
    lastMs.push(performance.now() - started)
    await pause(300)
  }
  over.abort()
  await visiting
  const rejected = refused
  for (const socket of open) socket.terminate()
  await pause(500)
  return { openSeconds, refused: rejected, lastMs, pageMs }
}
