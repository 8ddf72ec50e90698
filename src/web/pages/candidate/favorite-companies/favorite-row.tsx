import { Link } from 'react-router'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { FavoriteButton } from '#web/parts/companies/favorite-button.tsx'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { IndustryAndPlace } from '../parts/industry-and-place.tsx'
import styles from './favorite-companies.module.css'

const FavoriteRowFields = graphql(`
  fragment FavoriteRow on FavoriteCompany {
    isMet
    company {
      id
      displayName
      isFavorite
      tagline
      ...CompanyMark
      ...IndustryAndPlace
    }
  }
`)

export function FavoriteRow({ favorite }: { favorite: FragmentType<typeof FavoriteRowFields> }) {
  const { isMet, company } = readFragment(FavoriteRowFields, favorite)
  const { id, displayName, tagline } = company
  return (
    <Card as="li" link={isMet}>
      <CompanyLine
        heading="h2"
        company={company}
        note={isMet ? <IndustryAndPlace company={company} /> : '現在、企業のページは公開されていません'}
        end={<FavoriteButton company={company} className={styles.heart} />}
      >
        {isMet ? (
          <Link className={cardLinkClass()} to={urls.candidate.company(id)}>
            {displayName}
          </Link>
        ) : (
          displayName
        )}
      </CompanyLine>
      {isMet && tagline && <p className={styles.tagline}>{tagline}</p>}
    </Card>
  )
}
