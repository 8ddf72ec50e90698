import { expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { isOpenToInterviewer } from './rules.ts'

type RouteEntry = { path?: string; index?: boolean; children?: RouteEntry[] }
const pathsOf = (entries: readonly RouteEntry[], above = ''): string[] =>
  entries.flatMap(({ path, index, children }) => {
    const own = path ? `${above}/${path}` : above
    return [...(children ? pathsOf(children, own) : []), ...(path || index ? [own] : [])]
  })

test('§6 an interviewer opens the own dates, the own account and what a visitor opens', () => {
  const pages = [...new Set(pathsOf(routes as RouteEntry[]))].filter((path) => path.startsWith('/client'))
  expect(pages.filter(isOpenToInterviewer)).toEqual([
    '/client/registration',
    '/client/password-reset',
    '/client/password-reset/request',
    '/client/password-reset/request/confirm',
    '/client/sso/login',
    '/client/sso/callback/:companyId',
    '/client/logout',
    '/client/jobs/events/:schedulingDateId/check-in',
    '/client/interviews',
    '/client/interviews/:bookingId',
    '/client/contract/expired',
    '/client/contact-us',
    '/client/contact-us/complete',
    '/client/profile/basic',
    '/client/settings/scout-notification',
    '/client/settings/calendar',
    '/client/settings/sign-in',
    '/client/settings/devices',
    '/client/contract/expired/contacts',
  ])
})
