import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDoor } from '#graphql/door.ts'
import type {
  CandidateViewer,
  CompanyId,
  CompanyUserId,
  CompanyViewer,
  OwnCandidateId,
  Viewer,
} from '#domain/viewer.ts'
import { countStatements, openDatabase } from '#platform/db.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts'
import { migrate } from '#platform/migrate.ts'
import { openFiles } from '#platform/files.ts'
import { openRelay } from '#platform/relay.ts'
import { addDays, tokyoToday } from '#platform/tokyo-time.ts'
import { demoCandidates, demoSeed } from '#seeds/demo.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { loadLookups } from '#seeds/load/lookups.ts'
import { seedDatabase } from '#seeds/load/seed-database.ts'

// Per question of a page: how many statements it sends and how long its answer takes, in process, without HTTP and rendering.
const rounds = 40
const dataDir = mkdtempSync(join(tmpdir(), 'yoake-bench-'))
const server = await startEmbeddedPostgres({ dataDir, durable: false })
const { db, pool, close } = openDatabase(server.url)
const relay = openRelay(server.url)
try {
  await migrate(server.url, 'migrations')
  await loadLookups(db)
  await seedDatabase(pool, { seed: demoSeed, candidates: demoCandidates, now: new Date() })
  const door = openDoor({
    db,
    relay,
    files: openFiles({ dataDir, filesUrl: undefined }),
    introspection: false,
    documents: null,
    acceptedFcmTokens: { kind: 'firebase' },
    addressOf: () => 'bench',
    mayTry: async () => true,
  })
  const texts = new Map(
    [
      ...readFileSync('src/web/generated/graphql.ts', 'utf8').matchAll(
        /export const (\w+)Document = new TypedDocumentString\(`([^`]*)`/g,
      ),
    ].map(([, name = '', text = '']) => [name, text]),
  )
  const { student, recruiter, scoutInvitationId, candidateId, jobId } = await people()
  const today = tokyoToday()
  const condition = { graduationYears: [2028], first: 50, offset: 0 }
  const questions: [string, string, Viewer, Record<string, unknown>][] = [
    ['student: every page', 'CandidateLayout', student, {}],
    ['student: home', 'HomePage', student, {}],
    ['student: scouts', 'InvitationListPage', student, { status: 'PENDING', first: 20, offset: 0 }],
    ['student: one scout', 'InvitationPage', student, { id: scoutInvitationId }],
    ['student: own dates', 'CandidateEventsPage', student, {}],
    ['company: every page', 'ClientLayout', recruiter, {}],
    ['company: home', 'ClientHome', recruiter, { startDate: today, endDate: addDays(today, 6) }],
    ['company: search, 50 cards', 'CandidateSearch', recruiter, { condition, withResults: true }],
    [
      'company: search, keyword',
      'CandidateSearch',
      recruiter,
      { condition: { ...condition, textKeywords: ['研究'] }, withResults: true },
    ],
    ['company: preview', 'CandidatePreviewPage', recruiter, { id: candidateId }],
    ['company: jobs', 'JobListPage', recruiter, { isArchived: false }],
    [
      'company: write a scout',
      'ScoutComposer',
      recruiter,
      { jobId, condition: { candidateIds: [candidateId] }, hasJob: true, count: 1 },
    ],
    [
      'company: calendar',
      'EventsPage',
      recruiter,
      { startDate: today, endDate: addDays(today, 30), schedulingId: '', isEditing: false },
    ],
  ]
  const rows = []
  for (const [what, name, viewer, variables] of questions) {
    const query = texts.get(name)
    if (!query) throw new Error(`no document ${name}`)
    const ask = () => door.ask(new Request('http://localhost/'), viewer, { query, variables })
    const first = await ask()
    if (first.errors) throw new Error(`${name}: ${first.errors[0]?.message}`)
    const times: number[] = []
    let statements = 0
    for (let n = 0; n < rounds; n += 1) {
      const begun = performance.now()
      statements = (await countStatements(ask)).statements
      times.push(performance.now() - begun)
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => Math.round((times[Math.floor(rounds * share)] ?? 0) * 10) / 10
    rows.push({
      what,
      statements,
      medianMs: at(0.5),
      p95Ms: at(0.95),
      kB: Math.round(JSON.stringify(first.data).length / 102.4) / 10,
    })
  }
  console.table(rows)
  mkdirSync('bench/results', { recursive: true })
  writeFileSync('bench/results/api.json', `${JSON.stringify({ candidates: demoCandidates, rounds, rows }, null, 2)}\n`)
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
  const job = await db
    .selectFrom('job')
    .select('id')
    .where('companyId', '=', user.companyId)
    .where('status', '=', 'PUBLISHED')
    .where('isArchived', '=', false)
    .executeTakeFirstOrThrow()
  const student: CandidateViewer = { kind: 'candidate', candidateId: account.candidateId as OwnCandidateId }
  const recruiter: CompanyViewer = {
    kind: 'company',
    companyId: user.companyId as CompanyId,
    companyUserId: user.companyUserId as CompanyUserId,
    role: 'ADMIN',
  }
  return { student, recruiter, scoutInvitationId: invitation.id, candidateId: candidate.id, jobId: job.id }
}
