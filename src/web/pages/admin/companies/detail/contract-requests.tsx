import { useState } from 'react'
import { contractAnswerLimit } from '#domain/company/contract/request/rules.ts'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AdminRole, CompanyContractRequestsFragment } from '#web/generated/admin/graphql.ts'
import { longDate, slashDate } from '#ground/tokyo-time.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Nothing, Section } from '../../parts/section.tsx'
import { requestKindNames } from './open-request.tsx'
import styles from './papers.module.css'

const CompanyContractRequests = graphql(`
  fragment CompanyContractRequests on Company {
    contractRequests {
      id
      kind
      status
      planLabel
      wantedFrom
      message
      insertedAt
      answer
      answeredAt
    }
  }
`)
type Request = CompanyContractRequestsFragment['contractRequests'][number]

const statuses = {
  OPEN: ['回答待ち', 'warning'],
  DONE: ['対応済み', 'success'],
  DECLINED: ['お断り', 'plain'],
} as const

type SectionProps = { company: FragmentType<typeof CompanyContractRequests>; role: AdminRole }

/** The company's requests about its contract, and the operator's answers. */
export function ContractRequestsSection({ company, role }: SectionProps) {
  const { contractRequests: requests } = readFragment(CompanyContractRequests, company)
  return (
    <Section id="contract-requests" title="契約についてのご依頼" end={<p>{requests.length}件</p>}>
      {requests.length === 0 ? (
        <Nothing>ご依頼はありません。</Nothing>
      ) : (
        <ul className={styles.list}>
          {requests.map((request) => (
            <Row key={request.id} request={request} canAnswer={mayAct(role, 'answerContractRequest')} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Row({ request, canAnswer }: { request: Request; canAnswer: boolean }) {
  const [label, kind] = statuses[request.status]
  return (
    <li>
      <p className={styles.head}>
        <b>{requestKindNames[request.kind]}</b>
        <Badge kind={kind}>{label}</Badge>
        <span className="quiet num">{slashDate(request.insertedAt)}</span>
      </p>
      {request.planLabel && request.wantedFrom && (
        <p>
          {request.planLabel}プラン・{longDate(request.wantedFrom)}から
        </p>
      )}
      {request.message && <p className={styles.words}>{request.message}</p>}
      {request.answer && request.answeredAt && (
        <p className={styles.answer}>
          <span className="quiet">回答（{slashDate(request.answeredAt)}）</span>
          {request.answer}
        </p>
      )}
      {request.status === 'OPEN' && canAnswer && (
        <div className={styles.acts}>
          <Answer request={request} isDone verb="対応済みにする" />
          <Answer request={request} isDone={false} verb="お断りする" />
        </div>
      )}
    </li>
  )
}

function Answer({ request, isDone, verb }: { request: Request; isDone: boolean; verb: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {verb}
      </Button>
      <ActDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${requestKindNames[request.kind]}：${verb}`}
        fields={{ intent: isDone ? 'answerRequest' : 'declineRequest', id: request.id }}
        verb={verb}
        isDanger={!isDone}
        renderInputs={(errorOf) => (
          <TextArea
            label="企業への回答"
            name="answer"
            required
            rows={5}
            max={contractAnswerLimit.max}
            error={errorOf('answer')}
          />
        )}
      >
        <p>{aboutAnswer(request, isDone)}</p>
        <p>依頼した人に、この回答がメールと企業の画面で届きます。</p>
      </ActDialog>
    </>
  )
}

function aboutAnswer({ kind }: Request, isDone: boolean) {
  if (!isDone) return 'この依頼を断ります。取り消せません。'
  if (kind === 'CONTACTS')
    return '企業の管理者は、本人確認のあと、契約の終了から30日以内、承認済み学生の連絡先をダウンロードできるようになります。書き出しは操作の記録に残ります。'
  return '契約そのものは変わりません。更新やプランの変更は「操作」から行ってください。'
}
