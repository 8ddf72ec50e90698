import { redirect } from 'react-router'
import { areaOfPath } from '#ground/area.ts'
import { ownPath, redirectTarget } from '#web/carry/redirect-to.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/login'

/** One sign-in address for all areas: the area of `redirect-to` decides which sign-in page opens. */
export function loader({ url }: Route.LoaderArgs) {
  const wanted = ownPath(url.searchParams.get('redirect-to'))
  const area = areaOfPath(wanted ?? '/')
  const target = redirectTarget(area, wanted, '')
  return redirect(urls[area].login(target || undefined))
}
