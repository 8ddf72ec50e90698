import { Link } from 'react-router'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { stoppedName } from '../deliveries/stop-words.ts'

const DeskStops = graphql(`
  fragment DeskStops on Desk {
    outgoingStops {
      channel
      kind
      name
    }
  }
`)

/** A stop is meant for hours: whoever opens the desk sees that one holds. */
export function StopsNotice({ desk }: { desk: FragmentType<typeof DeskStops> }) {
  const { outgoingStops: stops } = readFragment(DeskStops, desk)
  if (stops.length === 0) return null
  return (
    <Notice kind="warning">
      <p>
        {stops.map(stoppedName).join('、')}の送信を停止しています。
        <Link className={linkClass()} to={adminUrls.deliveries()}>
          停止と再開
        </Link>
      </p>
    </Notice>
  )
}
