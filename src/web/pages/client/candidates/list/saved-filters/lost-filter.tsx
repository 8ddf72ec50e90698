import { Link } from 'react-router'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { hasGenders, hasHidden, readFilterId, withoutFilter } from '../../parts/filter-address.ts'
import { useSearchGround } from '../../parts/ground.ts'
import { useCandidateList } from '../candidate-list.tsx'
import styles from './saved-filters.module.css'

/** An address may name a deleted saved filter or another company's. The page shows this notice above the students. */
export function LostFilter() {
  const { search, page } = useCandidateList()
  const { savedFilters: filters } = useSearchGround()
  const id = readFilterId(search)
  if (id === '' || filters.some((filter) => filter.id === id)) return null
  return (
    <Notice className={styles.lost}>
      <span>保存した条件が見つかりません。削除された可能性があります。</span>
      <Link
        className={styles.close}
        to={clientUrls.candidates(withoutFilter(search), page)}
        replace
        preventScrollReset
        aria-label="閉じる"
      >
        <Icon name="close" size="small" />
      </Link>
    </Notice>
  )
}

/** Says that a saved filter was opened without the conditions that fair mode does not allow. */
export function DroppedHidden() {
  const { search } = useCandidateList()
  const { savedFilters, isFairModeOn } = useSearchGround()
  const filter = savedFilters.find(({ id }) => id === readFilterId(search))
  if (!isFairModeOn || !filter || !hasHidden(filter.condition)) return null
  return (
    <Notice className={styles.lost}>
      「{filter.name}
      」の学校・写真・性別・ゆかりの地域の条件を外して表示しています。フェアモードのあいだは、これらで絞り込めません。
    </Notice>
  )
}

/** Says that a saved filter was opened without its genders, as its positive action has ended. */
export function DroppedGenders() {
  const { search } = useCandidateList()
  const { savedFilters, positiveAction, isFairModeOn } = useSearchGround()
  const filter = savedFilters.find(({ id }) => id === readFilterId(search))
  if (positiveAction.inForce || isFairModeOn || !filter || !hasGenders(filter.condition)) return null
  return (
    <Notice className={styles.lost}>
      「{filter.name}
      」の性別の条件を外して表示しています。性別での絞り込みは、ポジティブ・アクションの期間中に限り使用できます。
    </Notice>
  )
}
