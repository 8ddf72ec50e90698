import { Link } from 'react-router'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { Count } from '#web/ui/marks/count.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import styles from './thread-link.module.css'

const ThreadLinkFields = graphql(`
  fragment ThreadLink on ScoutInvitation {
    id
    thread {
      state
      canWrite
      unreadCount
      lastPosition
    }
  }
`)

/** The way from a scout to its thread: nothing where nobody wrote and nobody can. */
export function ThreadLink({ invitation }: { invitation: FragmentType<typeof ThreadLinkFields> }) {
  const { id, thread } = readFragment(ThreadLinkFields, invitation)
  const { state, canWrite, unreadCount, lastPosition } = thread
  if (!canWrite && lastPosition === 0) return null
  const isFirstQuestion = state === 'QUESTION' && lastPosition === 0
  return (
    <p className={styles.link}>
      <Icon name="message" size="small" />
      <Link className={linkClass()} to={urls.candidate.thread(id)}>
        {isFirstQuestion ? '承認する前に質問する' : '企業とやりとりする'}
      </Link>
      {unreadCount > 0 && <Count value={unreadCount} unit="件の新着" />}
    </p>
  )
}
