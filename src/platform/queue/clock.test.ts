import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { bringBackFutureJobs, lastDue, listLateClockJobs, queueDue, readClock } from './clock.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
const forget = () => database.pool.query('truncate clock_job; delete from graphile_worker._private_jobs')
beforeEach(forget)

const lines = readClock(`
* * * * * every_minute
0 0 * * * at_nine ?fill=1d
`)
const queued = async () =>
  (
    await database.pool.query<{ job: string }>('select task_identifier as job from graphile_worker.jobs order by 1')
  ).rows.map(({ job }) => job)
const remember = (interval: string) =>
  database.pool.query(
    'insert into clock_job select job, now() + $2::interval from unnest($1::text[]) job on conflict (job) do update set last_due_at = excluded.last_due_at',
    [lines.map(({ task }) => task), interval],
  )
const minuteOf = async () =>
  (await database.pool.query<{ minute: string }>(`select date_trunc('minute', now())::text as minute`)).rows[0]?.minute
/** Does it anew when a minute begins meanwhile: a line of every minute is then rightly due twice. */
async function withinOneMinute<Done>(act: () => Promise<Done>): Promise<Done> {
  await forget()
  const before = await minuteOf()
  const done = await act()
  return before === (await minuteOf()) ? done : withinOneMinute(act)
}
const farthest = async () =>
  (await database.pool.query<{ ahead: boolean }>(`select max(last_due_at) > now() as ahead from clock_job`)).rows[0]
    ?.ahead

test('a line is due at its minute, and no longer than its fill', () => {
  const [everyMinute, atNine] = lines as [(typeof lines)[0], (typeof lines)[0]]
  expect(lastDue(everyMinute, new Date('2026-11-22T04:05:59Z'))).toEqual(new Date('2026-11-22T04:05:00Z'))
  expect(lastDue(atNine, new Date('2026-11-22T23:59:00Z'))).toEqual(new Date('2026-11-22T00:00:00Z'))
  const [short] = readClock('0 0 * * * at_nine') as [(typeof lines)[0]]
  expect(lastDue(short, new Date('2026-11-22T00:04:59Z'))).toEqual(new Date('2026-11-22T00:00:00Z'))
  expect(lastDue(short, new Date('2026-11-22T00:06:00Z'))).toBeUndefined()
})

test('what is new counts from now on; what was missed is made up for once, however many ask', async () => {
  const queuedLists = await withinOneMinute(async () => {
    expect(await queueDue(database.pool, lines)).toEqual([])
    await remember('-2 days')
    expect(await listLateClockJobs(database.pool, lines)).toEqual(['every_minute', 'at_nine'])
    return Promise.all([1, 2, 3, 4].map(() => queueDue(database.pool, lines)))
  })
  expect(queuedLists.flat().sort()).toEqual(['at_nine', 'every_minute'])
  expect(await queued()).toEqual(['at_nine', 'every_minute'])
  expect(await listLateClockJobs(database.pool, lines)).toEqual([])
})

test('§1.8 after a clock that jumped ahead and back the jobs run on at once, also in another process', async () => {
  await remember('15 days')
  expect(await listLateClockJobs(database.pool, lines)).toEqual(['every_minute', 'at_nine'])
  expect((await queueDue(database.pool, lines)).sort()).toEqual(['at_nine', 'every_minute'])
  expect(await farthest()).toBe(false)
  expect(await queued()).toEqual(['at_nine', 'every_minute'])
})

test('§1.8 a clock a minute ahead of ours is no jump', async () => {
  await remember('1 minute')
  expect(await queueDue(database.pool, lines)).toEqual([])
})

test('§1.8 jobs that were written while the clock was ahead run now; those put off wait as long as they should', async () => {
  await database.pool.query(
    `select graphile_worker.add_job('now'), graphile_worker.add_job('later', run_at => now() + interval '1 hour')`,
  )
  await database.pool.query(
    `update graphile_worker._private_jobs set run_at = run_at + interval '15 days', created_at = created_at + interval '15 days', updated_at = updated_at + interval '15 days'`,
  )
  await database.pool.query(`select graphile_worker.add_job('untouched', run_at => now() + interval '20 days')`)
  expect(await bringBackFutureJobs(database.pool)).toBe(2)
  const { rows } = await database.pool.query<{ job: string; minutes: number }>(
    `select task_identifier as job, round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs order by 1`,
  )
  expect(rows).toEqual([
    { job: 'later', minutes: 60 },
    { job: 'now', minutes: 0 },
    { job: 'untouched', minutes: 20 * 24 * 60 },
  ])
})
