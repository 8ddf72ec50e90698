import { Form, Link } from 'react-router'
import { formatMobilePhoneNumber } from '#ground/spelling/folding.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { spanText } from '#ground/time/span.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import type { Refused } from '#web/carry/ask.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { ThreadSideFragment } from '#web/generated/graphql.ts'
import { MailAddress } from '#web/parts/mail-address.tsx'
import { isDisclosed } from '#web/parts/students/disclosed.ts'
import { classOf, schoolOf } from '#web/parts/students/student-words.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { useCanWrite } from '../../parts/can-write.ts'
import styles from './thread.module.css'

const ThreadSideFields = graphql(`
  fragment ThreadSide on ThreadWithCandidate {
    scoutInvitationId
    state
    isUnanswered
    acceptedAt
    job {
      title
      kind
    }
    inCharge {
      id
      familyName
      givenName
    }
    candidate {
      id
      noteCount
      schoolName
      departmentName
      taglines
      education {
        graduationYear
      }
      scoutInvitations {
        id
        booking {
          status
          schedulingDate {
            startAt
            endAt
          }
        }
      }
      ... on DisclosedSearchCandidate {
        familyName
        givenName
        email
        phoneNumber
      }
    }
  }
`)

const ThreadColleagues = graphql(`
  fragment ThreadColleagues on Query {
    threadColleagues {
      id
      familyName
      givenName
    }
  }
`)

type ThreadSideProps = {
  thread: FragmentType<typeof ThreadSideFields>
  colleagues: FragmentType<typeof ThreadColleagues>
  refused: Refused | undefined
}

/** The student, the date and the colleague in charge, beside the thread. */
export function ThreadSide({ thread, colleagues, refused }: ThreadSideProps) {
  const { candidate, job, acceptedAt, scoutInvitationId, state, isUnanswered, inCharge } = readFragment(
    ThreadSideFields,
    thread,
  )
  const { threadColleagues } = readFragment(ThreadColleagues, colleagues)
  const canWrite = useCanWrite()
  const booking = candidate.scoutInvitations.find(({ id }) => id === scoutInvitationId)?.booking
  const date = booking?.schedulingDate
  const isMissed = booking?.status === 'NO_SHOW'
  return (
    <aside className={styles.side} aria-label="学生と担当">
      <section className="stack-2">
        <h2 className={styles.title}>学生</h2>
        <p>
          {schoolOf(candidate)}　{classOf(candidate.education.graduationYear)}
        </p>
        {candidate.taglines.length > 0 && (
          <ul className={styles.taglines}>
            {candidate.taglines.map((tagline) => (
              <li key={tagline}>{tagline}</li>
            ))}
          </ul>
        )}
        <Contacts candidate={candidate} />
        <Link className={linkClass()} to={clientUrls.candidate(candidate.id)}>
          プロフィールを見る
        </Link>
        <Link className={linkClass()} to={clientUrls.candidateNotes(candidate.id)}>
          {candidate.noteCount > 0 ? `ノート（${candidate.noteCount}件）を読む` : 'ノートを書く'}
        </Link>
        <Link className={linkClass()} to={urls.client.contactUs(clientUrls.thread(scoutInvitationId))}>
          この学生について運営に相談する
        </Link>
      </section>
      <section className="stack-2">
        <h2 className={styles.title}>スカウト</h2>
        <p>{job.title}</p>
        {acceptedAt && <p className="note-13">{monthDay(acceptedAt)}に承認</p>}
        {date && (
          <p>
            日程：{spanText(date.startAt, date.endAt)}
            {isMissed && '（欠席）'}
          </p>
        )}
        {canWrite && acceptedAt && state !== 'CLOSED' && job.kind === 'SCHEDULING' && (
          <Link className={linkClass()} to={clientUrls.threadDate(scoutInvitationId)}>
            学生に代わって日程を{date && !isMissed ? '変更' : '予約'}する
          </Link>
        )}
      </section>
      <section className="stack-2">
        <h2 className={styles.title}>担当</h2>
        <ErrorNotice message={refused?.message} />
        {canWrite ? (
          <Form method="post" className="stack-2">
            <input type="hidden" name="intent" value="assign" />
            <SelectField key={inCharge.id} label="担当者" hideLabel name="companyUserId" defaultValue={inCharge.id}>
              {withInCharge(threadColleagues, inCharge).map(({ id, familyName, givenName }) => (
                <option key={id} value={id}>
                  {familyName} {givenName}
                </option>
              ))}
            </SelectField>
            <Button type="submit" kind="secondary">
              担当を変更
            </Button>
          </Form>
        ) : (
          <p>
            {inCharge.familyName} {inCharge.givenName}
          </p>
        )}
        {canWrite && isUnanswered && (
          <Form method="post">
            <input type="hidden" name="intent" value="settle" />
            <Button type="submit" kind="quiet">
              返信不要にする
            </Button>
          </Form>
        )}
      </section>
    </aside>
  )
}

type Colleague = ThreadSideFragment['inCharge']
/** A colleague who has left stays in charge until somebody else is. */
const withInCharge = (colleagues: readonly Colleague[], inCharge: Colleague) =>
  colleagues.some(({ id }) => id === inCharge.id) ? colleagues : [inCharge, ...colleagues]

function Contacts({ candidate }: { candidate: ThreadSideFragment['candidate'] }) {
  if (!isDisclosed(candidate)) return null
  const { email, phoneNumber } = candidate
  return (
    <ul className="stack-1">
      <li>
        <a className={linkClass()} href={`mailto:${email}`}>
          <MailAddress email={email} />
        </a>
      </li>
      {phoneNumber && (
        <li>
          <a className={linkClass()} href={`tel:${phoneNumber}`}>
            {formatMobilePhoneNumber(phoneNumber)}
          </a>
        </li>
      )}
    </ul>
  )
}
