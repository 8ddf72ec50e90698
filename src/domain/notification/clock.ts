import type { Tx } from '#platform/database/db.ts'
import { byTheThousand, enqueueMany } from '#platform/queue/queue.ts'
import { allKinds } from './kinds.ts'
import type { Search } from './occasions.ts'

export const clocks = allKinds.flatMap(({ clock }) => clock ?? [])

/** Queues a job of its own for each notification that is due, so that a job that fails holds up no other. */
export async function search(tx: Tx, name: Search, now: Date) {
  for (const clock of clocks)
    if (clock.calls === name && 'due' in clock)
      await enqueueMany(tx, clock.queues, await clock.due(tx, now), { priority: byTheThousand })
}
