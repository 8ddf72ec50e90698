import { longDate } from '#ground/tokyo-time.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import type { AdminRetentionQuery } from '#web/generated/admin/graphql.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
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

const columns = columnsOf<AdminRetentionQuery['erasures'][number]>()

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
          <DataTable
            label="この2週間に削除したものの一覧"
            rows={erasures}
            idOf={({ kind, day }) => `${day} ${kind}`}
            empty={<Nothing>この2週間に、期間を過ぎたデータはありませんでした。</Nothing>}
            columns={[
              columns.text('日', ({ day }) => longDate(day)),
              columns.name('データ', ({ kind }) => retentionWords[kind].name),
              columns.figure('件数', ({ rows }) => rows),
            ]}
          />
        </Section>
      </Sections>
    </>
  )
}
