import { useNavigation } from 'react-router'
import { useIsSlow } from '#web/parts/answers/slow.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/marks/skeleton.tsx'
import { invitationStatuses, urls, type InvitationStatus } from '#ground/urls.ts'
import { tabs } from './statuses.ts'
import styles from '../list.module.css'

/** A list of one or two scouts needs no skeletons, and six skeletons fill a screen. */
const minSkeletons = 3
const maxSkeletons = 6

type Counts = Record<(typeof tabs)[InvitationStatus]['count'], number>

/** Whether another list of scouts is loading, and the number of skeletons to show when the load takes long. */
export function useLoadingScouts(counts: Counts) {
  const { location } = useNavigation()
  const status = invitationStatuses.find((one) =>
    `${location?.pathname}/`.startsWith(`${urls.candidate.invitations(one)}/`),
  )
  const isSlow = useIsSlow(status !== undefined)
  const count = status ? counts[tabs[status].count] : 0
  return {
    isLoading: status !== undefined,
    skeletons: isSlow && count >= minSkeletons ? Math.min(count, maxSkeletons) : 0,
  }
}

export function ScoutSkeletons({ count }: { count: number }) {
  return (
    <div className={`stack-3 ${styles.waiting}`} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <Card key={at} className="stack-3">
          <div className={styles.waitingHead}>
            <Skeleton width={48} height={48} />
            <div className="stack-2">
              <Skeleton width="60%" height={20} />
              <Skeleton width="40%" />
            </div>
          </div>
          <Skeleton />
          <Skeleton width="76%" />
          <Skeleton width="44%" />
        </Card>
      ))}
    </div>
  )
}
