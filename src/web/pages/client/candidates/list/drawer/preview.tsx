import { Link, useFetcher } from 'react-router'
import { readFragment, type FragmentType } from '#web/generated/index.ts'
import type { CandidatePreviewFragment } from '#web/generated/graphql.ts'
import { agoText, time } from '#ground/tokyo-time.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Avatar, sceneOf } from '#web/ui/marks/avatar.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { RemovableChip } from '#web/ui/marks/chip.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { useTimer } from '#web/ui/browser/timer.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { nameOf } from '#web/parts/students/disclosed.ts'
import { ScoutStatus } from '#web/pages/client/parts/scout-status.tsx'
import { useBookmark, useCandidateAct } from '../candidate-acts.ts'
import { useMayScout } from '../may-scout.ts'
import { LabelMenu } from '../labels/label-menu.tsx'
import { useSearchGround } from '../../parts/ground.ts'
import { seenIntent } from '../../parts/seen-intent.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { Memo } from '../memo/memo.tsx'
import { CandidatePreview } from './preview-fields.ts'
import { ColleagueReading } from './colleague-reading.tsx'
import { LikeThis, PassedOver } from './passed-over.tsx'
import { useListUrls } from './preview-urls.ts'
import { StudentProfile, StudentProfileFields } from '#web/parts/students/student-profile.tsx'
import { Contact, History } from './relation.tsx'
import { OfferReports } from './offer-report.tsx'
import { ColleagueDrafts } from '../../parts/colleague-drafts.tsx'
import { OfferNotice } from '../../parts/offer-notice.tsx'
import { categoryOf, classOf, schoolOf } from '#web/parts/students/student-words.ts'
import styles from './drawer.module.css'
import team from '../team.module.css'

export function Preview({ candidate: masked }: { candidate: FragmentType<typeof CandidatePreview> }) {
  const canWrite = useCanWrite()
  const candidate = readFragment(CandidatePreview, masked)
  useSeen(candidate.id)
  return (
    <div className={styles.body}>
      <Who candidate={candidate} />
      <ColleagueReading key={candidate.id} id={candidate.id} />
      <ColleagueDrafts of={candidate} className="note-13 no-print" />
      <PassedOver candidate={candidate} />
      {candidate.isFairHidden && <FairNotice />}
      {canWrite && <OfferNotice student={candidate} />}
      {canWrite && <DrawerActions candidate={candidate} />}
      <OfferReports scouts={candidate.scoutInvitations} />
      <Contact candidate={candidate} />
      <LikeThis candidate={candidate} />
      <section className={`${team.team} ${styles.internal}`} aria-label="社内のメモとラベル">
        <Labels candidate={candidate} />
        <Memo memo={candidate.memo} />
        <p>
          <Link className={linkButtonClass()} to={clientUrls.candidateNotes(candidate.id)}>
            {candidate.noteCount > 0 ? `ノート（${candidate.noteCount}件）を読む` : 'ノートを書く'}
          </Link>
        </p>
      </section>
      <StudentProfile candidate={readFragment(StudentProfileFields, candidate)} />
      <History candidate={candidate} />
    </div>
  )
}

const FairNotice = () => (
  <Notice kind="info">
    <Phrases>
      フェアモード中です。学校名・写真・性別・ゆかりの地域は、理由を書いてスカウトを送ると表示されます。
    </Phrases>
  </Notice>
)

/** Milliseconds after which a student counts as seen. */
const seenAfter = 2000

function useSeen(id: string) {
  const fetcher = useFetcher()
  const mark = () =>
    void fetcher.submit({ intent: seenIntent, id }, { method: 'post', action: clientUrls.candidates() })
  useTimer(mark, seenAfter, id)
}

function Who({ candidate }: { candidate: CandidatePreviewFragment }) {
  const now = useNow()
  const { education, lastActiveAt, jobHuntingStatus } = candidate
  const name = nameOf(candidate)
  return (
    <div className={styles.who}>
      <Avatar photo={candidate.picture} scene={sceneOf(candidate.id)} size="large" />
      <div>
        <h2>
          <Phrases>{name ? `${name}さん` : schoolOf(candidate)}</Phrases>
        </h2>
        {name && <p className={styles.lines}>{schoolOf(candidate)}</p>}
        <p className={styles.lines}>
          <Badge>{classOf(education.graduationYear)}</Badge>
          <Badge>{categoryOf(candidate)}</Badge>
          {candidate.isFavorite && <Badge kind="success">お気に入り登録あり</Badge>}
          {education.campusPrefecture && <span>{education.campusPrefecture.label}のキャンパス</span>}
          {jobHuntingStatus && <span>{jobHuntingStatus.label}</span>}
        </p>
        <p className={styles.lines}>
          <span>
            {agoText(lastActiveAt, now)} {time(lastActiveAt)}にログイン
          </span>
          <span>スカウト{candidate.totalCountSentScoutInvitation}社</span>
          <span>充実度{candidate.completeness}%</span>
        </p>
      </div>
    </div>
  )
}

function DrawerActions({ candidate }: { candidate: CandidatePreviewFragment }) {
  const { scoutUrlOf } = useListUrls()
  const bookmark = useBookmark(candidate)
  const mayScout = useMayScout()
  return (
    <div className={styles.actions}>
      {candidate.isIntakePaused ? (
        <p className={styles.paused}>
          <Badge kind="warning">新しいスカウトは受付停止中</Badge>
        </p>
      ) : candidate.scoutClaim && mayScout(candidate.scoutInvitations) ? (
        <p className={styles.paused}>
          <Badge kind="warning">{`${candidate.scoutClaim.companyUser.familyName}さんがスカウトを書いています`}</Badge>
        </p>
      ) : mayScout(candidate.scoutInvitations) ? (
        <ButtonLink to={scoutUrlOf([candidate.id])} aria-keyshortcuts="S">
          <Icon name="send" size="small" />
          スカウトする
        </ButtonLink>
      ) : (
        <p className={styles.paused}>
          <ScoutStatus scouts={candidate.scoutInvitations} />
        </p>
      )}
      <Button kind="secondary" aria-keyshortcuts="B" aria-pressed={bookmark.isOn} onClick={bookmark.toggle}>
        <Icon name={bookmark.isOn ? 'bookmark-filled' : 'bookmark'} size="small" />
        ブックマーク
      </Button>
    </div>
  )
}

function Labels({ candidate }: { candidate: CandidatePreviewFragment }) {
  const { labels } = useSearchGround()
  const canWrite = useCanWrite()
  const actKey = `label ${candidate.id}`
  const { act, pending } = useCandidateAct(actKey)
  const goingId = pending?.get('intent') === 'detachLabel' ? pending.get('labelId') : null
  const comingId = pending?.get('intent') === 'attachLabel' ? pending.get('labelId') : null
  const currentLabels = [
    ...candidate.labels.filter(({ id }) => id !== goingId),
    ...labels.filter(({ id }) => id === comingId),
  ]
  if (!canWrite)
    return (
      <div className="row-2 line">
        {currentLabels.map(({ id, text }) => (
          <Badge key={id} kind="plum">
            {text}
          </Badge>
        ))}
      </div>
    )
  return (
    <div className="row-2 line">
      {currentLabels.map(({ id, text }) => (
        <RemovableChip
          key={id}
          className={team.label}
          name={text}
          onClick={() => act('detachLabel', { id: [candidate.id], labelId: id })}
        />
      ))}
      <LabelMenu
        candidateIds={[candidate.id]}
        attachedIds={currentLabels.map(({ id }) => id)}
        actKey={actKey}
        icon="plus"
        triggerClass={linkButtonClass()}
        shortcut="L"
      />
    </div>
  )
}
