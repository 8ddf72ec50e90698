import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Chooses one of the browser's tabs to watch something for all of them: another one takes its place when it closes.
 * `tell` gives a number to the others, which hear it in `onTold`.
 */
export function useOneTab(name: string, onTold: (count: number) => void) {
  const channel = useRef<BroadcastChannel>(null)
  const [isOne, setOne] = useState(false)
  const hear = useEffectEvent(onTold)
  useEffect(() => {
    const opened = new BroadcastChannel(name)
    opened.addEventListener('message', ({ data }: MessageEvent<number>) => hear(data))
    channel.current = opened
    const leaving = new AbortController()
    const { promise: left, resolve: leave } = Promise.withResolvers<void>()
    const hold = () => {
      if (!leaving.signal.aborted) setOne(true)
      return left
    }
    navigator.locks.request(name, { signal: leaving.signal }, hold).catch(() => undefined)
    return () => {
      leaving.abort()
      leave()
      opened.close()
      setOne(false)
    }
  }, [name])
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
  return { isOne, tell: (count: number) => channel.current?.postMessage(count) }
}
