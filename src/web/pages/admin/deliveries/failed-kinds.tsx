import { Link } from 'react-router'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { FailedKindRowsFragment } from '#web/generated/admin/graphql.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Nothing, Section } from '../parts/section.tsx'
import { jobNameOf } from './job-names.ts'
import styles from './failed-jobs.module.css'
import { Retry } from './retry.tsx'

const FailedKindRows = graphql(`
  fragment FailedKindRows on Query {
    failedJobKinds {
      kind
      group
      givenUp
      waiting
      oldestAt
      latestAt
    }
  }
`)

const groups = { MAIL: 'メール', PUSH: 'プッシュ・LINE', OTHER: '処理' } as const

type Kind = FailedKindRowsFragment['failedJobKinds'][number]
const column = columnsOf<Kind>()

const columnsFor = (mayRetry: boolean) => [
  column.name('種類', ({ kind }) => <KindLink kind={kind} />, { className: styles.kind }),
  column.mark('区分', ({ group }) => groups[group]),
  column.figure('あきらめた', ({ givenUp }) => givenUp),
  column.figure('再試行を待つ', ({ waiting }) => waiting),
  column.moment('最初の受付', ({ oldestAt }) => oldestAt),
  column.moment('最後の失敗', ({ latestAt }) => latestAt),
  ...(mayRetry
    ? [
        column.act(({ kind, latestAt }) => (
          <Retry fields={{ intent: 'retryAll', kind }} about={jobNameOf(kind)} failedAt={latestAt}>
            すべてやり直す
          </Retry>
        )),
      ]
    : []),
]

type FailedKindsProps = { deliveries: FragmentType<typeof FailedKindRows>; mayRetry: boolean }

export function FailedKinds({ deliveries, mayRetry }: FailedKindsProps) {
  const { failedJobKinds: kinds } = readFragment(FailedKindRows, deliveries)
  return (
    <Section id="kinds" title="失敗している種類">
      <DataTable
        label="失敗している種類の一覧"
        minWidth={720}
        rows={kinds}
        idOf={({ kind }) => kind}
        empty={<Nothing>失敗したメールや処理はありません。</Nothing>}
        columns={columnsFor(mayRetry)}
      />
    </Section>
  )
}

const KindLink = ({ kind }: { kind: string }) => (
  <Link className={linkClass()} to={adminUrls.deliveries({ kind })} preventScrollReset>
    {jobNameOf(kind)}
  </Link>
)
