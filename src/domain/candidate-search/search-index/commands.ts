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
  let stopped = false
  let wake = () => {}
  const running = (async () => {
    while (!stopped) {
      const more = await foldSearchFlips(db).catch((error: unknown) => {
        reportError(error, { kind: 'search_folding' })
        return false
      })
      if (!more && !stopped)
        await new Promise<void>((resolve) => {
          wake = resolve
          setTimeout(resolve, foldEveryMs)
        })
    }
  })()
  return {
    stop: async () => {
      stopped = true
      wake()
      await running
    },
  }
}
