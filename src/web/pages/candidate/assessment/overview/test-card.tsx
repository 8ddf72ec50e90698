import { Link } from 'react-router'
import { type FragmentType, graphql, readFragment } from '#web/generated/index.ts'
import type { OpenSittingFragment, TestStandingFragment } from '#web/generated/graphql.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Badge, type BadgeKind } from '#web/ui/marks/badge.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { longDate, longDateTime } from '#ground/tokyo-time.ts'
import { assessmentUrls, type AssessmentTest } from '#ground/assessment-urls.ts'
import { RunningTime } from '../../parts/running-time.tsx'
import { OpenSitting, sittingStepOf } from '../../parts/sitting-step.ts'
import { missedText } from '../parts/missed-text.ts'
import { tests } from '../parts/tests.ts'
import styles from './overview.module.css'

const TestStanding = graphql(`
  fragment TestStanding on AssessmentStanding {
    canStart
    canStartFrom
    openAttempt {
      ...OpenSitting
      state
      lastSequence
    }
    latestAttempt {
      id
      state
      submittedAt
      isChecked
      isErased
      checkStage
    }
  }
`)

type TestCardProps = { test: AssessmentTest; standing: FragmentType<typeof TestStanding> }

/** One of the two tests: what it asks, how long it takes, and how the student stands with it. */
export function TestCard({ test, standing: fragment }: TestCardProps) {
  const standing = readFragment(TestStanding, fragment)
  const { title, about, facts } = tests[test]
  const badge = badgeOf(standing)
  return (
    <Card as="section" className={styles.card} aria-labelledby={test}>
      <CardHead>
        <h2 id={test}>{title}</h2>
        <Badge kind={badge.kind}>{badge.text}</Badge>
      </CardHead>
      <p>
        <Phrases>{about}</Phrases>
      </p>
      <Facts compact>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      <Note standing={standing} />
      <div className={styles.actions}>
        <Ways test={test} standing={standing} />
      </div>
    </Card>
  )
}

type Standing = TestStandingFragment

function badgeOf({ openAttempt, latestAttempt }: Standing): { kind: BadgeKind; text: string } {
  if (openAttempt && openAttempt.state !== 'SCORED') return { kind: 'warning', text: '受検中' }
  if (!latestAttempt) return { kind: 'plain', text: '任意' }
  if (latestAttempt.isErased) return { kind: 'plain', text: '結果は削除済み' }
  if (latestAttempt.isChecked) return { kind: 'info', text: '確認中' }
  return latestAttempt.state === 'SCORED' ? { kind: 'success', text: '受検済み' } : { kind: 'info', text: '集計中' }
}

function Note({ standing: { openAttempt, latestAttempt, canStart, canStartFrom } }: { standing: Standing }) {
  if (openAttempt)
    return <OpenNote sitting={readFragment(OpenSitting, openAttempt)} hasBegun={openAttempt.lastSequence > 0} />
  if (!latestAttempt?.submittedAt) return null
  return (
    <p className={styles.note}>
      {latestAttempt.checkStage === 'OPERATOR' && (
        <>
          担当者が結果を確認しています。終わりしだい、お知らせします。
          <br />
        </>
      )}
      受検日：{longDate(latestAttempt.submittedAt)}
      {!canStart && canStartFrom && (
        <>
          <br />
          もう一度受けられるのは、{longDate(canStartFrom)}からです。
        </>
      )}
    </p>
  )
}

function OpenNote({ sitting, hasBegun }: { sitting: OpenSittingFragment; hasBegun: boolean }) {
  const step = sittingStepOf(sitting)
  if (!step)
    return (
      <p className={styles.note}>
        {hasBegun ? '途中まで回答しています。続きから再開できます。' : '準備ができています。まだ回答はありません。'}
      </p>
    )
  if (step.kind === 'check')
    return (
      <p className={styles.note}>
        結果の確認のために、6問をお願いしています。{longDate(step.by)}までに始めてください。
      </p>
    )
  if (step.kind === 'waits')
    return (
      <p className={styles.note}>
        次の{step.title}は、{longDateTime(step.by)}までに始めると、続きを受けられます。{missedText(step)}
      </p>
    )
  return (
    <p className={classNames(styles.note, styles.running)}>
      <Icon name="clock" size="small" />
      <span>
        {step.title}の残り時間は <RunningTime endsAt={step.endsAt} serverNow={sitting.serverNow} />{' '}
        です。いま続きを受けられます。
      </span>
    </p>
  )
}

function Ways({
  test,
  standing: { openAttempt, latestAttempt, canStart },
}: {
  test: AssessmentTest
  standing: Standing
}) {
  const { title, result } = tests[test]
  const practice = test === 'intellectual' && (
    <Link className={linkClass()} to={assessmentUrls.practice()}>
      練習問題を解いてみる
    </Link>
  )
  if (openAttempt?.state === 'SCORED')
    return (
      <>
        <ButtonLink to={assessmentUrls.sitting(test)}>確認の6問へ進む</ButtonLink>
        <ButtonLink kind="secondary" to={result()}>
          結果を見る
        </ButtonLink>
      </>
    )
  if (openAttempt) {
    const hasBegun = openAttempt.lastSequence > 0 || sittingStepOf(readFragment(OpenSitting, openAttempt)) !== null
    return (
      <ButtonLink to={assessmentUrls.sitting(test)}>
        {title}を{hasBegun ? '続ける' : '始める'}
      </ButtonLink>
    )
  }
  return (
    <>
      {latestAttempt && !latestAttempt.isErased && <ButtonLink to={result()}>結果を見る</ButtonLink>}
      {canStart && (
        <ButtonLink kind="secondary" to={assessmentUrls.start(test)}>
          {latestAttempt ? 'もう一度受ける' : `${title}の準備へ進む`}
        </ButtonLink>
      )}
      {practice}
    </>
  )
}
