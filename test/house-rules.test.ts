import { describe, expect, test } from 'vitest'
import * as groundRules from './ground-rules.ts'
import * as rules from './house-rules.ts'
import * as webRules from './web-rules.ts'
import * as proofs from './proof-rules.ts'
import * as rooms from './room-rules.ts'
import * as parts from './part-users.ts'
import * as tableRules from './table-rules.ts'
import * as words from './word-rules.ts'

// In two parts, since this file is checked too.
const bareCode = ['C', '07'].join('')
const ownAddress = ['import.meta', 'url'].join('.')

describe('each rule can fail', () => {
  const file = (path: string, text = '') => [{ path, text }]
  const aPart = 'src/web/ui/fields/switch.tsx'
  const aPartOf = (page: string) => [
    ...file(aPart),
    ...file(page, "import { Switch } from '#web/ui/fields/switch.tsx'"),
  ]
  const aCheck = 'src/ground/validation/score-validation.ts'
  test.each([
    [
      'a kit that knows the router’s pages',
      rules.checkDoors(file('src/web/ui/button.tsx', "import { loader } from '#web/root.tsx'")),
    ],
    [
      'a student’s page that asks the operator’s schema',
      rules.checkDoors(
        file('src/web/pages/candidate/a.tsx', "import { graphql } from '#web/generated/admin/index.ts'"),
      ),
    ],
    [
      'an operator’s page that asks the public schema',
      rules.checkDoors(file('src/web/pages/admin/a.tsx', "import { graphql } from '#web/generated/index.ts'")),
    ],
    [
      'a page that reads the database',
      rules.checkDoors(file('src/web/pages/a.tsx', "import { openDatabase } from '#platform/database/db.ts'")),
    ],
    [
      'a page that calls a command',
      rules.checkDoors(file('src/web/pages/a.tsx', "import { send } from '#domain/job/commands.ts'")),
    ],
    [
      'a server that knows the seeds',
      rules.checkDoors(file('src/server/start.ts', "import { seedDemo } from '#seeds/demo.ts'")),
    ],
    [
      'a server that knows a page',
      rules.checkDoors(file('src/server/http/pages.ts', "import { loader } from '#web/pages/client/home.tsx'")),
    ],
    ['a worker that knows GraphQL', rules.checkWorker(file('src/door/a.ts', "import { GraphQLError } from 'graphql'"))],
    [
      'a worker that reads pictures',
      rules.checkWorker(file('src/platform/pictures/a.ts', "import sharp from 'sharp'")),
    ],
    [
      'a program that knows the domain',
      rules.checkDoors(file('src/worker.ts', "import { loadPlans } from '#domain/company/plan/commands.ts'")),
    ],
    [
      'a seed that knows GraphQL',
      rules.checkDoors(file('seeds/load/a.ts', "import { builder } from '#domain/job/graphql.ts'")),
    ],
    ['a script that tests', rules.checkDoors(file('scripts/a.ts', "import { testApp } from '#test/client.ts'"))],
    ['a bench that tests', rules.checkDoors(file('bench/a.ts', "import { testApp } from '#test/client.ts'"))],
    [
      'a table of a noun above',
      tableRules.checkTables(file('src/domain/company/queries.ts', "db.selectFrom(['plan', 'job as one'])"), []),
    ],
    [
      'a table of a noun above in SQL',
      tableRules.checkTables(file('src/domain/job/queries.ts', 'sql`delete from scout_invitation`'), []),
    ],
    [
      'an exception that nobody needs',
      tableRules.checkTables([], [{ file: 'job/queries.ts', table: 'booking', because: 'It was so.' }]),
    ],
    [
      'a file of a folder of rules with a query',
      rules.checkDoors(file('src/domain/job/rules/moves.ts', "import { findJob } from '../queries.ts'")),
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
      'types of both schemas that know one builder',
      rules.checkDoors(file('src/domain/job/both-graphql.ts', "import { builder } from '#graphql/builder.ts'")),
    ],
    [
      'a platform that knows the domain',
      rules.checkDoors(file('src/platform/outgoing/mail.ts', "import { canAccept } from '#domain/job/rules.ts'")),
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
    [
      'a journey that waits for a silent network',
      rules.checkWaits(file('test/e2e/a.test.ts', "await page.waitForLoadState('networkidle')")),
    ],
    ['a journey that waits for a second', rules.checkWaits(file('test/e2e/a.ts', 'page.waitForTimeout(1000)'))],
    [
      'a comment without a subject',
      rules.checkComments(file('src/domain/job/rules.ts', ['/**', 'What a job needs. */'].join(' '))),
    ],
    [
      'a file of a folder of rules that reads the clock',
      rules.checkPurity(file('src/domain/job/rules/moves.ts', 'const now = new Date()')),
    ],
    ['rules that read the clock', rules.checkPurity(file('src/domain/job/rules.ts', 'const now = new Date()'))],
    [
      'an address of §2',
      groundRules.checkAddresses(file('src/domain/job/text.ts', "path: '/client/jobs/status/active',")),
    ],
    ['an address with a query', groundRules.checkAddresses(file('src/web/a.tsx', '<a href="/client?job=1">'))],
    ['an address of any area', groundRules.checkAddresses(file('src/server/a.ts', 'redirect(`/${area}/login`)'))],
    ['the home', groundRules.checkAddresses(file('src/domain/job/text.ts', "path: '/',"))],
    [
      'an alias of a file beside a module',
      groundRules.checkFilesBeside(file('src/server/a.ts', `new URL('#web/a.svg', ${ownAddress})`), ['src/web/a.svg']),
    ],
    ['a day counted beside the ground', groundRules.checkDays(file('src/web/a.ts', 'const day = 86_400_000'))],
    [
      'a file that moved away from a module',
      groundRules.checkFilesBeside(file('src/server/http/a.ts', `new URL('../../build/a.js', ${ownAddress})`), []),
    ],
    [
      'a sentence of a refusal typed again',
      groundRules.checkRefusalTexts([
        { path: 'src/ground/words/server.ts', text: 'taken: ({ limit }) => `ラベルは${limit}件まで作成できます。`,' },
        { path: 'src/web/a.tsx', text: '<p>ラベルは{limit}件まで作成できます</p>' },
      ]),
    ],
    ['a local that is a participle', words.checkLocals(file('seeds/a.ts', 'const kept = await find()'))],
    ['a parameter that is one', words.checkLocals(file('seeds/a.ts', 'const fold = (given: Given) => null'))],
    [
      'a key listener of a page’s own',
      webRules.checkKeyListeners(file('src/web/pages/a.tsx', "document.addEventListener('keydown', listen)")),
    ],
    [
      'a press that waits for more than its answer',
      webRules.checkHeldPresses(file('src/web/pages/a.tsx', "busy={fetcher.state !== 'idle'}")),
    ],
    [
      'a form that waits for more than its answer',
      webRules.checkHeldPresses(file('src/web/pages/a.tsx', 'const sent = useNavigation().formData')),
    ],
    ['a second effect of pages', webRules.checkEffects(file('src/web/pages/a.tsx', 'useEffect(ask)\n'.repeat(2)))],
    [
      'a tenth effect among the parts',
      webRules.checkEffects(file('src/web/parts/a.ts', 'useEffect(ask)\n'.repeat(10))),
    ],
    ['an effect in the prompts', webRules.checkEffects(file('src/web/installable/a.ts', 'useLayoutEffect(ask)'))],
    ['effects all over the web', webRules.checkEffects(file('src/web/a.ts', 'useEffect(ask)\n'.repeat(11)))],
    ['a width without a name', webRules.checkMedia(file('a.css', '@media (max-width: 700px) {'))],
    ['a colour of its own', webRules.checkColours(file('a.css', 'color: #24143d;'))],
    ['a colour by its name', webRules.checkColours(file('a.css', 'background: white;'))],
    ['a colour of the palette', webRules.checkColours(file('a.css', 'color: var(--plum-700);'))],
    ['a role that is not there', webRules.checkRoles(file('a.css', 'color: var(--inc);'))],
    ['SQL at the door', rules.checkGraphql(file('src/domain/job/graphql.ts', "db.selectFrom('job')"))],
    ['a text that reads', rules.checkReads(file('src/domain/job/text.ts', "db.selectFrom('job')"))],
    [
      'a bare id',
      proofs.checkBareIds(file('src/domain/job/queries.ts', 'export function lockJob(tx: Tx, companyId: string) {')),
    ],
    [
      'a bare id within a parameter',
      proofs.checkBareIds(file('src/domain/job/save/commands.ts', 'type Saved = { candidateIds?: readonly string[] }')),
    ],
    [
      'a proof that is null',
      proofs.checkNoProofs(
        file('src/domain/job/queries.ts', 'export async function listJobs(db: Db, _proof: null, ids'),
      ),
    ],
    ['a proof from an argument', proofs.checkProving(file('src/domain/job/graphql.ts', 'args.id as CompanyId'), [])],
    ['a proof in a place that makes none', proofs.checkProving([], proofs.mayProve.slice(0, 1))],
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
    [
      'two files that import each other',
      rules
        .checkCircles([
          ...file('src/web/parts/card.tsx', "import type { Rows } from './rows.tsx'"),
          ...file('src/web/parts/rows.tsx', "import { Card } from './card.tsx'"),
          ...file('src/web/pages/client/home.tsx', "import { Card } from '#web/parts/card.tsx'"),
        ])
        .slice(1),
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
    ['a part that only its example uses', parts.checkPartUsers(aPartOf('src/web/pages/dev/kit.tsx'), {})],
    [
      'a part that waits and has a user',
      parts.checkPartUsers(aPartOf('src/web/pages/client/home.tsx'), { [aPart]: '/client/users' }),
    ],
    ['a check without a user', parts.checkCheckUsers(file(aCheck, 'export function checkToeic('), {})],
    [
      'a check that waits and has a user',
      parts.checkCheckUsers(
        [...file(aCheck, 'export const checkAge ='), ...file('src/domain/candidate/rules.ts', 'checkAge()')],
        { checkAge: '/candidate/profile' },
      ),
    ],
    [
      'waiting for a page that is there',
      parts.checkWaiting({ x: '/client' }, [{ path: '/client', file: 'x.tsx' }], ['/client'], ['x']),
    ],
    ['waiting for a page that §2 does not know', parts.checkWaiting({ x: '/x' }, [], [], ['x'])],
    [
      'a folder of 46 entries',
      rooms.checkFolders(Array.from({ length: 46 }, (_, at) => ({ path: `src/web/ui/${at}.tsx` }))),
    ],
    ['waiting of a part that is gone', parts.checkWaiting({ x: '/client' }, [], ['/client'], [])],
  ])('%s is refused', (_, complaints) => expect(complaints).toHaveLength(1))
})
