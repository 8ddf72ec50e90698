import { Link } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { HomeNewScoutsFragment } from '#web/generated/graphql.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { monthDay, time } from '#ground/tokyo-time.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { firstSentence } from '#web/parts/letters/own-words-in.ts'
import { ReasonText } from '#web/parts/letters/reason-text.tsx'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Name } from '#web/ui/phrases.tsx'
import { stoppedText } from '#ground/words/company-stopped.ts'
import { urls } from '#ground/urls.ts'
import styles from './home.module.css'
import { nextItemOf } from './next-item.ts'
import { isPutOff, sortWaiting } from './to-do.ts'

const HomeNewScouts = graphql(`
  fragment HomeNewScouts on Query {
    ownProfile {
      isPublic
      nextItem
    }
    scoutInvitationCounts {
      pending
      pendingSchedule
      accepted
      declined
      expired
    }
    waiting: scoutInvitations(status: PENDING, first: 50) {
      edges {
        node {
          id
          sentAt
          expiresAt
          remindAt
          isCompanySuspended
          reason
          quotations {
            text
          }
          company {
            displayName
            ...CompanyMark
          }
          job {
            scoutType {
              label
            }
          }
        }
      }
    }
  }
`)

const maxShownScouts = 3

export function NewScouts({ home }: { home: FragmentType<typeof HomeNewScouts> }) {
  const { ownProfile, scoutInvitationCounts: counts, waiting } = readFragment(HomeNewScouts, home)
  const now = useNow()
  const { rest } = sortWaiting(
    waiting.edges.map(({ node }) => node),
    now,
  )
  const isNothingNew = rest.length > 0 && rest.every((scout) => isPutOff(scout, now))
  const hasAny = Object.values(counts).some((count) => typeof count === 'number' && count > 0)
  if (hasAny && rest.length === 0) return null
  const next = nextStepOf(ownProfile)
  return (
    <section aria-labelledby="scouts">
      <header className={styles.rowHead}>
        <h2 id="scouts">{isNothingNew ? 'あとで答えるスカウト' : '新着のスカウト'}</h2>
        {hasAny && (
          <Link className={linkButtonClass()} to={urls.candidate.invitations('pending')}>
            すべて見る
            <Icon name="chevron-right" size="small" />
          </Link>
        )}
      </header>
      {hasAny ? (
        <ul className={styles.shelf}>
          {rest.slice(0, maxShownScouts).map((scout) => (
            <Card key={scout.id} as="li" link className={styles.scout}>
              <CompanyLine company={scout.company} note={scout.job.scoutType.label}>
                <Link className={cardLinkClass()} to={urls.candidate.invitation(scout.id)}>
                  <Name>{scout.company.displayName}</Name>
                </Link>
              </CompanyLine>
              <p>
                <ReasonText text={firstSentence(scout.reason)} quotations={scout.quotations} />
              </p>
              <p className="quiet">
                {scout.isCompanySuspended
                  ? stoppedText.short
                  : scout.remindAt && isPutOff(scout, now)
                    ? `あとで　${monthDay(scout.remindAt)} ${time(scout.remindAt)}にお知らせします`
                    : `${monthDay(scout.expiresAt)}まで`}
              </p>
            </Card>
          ))}
        </ul>
      ) : (
        <EmptyState
          title="まだスカウトは届いていません"
          heading="h3"
          action={
            <ButtonLink kind="secondary" to={next.to}>
              {next.label}
            </ButtonLink>
          }
        >
          {ownProfile.isPublic
            ? 'プロフィールが詳しいほど、企業があなたを見つけやすくなります。'
            : '公開すると、企業があなたを見つけて、スカウトを送れるようになります。'}
        </EmptyState>
      )}
    </section>
  )
}

/** The page on which a student is found more easily. */
function nextStepOf({ isPublic, nextItem }: HomeNewScoutsFragment['ownProfile']) {
  if (!isPublic) return { label: '公開範囲を変える', to: `${urls.candidate.profile()}#visibility` }
  if (!nextItem) return { label: 'プロフィールを見る', to: urls.candidate.profile() }
  return { label: '続きを書く', to: nextItemOf(nextItem).to }
}
