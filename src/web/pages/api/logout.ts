import { redirect } from 'react-router'
import { areaOfPath } from '#ground/area.ts'
import { ownPath } from '#web/carry/redirect-to.ts'
import { sessionsContext } from '#web/hatch/sign-in.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/logout'

const targetOf = (url: URL) => ownPath(url.searchParams.get('redirect-to'))

/** Signing out changes data, so it needs a form of this site: a link alone cannot sign out. */
export async function action({ url, context }: Route.ActionArgs) {
  const target = targetOf(url) ?? urls.candidate.home()
  const { cookie } = await context.get(sessionsContext).signOut(areaOfPath(target))
  return redirect(target, { headers: { 'set-cookie': cookie } })
}

/** A link to this address leads to the sign-out page in the area of `redirect-to`. */
export function loader({ url }: Route.LoaderArgs) {
  const target = targetOf(url)
  return redirect(urls[areaOfPath(target ?? '/')].logout(target ?? undefined))
}
