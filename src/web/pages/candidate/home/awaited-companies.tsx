import { Link } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { urls } from '#ground/urls.ts'
import { waitLine } from '../parts/wait-words.ts'
import styles from './home.module.css'

const HomeAwaitedCompanies = graphql(`
  fragment HomeAwaitedCompanies on Query {
    awaitedCompanies {
      scoutInvitationId
      asksArrival
      company {
        displayName
        ...CompanyMark
      }
      wait {
        word
        dueOn
        isSilent
      }
    }
  }
`)

const maxShown = 4

/** Who owes the student a word, and until when; what the student is asked stands among the things to do. */
export function AwaitedCompanies({ home }: { home: FragmentType<typeof HomeAwaitedCompanies> }) {
  const { awaitedCompanies } = readFragment(HomeAwaitedCompanies, home)
  const now = useNow()
  const awaited = awaitedCompanies.filter(({ asksArrival, wait }) => !asksArrival && !wait.isSilent)
  if (awaited.length === 0) return null
  return (
    <section aria-labelledby="awaited">
      <header className={styles.rowHead}>
        <h2 id="awaited">返事を待っている企業</h2>
        {awaited.length > maxShown && (
          <Link className={linkButtonClass()} to={urls.candidate.invitations('accepted')}>
            すべて見る
            <Icon name="chevron-right" size="small" />
          </Link>
        )}
      </header>
      <ul className={styles.awaited}>
        {awaited.slice(0, maxShown).map(({ scoutInvitationId, company, wait }) => (
          <Card key={scoutInvitationId} as="li" link>
            <CompanyLine company={company} note={waitLine(wait, now)}>
              <Link className={cardLinkClass()} to={urls.candidate.invitation(scoutInvitationId)}>
                {company.displayName}
              </Link>
            </CompanyLine>
          </Card>
        ))}
      </ul>
    </section>
  )
}
