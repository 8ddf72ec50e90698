import { useState, type ComponentType } from 'react'
import { useIdle } from '#web/ui/browser/idle.ts'
import type { LiveCountProps } from './live-count.tsx'

type File = { LiveCount: ComponentType<LiveCountProps> }
/** `of`: the loaded answer after which the count came. */
type Live = File & { of?: object; count?: number }
type Loaded = { of: object; count: number; viewerId: string | null }

/** The loaded count, or a newer one of the part that watches it, whose file comes once the page is at rest. */
export function useLiveCount(load: () => Promise<File>, { of, count: first, viewerId }: Loaded) {
  const [live, setLive] = useState<Live>()
  useIdle(() => void load().then(setLive, () => undefined), viewerId)
  const count = (live?.of === of ? live.count : first) ?? first
  const watch = live && viewerId !== null && (
    <live.LiveCount viewerId={viewerId} count={count} onCount={(newest) => setLive({ ...live, of, count: newest })} />
  )
  return { count, watch }
}
