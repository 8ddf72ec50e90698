import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import styles from './company-card.module.css'
import { CompanyMark } from './company-mark.tsx'

const CompanyCardFields = graphql(`
  fragment CompanyCard on Company {
    tagline
    urls {
      label
      url
    }
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

/** A summary of a company for students. */
export function CompanyCard({ company: masked }: { company: FragmentType<typeof CompanyCardFields> }) {
  const company = readFragment(CompanyCardFields, masked)
  const { tagline, urls, industries, prefecture, city, employees } = company
  const where = [
    industries[0]?.label,
    `${prefecture?.label ?? ''}${city}`,
    employees === null ? null : `従業員${employees.toLocaleString('ja-JP')}名`,
  ]
  const [site] = urls
  return (
    <Card className={styles.card}>
      <CompanyMark company={company} />
      <div>
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.facts}>{where.filter(Boolean).join('／')}</p>
        {site && (
          <a className={linkButtonClass()} href={site.url} target="_blank" rel="noopener noreferrer">
            企業のサイトを見る
            <Icon name="external" size="small" />
          </a>
        )}
      </div>
    </Card>
  )
}
