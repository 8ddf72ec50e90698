import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { hashPassword } from '#platform/secrets/password.ts'
import { buildSearchIndex } from '#domain/candidate-search/search-index/build.ts'
import type { DB } from '#platform/database/database-types.ts'
import { fixBenchmarks } from '#domain/scout-invitation/analysis/benchmark/commands.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import { companies as companyStories } from '#seeds/company/companies.ts'
import { encourageEvents } from '#seeds/company/events.ts'
import { demoPassword } from '#seeds/demo-sign-ins.ts'
import { loadCandidates } from './candidates.ts'
import { randomOf } from '#seeds/random.ts'
import { seedStudent } from './seed-student.ts'
import { loadCompanies, type SeedCompany } from './companies.ts'
import { drawPictures } from './company-pictures.ts'
import { loadDemoStories } from './demo-stories.ts'
import { loadManyCompanies } from './many-companies.ts'
import { loadContractPapers } from './contract-papers.ts'
import { writeExperiments } from './experiments.ts'
import { openLedger, tellHistory } from './invitations.ts'
import { loadItemFigures } from './item-figures.ts'
import { loadOperation } from './operation.ts'
import { loadOperatorCases } from './operator-cases.ts'
import { answeredStudents, loadSittings } from './sittings.ts'
import { loadFollowUps, loadPromises } from './promises.ts'
import { writePlacements } from './placements.ts'
import { tellCompanyRelations } from './relation/company-relations.ts'
import { writeOwnRelations } from './relation/own-relations.ts'
import { writeCompanyRelations } from './relation/write-relations.ts'
import { writeThreads } from './threads.ts'
import { writeInvitations, writeLedger } from './write-invitations.ts'

export type SeedOptions = {
  seed: number
  candidates: number
  /** Companies without stories, beside the forty with one. */
  manyCompanies?: number
  now: Date
  /** Where the companies' pictures are kept; without it no company has a picture. */
  files?: Files
  onProgress?: (done: number) => void
}

/** Everything of the demo in one transaction: a start that is interrupted leaves an empty database, not half of one. */
export async function seedDatabase(pool: pg.Pool, options: SeedOptions) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('set local synchronous_commit = off')
    await client.query("set local yoake.bulk_load = 'on'")
    await seedWithin(client, options)
    await buildSearchIndex([client], { bits: 'search_bits', blocks: 'search_posting_block' })
    await client.query('select company_search_rebuild()')
    await client.query('commit')
    await client.query('analyze')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release(true)
  }
}

async function seedWithin(
  client: pg.PoolClient,
  { seed, candidates, manyCompanies = 0, now, files, onProgress }: SeedOptions,
) {
  const db = databaseOn(client)
  const passwordHash = await hashPassword(demoPassword)
  const companies = await loadCompanies(db, companyStories, { seed, now, hasPictures: files !== undefined })
  // Other threads draw while the students are written.
  const drawing = files && drawPictures(files, withPictures(companies))
  drawing?.catch(() => undefined)
  if (manyCompanies > 0) await loadManyCompanies(client, { seed, count: manyCompanies, now })
  await loadCandidates(client, { seed, count: candidates, now, onChunk: onProgress })
  const first = Array.from({ length: Math.min(candidates, answeredStudents) }, (_, at) => seedStudent(seed, at, now))
  await loadSittings(db, client, first, now)
  const ledger = openLedger()
  const stories = await loadDemoStories({ db, client, companies, ledger, seed, count: candidates, now, passwordHash })
  // A history of a few thousand is enough to look alive, however many students there are.
  const studentCount = Math.min(candidates, 5_000)
  const relations =
    companies[0] &&
    (await tellCompanyRelations({
      db,
      company: companies[0],
      ledger,
      student: (index) => seedStudent(seed, index, now),
      count: studentCount,
      seed,
      now,
    }))
  const history = tellHistory(ledger, companies, (index) => seedStudent(seed, index, now), {
    seed,
    count: studentCount,
    now,
  })
  const invitations = [...stories.invitations, ...Object.values(relations?.of ?? {}), ...history]
  await writeInvitations(client, invitations, now)
  await writeThreads(client, randomOf(seed).fork('threads'), invitations, now)
  await writePlacements(client, randomOf(seed).fork('placements'), invitations, now)
  if (relations) await writeCompanyRelations(db, relations, now)
  await writeOwnRelations(db, stories.own, now)
  await loadPromises(db)
  await loadFollowUps(db, now)
  await noteBookedDates(client)
  if (companies[0]) await writeExperiments(db, companies[0].id, now)
  await writeLedger(client, ledger)
  await loadEvents(db)
  await loadOperation(db, { now, passwordHash })
  await loadContractPapers(db, { now })
  await loadOperatorCases(db, now)
  await loadItemFigures(db, now)
  await fixBenchmarks(db as Tx, now)
  await drawing
}

/** The stages that were told of dates ahead, so that the end of a seeded date is told too. */
const noteBookedDates = (client: pg.PoolClient) =>
  client.query(`insert into scout_stage (company_id, scout_invitation_id, candidate_id, stage)
    select company_id, scout_invitation_id, candidate_id, 'DATE' from booking
    where status = 'BOOKED' and upper(during) > now()
    on conflict do nothing`)

const withPictures = (companies: readonly SeedCompany[]) =>
  companies.flatMap(({ story, pictures }) => (pictures ? { story, pictures } : []))

/** Kysely on the one connection of the transaction. */
function databaseOn(client: pg.PoolClient): Db {
  const pool = { connect: async () => ({ query: client.query.bind(client), release: () => {} }), end: async () => {} }
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }),
    plugins: [new CamelCasePlugin()],
  })
}

async function loadEvents(db: Db) {
  await db
    .insertInto('encourageEvent')
    .values(
      encourageEvents.map((event) => ({
        title: event.title,
        eventCategoryId: event.categoryId,
        applicationStartAt: event.applicationStartAt,
        applicationEndAt: event.applicationEndAt,
        companyName: event.companyName,
        eventUrl: event.eventUrl,
        position: event.order,
      })),
    )
    .execute()
}
