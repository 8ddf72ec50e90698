import { useSearchParams } from 'react-router'
import { SignOutForm } from '#web/parts/sign-in/sign-out-form.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { signOutTarget } from '#web/carry/redirect-to.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import type { Route } from './+types/logout'

export const meta: Route.MetaFunction = ({ matches }) => titleOf('ログアウト', matches)

export default function Logout() {
  const [search] = useSearchParams()
  return <SignOutForm home={adminUrls.home()} target={signOutTarget('admin', search, adminUrls.login())} />
}
