import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AskError, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { leadPastSignIn } from '#web/carry/redirect-to.ts'
import { AccountMenu, type AccountLink } from '#web/parts/shell/account-menu.tsx'
import { FlashBanner } from '#web/parts/shell/flash-banner.tsx'
import { Footer } from '#web/parts/shell/footer.tsx'
import bar from '#web/parts/shell/top-bar.module.css'
import { SidePages } from '#web/parts/shell/side-pages.tsx'
import { SignInAgain } from '#web/parts/shell/sign-in-again.tsx'
import { WithoutScripts } from '#web/parts/shell/without-scripts.tsx'
import { TopBar } from '#web/parts/shell/top-bar.tsx'
import { AvatarName } from '#web/ui/marks/avatar.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { adminUrls } from '#ground/admin-urls.ts'
import { urls } from '#ground/urls.ts'
import { adminGroupsFor } from './layout/pages.ts'
import type { Route } from './+types/layout'
import styles from '../../parts/shell/side-layout.module.css'

const AdminLayout = graphql(`
  query AdminLayout {
    viewer {
      id
      role
      familyName
      givenName
    }
  }
`)

/** The pages for guests. The operator's schema answers only signed-in operators. */
const openPages: readonly string[] = [adminUrls.login(), adminUrls.logout(), adminUrls.registration()]
const pathOf = ({ pathname }: URL) => pathname.replace(/(?:\.data|\/+)$/, '')
const isOpen = (url: URL) => openPages.includes(pathOf(url))
const isSignIn = (url: URL) => pathOf(url) === adminUrls.login()
const isSignedIn = async (ask: Ask) => {
  try {
    await ask(AdminLayout)
    return true
  } catch (error) {
    if (error instanceof AskError) return false
    throw error
  }
}

const load = async (ask: Ask, { url }: { url: URL }) => (isOpen(url) ? null : (await ask(AdminLayout)).viewer)
/** A guest is the usual visitor of the sign-in page, and the schema refuses the question. */
const loadOnServer = async (ask: Ask, args: { url: URL }) => {
  if (isSignIn(args.url) && (await isSignedIn(ask))) leadPastSignIn('admin', args.url)
  return load(ask, args)
}
export const loader = onServer(loadOnServer)
export const clientLoader = onClient(load)
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || isOpen(currentUrl) !== isOpen(nextUrl)

/** The pages that the account menu leads to. */
const accountLinks: AccountLink[] = [{ label: 'ログインとセキュリティ', to: adminUrls.settingsSignIn(), icon: 'lock' }]

export default function Layout({ loaderData: viewer }: Route.ComponentProps) {
  return (
    <div className={styles.frame}>
      <TopBar home={adminUrls.home()}>
        <Badge kind="line">運営</Badge>
        {viewer && (
          <div className={bar.end}>
            <AccountMenu
              name={`${viewer.familyName} ${viewer.givenName}`}
              logout={urls.logout(adminUrls.login())}
              links={accountLinks}
            >
              <AvatarName name={viewer.familyName} size="small" />
              <span className="wide-only">
                {viewer.familyName} {viewer.givenName}
              </span>
            </AccountMenu>
          </div>
        )}
      </TopBar>
      <main id="main">
        {viewer ? (
          <SidePages label="運営メニュー" groups={adminGroupsFor(viewer.role)} width="xlarge">
            <Outlet />
          </SidePages>
        ) : (
          <Outlet />
        )}
      </main>
      <Footer />
      <FlashBanner />
      {viewer && <SignInAgain area="admin" viewerId={viewer.id} />}
      {viewer && <WithoutScripts />}
    </div>
  )
}
