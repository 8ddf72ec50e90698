import { Link } from 'react-router'
import { linkClass } from '#web/ui/link-button.tsx'
import { clientUrls } from '#ground/client-urls.ts'

/** A scheduling whose dates are over, closed or full, and the way to its form, where dates are added. */
export function NoDates({ schedulingId }: { schedulingId: string }) {
  return (
    <p>
      学生が選べる日程がありません。
      <Link className={linkClass()} to={clientUrls.calendar({ panel: schedulingId })}>
        日程を追加する
      </Link>
    </p>
  )
}
