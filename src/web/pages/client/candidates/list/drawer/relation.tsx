import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { readFragment } from '#web/generated/index.ts'
import type { CandidatePreviewFragment } from '#web/generated/graphql.ts'
import { formatMobilePhoneNumber } from '#ground/spelling/folding.ts'
import { CopyButton } from '#web/parts/copy-button.tsx'
import { longDate, slashDate, time, tokyoDay } from '#ground/tokyo-time.ts'
import { isDisclosed } from '#web/parts/students/disclosed.ts'
import { MailAddress } from '#web/parts/mail-address.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { useCandidateAct } from '../candidate-acts.ts'
import { ChangePromises } from './change-promises.tsx'
import { CandidateInvitation, historyOf } from '../history.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { Part } from '#web/parts/students/student-profile/part.tsx'
import { Letter } from './letter.tsx'
import profile from '#web/parts/students/student-profile.module.css'
import styles from '../team.module.css'

type RelationProps = { candidate: CandidatePreviewFragment }

/** The student's name and contact details, shown only after a scout was accepted. */
export function Contact({ candidate }: RelationProps) {
  const canWrite = useCanWrite()
  const accepted = readFragment(CandidateInvitation, candidate.scoutInvitations).filter(
    ({ status }) => status === 'ACCEPTED' || status === 'HIRED',
  )
  const latest = accepted.toSorted((a, b) => b.round - a.round)[0]
  const { act, isBusy } = useCandidateAct(`contacted ${latest?.id}`)
  if (!isDisclosed(candidate) || !latest) return null
  const startAt = latest.booking?.schedulingDate.startAt
  return (
    <section className={styles.contact} aria-label="連絡先">
      <p>
        <strong>
          {candidate.familyName} {candidate.givenName}
        </strong>
        <small>
          {candidate.familyNameKana} {candidate.givenNameKana}
        </small>
      </p>
      <ul className="stack-1">
        <li>
          <Icon name="mail" size="small" />
          <a className={linkClass()} href={`mailto:${candidate.email}`}>
            <MailAddress email={candidate.email} />
          </a>
          <CopyButton of="メールアドレス" text={candidate.email} />
        </li>
        {candidate.phoneNumber && (
          <li>
            <Icon name="phone" size="small" />
            <a className={linkClass()} href={`tel:${candidate.phoneNumber}`}>
              {formatMobilePhoneNumber(candidate.phoneNumber)}
            </a>
            <CopyButton of="電話番号" text={formatMobilePhoneNumber(candidate.phoneNumber)} />
          </li>
        )}
        <li>
          <Icon name="message" size="small" />
          <Link className={linkClass()} to={clientUrls.thread(latest.id)}>
            やりとり
          </Link>
        </li>
        {startAt && (
          <li>
            <Icon name="calendar" size="small" />
            {longDate(startAt)} {time(startAt)}
          </li>
        )}
      </ul>
      {latest.contactedAt && (
        <p className={styles.contacted}>
          {slashDate(latest.contactedAt)}に{latest.contactedBy && `${latest.contactedBy.familyName}さんが`}連絡済み
        </p>
      )}
      {!latest.contactedAt && canWrite && (
        <Button kind="secondary" busy={isBusy} onClick={() => act('contacted', { id: [latest.id] })}>
          <Icon name="check" size="small" />
          連絡した
        </Button>
      )}
    </section>
  )
}

export function History({ candidate }: RelationProps) {
  const canWrite = useCanWrite()
  const entries = historyOf(readFragment(CandidateInvitation, candidate.scoutInvitations))
  return (
    <Part title="この学生との履歴">
      {entries.length === 0 && <p className={profile.note}>まだスカウトを送っていません。</p>}
      <ol className={profile.timeline}>
        {entries.map(({ key, at, what, about, note, waitingId, letter, promises, followUpId }) => (
          <li key={key}>
            <time dateTime={tokyoDay(at)}>{slashDate(at)}</time>
            <div>
              <b>{what}</b>
              {about}
              {note && <p>{note}</p>}
              {letter && <Letter letter={letter} isWaiting={waitingId !== undefined} />}
              {waitingId && canWrite && (
                <div className="row-2">
                  <CancelScheduled id={waitingId} />
                  <ChangePromises id={waitingId} promises={promises ?? []} />
                </div>
              )}
              {followUpId && canWrite && <CancelFollowUp id={followUpId} />}
            </div>
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** Takes back a waiting scout, which then leaves no trace for the student. */
function CancelScheduled({ id }: { id: string }) {
  const { act, isBusy } = useCandidateAct(`cancelScheduled ${id}`)
  return (
    <Button kind="secondary" busy={isBusy} onClick={() => act('cancelScheduled', { id: [id] })}>
      送信を取り消す
    </Button>
  )
}

/** Takes back a follow-up before its time. */
function CancelFollowUp({ id }: { id: string }) {
  const { act, isBusy } = useCandidateAct(`cancelFollowUp ${id}`)
  return (
    <Button kind="secondary" busy={isBusy} onClick={() => act('cancelFollowUp', { id: [id] })}>
      フォローの予定を取り消す
    </Button>
  )
}
