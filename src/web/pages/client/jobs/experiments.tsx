import { Link } from 'react-router'
import { experimentDays } from '#domain/scout-invitation/sending/experiment/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { orNull } from '#web/carry/or-null.ts'
import type { ExperimentsPageQuery } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { useCanWrite } from '../parts/can-write.ts'
import type { Route } from './+types/experiments'
import styles from './experiments/experiments.module.css'
import { stateWords, verdictText } from './experiments/words.ts'

const ExperimentsPage = graphql(`
  query ExperimentsPage {
    scoutExperiments {
      id
      title
      jobTitle
      state
      startedAt
      endsAt
      verdict
      interval {
        low
        high
      }
      versions {
        version
        sent
      }
    }
  }
`)

const load = async (ask: Ask) => (await ask(ExperimentsPage)).scoutExperiments
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))

const title = '文面の比較'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function Experiments({ loaderData }: Route.ComponentProps) {
  const canWrite = useCanWrite()
  return (
    <Page spaced>
      <PageHead title={title}>
        同じ募集の2つの文面を、学生ごとに無作為に送り分け、承認のされやすさに差があるかを確かめます。勝ち負けを自動で決めることはありません。
        {experimentDays}日で終わります。
      </PageHead>
      {canWrite && loaderData && loaderData.length > 0 && (
        <div>
          <ButtonLink to={clientUrls.experimentStart()}>比較を始める</ButtonLink>
        </div>
      )}
      {loaderData ? <List experiments={loaderData} canWrite={canWrite} /> : <LoadFailed />}
    </Page>
  )
}

type ListProps = { experiments: ExperimentsPageQuery['scoutExperiments']; canWrite: boolean }

function List({ experiments, canWrite }: ListProps) {
  if (experiments.length === 0)
    return (
      <EmptyState
        title="比較はまだありません"
        action={canWrite && <ButtonLink to={clientUrls.experimentStart()}>比較を始める</ButtonLink>}
      >
        件名や会社からのメッセージを変えると承認が増えるのか、思い込みではなく数で確かめられます。
      </EmptyState>
    )
  return (
    <ul className="stack-3">
      {experiments.map(({ id, title: name, jobTitle, state, startedAt, endsAt, verdict, interval, versions }) => (
        <Card key={id} as="li" link className="stack-1">
          <header className={styles.head}>
            <h2>
              <Link to={clientUrls.experiment(id)} className={cardLinkClass()}>
                <Phrases>{name}</Phrases>
              </Link>
            </h2>
            <Badge>{stateWords[state]}</Badge>
          </header>
          <p className="quiet">{jobTitle}</p>
          <p>
            <Phrases>{verdictText(verdict, interval)}</Phrases>
          </p>
          <p className="note-13">
            {longDate(startedAt)}から
            {state === 'RUNNING' && `（${longDate(endsAt)}に終了）`}
            {versions.map(({ version, sent }) => `　${version} ${sent}名`)}
          </p>
        </Card>
      ))}
    </ul>
  )
}
