import type { ThreadSide } from '#domain/scout-invitation/thread/rules.ts'
import { monthDay, time, tokyoDay, tokyoToday } from '#ground/tokyo-time.ts'
import { classNames } from '#web/ui/class-names.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { useNow } from '../page/now.tsx'
import { PersonMark } from '#web/ui/marks/avatar.tsx'
import type { Entry, Happening, Message } from './entries.ts'
import { Phrases } from '#web/ui/phrases.tsx'
import { linesOf, type Reading, type ThreadWords } from './event-words.ts'
import { MessageFiles } from './file/message-files.tsx'
import { MessageText } from './message-text.tsx'
import styles from './thread.module.css'

type ThreadLogProps = {
  entries: readonly Entry[]
  /** The side that reads; its own messages stand at the right. */
  side: ThreadSide
  words: ThreadWords
  companyName: string
  /** The student's name above the student's messages. */
  studentName: string
  /** The message up to which the other side has read; null where that is not told. */
  otherReadPosition: number | null
  fileHref: (position: number, number: number) => string
}

/** The messages and events of a thread, day by day. */
export function ThreadLog({
  entries,
  side,
  words,
  companyName,
  studentName,
  otherReadPosition,
  fileHref,
}: ThreadLogProps) {
  const today = tokyoToday(useNow())
  const days = [...Map.groupBy(entries, ({ at }) => tokyoDay(at))]
  const own = entries.filter((entry) => 'message' in entry && entry.message.side === side).at(-1)
  const lastOwn = own && 'message' in own ? own.message.position : 0
  return (
    <div className={styles.log} role="log" aria-label="やりとり">
      {days.map(([day, ofDay]) => (
        <section key={day} className="stack-3" aria-label={monthDay(day)}>
          <p className={styles.day}>
            <time dateTime={day}>{day === today ? '今日' : monthDay(day)}</time>
          </p>
          <ol className="stack-3">
            {ofDay.map((entry) =>
              'message' in entry ? (
                <MessageBubble
                  key={`message ${entry.message.position}`}
                  message={entry.message}
                  isOwn={entry.message.side === side}
                  fileHref={fileHref}
                  name={entry.message.side === 'CANDIDATE' ? studentName : companyName}
                  isRead={
                    entry.message.position === lastOwn && otherReadPosition !== null && otherReadPosition >= lastOwn
                  }
                />
              ) : (
                <EventLine
                  key={`${entry.event.kind} ${entry.at}`}
                  event={entry.event}
                  reading={{ words, companyName, today }}
                />
              ),
            )}
          </ol>
        </section>
      ))}
    </div>
  )
}

type MessageBubbleProps = Pick<ThreadLogProps, 'fileHref'> & {
  message: Message
  isOwn: boolean
  name: string
  isRead: boolean
}

function MessageBubble({ message, isOwn, name, isRead, fileHref }: MessageBubbleProps) {
  const { text, sentAt, companyUser, files, position } = message
  const writer = companyUser ? `${companyUser.familyName} ${companyUser.givenName}` : name
  return (
    <li className={classNames(styles.message, isOwn && styles.own)}>
      {!isOwn && (
        <span className={styles.mark} aria-hidden="true">
          <PersonMark name={writer} picture={companyUser?.picture ?? null} size="small" />
        </span>
      )}
      <div className={styles.body}>
        <p className={isOwn && !companyUser ? 'visually-hidden' : styles.writer}>
          {isOwn && !companyUser ? 'あなた' : writer}
        </p>
        <p className={`${styles.bubble} written`}>
          <MessageText text={text} />
        </p>
        <MessageFiles files={files} hrefOf={(number) => fileHref(position, number)} />
        <p className={styles.meta}>
          {isRead && <span>既読</span>}
          <time dateTime={sentAt}>{time(sentAt)}</time>
        </p>
      </div>
    </li>
  )
}

function EventLine({ event, reading }: { event: Happening; reading: Reading }) {
  return (
    <li className={styles.event}>
      <p className={styles.heading}>
        <strong>{reading.words.headings[event.kind]}</strong>
        <time dateTime={event.at}>{time(event.at)}</time>
      </p>
      {linesOf(event, reading).map((line) => (
        <p key={line} className="written">
          <Phrases>{line}</Phrases>
        </p>
      ))}
      {event.urls.length > 0 && (
        <ul className="stack-1">
          {event.urls.map(({ label, url }) => (
            <li key={`${label} ${url}`}>
              <a className={linkClass()} href={url} target="_blank" rel="noopener noreferrer nofollow">
                {label}
                <span className="visually-hidden">（新しいタブで開きます）</span>
              </a>{' '}
              <small className="note-12">{new URL(url).host}</small>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
