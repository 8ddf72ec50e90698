import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
import type { Area } from '#ground/area.ts'
import { useOneTab } from '#web/ui/browser/one-tab.ts'
import { useCountInTitle } from './count-in-title.ts'
import { useSubscription } from './subscription.ts'

export type LiveCountProps = { viewerId: string; count: number; onCount: (count: number) => void }
type Watched = {
  area: Area
  /** The subscription that says that some thread has moved. */
  moved: DocumentTypeDecoration<unknown, { id: null }>
  /** Asks for the number anew; undefined without a viewer. */
  askCount: () => Promise<number | undefined>
}

/**
 * Keeps the number of threads that wait in the bar and the title, on pages that watch no thread themselves. One tab
 * watches for all.
 */
export function LiveCount({ viewerId, count, onCount, ...watched }: LiveCountProps & Watched) {
  const { isOne, tell } = useOneTab(`threads of ${viewerId}`, onCount)
  useCountInTitle(count)
  const renew = async () => {
    const newest = await watched.askCount()
    if (newest === undefined) return
    onCount(newest)
    tell(newest)
  }
  return isOne && <Watch {...watched} onMove={() => void renew().catch(() => undefined)} />
}

function Watch({ area, moved, onMove }: Pick<Watched, 'area' | 'moved'> & { onMove: () => void }) {
  useSubscription({ area, document: moved, id: null, onEvent: onMove, onReturn: onMove, askEvery: 60_000 })
  return null
}
