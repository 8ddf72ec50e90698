import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { FavoriteButton } from '#web/parts/companies/favorite-button.tsx'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { Name } from '#web/ui/phrases.tsx'
import { slashDate } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { IndustryAndPlace } from '../parts/industry-and-place.tsx'
import { SharedWishes } from '../parts/shared-wishes.tsx'
import styles from './companies.module.css'

const FoundCompanyCardFields = graphql(`
  fragment FoundCompanyCard on FoundCompany {
    openJobCount
    ...SharedWishes
    company {
      id
      displayName
      isFavorite
      tagline
      checkedAt
      mark {
        background
      }
      cover {
        url
        width
        height
      }
      companySize {
        label
      }
      ...CompanyMark
      ...IndustryAndPlace
    }
  }
`)

export function FoundCompanyCard({ found }: { found: FragmentType<typeof FoundCompanyCardFields> }) {
  const { company, openJobCount, ...reasons } = readFragment(FoundCompanyCardFields, found)
  const { displayName, tagline, checkedAt, cover, mark, companySize } = company
  const facts = [openJobCount > 0 ? `募集 ${openJobCount}件` : '募集はまだありません', companySize?.label].filter(
    Boolean,
  )
  return (
    <Card as="li" link className={styles.card} style={{ '--ground': mark.background } as CSSProperties}>
      {cover && (
        <div className={styles.cover}>
          <img src={cover.url} width={cover.width} height={cover.height} alt="" loading="lazy" />
        </div>
      )}
      <CompanyLine
        company={company}
        heading="h2"
        end={<FavoriteButton company={company} className={styles.heart} />}
        note={<IndustryAndPlace company={company} />}
        className={styles.line}
      >
        <Link className={cardLinkClass()} to={urls.candidate.company(company.id)}>
          <Name>{displayName}</Name>
        </Link>
      </CompanyLine>
      <p className={styles.tagline}>{tagline}</p>
      <div className={styles.reasons}>
        <SharedWishes found={reasons} />
      </div>
      <p className={styles.foot}>
        <span>{facts.join('・')}</span>
        {checkedAt && <span>確認日 {slashDate(checkedAt)}</span>}
      </p>
    </Card>
  )
}
