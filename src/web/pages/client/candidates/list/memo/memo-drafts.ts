import { isUnanswered, type Refused } from '#web/carry/ask.ts'
import { createStore } from '#web/ui/browser/store.ts'
import { isConflict, isSettled, type ServerMemo, type MemoDraft, type MemoSend } from './memo-sync.ts'

/** The memo as the server stored it, or the refusal. */
export type WriteMemo = (candidateId: string, send: MemoSend) => Promise<ServerMemo | Refused>

/** Milliseconds after the last key until a memo is saved. */
export const saveDelay = 1000
/** Milliseconds until a save lost by the network is sent again. */
export const retryDelay = 5000

/**
 * Holds the text typed into memos until the text is saved, also after its field has left the page. The memo of a student
 * has one save at a time, and the next save builds on the previous answer. So no text typed during a save is lost, and
 * users never conflict with their own saves.
 */
export function memoDrafts(write: WriteMemo) {
  const drafts = new Map<string, MemoDraft>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const changes = createStore()
  const outcomes = createStore<[candidateId: string, refused: Refused | null]>()

  const find = (id: string) => drafts.get(id) ?? null
  const put = (id: string, draft: MemoDraft | null) => {
    if (draft) drafts.set(id, draft)
    else drafts.delete(id)
    changes.tell()
  }
  const forget = (id: string) => {
    clearTimeout(timers.get(id))
    put(id, null)
  }
  const later = (id: string, wait: number) => {
    clearTimeout(timers.get(id))
    const timer = setTimeout(() => void save(id), wait)
    timers.set(id, timer)
  }

  async function save(id: string): Promise<void> {
    clearTimeout(timers.get(id))
    const draft = find(id)
    if (!draft || draft.isSaving || draft.isSaved || isConflict(draft)) return
    // The lost save may have arrived, so it is sent again unchanged, with its old key.
    const send = draft.lost ?? { text: draft.text, basis: draft.basis, key: crypto.randomUUID() }
    put(id, { ...draft, isSaving: true })
    const answer = await write(id, send)
    const now = { ...(find(id) ?? draft), isSaving: false }
    if ('code' in answer) {
      // During this save the user decided to overwrite the memo that this save conflicts with.
      if (answer.code === 'memo_conflict' && now.basis !== send.basis) {
        put(id, { ...now, refused: null, lost: null })
        return save(id)
      }
      const isLost = isUnanswered(answer)
      put(id, { ...now, refused: answer, lost: isLost ? send : null })
      if (isLost) later(id, retryDelay)
      else outcomes.tell(id, answer)
      return
    }
    const isSaved = now.text === send.text
    put(id, { ...now, basis: answer.updatedAt, isSaved, refused: null, lost: null })
    outcomes.tell(id, null)
    if (!isSaved) await save(id)
  }

  return {
    find,
    /** Saves at once, without the delay. */
    save,
    subscribe: changes.subscribe,
    /** Calls the listener after each save: with null, or with the refusal. */
    hear: outcomes.subscribe,
    type(id: string, text: string, serverMemo: ServerMemo) {
      const draft = find(id)
      const isGoingOn = draft !== null && !isSettled(draft, serverMemo)
      const isUnsent = !isGoingOn || !(draft.isSaving || draft.isSaved || draft.lost)
      if (isUnsent && text === serverMemo.text) return forget(id)
      const begun = { basis: serverMemo.updatedAt, isSaving: false, refused: null, lost: null }
      put(id, { ...(isGoingOn ? draft : begun), text, isSaved: false })
      later(id, saveDelay)
    },
    /** Replaces the memo of a colleague, which the user has read. */
    saveOver(id: string, serverMemo: ServerMemo) {
      const draft = find(id)
      if (!draft) return
      put(id, { ...draft, basis: serverMemo.updatedAt, refused: null })
      void save(id)
    },
    forget,
    hasUnsaved: () => [...drafts.values()].some(({ isSaved }) => !isSaved),
  }
}
