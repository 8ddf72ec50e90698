import { Link, Outlet, redirect, useLocation, useMatches, type ShouldRevalidateFunctionArgs } from 'react-router'
import { leadOf } from '#domain/candidate-account/state/open-pages/rules.ts'
import { onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { sayPageViewer } from '#web/carry/page-viewer.ts'
import { leadPastSignIn } from '#web/carry/redirect-to.ts'
import { wantedPage } from '#web/carry/wanted-page.ts'
import { pagePart } from '#web/first-paint/page-part.tsx'
import { useLiveCount } from '#web/parts/live/use-live-count.tsx'
import { AccountMenu, type AccountLink } from '#web/parts/shell/account-menu.tsx'
import { FlashBanner } from '#web/parts/shell/flash-banner.tsx'
import { Footer } from '#web/parts/shell/footer.tsx'
import { LineStrip } from '#web/parts/shell/line-strip.tsx'
import { GroupLinks, TabBar, type Group } from '#web/parts/shell/navigation.tsx'
import { NotificationFields, NotificationMenu } from '#web/parts/shell/notification-menu.tsx'
import bar from '#web/parts/shell/top-bar.module.css'
import { useRootData } from '#web/document/root-data.ts'
import type ServiceNotices from '#web/parts/shell/service-notices.tsx'
import { SignInAgain } from '#web/parts/shell/sign-in-again.tsx'
import { TopBar } from '#web/parts/shell/top-bar.tsx'
import { useAppBadge } from '#web/ui/browser/app-badge.ts'
import { useListener } from '#web/ui/browser/listener.ts'
import { Avatar, sceneOf } from '#web/ui/marks/avatar.tsx'
import { pageOfNobody } from '#ground/page-viewer.ts'
import { invitationStatusOf, urls } from '#ground/urls.ts'
import type { Route } from './+types/layout'
import styles from './layout.module.css'

const CandidateLayout = graphql(`
  query CandidateLayout {
    serviceNotices(area: CANDIDATE) {
      id
      ...ServiceNoticeFields
    }
    viewer {
      ... on CandidateViewer {
        __typename
        id
        familyName
        givenName
        picture
        pending
        pendingCount
        pendingScheduleCount
        unreadThreadCount
        firstScoutTab
        unreadNotificationCount
        unreadNotificationPaths
        notifications {
          ...NotificationFields
        }
      }
    }
  }
`)

/** A student whose account waits for something is led to the page of the state, from every page of students. */
const load = async (ask: Ask, { url }: ClientArgs) => {
  const answer = await ask(CandidateLayout)
  const pending = answer.viewer?.__typename === 'CandidateViewer' ? answer.viewer.pending : null
  const path = url.pathname.replace(/\.data$/, '')
  const lead = pending && leadOf(pending, path, wantedPage(url))
  if (lead) throw redirect(lead)
  return answer
}
/** Only the server leads a student past the sign-in page, because no page links there for a signed-in student. */
const loadFirst: typeof load = async (ask, args) => {
  const answer = await load(ask, args)
  if (answer.viewer?.__typename === 'CandidateViewer') leadPastSignIn('candidate', args.url)
  return answer
}
export const loader = onServer(loadFirst)
export const clientLoader = onClient(load)

/** The frame shows nothing of the query, and keeps what it shows without a connection: the page tells of that. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && navigator.onLine && (formMethod !== undefined || currentUrl.search === nextUrl.search)

/** This optional page has no tab on phones; マイページ leads to it. */
const assessment: Group = {
  label: '適性検査',
  to: urls.candidate.assessment(),
  icon: 'list',
  belongs: /^\/candidate\/assessment(\/|$)/,
}

/** The pages that are told of messages themselves. */
const watchesThreads = /^\/candidate\/(threads$|invitations\/[^/]+\/thread$)/

/** Scouts that wait for the student's answer, and threads with messages to read. */
type Counts = { waiting: number; unread: number }

/** A job read with its scout belongs to the scouts, any other to the companies one looks around in. */
const groupsOf = (scoutList: string, { waiting, unread }: Counts, isScouted: boolean): Group[] => [
  { label: 'ホーム', to: urls.candidate.home(), icon: 'home', belongs: /^\/$/ },
  {
    label: 'さがす',
    to: urls.candidate.companies(),
    icon: 'search',
    belongs: new RegExp(`^/candidate/(companies|favorite-companies${isScouted ? '' : '|jobs'})(/|$)`),
  },
  {
    label: 'スカウト',
    to: scoutList,
    icon: 'mail',
    belongs: new RegExp(`^/candidate/(invitations/(?!events$|[^/]+/(events/|thread$))${isScouted ? '|jobs/' : ''})`),
    count: waiting,
  },
  {
    label: 'やりとり',
    to: urls.candidate.threads(),
    icon: 'message',
    belongs: watchesThreads,
    count: unread,
  },
  {
    label: '予定',
    to: urls.candidate.events(),
    icon: 'calendar',
    belongs: /^\/candidate\/invitations\/(events$|[^/]+\/events\/)/,
  },
]

/** The phone's last tab; on the desktop the account menu leads to the same pages. */
const ownPages: Group = {
  label: 'マイページ',
  to: urls.candidate.profile(),
  icon: 'user',
  belongs: /^\/candidate\/(profile|skills|assessment|settings|contact-us|agent-consultation|reward-request)(\/|$)/,
}

const accountLinks: AccountLink[] = [
  { label: 'プロフィール', to: urls.candidate.profile(), icon: 'user' },
  { label: '設定', to: urls.candidate.settings(), icon: 'settings' },
  { label: 'お問い合わせ', to: urls.candidate.contactUs(), icon: 'help' },
]

/** There is seldom a notice, and a student is seldom in the middle of a registration. */
const strip = {
  Notices: pagePart(() => import('../../parts/shell/service-notices.tsx')),
  EndRegistration: pagePart(() => import('./parts/end-registration-link.tsx')),
}

type Noticed = { notices: Parameters<typeof ServiceNotices>[0]['notices'] }

const loadLiveCount = () => import('./parts/live-count.tsx')

type Handle = { phoneBar?: boolean; bare?: boolean }

export default function Layout({ loaderData }: Route.ComponentProps) {
  const notices = loaderData.serviceNotices
  const viewer = loaderData.viewer?.__typename === 'CandidateViewer' ? loaderData.viewer : null
  const { pathname, search } = useLocation()
  const { count: unread, watch } = useLiveCount(loadLiveCount, {
    of: loaderData,
    count: viewer?.unreadThreadCount ?? 0,
    viewerId: viewer?.id ?? null,
  })
  // The door counts none while the account waits for something.
  useAppBadge(unread)
  const handle = useMatches().at(-1)?.handle as Handle | undefined
  if (!viewer) return <GuestLayout isLanding={pathname === urls.candidate.home()} notices={notices} />
  if (viewer.pending) return <UnfinishedLayout viewerId={viewer.id} notices={notices} />
  if (handle?.bare) return <BareLayout viewerId={viewer.id} />
  const groups = groupsOf(
    urls.candidate.invitations(invitationStatusOf(viewer.firstScoutTab)),
    { waiting: viewer.pendingCount + viewer.pendingScheduleCount, unread },
    new URLSearchParams(search).has('scoutInvitationId'),
  )
  return (
    <div className={styles.frame}>
      <TopBar home={urls.candidate.home()} wideOnly={handle?.phoneBar}>
        <GroupLinks groups={[...groups, assessment]} label="メイン" />
        <div className={bar.end}>
          <NotificationMenu
            unread={viewer.unreadNotificationCount}
            unreadPaths={viewer.unreadNotificationPaths}
            notifications={viewer.notifications.map((one) => readFragment(NotificationFields, one))}
          />
          <AccountMenu
            name={`${viewer.familyName} ${viewer.givenName}`}
            logout={urls.logout(urls.candidate.home())}
            links={accountLinks}
          >
            <Avatar photo={viewer.picture} scene={sceneOf(viewer.id)} size="small" />
            <span className="wide-only">{viewer.familyName}さん</span>
          </AccountMenu>
        </div>
      </TopBar>
      <Strips notices={notices} />
      <main id="main">
        <Outlet />
      </main>
      <div className={handle?.phoneBar ? 'wide-only' : undefined}>
        <Footer contact={urls.candidate.contactUs()} />
      </div>
      {handle?.phoneBar ? null : <TabBar groups={[...groups, ownPages]} label="メイン" />}
      <FlashBanner />
      <SignInAgain area="candidate" viewerId={viewer.id} />
      {!watchesThreads.test(pathname) && watch}
    </div>
  )
}

/** One row of the frame, also with nothing to tell. */
function Strips({ notices, isLanding }: Noticed & { isLanding?: boolean }) {
  const isInLine = useRootData()?.inAppBrowser === 'LINE'
  return (
    <div>
      {notices.length > 0 && <strip.Notices notices={notices} isLanding={isLanding} />}
      {isInLine && <LineStrip isLanding={isLanding} />}
    </div>
  )
}

/** A page that fills the screen, so that nothing beside it is pressed by mistake. */
const BareLayout = ({ viewerId }: { viewerId: string }) => (
  <>
    <main id="main">
      <Outlet />
    </main>
    <FlashBanner />
    <SignInAgain area="candidate" viewerId={viewerId} />
  </>
)

/** For a student whose account waits for something: no page but its own is open. */
function UnfinishedLayout({ viewerId, notices }: { viewerId: string } & Noticed) {
  return (
    <div className={styles.frame}>
      <TopBar>
        <nav className={bar.end} aria-label="メニュー">
          <Link className={bar.barButton} to={urls.candidate.logout()}>
            ログアウト
          </Link>
        </nav>
      </TopBar>
      <Strips notices={notices} />
      <main id="main">
        <Outlet />
        <strip.EndRegistration />
      </main>
      <Footer contact={urls.candidate.contactUs()} />
      <FlashBanner />
      <SignInAgain area="candidate" viewerId={viewerId} />
    </div>
  )
}

function GuestLayout({ isLanding, notices }: { isLanding: boolean } & Noticed) {
  useListener(sayPageViewer, () => pageOfNobody)
  return (
    <div className={styles.frame}>
      <TopBar home={urls.candidate.home()} look={isLanding ? 'clear' : 'day'}>
        {isLanding && (
          <nav className={bar.end} aria-label="メニュー">
            <Link reloadDocument className={`${bar.barButton} wide-only`} to={urls.client.home()}>
              企業の方
            </Link>
            <Link className={bar.barButton} to={urls.candidate.login()}>
              ログイン
            </Link>
          </nav>
        )}
      </TopBar>
      <Strips notices={notices} isLanding={isLanding} />
      <main id="main">
        <Outlet />
      </main>
      <Footer contact={urls.candidate.contactUs()} />
      <FlashBanner />
    </div>
  )
}
