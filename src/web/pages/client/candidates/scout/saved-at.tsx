import { time } from '#ground/tokyo-time.ts'
import type { StoredDraft } from './stored-draft.ts'

export function SavedAt({
  storedDraft: { draft, isSaved },
  className,
}: {
  storedDraft: StoredDraft
  className?: string
}) {
  if (!isSaved) return <span className={className}>この端末に下書きを保存できません</span>
  return <span className={className}>{draft.savedAt && `${time(draft.savedAt)}に下書きを保存しました`}</span>
}
