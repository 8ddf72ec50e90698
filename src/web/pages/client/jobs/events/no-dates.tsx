import { ButtonLink } from '#web/parts/link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
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
  return <EmptyState title={title} heading="h3" action={action} className={styles.empty} />
}
