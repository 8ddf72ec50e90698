import { Link, Outlet, useLocation, useMatches, type ShouldRevalidateFunctionArgs } from 'react-router'
import { onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { leadPastSignIn } from '#web/carry/redirect-to.ts'
import { AccountMenu, type AccountLink } from '#web/parts/shell/account-menu.tsx'
import { FlashBanner } from '#web/parts/shell/flash-banner.tsx'
import { Footer } from '#web/parts/shell/footer.tsx'
import { MenuOverlay } from '#web/parts/shell/menu-overlay.tsx'
import { GroupLinks, type Group } from '#web/parts/shell/navigation.tsx'
import { NotificationFields, NotificationMenu } from '#web/parts/shell/notification-menu.tsx'
import bar from '#web/parts/shell/top-bar.module.css'
import { ServiceNotices } from '#web/parts/shell/service-notices.tsx'
import { SignInAgain } from '#web/parts/shell/sign-in-again.tsx'
import { TopBar } from '#web/parts/shell/top-bar.tsx'
import { WithoutScripts } from '#web/parts/shell/without-scripts.tsx'
import { PersonMark } from '#web/parts/students/person-mark.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/layout'
import { PaletteButton, usePalette } from './parts/palette/use-palette.tsx'
import styles from '../../parts/shell/side-layout.module.css'

const ClientLayout = graphql(`
  query ClientLayout {
    serviceNotices(area: CLIENT) {
      id
      ...ServiceNoticeFields
    }
    viewer {
      ... on CompanyViewer {
        __typename
        id
        canWrite
        unansweredThreadCount
        familyName
        givenName
        user {
          picture
        }
        company {
          displayName
        }
        contract {
          status
        }
        unreadNotificationCount
        unreadNotificationPaths
        notifications {
          ...NotificationFields
        }
      }
    }
  }
`)

const load = (ask: Ask) => ask(ClientLayout)
/** Only the server leads a user past the sign-in page, because no page links there for a signed-in user. */
const loadFirst = async (ask: Ask, { url }: ClientArgs) => {
  const answer = await load(ask)
  if (answer.viewer?.__typename === 'CompanyViewer') leadPastSignIn('client', url)
  return answer
}
export const loader = onServer(loadFirst)
export const clientLoader = onClient(load)

// Within one group only an act changes the bar. Opening a filter, a page or a student must not load the bar again.
// After a lost connection nothing is loaded: the load would fail as well, and take the typed text with it.
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod = 'GET',
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === 'GET' && currentUrl.href !== nextUrl.href
    ? groupOf(currentUrl) !== groupOf(nextUrl)
    : defaultShouldRevalidate

const groupOf = ({ pathname }: URL) => groups.findIndex(({ belongs }) => belongs.test(pathname))

const groups: Group[] = [
  { label: 'ホーム', to: urls.client.home(), icon: 'home', belongs: /^\/client\/?$/ },
  { label: '学生検索', to: clientUrls.candidates(), icon: 'search', belongs: /^\/client\/candidates/ },
  { label: '募集', to: clientUrls.jobs(), icon: 'briefcase', belongs: /^\/client\/jobs\/(?!events)/ },
  { label: 'やりとり', to: clientUrls.threads(), icon: 'message', belongs: /^\/client\/threads/ },
  { label: '予定', to: clientUrls.events(), icon: 'calendar', belongs: /^\/client\/jobs\/events/ },
  { label: '企業情報', to: clientUrls.companyBasic(), icon: 'building', belongs: /^\/client\/company\// },
  { label: '資料', to: clientUrls.whitepapers(), icon: 'file', belongs: /^\/client\/whitepapers/ },
]

/** The groups, with the number of threads in which a student waits for an answer. */
const groupsWith = (unanswered: number) =>
  groups.map((group) => (group.to === clientUrls.threads() ? { ...group, count: unanswered } : group))

/** The pages that the account menu leads to. */
const accountLinks: AccountLink[] = [
  { label: 'プロフィール', to: clientUrls.profileBasic(), icon: 'user' },
  { label: '設定', to: clientUrls.scoutNotification(), icon: 'settings' },
  { label: 'ユーザー', to: clientUrls.users(), icon: 'users' },
  { label: 'ログインとセキュリティ', to: urls.client.settingsSignIn(), icon: 'lock' },
]

type Handle = { fills?: boolean }

export default function Layout({ loaderData }: Route.ComponentProps) {
  const notices = loaderData.serviceNotices
  const viewer = loaderData.viewer?.__typename === 'CompanyViewer' ? loaderData.viewer : null
  const palette = usePalette(viewer !== null)
  const { pathname } = useLocation()
  const isLanding = pathname.replace(/\/$/, '') === urls.client.home() && !viewer
  const fills = (useMatches().at(-1)?.handle as Handle | undefined)?.fills ?? false
  return (
    <div className={fills ? `${styles.frame} ${styles.fills}` : styles.frame}>
      <TopBar home={urls.client.home()} homeLabel="企業トップ" look={isLanding ? 'clear' : 'night'}>
        {isLanding && (
          <nav className={bar.end} aria-label="メニュー">
            <Link reloadDocument className={`${bar.barButton} wide-only`} to={urls.candidate.home()}>
              学生の方
            </Link>
            <Link className={bar.barButton} to={clientUrls.preRegistration()}>
              事前登録
            </Link>
            <Link className={bar.barButton} to={urls.client.login()}>
              ログイン
            </Link>
          </nav>
        )}
        {viewer && (
          <>
            <GroupLinks groups={groupsWith(viewer.unansweredThreadCount)} label="企業メニュー" />
            <div className={bar.end}>
              <PaletteButton onOpen={palette.open} />
              <NotificationMenu
                unread={viewer.unreadNotificationCount}
                unreadPaths={viewer.unreadNotificationPaths}
                notifications={viewer.notifications.map((one) => readFragment(NotificationFields, one))}
              />
              <AccountMenu
                name={`${viewer.familyName} ${viewer.givenName}`}
                company={viewer.company.displayName}
                logout={urls.logout(urls.client.home())}
                links={accountLinks}
              >
                <PersonMark name={viewer.familyName} picture={viewer.user.picture} size="small" />
                <span className="wide-only">
                  {viewer.company.displayName}　{viewer.familyName} {viewer.givenName}
                </span>
                <Icon name="chevron-down" size="small" />
              </AccountMenu>
              <MenuOverlay
                groups={groupsWith(viewer.unansweredThreadCount)}
                search={{ label: 'ページや募集をさがす', onPress: palette.open }}
              />
            </div>
          </>
        )}
      </TopBar>
      <ServiceNotices notices={notices} isLanding={isLanding} />
      <main id="main" className={fills ? styles.filled : undefined}>
        <Outlet />
      </main>
      {fills ? null : <Footer contact={urls.client.contactUs(pathname)} />}
      <FlashBanner />
      {viewer && <SignInAgain area="client" viewerId={viewer.id} />}
      {viewer && <WithoutScripts />}
      {viewer && palette.dialog}
    </div>
  )
}
