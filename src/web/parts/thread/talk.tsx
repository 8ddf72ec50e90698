import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { Link } from 'react-router'
import type { ThreadSide, ThreadState } from '#domain/scout-invitation/thread/rules.ts'
import type { ActionRefusal } from '#web/carry/ask.ts'
import type { ThreadEnding } from '#web/generated/graphql.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { Notice } from '#web/ui/notice.tsx'
import { setText } from '../forms/set-text.ts'
import { Composer } from './composer.tsx'
import { entriesOf, spanOf, type Happening, type Message } from './entries.ts'
import type { SendMessage } from './outbox.ts'
import type { ThreadWords } from './event-words.ts'
import { ThreadLog } from './thread-log.tsx'
import { UnsentMessages } from './unsent-messages.tsx'
import { useOutbox } from './use-outbox.ts'
import styles from './thread.module.css'

type TalkProps = {
  thread: {
    scoutInvitationId: string
    state: ThreadState
    ending: ThreadEnding | null
    canWrite: boolean
    lastPosition: number
  }
  messages: readonly Message[]
  events: readonly Happening[]
  /** The position that the page of messages ends at; null for the newest page. */
  before: number | null
  hrefOf: (before?: number) => string
  side: ThreadSide
  words: ThreadWords
  viewerId: string
  companyName: string
  studentName: string
  otherReadPosition: number | null
  send: SendMessage
  fileHref: (position: number, number: number) => string
  answer: ActionRefusal | undefined
  field: RefObject<HTMLTextAreaElement | null>
  tools?: ReactNode
  onType?: () => void
  label: string
  note?: string | undefined
  /** Said in the place of the field where nothing can be written though the thread has not ended. */
  silence?: string | undefined
}

/** A thread as both sides see it: what happened and what was written, and the field for the next message. */
export function Talk({
  thread,
  messages,
  events,
  before,
  hrefOf,
  words,
  viewerId,
  send,
  answer,
  field,
  ...more
}: TalkProps) {
  const { scoutInvitationId: id, state, ending, canWrite, lastPosition } = thread
  const outbox = useOutbox(viewerId, id, lastPosition, send)
  const end = useRef<HTMLDivElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const isNewest = before === null
  useAfterPaint(() => {
    if (isNewest) end.current?.scrollIntoView({ block: 'end' })
  }, `${id} ${lastPosition} ${outbox.unsent.length}`)
  const [first] = messages
  return (
    <div className={styles.talk}>
      {first && first.position > 1 && (
        <p className={styles.earlier}>
          <Link className={linkClass()} to={hrefOf(first.position)}>
            前のメッセージを見る
          </Link>
        </p>
      )}
      <ThreadLog entries={entriesOf(messages, events, spanOf(messages, before))} words={words} {...more} />
      {isNewest ? (
        <UnsentMessages
          {...outbox}
          onDrop={(key) => {
            outbox.drop(key)
            field.current?.focus()
          }}
          onEdit={({ key, text }) => {
            if (field.current) setText(field.current, text)
            setFiles(outbox.filesOf(key))
            outbox.drop(key)
            field.current?.focus()
          }}
        />
      ) : (
        <p className={styles.earlier}>
          <Link className={linkClass()} to={hrefOf()}>
            新しいメッセージに戻る
          </Link>
        </p>
      )}
      {ending && <Notice>{words.endings[ending]}</Notice>}
      {!ending && !canWrite && more.silence && <Notice>{more.silence}</Notice>}
      <div ref={end} />
      {canWrite && isNewest && (
        <Composer
          viewerId={viewerId}
          threadId={id}
          label={more.label}
          note={more.note}
          mayAttach={state === 'OPEN'}
          answer={answer}
          onSend={outbox.send}
          field={field}
          tools={more.tools}
          onType={more.onType}
          files={files}
          onFiles={setFiles}
        />
      )}
    </div>
  )
}
