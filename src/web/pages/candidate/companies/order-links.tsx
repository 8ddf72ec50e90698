import { Link } from 'react-router'
import type { CompanyOrder, CompanySearchCondition } from '#domain/company-search/condition/rules.ts'
import { segmentClass, segmentsClass } from '#web/ui/segments.tsx'
import { companiesUrl } from './companies-url.ts'

const labels: Record<CompanyOrder, string> = { NEAR: '希望に近い順', UPDATED: '更新順' }

type OrderLinksProps = { condition: CompanySearchCondition; order: CompanyOrder; hasWishes: boolean }

/** Without wishes no company is nearer than another, and there is one order. */
export function OrderLinks({ condition, order, hasWishes }: OrderLinksProps) {
  if (!hasWishes) return <span className="quiet">更新順</span>
  return (
    <nav aria-label="並び順" className={segmentsClass()}>
      {(['NEAR', 'UPDATED'] as const).map((one) => (
        <Link
          key={one}
          className={segmentClass()}
          to={companiesUrl(condition, one)}
          aria-current={one === order ? 'true' : undefined}
          preventScrollReset
        >
          {labels[one]}
        </Link>
      ))}
    </nav>
  )
}
