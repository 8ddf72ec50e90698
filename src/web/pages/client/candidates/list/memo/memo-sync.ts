import type { Refused } from '#web/ask.ts'

export type KeptMemo = { text: string; updatedAt: string | null }
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
export type MemoStanding = 'same' | 'unsaved' | 'conflict'

export function memoStanding(draft: MemoDraft | null, kept: KeptMemo): MemoStanding {
  if (draft === null || draft.isSaved || isSettled(draft, kept)) return 'same'
  if (isConflict(draft)) return 'conflict'
  // The page may reload the user's own save before the answer to the save has come.
  const isNewer = !draft.isSaving && draft.lost === null && isLater(kept.updatedAt, draft.basis)
  return isNewer ? 'conflict' : 'unsaved'
}

/** Whether the memo on the page contains all typed text. */
export const isSettled = (draft: MemoDraft, kept: KeptMemo) =>
  !draft.isSaving && (draft.isSaved ? !isLater(draft.basis, kept.updatedAt) : draft.text === kept.text)

export const isConflict = ({ refused }: MemoDraft) => refused?.code === 'memo_conflict'

const isLater = (one: string | null, other: string | null) =>
  one !== null && (other === null || Date.parse(one) > Date.parse(other))
