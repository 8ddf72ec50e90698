import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { onClient, onServer, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { AccountMenu, type AccountLink } from '#web/parts/shell/account-menu.tsx'
import { FlashBanner } from '#web/parts/shell/flash-banner.tsx'
import { Footer } from '#web/parts/shell/footer.tsx'
import bar from '#web/parts/shell/top-bar.module.css'
import { SidePages } from '#web/parts/shell/side-pages.tsx'
import { SignInAgain } from '#web/parts/shell/sign-in-again.tsx'
import { WithoutScripts } from '#web/parts/shell/without-scripts.tsx'
import { TopBar } from '#web/parts/shell/top-bar.tsx'
import { AvatarName } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
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
const openPages: readonly string[] = [urls.admin.login(), urls.admin.logout(), urls.admin.registration()]
const isOpen = ({ pathname }: URL) => openPages.includes(pathname.replace(/(?:\.data|\/+)$/, ''))

const load = async (ask: Ask, { url }: { url: URL }) => (isOpen(url) ? null : (await ask(AdminLayout)).viewer)
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || isOpen(currentUrl) !== isOpen(nextUrl)

/** The pages that the account menu leads to. */
const accountLinks: AccountLink[] = [{ label: 'ログインとセキュリティ', to: urls.admin.settingsSignIn(), icon: 'lock' }]

export default function Layout({ loaderData: viewer }: Route.ComponentProps) {
  return (
    <div className={styles.frame}>
      <TopBar home={urls.admin.home()}>
        <Badge kind="line">運営</Badge>
        {viewer && (
          <div className={bar.end}>
            <AccountMenu logout={urls.logout(urls.admin.login())} links={accountLinks}>
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
