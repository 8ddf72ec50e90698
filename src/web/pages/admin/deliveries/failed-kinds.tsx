import { Link } from 'react-router'
import { slashDate, time } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { cellClass, figureCellClass, Table } from '#web/ui/table.tsx'
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

const groups = { MAIL: 'メール', PUSH: 'プッシュ', OTHER: '処理' } as const

type FailedKindsProps = { deliveries: FragmentType<typeof FailedKindRows>; mayRetry: boolean }

export function FailedKinds({ deliveries, mayRetry }: FailedKindsProps) {
  const { failedJobKinds: kinds } = readFragment(FailedKindRows, deliveries)
  return (
    <Section id="kinds" title="失敗している種類">
      {kinds.length === 0 ? (
        <Nothing>失敗したメールや処理はありません。</Nothing>
      ) : (
        <Table label="失敗している種類の一覧" minWidth={720}>
          <thead>
            <tr>
              <th scope="col">種類</th>
              <th scope="col">区分</th>
              <th scope="col" className={figureCellClass}>
                あきらめた
              </th>
              <th scope="col" className={figureCellClass}>
                再試行を待つ
              </th>
              <th scope="col">最初の受付</th>
              <th scope="col">最後の失敗</th>
              {mayRetry && (
                <th scope="col">
                  <span className="visually-hidden">操作</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ kind, group, givenUp, waiting, oldestAt, latestAt }) => (
              <tr key={kind}>
                <th scope="row" className={styles.kind}>
                  <Link className={linkClass()} to={adminUrls.deliveries({ kind })} preventScrollReset>
                    {jobNameOf(kind)}
                  </Link>
                </th>
                <td className={cellClass('mark')}>{groups[group]}</td>
                <td className={figureCellClass}>{givenUp}</td>
                <td className={figureCellClass}>{waiting}</td>
                <td>
                  {slashDate(oldestAt)} {time(oldestAt)}
                </td>
                <td>
                  {slashDate(latestAt)} {time(latestAt)}
                </td>
                {mayRetry && (
                  <td className={cellClass('act')}>
                    <Retry fields={{ intent: 'retryAll', kind }} about={jobNameOf(kind)} failedAt={latestAt}>
                      すべてやり直す
                    </Retry>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  )
}
