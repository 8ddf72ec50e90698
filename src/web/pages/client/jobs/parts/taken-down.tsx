import { urls } from '#ground/urls.ts'
import { Link } from 'react-router'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './taken-down.module.css'

/** The operator's reason, and how the job comes back. */
export function TakenDown({ reason }: { reason: string }) {
  return (
    <Notice kind="error">
      <p>運営がこの募集の掲載を止めています。届いたスカウトには、学生がそのまま回答できます。</p>
      <p className={styles.reason}>理由：{reason}</p>
      <p>
        内容を直してから、
        <Link className={linkClass()} to={urls.client.contactUs()}>
          お問い合わせ窓口
        </Link>
        にご連絡ください。運営が確認して、掲載を再開します。
      </p>
    </Notice>
  )
}
