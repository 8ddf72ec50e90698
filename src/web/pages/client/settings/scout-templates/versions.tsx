import { minSentToCompare } from '#domain/scout-invitation/analysis/rules.ts'
import { tooFewText } from '#domain/scout-invitation/sending/template/rules.ts'
import { grouped } from '#ground/grouped.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import type { TemplateVersionFragment } from '#web/generated/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import rows from '../parts/rows.module.css'

const TemplateVersionFields = graphql(`
  fragment TemplateVersion on ScoutTemplateVersion {
    version
    subject
    message
    writtenAt
    writtenBy {
      familyName
      givenName
    }
    result {
      sent
      accepted
      acceptedRate
      readRate
      medianDays
    }
  }
`)

type VersionsProps = { versions: readonly FragmentType<typeof TemplateVersionFields>[]; current: number }

/** The versions of a template with what became of their scouts, the newest first. */
export function Versions({ versions, current }: VersionsProps) {
  return (
    <section className="stack-3" aria-labelledby="versions">
      <h2 id="versions">版ごとの結果</h2>
      <p className="quiet">{`そのまま、または少し直して送ったスカウトの数です。割合と日数は、${minSentToCompare}通から表示します。`}</p>
      <ul className="stack-3">
        {readFragment(TemplateVersionFields, versions).map((version) => (
          <Version key={version.version} version={version} isCurrent={version.version === current} />
        ))}
      </ul>
    </section>
  )
}

function Version({ version, isCurrent }: { version: TemplateVersionFragment; isCurrent: boolean }) {
  const { writtenBy, writtenAt, subject, message } = version
  return (
    <Card as="li" className="stack-2">
      <header className={rows.head}>
        <h3>{`版${version.version}`}</h3>
        {isCurrent && <Badge kind="plum">いまの版</Badge>}
      </header>
      <p className="quiet">{`${longDateTime(writtenAt)}　${writtenBy.familyName} ${writtenBy.givenName}`}</p>
      <Result result={version.result} />
      <Fold title="件名と本文を読む" quiet>
        <p>{subject}</p>
        <p className="written">{message}</p>
      </Fold>
    </Card>
  )
}

function Result({ result }: { result: TemplateVersionFragment['result'] }) {
  const { sent, accepted, acceptedRate, readRate, medianDays } = result
  if (sent === 0) return <p>この版で届いたスカウトは、まだありません。</p>
  const isFew = acceptedRate === null
  return (
    <Facts compact>
      <Fact label="届いた数">{`${grouped(sent)}通`}</Fact>
      <Fact label="承認">{isFew ? `${accepted}名` : `${grouped(accepted)}名（${acceptedRate}%）`}</Fact>
      {isFew ? (
        <Fact label="ほかの版との比較">{tooFewText}</Fact>
      ) : (
        <>
          <Fact label="読まれた割合">
            {readRate === null ? '表示できません（人数が少ないため）' : `約${readRate}%`}
          </Fact>
          <Fact label="回答までの日数">{medianDays === null ? '—' : `${medianDays}日（中央値）`}</Fact>
        </>
      )}
    </Facts>
  )
}
