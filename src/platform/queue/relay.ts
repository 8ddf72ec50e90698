import { sql } from 'kysely'
import pg from 'pg'
import type { Db, Tx } from '../database/db.ts'
import { log } from '../log.ts'

/** A link can drop packets without closing, so a query tests it this often. */
const askEveryMs = 15_000
const answerWithinMs = 5_000

type Listener = (payload: string) => void
export type Relay = {
  /**
   * Returns a function that unsubscribes. Notifications sent while the link is down are lost, so listeners also poll.
   */
  subscribe: (channel: string, listener: Listener) => () => void
  close: () => Promise<void>
}

/**
 * Notifies every listener of the channel at commit. Expensive in busy transactions: for rare events, with ids as
 * payload.
 */
export async function notify(tx: Tx | Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx)
}

/**
 * The only LISTEN connection of this process, at a direct address (no pooler). Reconnects for ever, waiting up to 10 s.
 */
export function openRelay(url: string, { askEvery = askEveryMs, answerWithin = answerWithinMs } = {}): Relay {
  const listeners = new Map<string, Set<Listener>>()
  let client: pg.Client | undefined
  let say: ((statement: string) => Promise<unknown>) | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let closed = false

  const listen = (channel: string) => say?.(`listen ${pg.escapeIdentifier(channel)}`)
  const asking = setInterval(() => say?.('select'), askEvery)
  asking.unref()

  async function connect() {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'yoake relay',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      query_timeout: answerWithin,
    })
    let lost = false
    const retry = () => {
      if (lost || closed) return
      lost = true
      client = say = undefined
      next.end().catch(() => undefined)
      failures += 1
      timer = setTimeout(() => (connecting = connect()), Math.min(10_000, 100 * 2 ** failures))
    }
    next.on('error', (error) => {
      if (!closed) log.warn({ error }, 'relay lost its connection')
      retry()
    })
    next.on('end', retry)
    next.on('notification', ({ channel, payload = '' }) => deliver(listeners.get(channel), payload))
    try {
      await next.connect()
      client = next
      say = oneByOne(next)
      failures = 0
      for (const channel of listeners.keys()) await listen(channel)
    } catch {
      retry()
    }
  }
  let connecting = connect()

  return {
    subscribe(channel, listener) {
      const ofChannel = listeners.get(channel)
      if (ofChannel) ofChannel.add(listener)
      else {
        listeners.set(channel, new Set([listener]))
        void listen(channel)
      }
      return () => {
        const rest = listeners.get(channel)
        if (!rest?.delete(listener) || rest.size > 0) return
        listeners.delete(channel)
        void say?.(`unlisten ${pg.escapeIdentifier(channel)}`)
      }
    },
    async close() {
      closed = true
      clearTimeout(timer)
      clearInterval(asking)
      await connecting
      await client?.end().catch(() => undefined)
    },
  }
}

/**
 * Sends a statement when the one before is answered: the driver is to refuse more than one. Without LISTEN a channel
 * would stay silent, so an error destroys the stream, and the relay reconnects.
 */
function oneByOne(client: pg.Client) {
  let last: Promise<unknown> = Promise.resolve()
  return (statement: string) =>
    (last = last.then(() => client.query(statement)).catch(() => client.connection.stream.destroy()))
}

function deliver(listeners: Set<Listener> | undefined, payload: string) {
  for (const listener of listeners ?? []) {
    try {
      listener(payload)
    } catch (error) {
      log.error({ error }, 'a relay listener failed')
    }
  }
}
