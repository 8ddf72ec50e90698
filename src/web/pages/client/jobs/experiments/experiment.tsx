import { useState } from 'react'
import { answerDays } from '#domain/scout-invitation/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { grouped } from '#ground/grouped.ts'
import { longDate, longDateTime } from '#ground/tokyo-time.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import type { ExperimentPageQuery } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead, PagePart } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { useCanWrite } from '../../parts/can-write.ts'
import type { Route } from './+types/experiment'
import { actOnExperiment } from './act.ts'
import styles from './experiments.module.css'
import { Looks } from './looks.tsx'
import { endWords, percentText, stateWords, verdictText } from './words.ts'

const ExperimentPage = graphql(`
  query ExperimentPage($id: ID!) {
    scoutExperiment(id: $id) {
      id
      title
      jobId
      jobTitle
      baseRate
      difference
      needed
      startedAt
      startedBy {
        familyName
      }
      endsAt
      endedAt
      state
      endCause
      verdict
      interval {
        low
        high
      }
      versions {
        version
        subject
        message
        sent
        judged
        accepted
        interval {
          low
          high
        }
      }
      looks {
        day
        judgedA
        acceptedA
        judgedB
        acceptedB
        interval {
          low
          high
        }
      }
    }
  }
`)

const load = async (ask: Ask, { params }: Pick<ClientArgs, 'params'>) =>
  (await ask(ExperimentPage, { id: params['experimentId'] ?? '' })).scoutExperiment
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnExperiment)
export const clientAction = actOnClient(actOnExperiment)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => titleOf(loaderData?.title ?? '文面の比較', matches)

export default function Experiment({ loaderData: experiment }: Route.ComponentProps) {
  const { state, verdict, interval, versions, needed } = experiment
  return (
    <Page spaced>
      <PageHead title={experiment.title}>{experiment.jobTitle}</PageHead>
      <Card as="section" className="stack-2" aria-labelledby="verdict">
        <header className={styles.head}>
          <h2 id="verdict">いま言えること</h2>
          <Badge>{stateWords[state]}</Badge>
        </header>
        <p className={styles.verdict}>
          <Phrases>{verdictText(verdict, interval)}</Phrases>
        </p>
        <p className="note-13">
          <Phrases>
            {`差の範囲は、何度見ても95%の確かさが保たれる方法で計算しています。回答期限（${answerDays}日）を過ぎた学生だけを数えます。どちらの文面を使うかは、この数と内容を見て決めてください。`}
          </Phrases>
        </p>
      </Card>
      <div className={styles.versions}>
        {versions.map((version) => (
          <VersionCard key={version.version} version={version} needed={needed} />
        ))}
      </div>
      <PagePart id="looks" title="差の範囲の移り変わり">
        <Looks looks={experiment.looks} />
      </PagePart>
      <PagePart id="about" title="この比較について">
        <About experiment={experiment} />
        <End experiment={experiment} />
      </PagePart>
    </Page>
  )
}

type Loaded = ExperimentPageQuery['scoutExperiment']

function VersionCard({ version: row, needed }: { version: Loaded['versions'][number]; needed: number | null }) {
  const { version, subject, message, sent, judged, accepted, interval } = row
  return (
    <Card as="section" className="stack-3" aria-labelledby={`version-${version}`}>
      <h2 id={`version-${version}`}>文面{version}</h2>
      <Facts compact>
        <Fact label="送った学生">{grouped(sent)}名</Fact>
        <Fact label="回答期限を過ぎた学生">
          {grouped(judged)}名{needed !== null && `（必要な人数 ${grouped(needed)}名）`}
        </Fact>
        <Fact label="うち承認">{grouped(accepted)}名</Fact>
        <Fact label="承認率">
          {judged === 0
            ? 'まだ分かりません'
            : `${percentText(accepted / judged)}（${percentText(interval.low)}〜${percentText(interval.high)}）`}
        </Fact>
      </Facts>
      <p className={styles.subject}>{subject}</p>
      <p className="written">{message}</p>
    </Card>
  )
}

const About = ({ experiment }: { experiment: Loaded }) => (
  <Facts compact>
    <Fact label="開始">
      {longDateTime(experiment.startedAt)}（{experiment.startedBy.familyName}）
    </Fact>
    <Fact label="終了">
      {experiment.endCause === null
        ? `${longDate(experiment.endsAt)}の予定`
        : `${longDateTime(experiment.endedAt ?? experiment.endsAt)}　${endWords[experiment.endCause]}`}
      {experiment.state === 'WAITING' && '届いているスカウトの回答は、期限まで数えます。'}
    </Fact>
    <Fact label="始める前の見込み">
      {`いまの承認率 ${experiment.baseRate}%、見つけたい差 ${experiment.difference}ポイント`}
    </Fact>
  </Facts>
)

function End({ experiment }: { experiment: Loaded }) {
  const canWrite = useCanWrite()
  const [isStopping, setStopping] = useState(false)
  return (
    <div className={styles.acts}>
      <ButtonLink kind="secondary" to={clientUrls.experiments()}>
        一覧に戻る
      </ButtonLink>
      {canWrite && experiment.state === 'RUNNING' && (
        <>
          <ButtonLink kind="secondary" to={clientUrls.candidatesFor(experiment.jobId)}>
            この募集で学生を探す
          </ButtonLink>
          <Button kind="secondary" onClick={() => setStopping(true)}>
            終了する
          </Button>
        </>
      )}
      <ConfirmAct
        open={isStopping}
        onClose={() => setStopping(false)}
        title="比較を終了しますか"
        fields={{ intent: 'stop' }}
        verb="終了する"
        cancel="続ける"
      >
        <p>新しい学生には割り当てなくなります。届いているスカウトの回答は、期限まで数えます。再開はできません。</p>
      </ConfirmAct>
    </div>
  )
}
