import { Link } from 'react-router'
import { formatMobilePhoneNumber } from '#ground/spelling/folding.ts'
import { monthDay, time } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { AcceptedStudentFragment } from '#web/generated/graphql.ts'
import { CopyButton } from '#web/parts/copy-button.tsx'
import { callStudent, isDisclosed } from '#web/parts/students/disclosed.ts'
import { MailAddress } from '#web/parts/mail-address.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { schoolOf } from '#web/parts/students/student-words.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { ListRow } from '../parts/row-list.tsx'
import type { ContactIntent } from './act.ts'
import styles from './accepted-students.module.css'
import type { Hiring } from './record-hire.tsx'

const AcceptedStudentFields = graphql(`
  fragment AcceptedStudent on AcceptedStudent {
    scoutInvitationId
    acceptedAt
    isLate
    contactedAt
    contactDeniedAt
    contactArrivedAt
    promptedAt
    contactedBy {
      id
      familyName
    }
    job {
      title
    }
    candidate {
      id
      schoolName
      departmentName
      scoutInvitations {
        id
        schedulingStatus
        status
        booking {
          status
          schedulingDate {
            startAt
          }
        }
      }
      ... on DisclosedSearchCandidate {
        familyName
        givenName
        familyNameKana
        givenNameKana
        email
        phoneNumber
      }
    }
  }
`)

type AcceptedStudentProps = {
  accepted: FragmentType<typeof AcceptedStudentFields>
  onPress: ((intent: ContactIntent, id: string) => void) | undefined
  onHire: ((hiring: Hiring) => void) | undefined
  /** Whether the page tells several students at once. */
  canChoose: boolean
  /** The person who reads the page; a mark of a colleague is the colleague's to take back. */
  viewerId: string
  isBusy: boolean
}

export function AcceptedStudent({ accepted, onPress, onHire, canChoose, viewerId, isBusy }: AcceptedStudentProps) {
  const student = readFragment(AcceptedStudentFields, accepted)
  const { scoutInvitationId: id, acceptedAt, isLate, contactedAt, contactedBy, job, candidate } = student
  const { contactDeniedAt, contactArrivedAt, promptedAt } = student
  const invitation = candidate.scoutInvitations.find((one) => one.id === id)
  const { booking, schedulingStatus } = invitation ?? {}
  const isHired = invitation?.status === 'HIRED'
  const now = useNow()
  const startAt = booking?.schedulingDate.startAt
  return (
    <ListRow className={styles.student}>
      <div className={styles.who}>
        <h2 className={styles.name}>
          {canChoose && !isHired && <Checkbox name="to" value={id} aria-label={`${callStudent(candidate)}を選ぶ`} />}
          <Link className={linkClass()} to={clientUrls.candidate(candidate.id)}>
            {callStudent(candidate)}
          </Link>
          {isDisclosed(candidate) && (
            <small>
              {candidate.familyNameKana} {candidate.givenNameKana}
            </small>
          )}
          {isHired && <Badge kind="success">採用</Badge>}
          {isLate && <Badge kind="warning">期限を過ぎています</Badge>}
          {promptedAt && <Badge kind="plum">{monthDay(promptedAt)}に催促</Badge>}
        </h2>
        <p className="quiet">{schoolOf(candidate)}</p>
        <p className={styles.facts}>
          <span>{job.title}</span>
          {acceptedAt && <span className="quiet">{monthDay(acceptedAt)}に承認</span>}
          {contactDeniedAt && !contactedAt && (
            <span className="urgent">
              {monthDay(contactDeniedAt)}に「まだ届いていない」と回答。電話など別の方法で連絡しましょう
            </span>
          )}
          {schedulingStatus === 'PENDING' && <span className="quiet">学生が日程を選んでいます</span>}
          {schedulingStatus === 'SCHEDULING_DATE_REQUESTED' && (
            <span className="quiet">
              <Link className={linkClass()} to={clientUrls.calendar({})}>
                ほかの日程を希望しています
              </Link>
            </span>
          )}
          {startAt && (
            <span className="quiet">
              {monthDay(startAt)} {time(startAt)}
              {booking?.status === 'NO_SHOW'
                ? 'の日程は欠席'
                : startAt > now && !contactedAt
                  ? 'に来られます。事前の連絡は任意です'
                  : 'に予約'}
            </span>
          )}
        </p>
        <p className={styles.ways}>
          <Link className={linkClass()} to={clientUrls.thread(id)}>
            やりとり
          </Link>
          <Link className={linkClass()} to={clientUrls.candidateLikeness(candidate.id)}>
            近い学生をさがす
          </Link>
          {onPress && !isHired && (
            <Link className={linkClass()} to={clientUrls.outcomes({ to: [id] })}>
              結果と次のご案内
            </Link>
          )}
        </p>
      </div>
      <Contacts candidate={candidate} />
      <div className={styles.end}>
        {contactedAt && (
          <p className="quiet">
            {monthDay(contactedAt)} {time(contactedAt)}
            {contactedBy && ` ${contactedBy.familyName}さんが連絡`}
            {contactArrivedAt && '（学生が「届いた」と回答）'}
          </p>
        )}
        {onHire && !isHired && (
          <Button kind="quiet" onClick={() => onHire({ id, name: callStudent(candidate) })}>
            <span className="visually-hidden">{`${callStudent(candidate)}の`}</span>
            採用を記録
          </Button>
        )}
        {onPress && !contactArrivedAt && (!contactedBy || contactedBy.id === viewerId) && (
          <Button kind="secondary" busy={isBusy} onClick={() => onPress(contactedAt ? 'uncontacted' : 'contacted', id)}>
            {!contactedAt && <Icon name="check" size="small" />}
            <span className="visually-hidden">{`${callStudent(candidate)}${contactedAt ? 'への連絡を' : 'に'}`}</span>
            {contactedAt ? '元に戻す' : '連絡した'}
          </Button>
        )}
      </div>
    </ListRow>
  )
}

type Candidate = AcceptedStudentFragment['candidate']

function Contacts({ candidate }: { candidate: Candidate }) {
  if (!isDisclosed(candidate)) return null
  const { phoneNumber, email } = candidate
  const phone = phoneNumber && formatMobilePhoneNumber(phoneNumber)
  return (
    <ul className={styles.contacts} aria-label={`${callStudent(candidate)}の連絡先`}>
      {phone && (
        <li>
          <Icon name="phone" size="small" />
          <a className={linkClass()} href={`tel:${phoneNumber}`}>
            {phone}
          </a>
          <CopyButton of="電話番号" text={phone} />
        </li>
      )}
      <li>
        <Icon name="mail" size="small" />
        <a className={linkClass()} href={`mailto:${email}`}>
          <MailAddress email={email} />
        </a>
        <CopyButton of="メールアドレス" text={email} />
      </li>
    </ul>
  )
}
