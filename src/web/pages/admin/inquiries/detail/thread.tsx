import { longDateTime } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Section } from '../../parts/section.tsx'
import styles from './detail.module.css'

const InquiryThread = graphql(`
  fragment InquiryThread on Inquiry {
    name
    messages {
      id
      body
      companyName
      writer
      state
      insertedAt
    }
  }
`)

const states = {
  WAITING: { name: '送信を待っています', kind: 'plain' },
  HELD: { name: 'メールの停止中のため、まだ届いていません', kind: 'warning' },
  FAILED: { name: '送信に失敗しました', kind: 'error' },
  DISCARDED: { name: '送らずに破棄しました', kind: 'error' },
} as const

/** The mails of operators in the case, oldest first. */
export function ThreadSection({ inquiry }: { inquiry: FragmentType<typeof InquiryThread> }) {
  const { name, messages } = readFragment(InquiryThread, inquiry)
  if (messages.length === 0) return null
  return (
    <Section id="thread" title="書いたメール" end={<p>{messages.length}通</p>}>
      <ol className={styles.thread}>
        {messages.map(({ id, body, companyName, writer, state, insertedAt }) => (
          <li key={id}>
            <p className={styles.to}>
              <Badge kind={companyName === null ? 'success' : 'plum'}>
                {companyName === null ? `${name}様へ` : `${companyName}へ`}
              </Badge>
              {state !== 'SENT' && <Badge kind={states[state].kind}>{states[state].name}</Badge>}
              <span className="note-13">{[writer, longDateTime(insertedAt)].filter(Boolean).join('・')}</span>
            </p>
            <p className={styles.body}>{body}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
