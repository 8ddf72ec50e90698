import { time } from '#ground/tokyo-time.ts'
import type { KeptDraft } from './stored-draft.ts'

export function SavedAt({ kept: { draft, isSaved }, className }: { kept: KeptDraft; className?: string }) {
  if (!isSaved) return <span className={className}>この端末に下書きを保存できません</span>
  return <span className={className}>{draft.savedAt && `${time(draft.savedAt)}に下書きを保存しました`}</span>
}
