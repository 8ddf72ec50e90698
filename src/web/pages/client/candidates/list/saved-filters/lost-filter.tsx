import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { urls } from '#ground/urls.ts'
import { hasGenders, readFilterId, withoutFilter } from '../../parts/filter-address.ts'
import type { SavedFilter } from '../../parts/ground.ts'
import styles from './saved-filters.module.css'

type LostFilterProps = { filters: readonly SavedFilter[]; search: URLSearchParams; page: number }

/** An address may name a saved filter that is gone or never was this company's; the students are shown all the same. */
export function LostFilter({ filters, search, page }: LostFilterProps) {
  const id = readFilterId(search)
  if (id === '' || filters.some((filter) => filter.id === id)) return null
  return (
    <Notice className={styles.lost}>
      <span>保存した条件が見つかりません。削除された可能性があります。</span>
      <Link
        className={styles.close}
        to={urls.client.candidates(withoutFilter(search), page)}
        replace
        preventScrollReset
        aria-label="閉じる"
      >
        <Icon name="close" size="small" />
      </Link>
    </Notice>
  )
}

type DroppedGendersProps = { filters: readonly SavedFilter[]; search: URLSearchParams; isGenderFilterOn: boolean }

/** Says that a saved filter was opened without its genders, as its positive action has ended. */
export function DroppedGenders({ filters, search, isGenderFilterOn }: DroppedGendersProps) {
  const filter = filters.find(({ id }) => id === readFilterId(search))
  if (isGenderFilterOn || !filter || !hasGenders(filter.condition)) return null
  return (
    <Notice className={styles.lost}>
      「{filter.name}
      」の性別の条件を外して表示しています。性別での絞り込みは、ポジティブ・アクションの期間中に限り使用できます。
    </Notice>
  )
}
