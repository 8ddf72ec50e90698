import { cardClass } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/marks/skeleton.tsx'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import type { CandidateView } from '../../parts/view.ts'
import cards from './card.module.css'
import drawer from '../drawer/drawer.module.css'
import list from './results.module.css'
import styles from './skeletons.module.css'

const places = [0, 1, 2, 3, 4, 5]

/** Placeholders for one screen of students, with the height of the real rows. */
export function ResultSkeletons({ view }: { view: CandidateView }) {
  const canWrite = useCanWrite()
  if (view === 'table')
    return (
      <div className="panel" aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={styles.row}>
            <Skeleton round width={32} height={32} />
            <Skeleton width={`${40 - (place % 3) * 6}%`} />
          </div>
        ))}
      </div>
    )
  return (
    <div className={list.list} aria-hidden="true">
      {places.map((place) => (
        <div key={place} className={cardClass({ className: `${cards.card} ${canWrite ? '' : cards.readOnly}` })}>
          {canWrite && <Skeleton width={20} height={20} className={styles.check} />}
          <Skeleton round width={48} height={48} className={cards.avatar} />
          <div className="stack-3">
            <Skeleton width="38%" />
            <Skeleton width="72%" height={20} />
            <Skeleton width="100%" />
            <Skeleton width="84%" />
            <Skeleton width="52%" />
          </div>
        </div>
      ))}
    </div>
  )
}

export function PreviewSkeleton() {
  return (
    <div className={drawer.body} aria-busy="true" aria-label="学生を読み込んでいます" role="group">
      <div className={drawer.who}>
        <Skeleton round width={64} height={64} />
        <div className="stack-3">
          <Skeleton width="64%" height={20} />
          <Skeleton width="88%" />
          <Skeleton width="72%" />
        </div>
      </div>
      <Skeleton height={40} />
      <Skeleton height={136} className={styles.block} />
      {places.slice(0, 3).map((place) => (
        <div key={place} className="stack-3">
          <Skeleton width="30%" height={18} />
          <Skeleton width="100%" />
          <Skeleton width="94%" />
          <Skeleton width={`${80 - place * 12}%`} />
        </div>
      ))}
    </div>
  )
}
