export type KeptMemo = { text: string; updatedAt: string | null }

/** What is being typed: on which memo it began, and what of it was last given to the server. */
export type MemoDraft = { text: string; basis: string | null; submitted: string | null }

/** same: nothing to save. unsaved: saving it overwrites nothing. conflict: somebody else wrote meanwhile. */
export type MemoStanding = 'same' | 'unsaved' | 'conflict'

export function memoStanding(draft: MemoDraft | null, kept: KeptMemo): MemoStanding {
  if (draft === null || draft.text === kept.text) return 'same'
  const isNewer = kept.updatedAt !== draft.basis
  const isOwn = kept.text === draft.submitted
  return isNewer && !isOwn ? 'conflict' : 'unsaved'
}

/** The memo a save of this draft may replace. */
export const basisOf = (draft: MemoDraft, kept: KeptMemo) =>
  kept.text === draft.submitted ? kept.updatedAt : draft.basis
