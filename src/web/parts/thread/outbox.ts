import { keysFrom } from '#web/installable/browser-store.ts'
import type { Refused } from '#web/carry/ask.ts'
import { createStore } from '#web/ui/browser/store.ts'
import { canAskAgain } from '../answers/ask-again.ts'
import { forgetDraft, keepDraft, readKept } from '../forms/draft/kept-draft.ts'

/** A message on its way. `key` makes it one message, however often it is sent. */
export type Unsent = {
  key: string
  text: string
  /** The files themselves stay in the memory of the page: a browser keeps none for a page. */
  fileNames: readonly string[]
  /** sent: the server has it, and the page has not shown it yet. */
  state: 'waiting' | 'sent' | 'refused'
  reason: string | null
  /** The last position of the thread when the server had it. */
  position: number | null
}

export type OutgoingMessage = { text: string; files: readonly File[] }

/** The last position of the thread with the message; the refusal when the server does not take it. */
export type SendMessage = (message: OutgoingMessage, key: string) => Promise<Refused | number>

/** Milliseconds until a lost message is sent again, try by try; the last one repeats. */
const retryDelays = [1000, 2000, 4000, 8000, 15_000]

const mayPass = (refused: Refused) => canAskAgain(refused) || refused.code === 'too_many_requests'

/**
 * The messages of one thread that this page has not sent yet, in their order. Each is kept on the device until the
 * server takes or refuses it; one is sent at a time, and a lost one is repeated before the next. Another page of the
 * thread keeps its own; what a page that was closed has left is taken over.
 */
export function threadOutbox(storeKey: string, send: SendMessage) {
  const ownKey = `${storeKey}.${crypto.randomUUID()}`
  let unsent: readonly Unsent[] = []
  const filesByKey = new Map<string, readonly File[]>()
  let isLost = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | null = null
  const changes = createStore()
  const arrivals = createStore<[key: string]>()

  /** Ends the mark of a page that is alive. */
  let letGo: (() => void) | null = null

  const put = (next: readonly Unsent[]) => {
    unsent = next
    const toKeep = next.filter(({ state }) => state !== 'sent')
    if (toKeep.length > 0) {
      letGo ??= markAlive(ownKey)
      keepDraft(ownKey, { unsent: toKeep })
    } else {
      forgetDraft(ownKey)
      letGo?.()
      letGo = null
    }
    changes.tell()
  }
  const takeOver = (key: string) => {
    const left = readKept(key, { unsent: [] as KeptMessage[] })?.draft.unsent ?? []
    if (left.length > 0) put([...left.map(withoutItsFiles), ...unsent])
    forgetDraft(key)
    void flush()
  }
  const change = (key: string, to: Partial<Unsent>) =>
    put(unsent.map((message) => (message.key === key ? { ...message, ...to } : message)))

  async function sendAll() {
    clearTimeout(timer)
    for (;;) {
      const next = unsent.find(({ state }) => state === 'waiting')
      if (!next) return
      const answer = await send({ text: next.text, files: filesByKey.get(next.key) ?? [] }, next.key)
      const refused = typeof answer === 'number' ? null : answer
      if (refused && mayPass(refused)) {
        isLost = true
        changes.tell()
        timer = setTimeout(() => void flush(), retryDelays[Math.min(tries++, retryDelays.length - 1)])
        return
      }
      tries = 0
      isLost = false
      change(
        next.key,
        typeof answer === 'number'
          ? { state: 'sent', position: answer }
          : { state: 'refused', reason: reasonOf(answer) },
      )
      if (!refused) {
        filesByKey.delete(next.key)
        arrivals.tell(next.key)
      }
    }
  }

  function flush() {
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  for (const key of keysFrom(storeKey)) whenClosed(key, () => takeOver(key))

  return {
    subscribe: changes.subscribe,
    /** Calls the listener with the key of each message that the server took. */
    hearArrival: arrivals.subscribe,
    unsent: () => unsent,
    isLost: () => isLost,
    flush,
    add({ text, files }: OutgoingMessage, key: string) {
      filesByKey.set(key, files)
      const fileNames = files.map(({ name }) => name)
      put([...unsent, { key, text, fileNames, state: 'waiting', reason: null, position: null }])
      return flush()
    },
    /** The files of a message that has not arrived. */
    filesOf: (key: string) => filesByKey.get(key) ?? [],
    /** Takes a message away that the page shows by now, or that its writer gives up. */
    drop(key: string) {
      filesByKey.delete(key)
      put(unsent.filter((message) => message.key !== key))
    },
  }
}
/** Absent outside of a secure context. */
const locks = () => navigator.locks as LockManager | undefined

/** A lock for as long as a page has something to send; the browser lets go of it when the page is gone, however it ends. */
function markAlive(name: string) {
  let letGo = () => {}
  const isOver = new Promise<void>((resolve) => (letGo = resolve))
  void locks()?.request(name, () => isOver)
  return letGo
}

/** Waits until no page holds the mark. */
const whenClosed = (name: string, takeOver: () => void) =>
  locks() ? void locks()?.request(name, takeOver) : takeOver()

export type ThreadOutbox = ReturnType<typeof threadOutbox>

const lostFiles =
  'ページが閉じられたため、添付したファイルは残っていません。上のやりとりに届いていなければ、書き直してファイルを選び直してください。'

/** A message that an older page kept names no files. */
type KeptMessage = Omit<Unsent, 'fileNames'> & Partial<Pick<Unsent, 'fileNames'>>

/** A message that a reload finds is never sent without the files that it was written with. */
const withoutItsFiles = ({ fileNames = [], ...message }: KeptMessage): Unsent =>
  fileNames.length > 0 && message.state === 'waiting'
    ? { ...message, fileNames, state: 'refused', reason: lostFiles }
    : { ...message, fileNames }

const reasonOf = ({ fields, message }: Refused) =>
  fields.length > 0 ? fields.map((field) => field.message).join(' ') : message
