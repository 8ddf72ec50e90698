import { redirect } from 'react-router'
import { leavingPage } from '#web/parts/sign-in/leaving-page.ts'
import { providerSignInContext } from '#web/hatch/provider-sign-in.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/federated-logout'

/** Signs out here, and where the student signed in with a provider that offers it, there too. */
export async function action({ context }: Route.ActionArgs) {
  const { cookie, to } = await context.get(providerSignInContext).signOut()
  const headers = { 'set-cookie': cookie }
  return to === null ? redirect(urls.candidate.home(), { headers }) : leavingPage(to, headers)
}

/** As /api/logout: a link alone signs nobody out. */
export const loader = () => redirect(urls.candidate.logout())
