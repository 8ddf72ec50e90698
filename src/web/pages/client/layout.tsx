import { Link, Outlet, redirect, useLocation, useMatches, type ShouldRevalidateFunctionArgs } from 'react-router'
import { isOpenToInterviewer } from '#domain/scout-invitation/interview/rules.ts'
import { onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { pagePart } from '#web/first-paint/page-part.tsx'
import type { ClientLayoutQuery } from '#web/generated/graphql.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { sayPageViewer } from '#web/carry/page-viewer.ts'
import { leadPastSignIn } from '#web/carry/redirect-to.ts'
import { useRootData } from '#web/document/root-data.ts'
import { useLiveCount } from '#web/parts/live/use-live-count.tsx'
import { AccountMenu, type AccountLink } from '#web/parts/shell/account-menu.tsx'
import { FlashBanner } from '#web/parts/shell/flash-banner.tsx'
import { Footer } from '#web/parts/shell/footer.tsx'
import { MenuOverlay } from '#web/parts/shell/menu-overlay.tsx'
import { GroupLinks, type Group } from '#web/parts/shell/navigation.tsx'
import { NotificationFields, NotificationMenu } from '#web/parts/shell/notification-menu.tsx'
import bar from '#web/parts/shell/top-bar.module.css'
import { SignInAgain } from '#web/parts/shell/sign-in-again.tsx'
import { TopBar } from '#web/parts/shell/top-bar.tsx'
import { WithoutScripts } from '#web/parts/shell/without-scripts.tsx'
import { PersonMark } from '#web/ui/marks/avatar.tsx'
import { useListener } from '#web/ui/browser/listener.ts'
import { useAppBadge } from '#web/ui/browser/app-badge.ts'
import { useIdle } from '#web/ui/browser/idle.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { pageOfNobody } from '#ground/page-viewer.ts'
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
        role
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

/** An interviewer is led to the own dates from every other page of companies. */
async function load(ask: Ask, { url }: ClientArgs) {
  const answer = await ask(ClientLayout)
  const isClosed = isInterviewer(answer) && !isOpenToInterviewer(url.pathname.replace(/\.data$/, ''))
  if (isClosed) throw redirect(clientUrls.interviews())
  return answer
}
const isInterviewer = ({ viewer }: ClientLayoutQuery) =>
  viewer?.__typename === 'CompanyViewer' && viewer.role === 'INTERVIEWER'
/** Only the server leads a user past the sign-in page, because no page links there for a signed-in user. */
const loadFirst = async (ask: Ask, args: ClientArgs) => {
  const answer = await load(ask, args)
  if (answer.viewer?.__typename === 'CompanyViewer') leadPastSignIn('client', args.url)
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

const groupOf = ({ pathname }: URL) => [...groups, interviews].findIndex(({ belongs }) => belongs.test(pathname))

/** The pages that are told of messages themselves. */
const watchesThreads = /^\/client\/threads/

const groups: Group[] = [
  { label: 'ホーム', to: urls.client.home(), icon: 'home', belongs: /^\/client\/?$/ },
  { label: '学生検索', to: clientUrls.candidates(), icon: 'search', belongs: /^\/client\/candidates/ },
  { label: '募集', to: clientUrls.jobs(), icon: 'briefcase', belongs: /^\/client\/jobs\/(?!events)/ },
  { label: 'やりとり', to: clientUrls.threads(), icon: 'message', belongs: watchesThreads },
  {
    label: '選考',
    to: clientUrls.pipeline(),
    icon: 'flag',
    belongs: /^\/client\/(pipeline|accepted-students|owed-answers|outcomes|after-dates|evaluation-form|offer-reports)/,
  },
  { label: '分析', to: clientUrls.analysis(), icon: 'bullets', belongs: /^\/client\/analysis/ },
  { label: '予定', to: clientUrls.events(), icon: 'calendar', belongs: /^\/client\/jobs\/events/ },
  { label: '企業情報', to: clientUrls.companyBasic(), icon: 'building', belongs: /^\/client\/company\// },
  { label: '資料', to: clientUrls.whitepapers(), icon: 'file', belongs: /^\/client\/whitepapers/ },
]

const interviews: Group = {
  label: '担当する日程',
  to: clientUrls.interviews(),
  icon: 'calendar',
  belongs: /^\/client\/(interviews|jobs\/events\/[^/]+\/check-in)/,
}

const ofInterviewer: Group[] = [
  interviews,
  {
    label: 'カレンダー連携',
    to: clientUrls.settingsCalendar(),
    icon: 'link',
    belongs: /^\/client\/settings\/calendar/,
  },
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

/** There is seldom a notice. */
const strip = { Notices: pagePart(() => import('../../parts/shell/service-notices.tsx')) }
const linksOfInterviewer = accountLinks.filter(({ to }) => isOpenToInterviewer(to))
const loadLiveCount = () => import('./parts/live-count.tsx')

type Handle = { fills?: boolean }

export default function Layout({ loaderData }: Route.ComponentProps) {
  const notices = loaderData.serviceNotices
  const viewer = loaderData.viewer?.__typename === 'CompanyViewer' ? loaderData.viewer : null
  const isInterviewing = isInterviewer(loaderData)
  const palette = usePalette(viewer !== null && !isInterviewing)
  useListener(sayPageViewer, () => pageOfNobody, viewer === null)
  const { count: unanswered, watch } = useLiveCount(loadLiveCount, {
    of: loaderData,
    count: viewer?.unansweredThreadCount ?? 0,
    viewerId: isInterviewing ? null : (viewer?.id ?? null),
  })
  useAppBadge(viewer?.unreadNotificationCount ?? 0)
  const push = useRootData()?.push
  useIdle(
    (personId) =>
      void import('#web/installable/company-device.ts').then(
        ({ keepDevice }) => push && keepDevice(personId, push),
        () => undefined,
      ),
    viewer?.id ?? pageOfNobody,
  )
  const shownGroups = isInterviewing ? ofInterviewer : groupsWith(unanswered)
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
            <GroupLinks groups={shownGroups} label="企業メニュー" />
            <div className={bar.end}>
              {!isInterviewing && <PaletteButton onOpen={palette.open} />}
              <NotificationMenu
                unread={viewer.unreadNotificationCount}
                unreadPaths={viewer.unreadNotificationPaths}
                notifications={viewer.notifications.map((one) => readFragment(NotificationFields, one))}
              />
              <AccountMenu
                name={`${viewer.familyName} ${viewer.givenName}`}
                company={viewer.company.displayName}
                logout={urls.logout(urls.client.home())}
                links={isInterviewing ? linksOfInterviewer : accountLinks}
              >
                <PersonMark name={viewer.familyName} picture={viewer.user.picture} size="small" />
                <span className="wide-only">
                  {viewer.company.displayName}　{viewer.familyName} {viewer.givenName}
                </span>
                <Icon name="chevron-down" size="small" />
              </AccountMenu>
              <MenuOverlay
                groups={shownGroups}
                {...(!isInterviewing && { search: { label: '学生・ページ・募集をさがす', onPress: palette.open } })}
              />
            </div>
          </>
        )}
      </TopBar>
      {notices.length > 0 && <strip.Notices notices={notices} isLanding={isLanding} />}
      <main id="main" className={fills ? styles.filled : undefined}>
        <Outlet />
      </main>
      {fills ? null : <Footer contact={urls.client.contactUs(pathname)} />}
      <FlashBanner />
      {viewer && <SignInAgain area="client" viewerId={viewer.id} />}
      {viewer && <WithoutScripts />}
      {viewer && palette.dialog}
      {!watchesThreads.test(pathname) && watch}
    </div>
  )
}
