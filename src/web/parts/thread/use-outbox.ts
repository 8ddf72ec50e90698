import { useRevalidator } from 'react-router'
import { useListener, onWindow } from '#web/ui/browser/listener.ts'
import { useInBrowser } from '#web/ui/browser/in-browser.ts'
import { useStore } from '#web/ui/browser/store.ts'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { draftKey } from '../forms/draft/kept-draft.ts'
import { threadOutbox, type OutgoingMessage, type SendMessage, type ThreadOutbox, type Unsent } from './outbox.ts'

/** They outlive the page: what is on its way goes on when the person looks at another one. */
const outboxes = new Map<string, ThreadOutbox>()

function outboxOf(viewerId: string, threadId: string, send: SendMessage) {
  const key = draftKey(viewerId, 'thread', threadId, 'outbox')
  const outbox = outboxes.get(key) ?? threadOutbox(key, send)
  outboxes.set(key, outbox)
  return outbox
}

const nothing: readonly Unsent[] = []
const never = { subscribe: () => () => undefined, hearArrival: () => () => undefined }
const backOnline = onWindow('online')

/** The messages of this thread that are on their way. A sent one leaves once the page has asked again. */
export function useOutbox(viewerId: string, threadId: string, lastPosition: number, send: SendMessage) {
  const isInBrowser = useInBrowser()
  const outbox = isInBrowser ? outboxOf(viewerId, threadId, send) : null
  const { revalidate } = useRevalidator()
  const unsent = useStore(outbox ?? never, () => outbox?.unsent() ?? nothing, nothing)
  const isLost = useStore(outbox ?? never, () => outbox?.isLost() ?? false, false)
  useListener(outbox?.hearArrival ?? never.hearArrival, (key) => void revalidate().then(() => outbox?.drop(key)))
  useListener(backOnline, () => void outbox?.flush())
  useAfterPaint(() => {
    for (const { key, state } of outbox?.unsent() ?? nothing) if (state === 'sent') outbox?.drop(key)
    void outbox?.flush()
  }, outbox)
  return {
    /** One that the page shows by now is no longer on its way. */
    unsent: unsent.filter(({ position }) => position === null || position > lastPosition),
    isLost,
    send: (message: OutgoingMessage) => void outbox?.add(message, crypto.randomUUID()),
    filesOf: (key: string) => outbox?.filesOf(key) ?? [],
    drop: (key: string) => outbox?.drop(key),
  }
}
