import { CopyText } from '#web/parts/copy-text.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './calendar-feed.module.css'

/** The address of a calendar, shown once, with the ways into a calendar that need one press. */
export function NewAddress({ address }: { address: string }) {
  const subscription = address.replace(/^https?:/, 'webcal:')
  return (
    <Notice kind="success" live className={styles.issued}>
      <p>
        アドレスを発行しました。表示されるのは、この画面だけです。アドレスを知っている人は予定を見られるため、人に教えないでください。
      </p>
      <CopyText label="カレンダーのアドレス" text={address} />
      <div className={styles.acts}>
        <a className={buttonClass({ kind: 'secondary' })} href={subscription}>
          <Icon name="calendar" />
          この端末のカレンダーに追加
        </a>
        <a
          className={buttonClass({ kind: 'quiet' })}
          href={`https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: subscription })}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Googleカレンダー
          <Icon name="external" size="small" />
        </a>
      </div>
    </Notice>
  )
}
