import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isPlanKey, type PlanKey } from '#domain/company/plan/rules.ts'
import { mayAsk } from '#domain/company/contract/request/rules.ts'
import { contractStatuses } from '#domain/company/rules.ts'
import type { FragmentType } from '#web/generated/index.ts'
import { addMonths } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import type { FormAnswer } from '#web/parts/forms/use-form.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Card } from '#web/ui/card.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ContractRequests, type OwnContractRequest } from '../parts/contract-requests.tsx'
import { WishForm } from '../parts/contract-wish-form.tsx'
import { requestKinds } from './words.ts'
import styles from './contract.module.css'

type RequestsProps = {
  requests: readonly (FragmentType<typeof OwnContractRequest> & { id: string; status: string })[]
  status: string
  planKey: PlanKey
  endsOn: string
  canAdminister: boolean
  formKey: string
  answer: FormAnswer | undefined
}

/** Asking for a renewal or another plan, and what came of it. */
export function Requests({ requests, status, planKey, endsOn, canAdminister, formKey, answer }: RequestsProps) {
  const addressPlan = useSearchParams()[0].get('plan') ?? ''
  const plan = isPlanKey(addressPlan) && addressPlan !== planKey ? addressPlan : null
  const answered =
    (answer?.values?.['kind']?.[0] ?? (plan && 'PLAN_CHANGE')) === 'PLAN_CHANGE' ? 'PLAN_CHANGE' : 'RENEWAL'
  const [kind, setKind] = useState<'RENEWAL' | 'PLAN_CHANGE'>(answered)
  const today = tokyoDay(useNow())
  const next = addDays(endsOn, 1)
  const from = kind === 'RENEWAL' && next <= addMonths(today, 12) ? next : today
  const isOpen = requests.some((request) => request.status === 'OPEN')
  const state = contractStatuses.find((contractStatus) => contractStatus === status)
  const isAskable = state !== undefined && mayAsk({ kind: 'RENEWAL', status: state })
  return (
    <Card as="section" aria-labelledby="requests" className={styles.requests}>
      <h2 id="requests">
        <Phrases>更新・変更のご依頼</Phrases>
      </h2>
      {requests.length > 0 && <ContractRequests requests={requests} />}
      {isOpen && <p className="quiet">回答をお待ちいただいているあいだは、次のご依頼はできません。</p>}
      {!isAskable && <p className="quiet">審査が終わると、この画面からご依頼いただけます。</p>}
      {!isOpen && isAskable && !canAdminister && (
        <p className="quiet">ご依頼は、管理者の方だけができます。社内の管理者にご相談ください。</p>
      )}
      {!isOpen && isAskable && canAdminister && (
        <div className={styles.ask}>
          <Segments
            className={styles.segments}
            label="ご依頼の内容"
            value={kind}
            onChange={setKind}
            options={[
              { value: 'RENEWAL', label: requestKinds.RENEWAL },
              { value: 'PLAN_CHANGE', label: requestKinds.PLAN_CHANGE },
            ]}
          />
          <WishForm
            key={kind}
            kind={kind}
            planKey={planKey}
            wanted={kind === 'PLAN_CHANGE' ? plan : null}
            from={from}
            formKey={formKey}
            answer={kind === answered ? answer : undefined}
          />
        </div>
      )}
    </Card>
  )
}
