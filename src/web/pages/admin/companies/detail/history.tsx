import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { CompanyHistoryFragment } from '#web/generated/admin/graphql.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { actNameOf } from '../../parts/act-names.ts'
import { Nothing, Section } from '../../parts/section.tsx'
import { statesOf, termOf } from './history-words.ts'

const CompanyHistory = graphql(`
  fragment CompanyHistory on Company {
    contractChanges {
      id
      insertedAt
      action
      from
      to
      planKey
      startsOn
      endsOn
      operatorName
    }
  }
`)

type Change = CompanyHistoryFragment['contractChanges'][number]

const columns = columnsOf<Change>()

export function HistorySection({ company }: { company: FragmentType<typeof CompanyHistory> }) {
  const { contractChanges: changes } = readFragment(CompanyHistory, company)
  return (
    <Section id="history" title="契約の履歴">
      <DataTable
        label="契約の履歴"
        minWidth={640}
        rows={changes}
        idOf={({ id }) => id}
        empty={<Nothing>契約の操作は、まだ記録されていません。</Nothing>}
        columns={[
          columns.moment('日時', ({ insertedAt }) => insertedAt),
          columns.name('操作', ({ action }) => actNameOf(action) ?? action),
          columns.text('状態', statesOf),
          columns.text('プラン・期間', termOf),
          columns.text('操作した人', ({ operatorName }) => operatorName ?? '自動'),
        ]}
      />
    </Section>
  )
}
