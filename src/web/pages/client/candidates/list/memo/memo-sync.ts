import type { Refused } from '#web/carry/ask.ts'

export type ServerMemo = { text: string; updatedAt: string | null }
export type MemoSend = { text: string; basis: string | null; key: string }

/** Typed text that the memo from the server does not contain yet. */
export type MemoDraft = {
  text: string
  /** updatedAt of the memo that the draft replaces; null when there was no memo. */
  basis: string | null
  isSaving: boolean
  /** The server has the text, but the page has not reloaded the memo yet. */
  isSaved: boolean
  refused: Refused | null
  /** The save that was sent and never answered. */
  lost: MemoSend | null
}

/** same: nothing to save. unsaved: saving overwrites nothing. conflict: a colleague wrote meanwhile. */
export type MemoSyncState = 'same' | 'unsaved' | 'conflict'

export function memoSyncState(draft: MemoDraft | null, serverMemo: ServerMemo): MemoSyncState {
  if (draft === null || draft.isSaved || isSettled(draft, serverMemo)) return 'same'
  if (isConflict(draft)) return 'conflict'
  // The page may reload the user's own save before the answer to the save has come.
  const isNewer = !draft.isSaving && draft.lost === null && isLater(serverMemo.updatedAt, draft.basis)
  return isNewer ? 'conflict' : 'unsaved'
}

/** Whether the memo on the page contains all typed text. */
export const isSettled = (draft: MemoDraft, serverMemo: ServerMemo) =>
  !draft.isSaving && (draft.isSaved ? !isLater(draft.basis, serverMemo.updatedAt) : draft.text === serverMemo.text)

export const isConflict = ({ refused }: MemoDraft) => refused?.code === 'memo_conflict'

const isLater = (one: string | null, other: string | null) =>
  one !== null && (other === null || Date.parse(one) > Date.parse(other))
