import { useRootData } from '#web/root-data.ts'
import { titleOf } from '#web/parts/title.ts'
import { ButtonLink } from '#web/parts/link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/contract-expired'
import styles from './contract-expired.module.css'

export const meta: Route.MetaFunction = ({ matches }) => titleOf('ご契約が終了しています', matches)

export default function ContractExpired() {
  const root = useRootData()
  return (
    <EmptyState
      title="ご契約が終了しています"
      heading="h1"
      action={<ButtonLink to={urls.client.login()}>ログイン画面へ</ButtonLink>}
    >
      再開をご希望の場合は、お問い合わせください。返信待ちのスカウトへの回答は、引き続き学生から受け付けています。
      {root && (
        <span className={styles.contact}>
          {root.operatorName}
          <a className={linkClass()} href={`mailto:${root.operatorMail}`}>
            {root.operatorMail}
          </a>
          {root.operatorPhone && (
            <a className={linkClass()} href={`tel:${root.operatorPhone}`}>
              {root.operatorPhone}
            </a>
          )}
        </span>
      )}
    </EmptyState>
  )
}
