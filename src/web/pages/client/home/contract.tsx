import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { daysUntil, longDate } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/now.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './contract.module.css'
import home from './home.module.css'

export const ContractFields = graphql(`
  fragment ContractFields on Contract {
    status
    endsOn
    plan {
      label
      scoutLimitPerMonth
    }
  }
`)

type ContractProps = { contract: FragmentType<typeof ContractFields> }

/** The company prepares its pages, and nothing more is open yet. */
const underReview = 'UNDER_REVIEW'

/** The page shows the notice from this many days before the contract's end. */
const noticeDays = 60

const useDaysLeft = (endsOn: string) => daysUntil(endsOn, useNow())

export function ContractNotice({ contract }: ContractProps) {
  const { endsOn, status } = readFragment(ContractFields, contract)
  const days = useDaysLeft(endsOn)
  if (status === underReview)
    return (
      <Notice kind="info" className={home.span12}>
        運営がご契約の準備をしています。企業情報の登録と、募集の下書きはいまから始められます。学生検索とスカウトは、運営からのご連絡のあとに使えます。
      </Notice>
    )
  if (days > noticeDays) return null
  return (
    <Notice kind="warning" className={home.span12}>
      ご契約は{longDate(endsOn)}に終了します（{days > 0 ? `あと${days}日` : '本日まで'}
      ）。続けてご利用になる場合は、運営の担当者にご連絡ください。
    </Notice>
  )
}

export function ContractCard({ contract, isWide }: ContractProps & { isWide: boolean }) {
  const { endsOn, plan, status } = readFragment(ContractFields, contract)
  const days = useDaysLeft(endsOn)
  // The plan and the term are written when the trial begins or the contract is signed.
  if (status === underReview) return null
  return (
    <Card as="section" className={classNames(home.card, isWide ? home.span12 : home.span5)} aria-labelledby="contract">
      <CardHead className={home.cardHead}>
        <h2 id="contract">ご契約</h2>
      </CardHead>
      <dl className={classNames(styles.contract, isWide && styles.contractWide)}>
        <div>
          <dt>契約終了日</dt>
          <dd className="num">
            {longDate(endsOn)}（{days > 0 ? `あと${days}日` : '本日まで'}）
          </dd>
        </div>
        <div>
          <dt>プラン</dt>
          <dd>{plan.label}</dd>
        </div>
        <div>
          <dt>1か月に送れるスカウト</dt>
          <dd className="num">{plan.scoutLimitPerMonth}通</dd>
        </div>
      </dl>
    </Card>
  )
}
