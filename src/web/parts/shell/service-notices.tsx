import { longDateTime, time, tokyoDay } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { remember, remembered } from '#web/installable/browser-store.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { createStore, useStore } from '#web/ui/browser/store.ts'
import styles from './service-notices.module.css'

export const ServiceNoticeFields = graphql(`
  fragment ServiceNoticeFields on ServiceNotice {
    id
    kind
    text
    link
    shownUntil
  }
`)

/** The ids of notices closed in this browser, the last twenty. */
const key = 'yoake.closed-notices'
const closing = createStore()
const closedIds = () => remembered(key) ?? ''
const close = (id: string) => {
  remember(key, [...closedIds().split(' ').filter(Boolean).slice(-19), id].join(' '))
  closing.tell()
}

type ServiceNoticesProps = {
  notices: readonly FragmentType<typeof ServiceNoticeFields>[]
  /** Below the clear bar of a landing page, which lies over the page. */
  isLanding?: boolean
}

/** The operator's notices to everybody, below the top bar. Maintenance cannot be closed. */
export default function ServiceNotices({ notices, isLanding }: ServiceNoticesProps) {
  const closed = useStore(closing, closedIds, '')
  const now = useNow()
  const openNotices = notices
    .map((notice) => readFragment(ServiceNoticeFields, notice))
    .filter(({ id, kind }) => kind === 'MAINTENANCE' || !closed.split(' ').includes(id))
  if (openNotices.length === 0) return null
  return (
    <section aria-label="運営からのお知らせ" className={classNames(styles.notices, isLanding && styles.landing)}>
      {openNotices.map(({ id, kind, text, link, shownUntil }) => (
        <div key={id} className={classNames(styles.notice, kind === 'MAINTENANCE' && styles.maintenance)}>
          <Icon name={kind === 'MAINTENANCE' ? 'warning' : 'info'} size="small" />
          <p>
            {kind === 'MAINTENANCE' && <strong>{maintenanceText(shownUntil, now)}</strong>} {text}{' '}
            {link && (
              <a
                className={linkClass()}
                href={link}
                {...(link.startsWith('/') ? {} : { target: '_blank', rel: 'noreferrer' })}
              >
                くわしく見る
                <span className="visually-hidden">
                  （{text}
                  {!link.startsWith('/') && '、新しいタブ'}）
                </span>
              </a>
            )}
          </p>
          {kind === 'INFO' && (
            <Button kind="quiet" icon aria-label={`お知らせを閉じる（${text}）`} onClick={() => close(id)}>
              <Icon name="close" size="small" />
            </Button>
          )}
        </div>
      ))}
    </section>
  )
}

/** screens.md 4.13; the day is said when the end is not today. */
const maintenanceText = (until: Date | string, now: Date | string) =>
  `ただいまメンテナンス中です（${tokyoDay(until) === tokyoDay(now) ? time(until) : longDateTime(until)}まで）`
