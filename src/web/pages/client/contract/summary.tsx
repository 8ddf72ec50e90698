import { planOf } from '#domain/company/plan/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { daysUntil, longDate } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { priceOf } from './plan-features.ts'
import { stateOf } from './words.ts'
import styles from './contract.module.css'

export const ContractSummary = graphql(`
  fragment ContractSummary on Contract {
    status
    startsOn
    endsOn
    plan {
      key
      label
    }
  }
`)

/** The page shows the notice from this many days before the contract's end. */
const noticeDays = 60
/** The days at a trial's end on which its notice warns. */
const trialNoticeDays = 7

export function Summary({ contract }: { contract: FragmentType<typeof ContractSummary> }) {
  const { status, startsOn, endsOn, plan } = readFragment(ContractSummary, contract)
  const days = daysUntil(endsOn, useNow())
  const left = days > 0 ? `あと${days}日` : '本日まで'
  const state = stateOf(status)
  return (
    <>
      {status === 'TRIAL' && (
        <Notice kind={days > trialNoticeDays ? 'info' : 'warning'}>
          トライアルは{longDate(endsOn)}までです（{left}
          ）。続けるときは、下の「更新・変更のご依頼」からお申し込みください。自動で料金がかかることはありません。
        </Notice>
      )}
      {status !== 'TRIAL' && days <= noticeDays && (
        <Notice kind="warning">
          契約終了日：{longDate(endsOn)}（{left}
          ）。続けてご利用になる場合は、下の「更新・変更のご依頼」からお知らせください。
        </Notice>
      )}
      <Card as="section" aria-labelledby="plan" className={styles.summary}>
        <div className={styles.plan}>
          <p>
            <Badge kind={state.kind}>{state.label}</Badge>
          </p>
          <h2 id="plan">{plan.label}プラン</h2>
          <p className={styles.price}>
            {status === 'TRIAL' ? '契約後の月額' : '月額'} <b className="num">{priceOf(planOf(plan.key))}</b>（税別）
          </p>
          <p className="quiet">{state.about}</p>
        </div>
        <dl className={styles.term}>
          <div>
            <dt className="note-13">{status === 'TRIAL' ? 'トライアルの期間' : '契約期間'}</dt>
            <dd className="num">
              <span className={styles.day}>{longDate(startsOn)} 〜</span>{' '}
              <span className={styles.day}>{longDate(endsOn)}</span>
            </dd>
          </div>
          <div>
            <dt className="note-13">残り</dt>
            <dd className="num">
              <strong>{left}</strong>
            </dd>
          </div>
        </dl>
      </Card>
    </>
  )
}
