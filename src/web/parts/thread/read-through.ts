import { onDocument, useListener } from '#web/ui/browser/listener.ts'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'

const visibility = onDocument('visibilitychange')

/** Marks the messages as read that are on the screen: not those of a tab in the background. */
export function useReadThrough(
  id: string,
  lastPosition: number,
  readPosition: number,
  mark: (position: number) => void,
) {
  const markSeen = () => {
    if (document.visibilityState === 'visible' && lastPosition > readPosition) mark(lastPosition)
  }
  useAfterPaint(markSeen, `${id} ${lastPosition}`)
  useListener(visibility, markSeen)
}
