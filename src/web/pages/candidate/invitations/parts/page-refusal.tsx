import type { Refused } from '#web/carry/ask.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useTopDialog } from '#web/ui/overlays/open-dialogs.ts'

/** The refusal of an act of the page. An open dialog says its own refusal, which the page then leaves out. */
export function PageRefusal({ refused, className }: { refused: Refused | undefined; className?: string }) {
  const dialog = useTopDialog()
  if (!refused || dialog) return null
  return (
    <Notice kind="error" live className={className}>
      {refused.message}
    </Notice>
  )
}
