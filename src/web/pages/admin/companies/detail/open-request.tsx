import { kindsAnsweredBy } from '#domain/company/contract/request/rules.ts'
import { planKeys } from '#domain/company/plan/rules.ts'
import { longDate } from '#ground/tokyo-time.ts'
import type { CompanyActsFragment as ActedCompany } from '#web/generated/admin/graphql.ts'
import { Notice } from '#web/ui/notice.tsx'
import { planNames } from '../../parts/plan-names.ts'

export const requestKindNames = {
  RENEWAL: '契約の更新',
  PLAN_CHANGE: 'プランの変更',
  CONTACTS: '承認済み学生の連絡先（契約終了後）',
} as const

type AnsweringAct = keyof typeof kindsAnsweredBy

/** The open request that an act on the contract answers. */
export const openRequestOf = ({ contractRequests }: ActedCompany, act: AnsweringAct) =>
  contractRequests.find(
    ({ status, kind }) => status === 'OPEN' && kindsAnsweredBy[act].some((answered) => answered === kind),
  )

/** Says of the open request what was wished, from which day, and that the act mails its answer. */
export function OpenRequestNotice({ company, act }: { company: ActedCompany; act: AnsweringAct }) {
  const request = openRequestOf(company, act)
  if (!request) return null
  const plan = planKeys.find((key) => key === request.planKey)
  const wish = [
    requestKindNames[request.kind],
    plan && `${planNames[plan]}プラン`,
    request.wantedFrom && `${longDate(request.wantedFrom)}から`,
  ]
  return (
    <Notice kind="warning">
      <p>
        <b>回答待ちのご依頼：{wish.filter(Boolean).join('・')}</b>
      </p>
      {act === 'updateContractPlan' && plan ? (
        <p>
          {planNames[plan]}
          プランに変更すると、このご依頼は「対応済み」になり、依頼した人に回答のメールが届きます。ほかのプランを選んだときは、ご依頼は回答待ちのままで、メールは送られません。
        </p>
      ) : (
        <p>この操作で、ご依頼は「対応済み」になり、依頼した人に回答のメールが届きます。</p>
      )}
    </Notice>
  )
}
