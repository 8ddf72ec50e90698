import { Link } from 'react-router'
import { time } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import type { StoredDraft } from '../../parts/scout-draft/stored-draft.ts'

export function SavedAt({
  storedDraft: { draft, isSaved },
  className,
}: {
  storedDraft: StoredDraft
  className?: string
}) {
  if (!isSaved) return <span className={className}>この端末に下書きを保存できません</span>
  return (
    <span className={className}>
      {draft.savedAt && <span className="wide-only">{time(draft.savedAt)}に下書きを保存しました</span>}
      <Link className={linkButtonClass()} to={clientUrls.scoutDrafts()}>
        下書き一覧
      </Link>
    </span>
  )
}
