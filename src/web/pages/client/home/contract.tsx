import { Link } from 'react-router'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { daysUntil, longDate } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/now.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { linkButtonClass, linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './contract.module.css'
import home from './home.module.css'

export const ContractFields = graphql(`
  fragment ContractFields on Contract {
    endsOn
    plan {
      label
      scoutLimitPerMonth
    }
  }
`)

type ContractProps = { contract: FragmentType<typeof ContractFields> }

/** The page shows the notice from this many days before the contract's end. */
const noticeDays = 60

const useDaysLeft = (endsOn: string) => daysUntil(endsOn, useNow())

export function ContractNotice({ contract }: ContractProps) {
  const { endsOn } = readFragment(ContractFields, contract)
  const days = useDaysLeft(endsOn)
  if (days > noticeDays) return null
  return (
    <Notice kind="warning" className={home.span12}>
      ご契約は{longDate(endsOn)}に終了します（{days > 0 ? `あと${days}日` : '本日まで'}
      ）。続けてご利用になる場合は、
      <Link to={urls.client.contract()} className={linkClass()}>
        契約のページ
      </Link>
      から更新をご依頼ください。
    </Notice>
  )
}

export function ContractCard({ contract, isWide }: ContractProps & { isWide: boolean }) {
  const { endsOn, plan } = readFragment(ContractFields, contract)
  const days = useDaysLeft(endsOn)
  return (
    <Card as="section" className={classNames(home.card, isWide ? home.span12 : home.span5)} aria-labelledby="contract">
      <CardHead className={home.cardHead}>
        <h2 id="contract">ご契約</h2>
        <Link to={urls.client.contract()} className={linkButtonClass()}>
          契約を見る
          <Icon name="chevron-right" size="small" />
        </Link>
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
