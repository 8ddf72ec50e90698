import { longDate } from '#ground/tokyo-time.ts'
import { onClient, onServer, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/title.ts'
import { figureCellClass, Table } from '#web/ui/table.tsx'
import type { Route } from './+types/retention'
import { Nothing, Section, Sections } from './parts/section.tsx'
import { RetentionTable } from './retention/retention-table.tsx'
import { retentionWords } from './retention/words.ts'

const AdminRetention = graphql(`
  query AdminRetention {
    ...RetentionRows
    erasures {
      kind
      day
      rows
    }
  }
`)

const load = (ask: Ask) => ask(AdminRetention)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const title = 'データの削除'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AdminRetentionPage({ loaderData }: Route.ComponentProps) {
  const { erasures } = loaderData
  return (
    <>
      <SidePageHead
        title={title}
        lead="期間が過ぎたデータは、夜間に自動で削除されます。いつ、何を、何件削除したかを記録しています。根拠の22条は「必要がなくなった個人データの消去」、23条は「安全管理のための記録」です。"
      />
      <RetentionTable retention={loaderData} />
      <Sections>
        <Section id="erasures" title="この2週間に削除したもの">
          {erasures.length === 0 ? (
            <Nothing>この2週間に、期間を過ぎたデータはありませんでした。</Nothing>
          ) : (
            <Table label="この2週間に削除したものの一覧">
              <thead>
                <tr>
                  <th scope="col">日</th>
                  <th scope="col">データ</th>
                  <th scope="col" className={figureCellClass}>
                    件数
                  </th>
                </tr>
              </thead>
              <tbody>
                {erasures.map(({ kind, day, rows }) => (
                  <tr key={`${day} ${kind}`}>
                    <td>{longDate(day)}</td>
                    <th scope="row">{retentionWords[kind].name}</th>
                    <td className={figureCellClass}>{rows.toLocaleString('ja-JP')}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </Section>
      </Sections>
    </>
  )
}
