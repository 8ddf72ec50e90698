import { redirect } from 'react-router'
import { areaOfPath } from '#web/area.ts'
import { sessionsContext } from '#web/sign-in.ts'
import { urls } from '#web/urls.ts'
import type { Route } from './+types/logout'

/** Signing out changes something, so only a form of this site can do it: an address alone cannot. */
export async function action({ url, context }: Route.ActionArgs) {
  const wanted = url.searchParams.get('redirect-to') ?? '/'
  const target = wanted.startsWith('/') && !wanted.startsWith('//') && !wanted.includes('\\') ? wanted : '/'
  const { cookie } = await context.get(sessionsContext).signOut(areaOfPath(target))
  return redirect(target, { headers: { 'set-cookie': cookie } })
}

export const loader = () => redirect(urls.candidate.logout())
