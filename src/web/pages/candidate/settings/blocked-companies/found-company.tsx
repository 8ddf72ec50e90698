import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { AskedBlock } from './asked-block.tsx'
import styles from './blocked-companies.module.css'
import type { Blocking } from './blocking.tsx'

const FoundCompanyFields = graphql(`
  fragment FoundCompany on BlockChoice {
    isBlocked
    company {
      displayName
      city
      ...CompanyMark
      prefecture {
        label
      }
    }
    ...BlockEnds
  }
`)

type FoundCompanyProps = { company: FragmentType<typeof FoundCompanyFields>; blocking: Blocking }

export function FoundCompany({ company: masked, blocking }: FoundCompanyProps) {
  const choice = readFragment(FoundCompanyFields, masked)
  const { isBlocked, company } = choice
  return (
    <li className={styles.row}>
      <CompanyLine
        company={company}
        note={`${company.prefecture?.label ?? ''}${company.city}`}
        end={
          isBlocked ? (
            <Badge kind="line">ブロック中</Badge>
          ) : (
            <AskedBlock blocking={blocking} name={company.displayName} companies={[choice]}>
              <span className="visually-hidden">{company.displayName}を</span>ブロック
            </AskedBlock>
          )
        }
      >
        {company.displayName}
      </CompanyLine>
    </li>
  )
}
