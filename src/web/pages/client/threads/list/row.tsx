import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { firstLetters } from '#ground/text-length.ts'
import { agoText, time, tokyoDay } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { schoolOf } from '#web/parts/students/student-words.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Count } from '#web/ui/marks/count.tsx'
import { ListRow } from '../../parts/row-list.tsx'
import styles from './list.module.css'

const ThreadRowFields = graphql(`
  fragment ThreadRow on ThreadWithCandidate {
    scoutInvitationId
    state
    isUnanswered
    unreadCount
    lastAt
    lastMessage {
      side
      text
    }
    job {
      title
    }
    inCharge {
      familyName
    }
    candidate {
      schoolName
      departmentName
      ... on DisclosedSearchCandidate {
        familyName
        givenName
      }
    }
  }
`)

const excerptLetters = 80

export function ThreadRow({ thread }: { thread: FragmentType<typeof ThreadRowFields> }) {
  const row = readFragment(ThreadRowFields, thread)
  const { candidate, lastMessage, lastAt } = row
  const now = useNow()
  const text = lastMessage?.text.replaceAll(/\s+/g, ' ') ?? ''
  return (
    <ListRow className={styles.thread}>
      <div className={styles.who}>
        <h2 className={styles.name}>
          <Link className={linkClass()} to={clientUrls.thread(row.scoutInvitationId)}>
            {callStudent(candidate)}
          </Link>
          {row.unreadCount > 0 && <Count value={row.unreadCount} unit="件の未読" />}
          {row.isUnanswered && <Badge kind="warning">未返信</Badge>}
          {row.state === 'QUESTION' && <Badge>承認前の質問</Badge>}
          {row.state === 'CLOSED' && <Badge>終了</Badge>}
        </h2>
        <p className="note-13">
          {schoolOf(candidate)}　{row.job.title}
        </p>
      </div>
      <p className={styles.excerpt}>
        {lastMessage
          ? `${lastMessage.side === 'COMPANY' ? '自社：' : ''}${firstLetters(text, excerptLetters)}`
          : 'スカウトを承認しました'}
      </p>
      <p className={styles.end}>
        {lastAt && (
          <time dateTime={lastAt}>{tokyoDay(lastAt) === tokyoDay(now) ? time(lastAt) : agoText(lastAt, now)}</time>
        )}
        <span>担当：{row.inCharge.familyName}</span>
      </p>
    </ListRow>
  )
}
