import { Link } from 'react-router'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import type { Address } from './address.ts'
import styles from './day.module.css'

type NoDatesProps = { title: string; address: Address; canCreate: boolean }

export function NoDates({ title, address, canCreate }: NoDatesProps) {
  const action = canCreate && (
    <ButtonLink kind="secondary" to={clientUrls.calendar({ ...address, panel: 'new' })} preventScrollReset>
      予定を作成
    </ButtonLink>
  )
  const isFiltered = address.job !== null || address.staff !== null
  return (
    <EmptyState title={title} heading="h3" action={action} className={styles.empty}>
      {isFiltered && (
        <Link
          className={linkClass()}
          to={clientUrls.calendar({ ...address, job: null, staff: null })}
          preventScrollReset
        >
          すべての募集と担当者の予定を表示
        </Link>
      )}
    </EmptyState>
  )
}
