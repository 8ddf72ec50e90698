import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { ClusterWorld } from './world.ts'

type Seen = { at: number; isThere: boolean }

/** Asks for the primary by a new connection five times a second, and /readyz of both servers each second. */
export function openWatch({ url, servers }: Pick<ClusterWorld, 'url' | 'servers'>) {
  const stopping = new AbortController()
  const primary: Seen[] = []
  const ready: Seen[] = []
  const rest = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined)
  const watching = [
    (async () => {
      while (!stopping.signal.aborted) {
        const at = performance.now()
        primary.push({ at, isThere: await isPrimaryThere(url) })
        await rest(Math.max(0, at + 200 - performance.now()))
      }
    })(),
    ...servers.map(async (server) => {
      while (!stopping.signal.aborted) {
        const at = performance.now()
        const answer = await fetch(`${server.url}/readyz`).catch(() => undefined)
        ready.push({ at, isThere: answer?.ok === true })
        await rest(Math.max(0, at + 1_000 - performance.now()))
      }
    }),
  ]
  return {
    /** Ends the watch; what was acknowledged meanwhile says when the service was back. */
    async close(acknowledgedAt: readonly number[]) {
      stopping.abort()
      await Promise.all(watching)
      const away = awayTimes(primary)
      const waits = away.map(({ to }) => (acknowledgedAt.find((at) => at > to) ?? Infinity) - to)
      const wrong = ready.filter((one) => isContradicted(one, primary))
      return {
        'away s': Math.max(0, ...away.map(({ from, to }) => to - from)) / 1_000,
        'service ms': Math.round(Math.max(0, ...waits.filter(Number.isFinite))),
        readyz: ready.length,
        'readyz wrong': wrong.length,
        'of them not ready': wrong.filter(({ isThere }) => !isThere).length,
      }
    },
  }
}

/** The times in which no primary answered, as far as they have ended. */
function awayTimes(seen: readonly Seen[]): { from: number; to: number }[] {
  const times: { from: number; to: number }[] = []
  let from: number | undefined
  for (const { at, isThere } of seen) {
    if (!isThere) from ??= at
    else if (from !== undefined) {
      times.push({ from, to: at })
      from = undefined
    }
  }
  return times
}

/** How far the two may lie apart: an answer takes up to 0.8 s, and a proxy notices in turns of a second. */
const slackMs = 1_500

/** True when everything that was seen of the primary around this moment says the opposite. */
function isContradicted({ at, isThere }: Seen, primary: readonly Seen[]): boolean {
  const around = primary.filter((one) => Math.abs(one.at - at) <= slackMs)
  return around.length > 0 && around.every((one) => one.isThere !== isThere)
}

async function isPrimaryThere(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 800, query_timeout: 800 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    return rows[0]?.standby === false
  } catch {
    return false
  } finally {
    void client.end().catch(() => undefined)
  }
}
