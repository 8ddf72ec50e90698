import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { AskedBlock } from './asked-block.tsx'
import styles from './blocked-companies.module.css'
import { BlockForm, type Blocking } from './blocking.tsx'

const BlockedCompanyFields = graphql(`
  fragment BlockedCompany on BlockChoice {
    id
    company {
      displayName
      legalName
      ...CompanyMark
    }
    group {
      ...BlockEnds
      isBlocked
      company {
        displayName
      }
    }
  }
`)

type BlockedCompanyProps = { company: FragmentType<typeof BlockedCompanyFields>; blocking: Blocking }

/** A blocked company, and the companies of its group that still see the student. */
export function BlockedCompany({ company: masked, blocking }: BlockedCompanyProps) {
  const { id, company, group } = readFragment(BlockedCompanyFields, masked)
  const others = group.filter(({ isBlocked }) => !isBlocked)
  return (
    <li className={styles.row}>
      <CompanyLine
        company={company}
        note={company.legalName}
        end={
          <BlockForm blocking={blocking} intent="unblock" name="companyId" values={[id]}>
            <span className="visually-hidden">{company.displayName}のブロックを</span>解除
          </BlockForm>
        }
      >
        {company.displayName}
      </CompanyLine>
      {others.length > 0 && (
        <div className={styles.group}>
          <p>同じグループの企業には、まだ表示されます：{others.map((one) => one.company.displayName).join('、')}</p>
          <AskedBlock blocking={blocking} name={`グループの${others.length}社`} companies={others}>
            グループの{others.length}社もブロックする
          </AskedBlock>
        </div>
      )}
    </li>
  )
}
