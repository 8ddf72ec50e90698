import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { CandidateCardFragment } from '#web/generated/graphql.ts'
import { nameOf } from '#web/parts/students/disclosed.ts'
import { useFollow } from '#web/parts/answers/follow.ts'
import { Marked } from '#web/parts/letters/marked.tsx'
import { StudentCard, StudentCardFields } from '#web/parts/students/student-card.tsx'
import { Avatar, sceneOf } from '#web/ui/marks/avatar.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { cardClass, cardLinkClass } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { useListUrls } from '../drawer/preview-urls.ts'
import { ScoutStatus } from '#web/pages/client/parts/scout-status.tsx'
import { useMayScout } from '../may-scout.ts'
import { useTicking } from '../ticking.ts'
import type { FilterField } from '#domain/candidate-search/rules/filters.ts'
import { MetChoices, type MetChoice } from './met-choices.tsx'
import { ColleagueDraftsBadge } from '../../parts/colleague-drafts.tsx'
import { BookmarkButton } from './bookmark-button.tsx'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { schoolOf } from '#web/parts/students/student-words.ts'
import styles from './card.module.css'

export const CandidateCard = graphql(`
  fragment CandidateCard on SearchCandidate {
    id
    ...StudentCard
    ...ColleagueDrafts
    bookmarked
    hasSeen
    keywordHit(keywords: $keywords) {
      excerpt
      words
    }
    scoutInvitations {
      ...ScoutStatus
    }
    isFavorite
    isIntakePaused
    passedOver {
      isForTeam
    }
    labels {
      id
      text
    }
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
`)

type CandidateCardProps = {
  candidate: FragmentType<typeof CandidateCard>
  met: readonly MetChoice[]
  unset: readonly FilterField[]
}

export function CandidateCardRow({ candidate: masked, met, unset }: CandidateCardProps) {
  const candidate = readFragment(CandidateCard, masked)
  const canWrite = useCanWrite()
  const { selection, tick } = useTicking()
  const isOpen = useCandidateList().previewId === candidate.id
  const previewUrl = useListUrls().previewUrlOf(candidate.id)
  const follow = useFollow()
  const face = readFragment(StudentCardFields, candidate)
  const school = schoolOf(face)
  const hit = candidate.keywordHit
  return (
    <li
      className={cardClass({
        link: true,
        className: classNames(styles.card, !canWrite && styles.readOnly),
      })}
      aria-current={isOpen || undefined}
      data-candidate={candidate.id}
    >
      {canWrite && (
        <Checkbox
          className={styles.check}
          checked={selection.ids.includes(candidate.id)}
          onChange={() => tick(candidate.id)}
        >
          <span className="visually-hidden">{`${school}の学生を選択`}</span>
        </Checkbox>
      )}
      <Avatar photo={face.picture} scene={sceneOf(candidate.id)} className={styles.avatar} />
      <StudentCard
        student={face}
        labels={<Labels candidate={candidate} />}
        badges={<Badges candidate={candidate} />}
        seen={candidate.hasSeen}
        name={nameOf(candidate)}
        met={<MetChoices choices={met} unset={unset} />}
        {...(hit?.excerpt && { excerpt: <Marked text={hit.excerpt} words={hit.words} /> })}
        headline={
          <a
            className={cardLinkClass()}
            href={previewUrl}
            onClick={follow(previewUrl, { replace: isOpen, preventScrollReset: true })}
          >
            <Marked text={face.headline} words={hit?.words ?? []} />
          </a>
        }
      />
      {canWrite && <CardActions candidate={candidate} school={school} />}
    </li>
  )
}

const Labels = ({ candidate }: { candidate: CandidateCardFragment }) =>
  candidate.labels.map((label) => (
    <Badge key={label.id} kind="plum">
      {label.text}
    </Badge>
  ))

const Badges = ({ candidate }: { candidate: CandidateCardFragment }) => (
  <>
    {candidate.isFavorite && <Badge kind="success">お気に入り登録あり</Badge>}
    {candidate.passedOver.length > 0 && (
      <Badge kind="line">{candidate.passedOver.some(({ isForTeam }) => isForTeam) ? 'チームで見送り' : '見送り'}</Badge>
    )}
    {candidate.isIntakePaused && <Badge kind="warning">受付停止中</Badge>}
    <ScoutStatus scouts={candidate.scoutInvitations} />
    <ColleagueDraftsBadge of={candidate} />
    {candidate.hasSeen && <Badge kind="line">閲覧済み</Badge>}
  </>
)

function CardActions({ candidate, school }: { candidate: CandidateCardFragment; school: string }) {
  const mayScout = useMayScout()
  const scoutUrl = useListUrls().scoutUrlOf([candidate.id])
  const follow = useFollow()
  return (
    <div className={styles.actions}>
      <BookmarkButton candidate={candidate} school={school} />
      {!candidate.isIntakePaused && mayScout(candidate.scoutInvitations) && (
        <a
          className={buttonClass({ kind: 'quiet', className: styles.scout })}
          href={scoutUrl}
          onClick={follow(scoutUrl)}
          aria-label={`${school}の学生をスカウト`}
        >
          スカウト
        </a>
      )}
    </div>
  )
}
