import { redirect } from 'react-router'
import { areaOfPath } from '#ground/area.ts'
import { ownPath } from '#web/redirect-to.ts'
import { sessionsContext } from '#web/sign-in.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/logout'

const targetOf = (url: URL) => ownPath(url.searchParams.get('redirect-to'))

/** Signing out changes something, so only a form of this site can do it: an address alone cannot. */
export async function action({ url, context }: Route.ActionArgs) {
  const target = targetOf(url) ?? urls.candidate.home()
  const { cookie } = await context.get(sessionsContext).signOut(areaOfPath(target))
  return redirect(target, { headers: { 'set-cookie': cookie } })
}

/** A link alone does not sign out: it leads to the question, in the area of the target. */
export function loader({ url }: Route.LoaderArgs) {
  const target = targetOf(url)
  return redirect(urls[areaOfPath(target ?? '/')].logout(target ?? undefined))
}
