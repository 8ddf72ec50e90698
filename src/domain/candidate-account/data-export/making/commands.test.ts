import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
import type { DB } from '#platform/database/database-types.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../../jobs.ts'
import { withdrawCandidate } from '../../state/commands.ts'
import { exportKey } from '../rules.ts'

const app = ownApp()
const work = ownWorker(app)

/** An export of a new student, and whether a file of it lies in the store. */
async function anExport(changes: Partial<Insertable<DB['candidateExport']>>) {
  const { id: candidateId, viewer } = await aCandidate(app.db)
  const { id: candidateExportId } = await app.db
    .insertInto('candidateExport')
    .values({ ...changes, candidateId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const key = exportKey(candidateExportId)
  return {
    viewer,
    job: { candidateId, candidateExportId },
    store: () => app.files.put(key, Buffer.from('zip')),
    async state() {
      const row = app.db.selectFrom('candidateExport').select('status').where('candidateId', '=', candidateId)
      return [(await row.executeTakeFirst())?.status, (await app.files.get(key)) ? 'in store' : 'gone']
    },
  }
}

test('a file whose worker died after storing it leaves the store with the hour', async () => {
  const orphan = await anExport({ status: 'RUNNING', insertedAt: new Date(Date.now() - 61 * 60_000) })
  await orphan.store()
  await jobs.expire_candidate_exports({}, work.context)
  await work.run()
  expect(await orphan.state()).toEqual(['FAILED', 'gone'])
})

test('a job that begins anew after its file was given up removes what it had stored', async () => {
  const failure = await anExport({ status: 'FAILED' })
  await failure.store()
  await jobs.make_candidate_export(failure.job, work.context)
  expect(await failure.state()).toEqual(['FAILED', 'gone'])
})

test('a mistake of ours after the file was stored leaves none', async () => {
  const failure = await anExport({})
  const inTransaction = () => Promise.reject(new Error('a mistake'))
  await jobs.make_candidate_export(failure.job, { ...work.context, inTransaction })
  expect(await failure.state()).toEqual(['FAILED', 'gone'])
})

test('a job that begins anew after its file was ready leaves it to the student', async () => {
  const success = await anExport({})
  await jobs.make_candidate_export(success.job, work.context)
  await jobs.make_candidate_export(success.job, work.context)
  expect(await success.state()).toEqual(['READY', 'in store'])
})

test('the purge of a student removes a file that came to the store after the student had left', async () => {
  const latecomer = await anExport({ status: 'RUNNING' })
  const { viewer, job } = latecomer
  await app.db.transaction().execute((tx) => withdrawCandidate(tx, viewer, { reason: '', reasonKind: null }))
  await work.run()
  await latecomer.store()
  await app.db
    .updateTable('candidateWithdrawal')
    .set({ withdrawnAt: new Date(Date.now() - 31 * 86_400_000) })
    .where('candidateId', '=', job.candidateId)
    .execute()
  await jobs.purge_withdrawn({}, work.context)
  await work.run()
  expect(await latecomer.state()).toEqual([undefined, 'gone'])
})
