import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { reportError } from '#platform/error-reporter.ts'

/** A rewritten profile makes a thousand flips; more flips at once would lock the rows of the index too long. */
const maxFlipsAtOnce = 20_000
const foldEveryMs = 200
// An unreachable database is reported a few times a minute, not five times a second.
const afterErrorMs = 10_000

/** Folds waiting edits into the bits; true while there may be more. Does nothing during another fold or a rebuild. */
export async function foldSearchFlips(db: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: number | null }>`select search_apply(${maxFlipsAtOnce}) as taken`.execute(db)
  return rows[0]?.taken === maxFlipsAtOnce
}

/** Waiting bits to settle in each fifth of a second; one core settles them in fifteen milliseconds. */
const maxBitsAtOnce = 300

/**
 * Moves some of the waiting bits to their place, starting after the key `behind`. Returns the last key it reached, ''
 * at the end, or `behind` while another process does the same. Searches read both places.
 */
export async function settleSearchBits(db: Db, behind: string, maxBits = maxBitsAtOnce): Promise<string> {
  const { rows } = await sql<{
    reached: string | null
  }>`select search_settle(${behind}, ${maxBits}) as reached`.execute(db)
  return rows[0]?.reached ?? behind
}

/** Folds every fifth of a second until stopped. Searches see an edit before it is folded, but run more slowly. */
export function startFolding(db: Db): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let settled = ''
  const fold = async () => {
    if (await foldSearchFlips(db)) return true
    settled = await settleSearchBits(db, settled)
    return false
  }
  const running = (async () => {
    while (!signal.aborted) {
      const pause = await fold().then(
        (more) => (more ? 0 : foldEveryMs),
        (error: unknown) => {
          reportError(error, { kind: 'search_folding' })
          return afterErrorMs
        },
      )
      if (pause > 0) await sleep(pause, undefined, { signal }).catch(() => undefined)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
