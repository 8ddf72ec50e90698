import type { ReactNode } from 'react'
import { canChangePlan, canMove, contractDays } from '#domain/company/contract/rules.ts'
import { addDays } from '#ground/day.ts'
import { longDate } from '#ground/tokyo-time.ts'
import type { CompanyActsFragment as ActedCompany } from '#web/generated/admin/graphql.ts'
import { OperatorReason } from '../../parts/operator-reason.tsx'
import { OpenRequestNotice, openRequestOf } from './open-request.tsx'
import { PlanField, RenewalFields, TermFields } from './term-fields.tsx'

type Asked = { company: ActedCompany; today: string; errorOf: (path: string) => string | undefined }
export type CompanyAct = {
  intent: string
  mutation: string
  name: string
  about: string
  verb: string
  isDanger?: boolean
  isPossible: (status: string, company: ActedCompany) => boolean
  /** The consequence of the act, and the people it reaches. */
  tell: (company: ActedCompany, today: string) => ReactNode
  renderInputs?: (props: Asked) => ReactNode
}

const active = ({ users }: ActedCompany) => (users ?? []).filter(({ status }) => status === 'ACTIVE').length
const noMail = <p>この操作では、企業にも学生にもメールは送られません。</p>
/** The answer to an open request is a mail. */
const noMailWithout = (company: ActedCompany, act: Parameters<typeof openRequestOf>[1]) =>
  openRequestOf(company, act) ? <p>学生にはメールは送られません。</p> : noMail
const invoiceMail = (
  <p>
    料金のあるプランでは、その期間の請求書が発行され、企業の管理者全員にメールでお知らせします。学生にはメールは送られません。
  </p>
)

/** The operator's acts on a contract, in the order of a company's life. */
export const companyActs: readonly CompanyAct[] = [
  {
    intent: 'startReview',
    mutation: 'startReview',
    name: '審査を始める',
    about: 'ログインして、企業情報と募集の下書きを準備できるようにします。',
    verb: '審査を始める',
    isPossible: (status) => canMove('startReview', status),
    tell: () => (
      <>
        <p>企業のユーザーはログインして、企業情報と募集の下書きを準備できるようになります。学生には表示されません。</p>
        {noMail}
      </>
    ),
  },
  {
    intent: 'startTrial',
    mutation: 'startTrial',
    name: 'トライアルを始める',
    about: `${contractDays.trial}日間、ライト相当の機能を使えるようにします。`,
    verb: 'トライアルを始める',
    isPossible: (status) => canMove('startTrial', status),
    tell: (_, today) => (
      <>
        <p>
          今日から{longDate(addDays(today, contractDays.trial - 1))}
          まで、企業のユーザー全員がライト相当の機能を使えます。1つの法人番号につき1回だけで、取り消せません。
        </p>
        <p>
          企業の管理者全員に、始まったこと、終わる7日前と前日、終わったことをメールでお知らせします。学生にはメールは送られません。
        </p>
      </>
    ),
  },
  {
    intent: 'sign',
    mutation: 'signContract',
    name: '契約を締結',
    about: 'プランと期間を決めて、利用を始めます。',
    verb: '契約を締結する',
    isPossible: (status) => canMove('signContract', status),
    tell: (company) => (
      <>
        <p>企業のユーザー全員が、選んだプランの範囲で、すべての機能を使えるようになります。</p>
        {invoiceMail}
        <OpenRequestNotice company={company} act="signContract" />
      </>
    ),
    renderInputs: (props) => <TermFields {...props} />,
  },
  {
    intent: 'renew',
    mutation: 'renewContract',
    name: '契約を更新',
    about: '終了日を延ばします。終了した契約は、データごと元に戻ります。',
    verb: '契約を更新する',
    isPossible: (status) => canMove('renewContract', status),
    tell: (company) => (
      <>
        <p>
          {company.contract.status === 'EXPIRED'
            ? '企業のユーザーは、すぐにまたログインできるようになり、募集とスカウトが元に戻ります。先に「請求書」で再開の請求書を発行し、入金を確認してください。'
            : `いまの終了日（${longDate(company.contract.endsOn)}）より後の日まで、契約を延ばします。`}
        </p>
        {company.contract.status === 'EXPIRED' ? noMailWithout(company, 'renewContract') : invoiceMail}
        <OpenRequestNotice company={company} act="renewContract" />
      </>
    ),
    renderInputs: (props) => <RenewalFields {...props} />,
  },
  {
    intent: 'changePlan',
    mutation: 'updateContractPlan',
    name: 'プランを変更',
    about: '期間はそのままで、使える機能と上限を変えます。',
    verb: 'プランを変更する',
    isPossible: canChangePlan,
    tell: (company) => (
      <>
        <p>
          すぐに反映されます。小さいプランにすると、上限を超えている募集・ラベル・ユーザーはそのまま残り、新しく追加できなくなります。
        </p>
        {noMailWithout(company, 'updateContractPlan')}
        <OpenRequestNotice company={company} act="updateContractPlan" />
      </>
    ),
    renderInputs: ({ company, errorOf }) => <PlanField planKey={company.contract.planKey} error={errorOf('planKey')} />,
  },
  {
    intent: 'end',
    mutation: 'endContract',
    name: '契約を終了',
    about: '期間の途中で、今日で終わりにします。',
    verb: '契約を終了する',
    isDanger: true,
    isPossible: (status) => canMove('endContract', status),
    tell: (company) => (
      <>
        <ul>
          <li>企業のユーザー{active(company)}名は、すぐにログインできなくなります。</li>
          <li>学生は、この企業のスカウトを承認できなくなり、新しい予約もできません。</li>
          <li>
            データは{contractDays.termination}
            日のあいだ残り、その間に更新すると元に戻ります。過ぎると解約となり、消去されます。
          </li>
          <li>押しまちがえたときは、ほかの操作をする前なら「終了を取り消す」で元に戻せます。</li>
        </ul>
        {company.contract.status === 'TRIAL' ? (
          <p>企業の管理者全員に、トライアルが終わったことをメールでお知らせします。</p>
        ) : (
          noMail
        )}
      </>
    ),
  },
  {
    intent: 'takeBackEnd',
    mutation: 'takeBackContractEnd',
    name: '終了を取り消す',
    about: '間違えて終了した契約を、終了する前の状態と終了日に戻します。',
    verb: '終了を取り消す',
    isPossible: (_, { contract }) => contract.canTakeBackEnd,
    tell: ({ contract }) => (
      <>
        <p>
          契約は終了する前の状態に戻り、{contract.endTakenBackTo && `${longDate(contract.endTakenBackTo)}まで`}
          使えます。新しい請求書は発行されません。企業のユーザーは、もう一度ログインします。
        </p>
        {noMail}
      </>
    ),
  },
  {
    intent: 'suspend',
    mutation: 'requestContractSuspension',
    name: '利用停止を申請',
    about: '違反があるとき。もう1名の運営者の確認が必要です。',
    verb: '申請する',
    isDanger: true,
    isPossible: (status, { openSuspension }) => canMove('confirmContractSuspension', status) && !openSuspension,
    tell: (company) => (
      <>
        <p>あなたのほかの運営者が確認するまで、何も変わりません。確認されると、次のことが起きます。</p>
        <ul>
          <li>企業のユーザー{active(company)}名は、すぐにログインできなくなります。</li>
          <li>企業の管理者に、下に書いた理由がメールで届きます。</li>
          <li>予約のある学生と、席を確保した学生、キャンセル待ちをしている学生に、停止したことをお知らせします。</li>
          <li>停止したまま契約の終了から{contractDays.termination}日が過ぎると解約となり、データは消去されます。</li>
        </ul>
      </>
    ),
    renderInputs: ({ errorOf }) => <OperatorReason label="理由（企業の管理者に届きます）" error={errorOf('reason')} />,
  },
  {
    intent: 'resume',
    mutation: 'resumeContract',
    name: '利用停止を解除',
    about: '停止する前の状態に戻します。',
    verb: '解除する',
    isPossible: (status) => status === 'SUSPENDED',
    tell: (company) => (
      <>
        <p>契約は停止する前の状態に戻ります。期間が残っていれば、次のことが起きます。</p>
        <ul>
          <li>
            企業のユーザー{active(company)}
            名は、すぐにログインできます。全員に、解除したことをお知らせとメールで伝えます。
          </li>
          <li>
            承認したスカウトが続いている学生と、これからの予約のある学生に、再開したことをお知らせとメールで伝えます（ブロックした学生と退会した学生を除く）。
          </li>
          <li>
            学生のために確保していた席は、いまからあらためて確保します。キャンセル待ちは、止まったところから続きます。
          </li>
        </ul>
        <p>期間が終わっているときは、企業の管理者にだけメールでお知らせします。</p>
      </>
    ),
  },
]
