import { Link } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { FavoriteButton } from '#web/parts/companies/favorite-button.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Name, Phrases } from '#web/ui/phrases.tsx'
import { urls } from '#ground/urls.ts'
import { IndustryAndPlace } from '../parts/industry-and-place.tsx'
import { SharedWishes } from '../parts/shared-wishes.tsx'
import styles from './home.module.css'

const HomeNearCompanies = graphql(`
  fragment HomeNearCompanies on Query {
    nearCompanies {
      hasWishes
      companies {
        ...SharedWishes
        sharedWishes {
          kind
        }
        company {
          id
          displayName
          isFavorite
          ...CompanyMark
          ...IndustryAndPlace
        }
      }
    }
  }
`)

const maxReasons = 3

/** Rule-based: the companies that share most kinds of the student's wishes, each with the reason. */
export function NearCompanies({ home }: { home: FragmentType<typeof HomeNearCompanies> }) {
  const { nearCompanies } = readFragment(HomeNearCompanies, home)
  const near = nearCompanies.companies.filter(({ sharedWishes }) => sharedWishes.length > 0)
  if (nearCompanies.hasWishes && near.length === 0) return null
  return (
    <section aria-labelledby="near">
      <header className={styles.rowHead}>
        <h2 id="near">
          <Phrases>あなたの希望に近い企業</Phrases>
        </h2>
        <Link className={linkButtonClass()} to={urls.candidate.companies()}>
          さがす
          <Icon name="chevron-right" size="small" />
        </Link>
      </header>
      {nearCompanies.hasWishes ? (
        <ul className={styles.shelf}>
          {near.map(({ company, ...found }) => (
            <Card key={company.id} as="li" link className={styles.near}>
              <CompanyLine
                company={company}
                end={<FavoriteButton company={company} className={styles.heart} />}
                note={<IndustryAndPlace company={company} />}
              >
                <Link className={cardLinkClass()} to={urls.candidate.company(company.id)}>
                  <Name>{company.displayName}</Name>
                </Link>
              </CompanyLine>
              <SharedWishes found={found} max={maxReasons} />
            </Card>
          ))}
        </ul>
      ) : (
        <EmptyState
          title="希望条件を書くと、近い企業がここに並びます"
          heading="h3"
          action={
            <ButtonLink kind="secondary" to={urls.candidate.profile('preferences')}>
              希望条件を書く
            </ButtonLink>
          }
        >
          業界や勤務地、企業選びの軸など、どれか1つからで大丈夫です。
        </EmptyState>
      )}
    </section>
  )
}
