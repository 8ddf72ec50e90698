import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { enqueue } from './queue.ts'
import { startWorkerLife } from './worker-life.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const lock = async (job: string, workerId: string, minutesAgo: number, options: { key?: string } = {}) => {
  await enqueue(database.db, job, {}, options)
  await database.pool.query(
    `update graphile_worker._private_jobs j set locked_by = $2, locked_at = now() - make_interval(mins => $3),
       updated_at = now() - make_interval(mins => $3 + 1)
     from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1`,
    [job, workerId, minutesAgo],
  )
}
const see = (workerId: string, minutesAgo: number) =>
  database.pool.query('insert into worker_life values ($1, now() - make_interval(mins => $2))', [workerId, minutesAgo])
const held = async () => {
  const { rows } = await database.pool.query<{ job: string }>(
    'select task_identifier as job from graphile_worker.jobs where locked_by is not null order by 1',
  )
  return rows.map(({ job }) => job)
}

test('the jobs of a worker that died come back; those of one that lives, or has just begun, stay with it', async () => {
  await see('dead', 2)
  await see('alive', 0)
  await lock('of_the_dead', 'dead', 5)
  await lock('of_nobody_known', 'unknown', 5)
  await lock('of_the_living', 'alive', 5)
  await lock('just_begun', 'new', 0)
  const life = await startWorkerLife(database.pool, 'me')
  expect(await held()).toEqual(['just_begun', 'of_the_living'])
  const alive = async () => (await database.pool.query('select worker_id from worker_life order by 1')).rows
  expect(await alive()).toEqual([{ worker_id: 'alive' }, { worker_id: 'me' }])
  await life.stop()
  expect(await alive()).toEqual([{ worker_id: 'alive' }])
})

test('§1.8 a worker that died while the clock was ahead has died all the same', async () => {
  await see('dead ahead', -15 * 24 * 60)
  await lock('of_the_dead_ahead', 'dead ahead', -15 * 24 * 60)
  const life = await startWorkerLife(database.pool, 'me again')
  expect(await held()).not.toContain('of_the_dead_ahead')
  await life.stop()
})

test('of a job that was asked for again while a worker that died ran it, the later one remains', async () => {
  await see('dead in the middle', 2)
  await lock('asked_twice', 'dead in the middle', 5, { key: 'asked' })
  await lock('on_its_last_try', 'dead in the middle', 5)
  await database.pool.query(
    `update graphile_worker._private_jobs j set attempts = max_attempts
     from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'on_its_last_try'`,
  )
  await enqueue(database.db, 'asked_twice', { again: true }, { key: 'asked' })
  const life = await startWorkerLife(database.pool, 'me once more')
  const { rows } = await database.pool.query(
    `select task_identifier as job, key, attempts >= max_attempts as "isGivenUp" from graphile_worker.jobs
     where task_identifier in ('asked_twice', 'on_its_last_try') order by id`,
  )
  expect(rows).toEqual([
    { job: 'on_its_last_try', key: null, isGivenUp: true },
    { job: 'asked_twice', key: 'asked', isGivenUp: false },
  ])
  await life.stop()
})
