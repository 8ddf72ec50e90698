import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { daysUntil, longDate } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import home from './home.module.css'

export const ContractFields = graphql(`
  fragment ContractFields on Contract {
    status
    endsOn
    plan {
      label
    }
  }
`)

type ContractProps = { contract: FragmentType<typeof ContractFields> }

/** The company prepares its pages, and nothing more is open yet. */
export const underReview = 'UNDER_REVIEW'

const trial = 'TRIAL'

/** The page shows the notice from this many days before the contract's end. */
const noticeDays = 60
/** The days at a trial's end on which its notice warns. */
const trialNoticeDays = 7

export const useDaysLeft = (endsOn: string) => daysUntil(endsOn, useNow())

export function ContractNotice({ contract }: ContractProps) {
  const { endsOn, status } = readFragment(ContractFields, contract)
  const days = useDaysLeft(endsOn)
  if (status === underReview)
    return (
      <Notice kind="info" className={home.span12}>
        運営がご契約の準備をしています。企業情報の登録と、募集の下書きはいまから始められます。学生検索とスカウトは、運営からのご連絡のあとに使えます。
      </Notice>
    )
  if (status === trial)
    return (
      <Notice kind={days > trialNoticeDays ? 'info' : 'warning'} className={home.span12}>
        トライアルは{longDate(endsOn)}までです（{days > 0 ? `あと${days}日` : '本日まで'}）。続けるときは、
        <Link to={clientUrls.contract()} className={linkClass()}>
          契約のページ
        </Link>
        からお申し込みください。
      </Notice>
    )
  if (days > noticeDays) return null
  return (
    <Notice kind="warning" className={home.span12}>
      ご契約は{longDate(endsOn)}に終了します（{days > 0 ? `あと${days}日` : '本日まで'}
      ）。続けてご利用になる場合は、
      <Link to={clientUrls.contract()} className={linkClass()}>
        契約のページ
      </Link>
      から更新をご依頼ください。
    </Notice>
  )
}
