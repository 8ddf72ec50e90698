import { Link } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { monthDay } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { urls } from '#ground/urls.ts'
import { waitLine } from '../parts/wait-words.ts'
import styles from './home.module.css'

const HomeAwaitedCompanies = graphql(`
  fragment HomeAwaitedCompanies on Query {
    recentOutcomes {
      scoutInvitationId
      toldAt
      company {
        displayName
        ...CompanyMark
      }
    }
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

/** The companies that answered in the last days, and those that owe a word, with its day. */
export function AwaitedCompanies({ home }: { home: FragmentType<typeof HomeAwaitedCompanies> }) {
  const { recentOutcomes, awaitedCompanies } = readFragment(HomeAwaitedCompanies, home)
  const now = useNow()
  // The outcome itself is read on the page of the scout.
  const outcomes = recentOutcomes.map(({ toldAt, ...answer }) => ({
    ...answer,
    note: toldAt ? `${monthDay(toldAt)}に返事が届きました` : '返事が届きました',
  }))
  const awaited = awaitedCompanies
    .filter(({ asksArrival, wait }) => !asksArrival && !wait.isSilent)
    .map(({ wait, ...company }) => ({ ...company, note: waitLine(wait, now) }))
  const answers = [...outcomes, ...awaited]
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="awaited">
      <header className={styles.rowHead}>
        <h2 id="awaited">企業からの返事</h2>
        <Link className={linkButtonClass()} to={urls.candidate.progress()}>
          すすんでいる企業
          <Icon name="chevron-right" size="small" />
        </Link>
      </header>
      <ul className={styles.awaited}>
        {answers.slice(0, maxShown).map(({ scoutInvitationId, company, note }) => (
          <Card key={scoutInvitationId} as="li" link>
            <CompanyLine company={company} note={note}>
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
