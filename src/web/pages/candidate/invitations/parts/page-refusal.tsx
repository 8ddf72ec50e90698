import type { Refused } from '#web/ask.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useTopDialog } from '#web/ui/open-dialogs.ts'

/** What an act of the page was refused with. An open dialog says it itself, so that it is not said twice. */
export function PageRefusal({ refused, className }: { refused: Refused | undefined; className?: string }) {
  const dialog = useTopDialog()
  if (!refused || dialog) return null
  return (
    <Notice kind="error" live className={className}>
      {refused.message}
    </Notice>
  )
}
