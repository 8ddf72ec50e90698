import { Link, useLocation, useRevalidator } from 'react-router'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import type { NotificationFieldsFragment } from '#web/generated/graphql.ts'
import { urls } from '#ground/urls.ts'
import { agoText, time } from '#ground/tokyo-time.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Count } from '#web/ui/marks/count.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import styles from './notification-menu.module.css'
import bar from './top-bar.module.css'

export const NotificationFields = graphql(`
  fragment NotificationFields on Notification {
    id
    title
    body
    path
    insertedAt
    isRead
  }
`)

const ReadNotifications = graphql(`
  mutation ReadNotifications($path: String) {
    readNotifications(path: $path)
  }
`)

type NotificationMenuProps = {
  unread: number
  unreadPaths: readonly string[]
  notifications: readonly NotificationFieldsFragment[]
}

export function NotificationMenu({ unread, unreadPaths, notifications }: NotificationMenuProps) {
  const now = useNow()
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  const read = async (path: string | null) => {
    // After a lost connection the notifications stay unread; the next press marks them as read.
    await askFromBrowser()(ReadNotifications, { path }).catch(() => undefined)
    await revalidate()
  }
  useLateAnswer(unreadPaths.find((path) => isTold(path, pathname + search)) ?? null, read)
  const trigger = (
    <>
      <Icon name="bell" size="large" />
      {unread > 0 && <Count value={unread} className={bar.barCount} />}
    </>
  )
  return (
    // Another page closes the list.
    <Popover
      key={pathname}
      label="お知らせ"
      triggerLabel={`お知らせ ${unread}件`}
      triggerClass={bar.barButton}
      trigger={trigger}
      className={styles.list}
    >
      <div className={styles.head}>
        <h2>お知らせ</h2>
        {unread > 0 && <LinkButton onClick={() => void read(null)}>すべて既読にする</LinkButton>}
      </div>
      {notifications.map((notification) => (
        <Link
          key={notification.id}
          to={notification.path}
          onClick={() => void (notification.isRead || read(notification.path))}
          className={notification.isRead ? styles.item : `${styles.item} ${styles.unread}`}
        >
          <strong>
            <Phrases>{notification.title}</Phrases>
          </strong>
          <Phrases>{notification.body}</Phrases>
          <small className="note-12">
            {agoText(notification.insertedAt, now)} {time(notification.insertedAt)}
          </small>
        </Link>
      ))}
      {notifications.length === 0 && <p className={styles.none}>お知らせはまだありません。</p>}
    </Popover>
  )
}

/** A home tells too much for one look to read what leads there. */
const homes: readonly string[] = [urls.candidate.home(), urls.client.home()]

/** Whether the open page is the one that a notification leads to. */
const isTold = (path: string, here: string) => !homes.includes(path) && path.replace(/#.*/, '') === here
