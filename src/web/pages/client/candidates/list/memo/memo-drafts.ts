import { isUnanswered, type Refused } from '#web/ask.ts'
import { createStore } from '#web/ui/store.ts'
import { isConflict, isSettled, type KeptMemo, type MemoDraft, type MemoSend } from './memo-standing.ts'

/** The memo as it was written, or why it was not. */
export type WriteMemo = (candidateId: string, send: MemoSend) => Promise<KeptMemo | Refused>

/** Milliseconds without a key before what was typed is saved. */
export const pause = 1000
/** Milliseconds before what the network lost is sent again. */
export const patience = 5000

/**
 * Holds what is typed into memos until it is saved, also after its field is gone. Per student one save at a time, the
 * next one building on the answer of the one before: nothing typed meanwhile is lost, and nobody conflicts with oneself.
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
    // What the network lost may have arrived: it is sent again as it was, under its old key.
    const send = draft.lost ?? { text: draft.text, basis: draft.basis, key: crypto.randomUUID() }
    put(id, { ...draft, isSaving: true })
    const answer = await write(id, send)
    const now = { ...(find(id) ?? draft), isSaving: false }
    if ('code' in answer) {
      // Meanwhile it was decided to write over what this one ran into.
      if (answer.code === 'memo_conflict' && now.basis !== send.basis) {
        put(id, { ...now, refused: null, lost: null })
        return save(id)
      }
      const isLost = isUnanswered(answer)
      put(id, { ...now, refused: answer, lost: isLost ? send : null })
      if (isLost) later(id, patience)
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
    /** Now, without waiting for the pause. */
    save,
    subscribe: changes.subscribe,
    /** What came of a save. */
    hear: outcomes.subscribe,
    type(id: string, text: string, kept: KeptMemo) {
      const draft = find(id)
      const isGoingOn = draft !== null && !isSettled(draft, kept)
      const isUnsent = !isGoingOn || !(draft.isSaving || draft.isSaved || draft.lost)
      if (isUnsent && text === kept.text) return forget(id)
      const begun = { basis: kept.updatedAt, isSaving: false, refused: null, lost: null }
      put(id, { ...(isGoingOn ? draft : begun), text, isSaved: false })
      later(id, pause)
    },
    /** Replaces what somebody else wrote, which was read. */
    saveOver(id: string, kept: KeptMemo) {
      const draft = find(id)
      if (!draft) return
      put(id, { ...draft, basis: kept.updatedAt, refused: null })
      void save(id)
    },
    forget,
    hasUnsaved: () => [...drafts.values()].some(({ isSaved }) => !isSaved),
  }
}
