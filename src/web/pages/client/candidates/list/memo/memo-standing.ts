import type { Refused } from '#web/ask.ts'

export type KeptMemo = { text: string; updatedAt: string | null }
export type MemoSend = { text: string; basis: string | null; key: string }

/** What was typed and is not yet seen coming back from the server. */
export type MemoDraft = {
  text: string
  /** When the memo it replaces was written; null: there was none. */
  basis: string | null
  isSaving: boolean
  /** The server has it; the page has not asked again yet. */
  isSaved: boolean
  refused: Refused | null
  /** What was sent and never answered. */
  lost: MemoSend | null
}

/** same: nothing to save. unsaved: saving it overwrites nothing. conflict: somebody else wrote meanwhile. */
export type MemoStanding = 'same' | 'unsaved' | 'conflict'

export function memoStanding(draft: MemoDraft | null, kept: KeptMemo): MemoStanding {
  if (draft === null || draft.isSaved || isSettled(draft, kept)) return 'same'
  if (isConflict(draft)) return 'conflict'
  // One's own save may be read back before its answer has come.
  const isNewer = !draft.isSaving && draft.lost === null && isLater(kept.updatedAt, draft.basis)
  return isNewer ? 'conflict' : 'unsaved'
}

/** Whether what the page shows holds all that was typed. */
export const isSettled = (draft: MemoDraft, kept: KeptMemo) =>
  !draft.isSaving && (draft.isSaved ? !isLater(draft.basis, kept.updatedAt) : draft.text === kept.text)

export const isConflict = ({ refused }: MemoDraft) => refused?.code === 'memo_conflict'

const isLater = (one: string | null, other: string | null) =>
  one !== null && (other === null || Date.parse(one) > Date.parse(other))
