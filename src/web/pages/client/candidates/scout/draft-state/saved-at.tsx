import { Link } from 'react-router'
import { time } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import type { StoredDraft } from '../../../parts/scout-draft/stored-draft.ts'

export function SavedAt({ storedDraft, className }: { storedDraft: StoredDraft; className?: string }) {
  return (
    <span className={className}>
      <span className="wide-only">{stateOf(storedDraft)}</span>
      <Link className={linkButtonClass()} to={clientUrls.scoutDrafts()}>
        下書き一覧
      </Link>
    </span>
  )
}

/** Says whether what was typed is safe, and where. */
function stateOf({ draft, stand, isKept, meeting, problem }: StoredDraft) {
  if (draft.savedAt === null) return null
  if (stand.isStored) return `${time(draft.savedAt)}に下書きを保存しました`
  if (!isKept) return 'この端末に下書きを保存できません'
  if (meeting || problem) return 'この端末に下書きがあります'
  return '下書きを保存しています…'
}
