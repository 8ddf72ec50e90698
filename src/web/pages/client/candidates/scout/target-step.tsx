import { grouped } from '#ground/grouped.ts'
import { useNavigate, useNavigation } from 'react-router'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { deskText } from '#ground/words/desk.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { schoolOf } from '#web/parts/students/student-words.ts'
import { earlierScoutText } from '#domain/scout-invitation/sending/earlier-scout/rules.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import type { Composer } from './composer.ts'
import { useStepUrls } from './steps/step-urls.ts'
import { Claimed } from './claims/claimed.tsx'
import { PersonLine } from './person-line.tsx'
import styles from './steps/steps.module.css'
import people from './people-list.module.css'

/** ① The job, the students to write to, and the students left out. */
export function TargetStep({ composer }: { composer: Composer }) {
  const { jobs, job, statuses, receivers, quota, limits, checks } = composer
  const navigate = useNavigate()
  const isLoading = useNavigation().state === 'loading'
  const { urlOf, comingJobId } = useStepUrls()
  const canWrite = useCanWrite()
  const now = useNow()
  if (jobs.length === 0) return <NoJobs back={composer.back} />
  const isTextMissing = checks.subject !== null || checks.message !== null
  return (
    <>
      <div className={styles.scroll}>
        <div className={styles.inner}>
          <Card as="section" className={styles.card}>
            <SelectField
              label="募集"
              required
              hint="公開中の募集から、学生に案内するものを選んでください。"
              value={comingJobId ?? ''}
              emptyLabel="選択してください"
              options={composer.jobOptions}
              onChange={(event) =>
                void navigate(urlOf(1, { job: event.target.value }), { replace: true, flushSync: true })
              }
            />
            {job && (
              <p className="line-2">
                <Badge kind="plum">{job.scoutType.label}</Badge>
                {job.isFair && <Badge kind="line">フェアモード</Badge>}
              </p>
            )}
            {composer.isJobClosed && <Notice kind="warning">{deskText.fair_job_of_others}</Notice>}
          </Card>
          {statuses && (
            <Card as="section" className={styles.card} aria-busy={isLoading}>
              <h2>送る学生</h2>
              <dl className={styles.figures}>
                <Figure name="新規" value={receivers.filter(({ id }) => statuses.new.includes(id)).length} />
                <Figure name="再送" value={receivers.filter(({ id }) => statuses.renew.includes(id)).length} />
                <Figure name="対象外" value={composer.leftOut.length + composer.missing} isQuiet />
              </dl>
              {receivers.length > 1 && <TakeOut composer={composer} />}
              <LeftOut composer={composer} />
            </Card>
          )}
          <Card as="section" className={styles.card}>
            <h2>送信の残り</h2>
            <p className={styles.quota}>
              <strong className="num">{grouped(quota.remaining)}</strong>
              <span className="quiet">/ {grouped(quota.limit)}通</span>
              {statuses && limits.isEnough && (
                <span className="quiet">
                  送信後 <b className="num">{grouped(quota.remaining - receivers.length)}</b>通
                </span>
              )}
            </p>
            {statuses && limits.message && (
              <Notice kind="warning">
                <p>{limits.message}</p>
                {limits.max > 0 && (
                  <p>{`${receivers.length - limits.max}名を外すと、残りの${limits.max}名に送信できます。`}</p>
                )}
              </Notice>
            )}
          </Card>
          <Claimed composer={composer} />
          {statuses && receivers.length === 0 && composer.claimed.length === 0 && (
            <Notice kind="warning">{nobodyText(composer, now)}</Notice>
          )}
          {!canWrite && <Notice kind="warning">スカウトを送る権限がありません。管理者に確認してください。</Notice>}
        </div>
      </div>
      <footer className={styles.foot}>
        <ButtonLink kind="secondary" to={composer.back}>
          戻る
        </ButtonLink>
        {statuses && receivers.length > 0 && canWrite && (
          <ButtonLink className={styles.next} to={urlOf(2, { edit: isTextMissing && composer.people.length > 1 })}>
            文面を書く
            <Icon name="chevron-right" size="small" />
          </ButtonLink>
        )}
        {!statuses && <p>募集を選ぶと、次に進めます</p>}
        {statuses && receivers.length === 0 && composer.next && (
          <ButtonLink className={styles.next} to={composer.next}>
            次の学生へ
            <Icon name="chevron-right" size="small" />
          </ButtonLink>
        )}
      </footer>
    </>
  )
}

/** One student who has a scout is told apart from students who cannot get one. */
function nobodyText({ people: chosen, missing }: Composer, now: string) {
  const [only] = chosen
  const sent = chosen.length === 1 && missing === 0 ? only?.scoutInvitations[0] : undefined
  if (!sent) return '送信できる学生がいません。学生検索に戻って選び直してください。'
  const { scheduledFor, invitationDate, companyUser } = sent
  return earlierScoutText(
    { ...companyUser, sentAt: scheduledFor ?? invitationDate, isScheduled: scheduledFor !== null },
    now,
  )
}

/** Over the limit the list stands open, as somebody has to be taken out. */
function TakeOut({ composer: { receivers, limits, takeOut } }: { composer: Composer }) {
  return (
    <Fold title="送る学生を見る・外す" className={styles.leftOut} open={!limits.isEnough}>
      <ul>
        {receivers.map((person) => (
          <li key={person.id} className={people.person}>
            <PersonLine person={person} />
            <LinkButton onClick={() => takeOut(person.id)}>
              <span className="visually-hidden">{`${schoolOf(person)}の学生を`}</span>外す
            </LinkButton>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function Figure({ name, value, isQuiet }: { name: string; value: number; isQuiet?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isQuiet ? 'quiet' : undefined}>
        <strong className="num">{value}</strong>名
      </dd>
    </div>
  )
}

/** The page does not tell why a student is left out. The reason is between the student and the service. */
function LeftOut({ composer: { job, leftOut, missing } }: { composer: Composer }) {
  if (leftOut.length + missing === 0) return null
  return (
    <Fold title="対象外の学生を見る" className={styles.leftOut}>
      <p className="quiet">すでにスカウトを送った学生や、いま受け付けていない学生には送信しません。</p>
      {job?.isFair && <p className="quiet">{deskText.candidate_already_open}</p>}
      <ul>
        {leftOut.map((person) => (
          <li key={person.id} className={people.person}>
            <PersonLine person={person} />
            {person.isIntakePaused && <Badge kind="warning">受付停止中</Badge>}
          </li>
        ))}
      </ul>
      {missing > 0 && <p className="quiet">ほかに、対象外の学生が{missing}名います。</p>}
    </Fold>
  )
}

function NoJobs({ back }: { back: string }) {
  return (
    <div className={styles.scroll}>
      <EmptyState
        title="スカウトに使える募集がありません"
        action={
          <>
            <ButtonLink to={clientUrls.jobs()}>募集を見る</ButtonLink>
            <ButtonLink kind="secondary" to={back}>
              学生検索に戻る
            </ButtonLink>
          </>
        }
      >
        募集を公開すると、スカウトを送れるようになります。選んだ学生はそのまま残ります。
      </EmptyState>
    </div>
  )
}
