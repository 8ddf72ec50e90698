import { useRef } from 'react'
import type { Refused } from '#web/carry/ask.ts'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { useTopDialog } from '#web/ui/overlays/open-dialogs.ts'
import { ErrorNotice } from '#web/ui/notice.tsx'

/**
 * The refusal of an act of the page, whose button may stand in a bar far below: it comes into view. An open dialog says
 * its own refusal, which the page then leaves out.
 */
export function PageRefusal({ refused, className }: { refused: Refused | undefined; className?: string }) {
  const dialog = useTopDialog()
  const place = useRef<HTMLDivElement>(null)
  useAfterPaint((now) => now && place.current?.scrollIntoView({ block: 'nearest' }), refused)
  if (dialog || !refused) return null
  return (
    <div ref={place}>
      <ErrorNotice message={refused.message} className={className} />
    </div>
  )
}
