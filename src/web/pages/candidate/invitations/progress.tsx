import { Link } from 'react-router'
import { spanText } from '#ground/time/span.ts'
import { urls } from '#ground/urls.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { orNull } from '#web/carry/or-null.ts'
import { graphql } from '#web/generated/index.ts'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Page, PageHead, PagePart } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import type { Route } from './+types/progress'
import { dateAhead, keptWords, nextLine, pointLine } from './progress/words.ts'
import styles from './progress/progress.module.css'

const ProgressPage = graphql(`
  query ProgressPage {
    progress {
      scoutInvitationId
      isOver
      hireAnswerBy
      stepTitle
      turn {
        side
        word
        dueOn
      }
      wait {
        word
        dueOn
        isSilent
        canPrompt
      }
      points {
        kind
        at
        endAt
      }
      company {
        displayName
        ...CompanyMark
      }
      arePromisesOpen
      promises {
        answer
        promise {
          kind
          label
        }
      }
      job {
        recruitmentProcess {
          label
        }
      }
    }
  }
`)

const load = (ask: Ask) => ask(ProgressPage)
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))

const title = 'すすんでいる企業'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function ProgressOfStudent({ loaderData }: Route.ComponentProps) {
  return (
    <Page narrow>
      <PageHead title={title}>承認したスカウトについて、次に起こることと、これまでのことを並べています。</PageHead>
      {loaderData ? <Companies {...loaderData} /> : <LoadFailed />}
    </Page>
  )
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>
type Progress = Loaded['progress'][number]

function Companies({ progress }: Loaded) {
  const [going, over] = [progress.filter(({ isOver }) => !isOver), progress.filter(({ isOver }) => isOver)]
  if (progress.length === 0)
    return (
      <EmptyState
        title="すすんでいる企業は、まだありません"
        action={
          <ButtonLink kind="secondary" to={urls.candidate.invitations('pending')}>
            届いたスカウトを見る
          </ButtonLink>
        }
      >
        スカウトを承認すると、次に起こることがここに並びます。
      </EmptyState>
    )
  return (
    <>
      {going.length > 0 && (
        <>
          <h2 className="visually-hidden">いますすんでいる企業</h2>
          <ul className={styles.companies}>
            {going.map((one) => (
              <CompanyCard key={one.scoutInvitationId} progress={one} />
            ))}
          </ul>
        </>
      )}
      {over.length > 0 && (
        <PagePart id="over" title="一区切りした企業">
          <ul className={styles.companies}>
            {over.map((one) => (
              <CompanyCard key={one.scoutInvitationId} progress={one} />
            ))}
          </ul>
        </PagePart>
      )}
    </>
  )
}

function CompanyCard({ progress }: { progress: Progress }) {
  const {
    scoutInvitationId: id,
    company,
    job,
    points,
    turn,
    wait,
    isOver,
    hireAnswerBy,
    stepTitle,
    promises,
  } = progress
  const now = useNow()
  const next = isOver ? null : nextLine(progress, now)
  const date = dateAhead(points, now)
  return (
    <Card as="li">
      <CompanyLine company={company} note={stepTitle}>
        <Link className={linkClass()} to={urls.candidate.invitation(id)}>
          {company.displayName}
        </Link>
      </CompanyLine>
      {date && <p className={styles.next}>{spanText(date.at, date.endAt ?? date.at)} に予定があります</p>}
      {next && <p className={styles.next}>{next}</p>}
      {!next && !date && !isOver && <p className={styles.calm}>いま、期限のあるものはありません。</p>}
      <p className={styles.ways}>
        {hireAnswerBy && <ButtonLink to={urls.candidate.rewardRequest()}>採用の記録を確認する</ButtonLink>}
        {progress.arePromisesOpen && (
          <ButtonLink kind="secondary" to={`${urls.candidate.invitation(id)}#promises-kept`}>
            約束が守られたかを答える
          </ButtonLink>
        )}
        {turn?.word === 'CHOICE' && !isOver && <ButtonLink to={urls.candidate.schedule(id)}>日程を選ぶ</ButtonLink>}
        {wait && !isOver && (wait.isSilent || wait.canPrompt) && (
          <ButtonLink kind="secondary" to={urls.candidate.invitation(id)}>
            {wait.isSilent ? '待つか、終わりにするかを選ぶ' : '催促する'}
          </ButtonLink>
        )}
        <Link className={linkClass()} to={urls.candidate.thread(id)}>
          やりとり
        </Link>
      </p>
      <div className={styles.beside}>
        <div>
          <p>これまでのこと</p>
          <ul>
            {points
              .filter((point) => point !== date)
              .map((point) => (
                <li key={`${point.kind}${point.at}`}>{pointLine(point)}</li>
              ))}
          </ul>
        </div>
        {promises.length > 0 && (
          <div>
            <p>企業が約束したこと</p>
            <ul>
              {promises.map(({ answer, promise }) => (
                <li key={promise.kind}>{`${promise.label}${answer ? keptWords[answer] : ''}`}</li>
              ))}
            </ul>
          </div>
        )}
        {job.recruitmentProcess.length > 0 && (
          <div>
            <p>募集に書かれた選考の流れ</p>
            <ol>
              {job.recruitmentProcess.map(({ label }, at) => (
                <li key={`${at}${label}`}>{label}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </Card>
  )
}
