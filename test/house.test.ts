import { globSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from '../src/web/routes.ts'
import * as rules from './house-rules.ts'

const files = globSync('{src,seeds,test,bench,scripts}/**/*.{ts,tsx,mjs}').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}))
const styles = globSync('src/**/*.css').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const everything = globSync('{src,seeds,test,bench,scripts,migrations,public,decisions}/**/*').map((path) => ({ path }))

describe('the house', () => {
  test('doors are kept', () => expect(rules.checkDoors(files)).toEqual([]))
  test('nouns look only down', () => expect(rules.checkNounOrder(files)).toEqual([]))
  test('nothing is a drawer', () => expect(rules.checkNames(everything)).toEqual([]))
  test('no file passes 300 lines', () => expect(rules.checkLength(files)).toEqual([]))
  test('rules are pure', () => expect(rules.checkPurity(files)).toEqual([]))
  test('every line under words is drawn by WebKit', () => expect(rules.checkTextDecoration(styles)).toEqual([]))
  test('no SQL at the door', () => expect(rules.checkGraphql(files)).toEqual([]))
  test('reads stand in queries and commands', () => expect(rules.checkReads(files)).toEqual([]))
  test('the rooms of notifications form no circle', () =>
    expect(rules.checkRooms(files, 'src/domain/notification/')).toEqual([]))
  test('a kind of notification is called by its name', () => expect(rules.checkCodes(files)).toEqual([]))
  test('a file among the pages belongs to one', () =>
    expect(rules.checkPageFolders([...files, ...styles], pageFiles(routes))).toEqual([]))
  test('§2 every route points to a page', () =>
    expect(rules.checkRoutes(pageRoutes(routes), promised, files)).toEqual([]))
})

// In two parts, since this file is checked too.
const bareCode = ['C', '07'].join('')

describe('each rule can fail', () => {
  const file = (path: string, text = '') => [{ path, text }]
  test.each([
    [
      'a kit that knows the router’s pages',
      rules.checkDoors(file('src/web/ui/button.tsx', "import { loader } from '#web/root.tsx'")),
    ],
    [
      'a page that reads the database',
      rules.checkDoors(file('src/web/pages/a.tsx', "import { openDatabase } from '#platform/db.ts'")),
    ],
    [
      'a page that calls a command',
      rules.checkDoors(file('src/web/pages/a.tsx', "import { send } from '#domain/job/commands.ts'")),
    ],
    ['rules with a query', rules.checkDoors(file('src/domain/job/rules.ts', "import { findJob } from './queries.ts'"))],
    [
      'a command that knows GraphQL',
      rules.checkDoors(file('src/domain/job/commands.ts', "import { builder } from '#graphql/builder.ts'")),
    ],
    [
      'an admin field on the public builder',
      rules.checkDoors(file('src/domain/job/admin-graphql.ts', "import { builder } from '#graphql/builder.ts'")),
    ],
    [
      'a public field on the admin builder',
      rules.checkDoors(file('src/domain/job/graphql.ts', "import { adminBuilder } from '#graphql/admin-builder.ts'")),
    ],
    [
      'a platform that knows the domain',
      rules.checkDoors(file('src/platform/mail.ts', "import { canAccept } from '#domain/job/rules.ts'")),
    ],
    [
      'a noun that looks up',
      rules.checkNounOrder(
        file('src/domain/job/queries.ts', "import { send } from '#domain/scout-invitation/rules.ts'"),
      ),
    ],
    ['a noun without a place', rules.checkNounOrder(file('src/domain/thing/rules.ts'))],
    ['a drawer', rules.checkNames([{ path: 'src/domain/job/utils.ts' }])],
    ['a drawer of a folder', rules.checkNames([{ path: 'src/common/money.ts' }])],
    [
      'a file beside a page',
      rules.checkPageFolders(file('src/web/pages/client/card.tsx'), [
        { path: '/client', file: 'pages/client/home.tsx' },
      ]),
    ],
    ['301 lines', rules.checkLength(file('src/domain/job/queries.ts', 'x\n'.repeat(301)))],
    ['rules that read the clock', rules.checkPurity(file('src/domain/job/rules.ts', 'const now = new Date()'))],
    ['a line that WebKit does not draw', rules.checkTextDecoration(file('a.css', 'text-decoration: underline 1px;'))],
    ['SQL at the door', rules.checkGraphql(file('src/domain/job/graphql.ts', "db.selectFrom('job')"))],
    ['a text that reads', rules.checkReads(file('src/domain/job/text.ts', "db.selectFrom('job')"))],
    [
      'a circle of rooms',
      rules.checkRooms(
        [
          ...file('src/domain/notification/news/a.ts', "import { tell } from '../delivery/commands.ts'"),
          ...file('src/domain/notification/delivery/commands.ts', "import { a } from '../kinds.ts'"),
          ...file('src/domain/notification/kinds.ts', "import { a } from './news/a.ts'"),
        ],
        'src/domain/notification/',
      ),
    ],
    ['a bare code', rules.checkCodes(file('src/domain/job/commands.ts', `const kind = '${bareCode}'`))],
    [
      'a second code in a kind',
      rules.checkCodes(
        file('src/domain/notification/news/date/dates-added.ts', `  code: '${bareCode}',\n  effect: '${bareCode}:',\n`),
      ),
    ],
    ['a route to nowhere', rules.checkRoutes([{ path: '/client', file: 'pages/client/home.tsx' }], ['/client'], [])],
    [
      'a route that §2 does not know',
      rules.checkRoutes([{ path: '/x', file: 'x.tsx' }], [], [{ path: 'src/web/x.tsx' }]),
    ],
  ])('%s is refused', (_, complaints) => expect(complaints).toHaveLength(1))
})

function pageRoutes(entries: RouteConfigEntry[], parent = ''): rules.PageRoute[] {
  return entries.flatMap(({ path, file, children, index }) => {
    const own = path ? `${parent}/${path}` : parent
    const isPage = path !== undefined || index
    return [...(isPage ? [{ path: own || '/', file }] : []), ...pageRoutes(children ?? [], own)]
  })
}

/** The pages and the layouts around them. */
const pageFiles = (entries: RouteConfigEntry[]): rules.PageRoute[] =>
  entries.flatMap(({ path = '', file, children }) => [{ path, file }, ...pageFiles(children ?? [])])

const section2 = [
  '/',
  '/candidate/login',
  '/candidate/logout',
  '/candidate/oidc/login',
  '/candidate/oidc/registration',
  '/candidate/registration',
  '/candidate/registration/callback',
  '/candidate/registration/complete',
  '/candidate/password-reset',
  '/candidate/password-reset/request',
  '/candidate/password-reset/request/confirm',
  '/candidate/profile',
  '/candidate/profile/action-required',
  '/candidate/skills',
  '/candidate/onboarding/:step',
  '/candidate/companies',
  '/candidate/companies/page/:page',
  '/candidate/companies/:companyId/description',
  '/candidate/jobs/:jobId',
  '/candidate/favorite-companies',
  '/candidate/favorite-companies/page/:page',
  '/candidate/invitations/status/:status',
  '/candidate/invitations/status/:status/page/:page',
  '/candidate/invitations/events',
  '/candidate/invitations/:scoutInvitationId/events/details',
  '/candidate/invitations/:scoutInvitationId/events/edit',
  '/candidate/invitations/:scoutInvitationId/schedule',
  '/candidate/invitations/:scoutInvitationId/date-requested',
  '/candidate/invitations/:scoutInvitationId/complete',
  '/candidate/assessment',
  '/candidate/assessment/intellectual',
  '/candidate/assessment/intellectual/result',
  '/candidate/assessment/personality',
  '/candidate/assessment/personality/result',
  '/candidate/contact-us',
  '/candidate/contact-us/complete',
  '/candidate/agent-consultation',
  '/candidate/reward-request',
  '/candidate/reward-request/complete',
  '/candidate/settings',
  '/candidate/settings/unsubscribe',
  '/candidate/settings/unsubscribe/complete',
  '/client',
  '/client/pre-registration/complete',
  '/client/login',
  '/client/registration',
  '/client/password-reset',
  '/client/password-reset/request',
  '/client/password-reset/request/confirm',
  '/client/candidates',
  '/client/candidates/page/:page',
  '/client/jobs/status/:status',
  '/client/jobs/create',
  '/client/jobs/create/complete',
  '/client/jobs/:jobId/edit',
  '/client/jobs/edit/complete',
  '/client/jobs/:jobId/recruitment-process',
  '/client/jobs/:jobId/completion/message',
  '/client/jobs/:jobId/completion/scheduling',
  '/client/jobs/events',
  '/client/company/basic',
  '/client/company/basic/edit',
  '/client/company/basic/complete',
  '/client/company/description',
  '/client/company/description/complete',
  '/client/company/description/edit/complete',
  '/client/company/final/complete',
  '/client/users',
  '/client/profile/basic',
  '/client/settings/scout-notification',
  '/client/whitepapers',
  '/client/whitepapers/page/:page',
  '/client/whitepapers/:whitepaperId',
  '/client/whitepapers/download/:hash',
  '/client/contact-us',
  '/client/contact-us/complete',
  '/client/contract',
  '/client/contract/expired',
  '/admin/login',
  '/admin/registration',
  '/admin/events/status/:status',
  '/api/login',
  '/api/logout',
  '/api/auth/federated-logout',
  '/api/clients/candidates/csv',
  '/policy',
  '/terms',
]

// What §2 leaves out and the product needs; each has a page in decisions/.
const ownRoutes = [
  '/candidate/invitations/:scoutInvitationId',
  '/client/candidates/scout',
  '/client/logout',
  '/admin/logout',
  '/dev/kit',
  '/dev/forms',
  '/manifest.webmanifest',
  '/*',
]
const promised = [...section2, ...ownRoutes]
