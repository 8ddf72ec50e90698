import { grouped } from '#ground/grouped.ts'
import { Link } from 'react-router'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './company-card.module.css'
import { CompanyMark } from './company-mark.tsx'

const CompanyCardFields = graphql(`
  fragment CompanyCard on Company {
    id
    displayName
    tagline
    ...CompanyMark
    industries {
      label
    }
    prefecture {
      label
    }
    city
    employees
  }
`)

/** A summary of a company for students, and the way to its page. */
export function CompanyCard({ company: masked }: { company: FragmentType<typeof CompanyCardFields> }) {
  const company = readFragment(CompanyCardFields, masked)
  const { id, displayName, tagline, industries, prefecture, city, employees } = company
  const facts = [
    industries[0]?.label,
    `${prefecture?.label ?? ''}${city}`,
    employees === null ? null : `従業員${grouped(employees)}名`,
  ]
  return (
    <Card link className={styles.card}>
      <CompanyMark company={company} />
      <div>
        <Link className={cardLinkClass(styles.tagline)} to={urls.candidate.company(id)}>
          {tagline && <span className="visually-hidden">{displayName}：</span>}
          {tagline ? <Phrases>{tagline}</Phrases> : displayName}
        </Link>
        <p className={styles.facts}>
          <Phrases>{facts.filter(Boolean).join('／')}</Phrases>
        </p>
      </div>
      <Icon name="chevron-right" className={styles.chevron} />
    </Card>
  )
}
