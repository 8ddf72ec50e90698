import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { daysUntil, longDate } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/now.tsx'
import { Notice } from '#web/ui/notice.tsx'
import home from './home.module.css'

export const ContractFields = graphql(`
  fragment ContractFields on Contract {
    endsOn
    plan {
      label
    }
  }
`)

type ContractProps = { contract: FragmentType<typeof ContractFields> }

/** The page shows the notice from this many days before the contract's end. */
const noticeDays = 60

export const useDaysLeft = (endsOn: string) => daysUntil(endsOn, useNow())

export function ContractNotice({ contract }: ContractProps) {
  const { endsOn } = readFragment(ContractFields, contract)
  const days = useDaysLeft(endsOn)
  if (days > noticeDays) return null
  return (
    <Notice kind="warning" className={home.span12}>
      ご契約は{longDate(endsOn)}に終了します（{days > 0 ? `あと${days}日` : '本日まで'}
      ）。続けてご利用になる場合は、運営の担当者にご連絡ください。
    </Notice>
  )
}
