import { calendarText } from '#web/texts/calendar.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { FoundCompanyFragment } from '#web/generated/graphql.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { longDateTime } from '#ground/tokyo-time.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import styles from './blocked-companies.module.css'
import { BlockForm, type Blocking } from './blocking.tsx'

const FoundCompanyFields = graphql(`
  fragment FoundCompany on BlockChoice {
    id
    isBlocked
    company {
      displayName
      city
      ...CompanyMark
      prefecture {
        label
      }
    }
    openScouts {
      unanswered
      accepted
      nextDateAt
    }
  }
`)

type FoundCompanyProps = { company: FragmentType<typeof FoundCompanyFields>; blocking: Blocking }

export function FoundCompany({ company: masked, blocking }: FoundCompanyProps) {
  const { id, isBlocked, company, openScouts } = readFragment(FoundCompanyFields, masked)
  return (
    <li className={styles.row}>
      <CompanyLine
        company={company}
        note={`${company.prefecture?.label ?? ''}${company.city}`}
        end={
          isBlocked ? (
            <Badge kind="line">ブロック中</Badge>
          ) : (
            <BlockForm blocking={blocking} intent="block" name="companyId" values={[id]}>
              <span className="visually-hidden">{company.displayName}を</span>ブロック
            </BlockForm>
          )
        }
      >
        {company.displayName}
      </CompanyLine>
      {!isBlocked && openScouts && <Consequences open={openScouts} />}
    </li>
  )
}

/** The consequences of a block, said before the press. */
function Consequences({ open }: { open: NonNullable<FoundCompanyFragment['openScouts']> }) {
  const { unanswered, accepted, nextDateAt } = open
  if (unanswered + accepted === 0) return null
  return (
    <ul className={styles.consequences}>
      {unanswered > 0 && <li>返信待ちのスカウト{unanswered}件は、辞退になります。</li>}
      {accepted > 0 && <li>承認したスカウト{accepted}件は終わり、企業には辞退として伝わります。</li>}
      {nextDateAt && (
        <li>
          {longDateTime(nextDateAt)}からの予約は、取り消されます。{calendarText.stays}
        </li>
      )}
    </ul>
  )
}
