import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { slashDate, time } from '#ground/tokyo-time.ts'
import { contractStatuses } from '#domain/company/rules.ts'
import { planKeys } from '#domain/company/plan/rules.ts'
import { Table } from '#web/ui/table.tsx'
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

const planOf = (key: string | null | undefined) => planKeys.find((known) => known === key)
const suspensionNames: Record<string, string> = { REQUESTED: '確認待ち', CONFIRMED: '確認済み', WITHDRAWN: '取り下げ' }

/** A status of the contract, a plan or a state of a request, whatever the act moved. */
function nameOf(word: string | null | undefined) {
  const status = contractStatuses.find((known) => known === word)
  const plan = planOf(word)
  if (status) return contractNames[status]
  return plan ? planNames[plan] : (suspensionNames[word ?? ''] ?? word ?? '')
}

export function HistorySection({ company }: { company: FragmentType<typeof CompanyHistory> }) {
  const { contractChanges: changes } = readFragment(CompanyHistory, company)
  return (
    <Section id="history" title="契約の履歴">
      {changes.length === 0 ? (
        <Nothing>契約の操作は、まだ記録されていません。</Nothing>
      ) : (
        <Table label="契約の履歴" minWidth={640}>
          <thead>
            <tr>
              <th scope="col">日時</th>
              <th scope="col">操作</th>
              <th scope="col">状態</th>
              <th scope="col">プラン・期間</th>
              <th scope="col">操作した人</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => {
              const plan = planOf(change.planKey)
              return (
                <tr key={change.id}>
                  <td>
                    {slashDate(change.insertedAt)} {time(change.insertedAt)}
                  </td>
                  <th scope="row">{actNameOf(change.action) ?? change.action}</th>
                  <td>{[change.from, change.to].filter(Boolean).map(nameOf).join(' → ')}</td>
                  <td>
                    {[
                      plan && planNames[plan],
                      change.startsOn && `${slashDate(change.startsOn)}から`,
                      change.endsOn && `${slashDate(change.endsOn)}まで`,
                    ]
                      .filter(Boolean)
                      .join('　')}
                  </td>
                  <td>{change.operatorName ?? '自動'}</td>
                </tr>
              )
            })}
          </tbody>
        </Table>
      )}
    </Section>
  )
}
