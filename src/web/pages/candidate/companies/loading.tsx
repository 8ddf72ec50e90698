import { useNavigation } from 'react-router'
import {
  readCompanyAddress,
  type CompanyOrder,
  type CompanySearchCondition,
} from '#domain/company-search/condition/rules.ts'
import { useIsSlow } from '#web/parts/answers/slow.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/marks/skeleton.tsx'
import { urls } from '#ground/urls.ts'
import styles from './companies.module.css'

type Asked = { condition: CompanySearchCondition; order: CompanyOrder }

const listPath = new RegExp(`^${urls.candidate.companies()}(?:/page/\\d+)?$`)

/** The condition on its way, so that a choice shows at once; otherwise that of the list. */
export function useLoadingCompanies({ condition, order }: Asked): Asked & { isLoading: boolean; isSlow: boolean } {
  const { location } = useNavigation()
  const isLoading = location !== undefined && listPath.test(location.pathname)
  const isSlow = useIsSlow(isLoading)
  return {
    ...(isLoading ? readCompanyAddress(new URLSearchParams(location.search)) : { condition, order }),
    isLoading,
    isSlow,
  }
}

export function CompanySkeletons() {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: 6 }, (_, at) => (
        <Card key={at} className={styles.waiting}>
          <div className={styles.waitingHead}>
            <Skeleton width={48} height={48} />
            <div>
              <Skeleton width="60%" height={20} />
              <Skeleton width="40%" />
            </div>
          </div>
          <Skeleton width="76%" />
          <Skeleton width="44%" />
        </Card>
      ))}
    </div>
  )
}
