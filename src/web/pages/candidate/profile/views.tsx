import { Link } from 'react-router'
import { smallestGroup, viewDays } from '#domain/scout-invitation/profile-view/rules.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { FavoriteButton } from '#web/parts/companies/favorite-button.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead, PagePart } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkButtonClass, linkClass } from '#web/ui/link-button.tsx'
import { Name } from '#web/ui/phrases.tsx'
import { shortDate } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/views'
import { DayBars } from './views/day-bars.tsx'
import { Found, Reach } from './views/found.tsx'
import { Groups, isTelling } from './views/groups.tsx'
import styles from './views/views.module.css'

const ProfileViewsPage = graphql(`
  query ProfileViewsPage {
    profileViews {
      total
      days {
        day
        count
      }
      byIndustry {
        label
        count
      }
      bySize {
        label
        count
      }
      byAge {
        label
        count
      }
      findings {
        total
        bookmarkedBy
        byIndustry {
          label
          count
        }
        bySection {
          label
          count
        }
      }
      companies {
        hasScouted
        isMet
        days
        lastDay
        company {
          id
          displayName
          isFavorite
          industries {
            id
            label
          }
          ...CompanyMark
        }
      }
    }
  }
`)

const load = (ask: Ask) => ask(ProfileViewsPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('プロフィールを見た企業', matches)

export default function ProfileViews({ loaderData: { profileViews: views } }: Route.ComponentProps) {
  const groups = [views.byIndustry, views.bySize, views.byAge]
  const { findings } = views
  return (
    <Page narrow>
      <PageHead title="プロフィールを見た企業">
        昨日までの{viewDays}日間に、あなたを検索で見つけた企業と、プロフィールを開いた企業です。
      </PageHead>
      {(findings.total > 0 || findings.bookmarkedBy > 0) && <Reach views={views.total} findings={findings} />}
      {views.total === 0 ? (
        <EmptyState
          title="まだ開かれていません"
          action={
            <ButtonLink kind="secondary" to={urls.candidate.profile()}>
              プロフィールを見直す
            </ButtonLink>
          }
        >
          自己PRや経験を書き足すと、企業の検索で見つかりやすくなります。今日開いた企業は、明日ここに加わります。
        </EmptyState>
      ) : (
        <>
          <h2 className={styles.opened}>
            プロフィールを開いた企業<b>{views.total}</b>社
          </h2>
          <DayBars days={views.days} />
          {views.companies.length > 0 && <Named companies={views.companies} />}
          <PagePart id="groups" title="どんな企業か">
            {!groups.some(isTelling) && (
              <p className="quiet">同じ業界や規模の企業が{smallestGroup}社以上になると、ここに表示します。</p>
            )}
            <Groups title="業界" groups={views.byIndustry} />
            <Groups title="規模" groups={views.bySize} />
            <Groups title="設立からの年数" groups={views.byAge} />
          </PagePart>
          <p className={styles.rule}>
            企業名は、スカウトを送った企業と、2日以上にわたって開いた企業だけを表示します。{smallestGroup}
            社に満たない分類は「その他」にまとめています。検索しただけの企業は、ここでは数えません。
          </p>
        </>
      )}
      {findings.total > 0 && <Found findings={findings} />}
    </Page>
  )
}

type Companies = Route.ComponentProps['loaderData']['profileViews']['companies']

function Named({ companies }: { companies: Companies }) {
  return (
    <PagePart id="named" title="企業名が分かる企業">
      <ul className={styles.companies}>
        {companies.map(({ company, hasScouted, isMet, days, lastDay }) => (
          <li key={company.id}>
            <CompanyLine
              company={company}
              note={[
                company.industries[0]?.label,
                days > 1 ? `${days}日（最近は${shortDate(lastDay)}）` : shortDate(lastDay),
                hasScouted && 'スカウトが届いています',
              ]
                .filter(Boolean)
                .join('／')}
              end={
                <div className={styles.acts}>
                  {isMet && <FavoriteButton company={company} />}
                  <Link className={linkButtonClass()} to={urls.candidate.settingsBlockedCompanies(company.displayName)}>
                    <span className="visually-hidden">{company.displayName}の</span>ブロック
                  </Link>
                </div>
              }
            >
              {isMet ? (
                <Link className={linkClass()} to={urls.candidate.company(company.id)}>
                  <Name>{company.displayName}</Name>
                </Link>
              ) : (
                company.displayName
              )}
            </CompanyLine>
          </li>
        ))}
      </ul>
    </PagePart>
  )
}
