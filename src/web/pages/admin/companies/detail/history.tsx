import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { CompanyHistoryFragment } from '#web/generated/admin/graphql.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { contractStatuses } from '#domain/company/rules.ts'
import { planKeys } from '#domain/company/plan/rules.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { contractNames } from '../../parts/contract-badge.tsx'
import { actNameOf } from '../../parts/act-names.ts'
import { planNames } from '../../parts/plan-names.ts'
import { Nothing, Section } from '../../parts/section.tsx'

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

const planOf = (key: string | null | undefined) => planKeys.find((plan) => plan === key)
const suspensionNames: Record<string, string> = { REQUESTED: '確認待ち', CONFIRMED: '確認済み', WITHDRAWN: '取り下げ' }

/** A status of the contract, a plan or a state of a request, whatever the act moved. */
function nameOf(word: string | null | undefined) {
  const status = contractStatuses.find((contractStatus) => contractStatus === word)
  const plan = planOf(word)
  if (status) return contractNames[status]
  return plan ? planNames[plan] : (suspensionNames[word ?? ''] ?? word ?? '')
}

type Change = CompanyHistoryFragment['contractChanges'][number]

const columns = columnsOf<Change>()

function termOf({ planKey, startsOn, endsOn }: Change) {
  const plan = planOf(planKey)
  return [plan && planNames[plan], startsOn && `${slashDate(startsOn)}から`, endsOn && `${slashDate(endsOn)}まで`]
    .filter(Boolean)
    .join('　')
}

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
          columns.text('状態', ({ from, to }) => [from, to].filter(Boolean).map(nameOf).join(' → ')),
          columns.text('プラン・期間', termOf),
          columns.text('操作した人', ({ operatorName }) => operatorName ?? '自動'),
        ]}
      />
    </Section>
  )
}
