import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readCommandLine } from '#platform/command-line.ts'
import { openDoor } from '#door/door.ts'
import type {
  CandidateViewer,
  CompanyId,
  CompanyUserId,
  CompanyViewer,
  OwnCandidateId,
  Viewer,
} from '#domain/viewer/viewer.ts'
import { countStatements, openDatabase } from '#platform/database/db.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { readEnv } from '#platform/env.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openRelay } from '#platform/queue/relay.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { demoCandidates, demoSeed } from '#seeds/demo.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { openDoorParts } from '../src/server/door-parts.ts'
import { loadMasterData } from '../src/server/master-data.ts'
import { openServices } from '../src/server/open-services.ts'
import { seedDatabase } from '#seeds/load/seed-database.ts'
import { openServer, round } from './load.ts'

// Per question of a page: how many statements it sends, and what it costs the server over HTTP, by how many ask at once:
// answers a second, time to an answer, and CPU of the server's process for one answer.
const clientCounts = [1, 8, 32]
const seconds = 1.5
const warmUp = 20
readCommandLine({
  usage: 'npm run bench:api',
  about:
    'Statements, latency and server CPU of the most used questions at 1, 8 and 32 clients, as a table and as JSON.',
})
const dataDir = mkdtempSync(join(tmpdir(), 'yoake-bench-'))
const env = readEnv({ DATA_DIR: dataDir, SCOUT_HOURS: 'any', INTROSPECTION: 'off' })
const server = await startEmbeddedPostgres({ dataDir, durable: false })
const { db, pool, close } = openDatabase(server.url)
const relay = openRelay(server.url)
try {
  await migrate(server.url, 'migrations')
  await loadMasterData(db)
  await seedDatabase(pool, { seed: demoSeed, candidates: demoCandidates, now: new Date() })
  const services = openServices(env)
  const door = openDoor({
    ...openDoorParts(env, {
      services,
      database: { db, pool },
      reading: { db, searchDb: db },
      relay,
      addressOf: () => 'bench',
    }),
    documents: null,
    mayTry: async () => true,
    denials: async () => {},
  })
  const texts = new Map(
    [
      ...readFileSync('src/web/generated/graphql.ts', 'utf8').matchAll(
        /export const (\w+)Document = new TypedDocumentString\(`([^`]*)`/g,
      ),
    ].map(([, name = '', text = '']) => [name, text]),
  )
  const { student, recruiter, scoutInvitationId, candidateId } = await people()
  const today = tokyoToday()
  const condition = { graduationYears: [2028], first: 30, offset: 0 }
  const questions: [string, string, Viewer, Record<string, unknown>][] = [
    ['student: every page', 'CandidateLayout', student, {}],
    ['student: home', 'HomePage', student, {}],
    ['student: scouts', 'InvitationListPage', student, { status: 'PENDING', first: 20, offset: 0 }],
    ['student: one scout', 'InvitationPage', student, { id: scoutInvitationId }],
    ['student: own dates', 'CandidateEventsPage', student, {}],
    ['company: every page', 'ClientLayout', recruiter, {}],
    [
      'company: home',
      'ClientHome',
      recruiter,
      { startDate: today, endDate: addDays(today, 6), by: 'JOB', hasRows: false },
    ],
    ['company: search, 30 cards', 'CandidateCards', recruiter, { condition, keywords: [] }],
    ['company: preview', 'CandidatePreviewPage', recruiter, { id: candidateId }],
    ['company: jobs', 'JobListPage', recruiter, { isArchived: false }],
    [
      'company: calendar',
      'EventsPage',
      recruiter,
      { startDate: today, endDate: addDays(today, 30), schedulingId: '', isEditing: false },
    ],
    ['company: pipeline, 500 students', 'PipelinePage', recruiter, await aPipeline(recruiter)],
    ['company: bookmark', 'AddCandidateBookmarks', recruiter, { ids: [candidateId] }],
  ]
  const served = await openServer(server.url, dataDir)
  try {
    const asStudent = await served.signIn('candidate', demoAccounts.student)
    const asRecruiter = await served.signIn('client', demoAccounts.recruiter)
    const rows = []
    for (const [what, name, viewer, variables] of questions) {
      const query = texts.get(name)
      if (!query) throw new Error(`no document ${name}`)
      const inProcess = () =>
        door.ask(new Request('http://localhost/', { method: 'POST' }), viewer, { query, variables })
      await inProcess()
      const { result, statements } = await countStatements(inProcess)
      if (result.errors) throw new Error(`${name}: ${result.errors[0]?.message}`)
      const kB = round(JSON.stringify(result.data).length / 1024)
      const overHttp = viewer.kind === 'candidate' ? asStudent : asRecruiter
      const ask = () => overHttp({ query, variables })
      for (let n = 0; n < warmUp; n += 1) await ask()
      for (const clients of clientCounts)
        rows.push({ what, statements, kB, ...(await served.load(ask, clients, seconds)) })
    }
    console.table(rows)
    mkdirSync('bench/results', { recursive: true })
    writeFileSync(
      'bench/results/api.json',
      `${JSON.stringify({ candidates: demoCandidates, seconds, rows }, null, 2)}\n`,
    )
  } finally {
    await served.close()
  }
} finally {
  await relay.close()
  await close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function people() {
  const account = await db
    .selectFrom('candidateAccount')
    .select('candidateId')
    .where('email', '=', demoAccounts.student)
    .executeTakeFirstOrThrow()
  const user = await db
    .selectFrom('companyUserAccount')
    .select(['companyId', 'companyUserId'])
    .where('email', '=', demoAccounts.recruiter)
    .executeTakeFirstOrThrow()
  const invitation = await db
    .selectFrom('scoutInvitation')
    .select('id')
    .where('candidateId', '=', account.candidateId)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow()
  const candidate = await db
    .selectFrom('candidate')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .orderBy('ordinal')
    .executeTakeFirstOrThrow()
  const student: CandidateViewer = { kind: 'candidate', candidateId: account.candidateId as OwnCandidateId }
  const recruiter: CompanyViewer = {
    kind: 'company',
    companyId: user.companyId as CompanyId,
    companyUserId: user.companyUserId as CompanyUserId,
    role: 'ADMIN',
  }
  return { student, recruiter, scoutInvitationId: invitation.id, candidateId: candidate.id }
}

/** Another 500 students accept the job of a recruiter's company; the variables of its board. */
async function aPipeline({ companyId }: CompanyViewer) {
  const { jobId } = await db
    .selectFrom('scoutInvitation')
    .select('jobId')
    .where('companyId', '=', companyId)
    .where('status', '=', 'ACCEPTED')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await sql`
    insert into scout_invitation (company_id, candidate_id, job_id, template_message_history_id, company_user_id,
      reason, expires_at, status, answered_at)
    select one.company_id, candidate_account.candidate_id, one.job_id, one.template_message_history_id, one.company_user_id, one.reason,
      now() + interval '9 days', 'ACCEPTED', now() - random() * interval '20 days'
    from (select * from scout_invitation where company_id = ${companyId} and job_id = ${jobId} limit 1) as one,
      candidate_account
    where not exists (select 1 from scout_invitation as other
      where other.company_id = one.company_id and other.candidate_id = candidate_account.candidate_id)
    limit 500`.execute(db)
  await sql`analyze scout_invitation`.execute(db)
  return { jobId, text: '', onBoard: 30, stage: null, inTable: 0, offset: 0 }
}
