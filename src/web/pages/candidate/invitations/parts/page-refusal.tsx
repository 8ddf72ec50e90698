import type { Refused } from '#web/carry/ask.ts'
import { useTopDialog } from '#web/ui/overlays/open-dialogs.ts'
import { ErrorNotice } from '#web/ui/notice.tsx'

/** The refusal of an act of the page. An open dialog says its own refusal, which the page then leaves out. */
export function PageRefusal({ refused, className }: { refused: Refused | undefined; className?: string }) {
  const dialog = useTopDialog()
  return dialog ? null : <ErrorNotice message={refused?.message} className={className} />
}
