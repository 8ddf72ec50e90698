import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { reportError } from '#platform/error-reporter.ts'

/** A rewritten profile is a thousand flips; more than this at once would hold the rows of the index too long. */
const mostAtOnce = 20_000
export const foldEveryMs = 200

/** Folds waiting edits into the bits; true while there may be more. Does nothing while somebody else folds or rebuilds. */
export async function foldSearchFlips(db: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: number | null }>`select search_apply(${mostAtOnce}) as taken`.execute(db)
  return rows[0]?.taken === mostAtOnce
}

/** Folds every fifth of a second until stopped; searches see an edit before that, only more slowly. */
export function startFolding(db: Db): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    while (!signal.aborted) {
      const more = await foldSearchFlips(db).catch((error: unknown) => {
        reportError(error, { kind: 'search_folding' })
        return false
      })
      if (!more) await sleep(foldEveryMs, undefined, { signal }).catch(() => undefined)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
