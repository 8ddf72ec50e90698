import { redirect } from 'react-router'
import { intentOf } from '#web/carry/act.ts'
import { ownPath } from '#web/carry/redirect-to.ts'
import { schemeCookie, schemes } from '#web/document/scheme.ts'
import { settingsContext } from '#web/document/settings.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/scheme'

const targetOf = (url: URL) => ownPath(url.searchParams.get('redirect-to')) ?? urls.candidate.home()

/** Keeps the chosen scheme on the device. Where scripts run, the page does it itself. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const scheme = intentOf(await request.formData(), schemes)
  const cookie = schemeCookie(scheme, context.get(settingsContext).publicUrl)
  return redirect(targetOf(url), { headers: { 'set-cookie': cookie } })
}

export const loader = ({ url }: Route.LoaderArgs) => redirect(targetOf(url))
