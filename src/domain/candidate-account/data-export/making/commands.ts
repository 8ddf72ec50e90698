import { basename } from 'node:path'
import { sql } from 'kysely'
import { recordErasure } from '#domain/audit/retention/commands.ts'
import type { OfRow } from '#ground/id.ts'
import { isDatabaseAway } from '#platform/database/database-away.ts'
import type { Db, InTransaction, Tx } from '#platform/database/db.ts'
import { reportError } from '#platform/error-reporter.ts'
import type { Files } from '#platform/files/files.ts'
import { oneByOne } from '#platform/queue/one-by-one.ts'
import { enqueue, enqueueMany } from '#platform/queue/queue.ts'
import { archiveOf } from '../archive.ts'
import { readSheet, type Sheet } from '../queries.ts'
import { exportHours, exportKey, exportMinutes } from '../rules.ts'
import { exportTables } from '../tables.ts'

type ExportJob = { candidateId: OfRow<'candidate'>; candidateExportId: string }
type Context = {
  db: Db
  inTransaction: InTransaction
  files: Files
  site: { productName: string }
}

/**
 * Makes the file and stores it, telling after each table how far it is. A worker that died meanwhile is followed by
 * another from the beginning. A mistake of ours ends the file as FAILED, and the student asks again.
 */
export async function makeExport({ candidateId, candidateExportId: id }: ExportJob, context: Context) {
  const { db, files } = context
  if (!(await run(db, id, 0))) return removeUnready(context, id)
  try {
    const sheets: Sheet[] = []
    for (const table of exportTables) {
      sheets.push(await readSheet(db, table, candidateId))
      await run(db, id, Math.floor((95 * sheets.length) / exportTables.length))
    }
    const picture = await pictureOf(context, candidateId)
    const archive = archiveOf(sheets, { productName: context.site.productName, madeAt: new Date(), picture })
    await files.put(exportKey(id), archive)
    // A student who left meanwhile has no running file any more.
    if (!(await finish(context, { candidateId, candidateExportId: id }, archive.length)))
      await removeUnready(context, id)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    reportError(error, { kind: 'job', path: 'make_candidate_export' })
    await fail(db, id)
    await removeUnready(context, id)
  }
}

/** Removes what a worker has stored of an export that nobody may download; another worker may have finished it. */
async function removeUnready({ db, files }: Pick<Context, 'db' | 'files'>, id: string) {
  const ready = db.selectFrom('candidateExport').select('id').where('id', '=', id).where('status', '=', 'READY')
  if (!(await ready.executeTakeFirst())) await removeExport({ candidateExportId: id }, { files })
}

const run = (db: Db, id: string, percent: number) =>
  db
    .updateTable('candidateExport')
    .set({ status: 'RUNNING', percent })
    .where('id', '=', id)
    .where('status', 'in', ['ASKED', 'RUNNING'])
    .returning('id')
    .executeTakeFirst()

const finish = ({ inTransaction }: Context, job: ExportJob, bytes: number) =>
  inTransaction(async (tx) => {
    const ready = await tx
      .updateTable('candidateExport')
      .set({
        status: 'READY',
        percent: 100,
        bytes,
        readyAt: sql<Date>`now()`,
        expiresAt: sql<Date>`now() + make_interval(hours => ${exportHours}::int)`,
      })
      .where('id', '=', job.candidateExportId)
      .where('status', '=', 'RUNNING')
      .returning('id')
      .executeTakeFirst()
    if (ready) await enqueue(tx, 'notify_export_ready', job)
    return ready !== undefined
  })

const fail = (db: Db, id: string) =>
  db
    .updateTable('candidateExport')
    .set({ status: 'FAILED' })
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .execute()

async function pictureOf({ db, files }: Context, candidateId: OfRow<'candidate'>) {
  const { pictureFile } = await db
    .selectFrom('candidate')
    .select('pictureFile')
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow()
  const file = pictureFile === null ? undefined : await files.get(pictureFile)
  return file && pictureFile !== null ? { name: basename(pictureFile), bytes: file.bytes } : undefined
}

/** Called by the clock: removes what is over, and gives up what nobody finished. */
export async function expireExports({ db, inTransaction, files }: Pick<Context, 'db' | 'inTransaction' | 'files'>) {
  await inTransaction(giveUp)
  const over = await db
    .selectFrom('candidateExport')
    .select('id')
    .where('status', '=', 'READY')
    .where('expiresAt', '<=', sql<Date>`now()`)
    .execute()
  await recordErasure(db, 'CANDIDATE_EXPORT', 0)
  await oneByOne(
    over,
    () => 'expire_candidate_exports',
    async ({ id }) => {
      await removeExport({ candidateExportId: id }, { files })
      await inTransaction(async (tx) => {
        await tx.updateTable('candidateExport').set({ status: 'EXPIRED' }).where('id', '=', id).execute()
        await recordErasure(tx, 'CANDIDATE_EXPORT', 1)
      })
    },
  )
}

// The worker may have died after storing the file, so its removal is queued with the end.
async function giveUp(tx: Tx) {
  const failures = await tx
    .updateTable('candidateExport')
    .set({ status: 'FAILED' })
    .where('status', 'in', ['ASKED', 'RUNNING'])
    .where('insertedAt', '<', sql<Date>`now() - make_interval(mins => ${exportMinutes}::int)`)
    .returning('id')
    .execute()
  await enqueueMany(tx, 'remove_candidate_export', failures.map(jobOf))
}

/** Queues the removal of every file of the student, before the purge deletes their rows. */
export async function enqueueExportRemovals(tx: Tx, candidateId: OfRow<'candidate'>) {
  const rows = await tx.selectFrom('candidateExport').select('id').where('candidateId', '=', candidateId).execute()
  await enqueueMany(tx, 'remove_candidate_export', rows.map(jobOf))
}

const jobOf = ({ id }: { id: string }) => ({ candidateExportId: id })

export const removeExport = (
  { candidateExportId }: Pick<ExportJob, 'candidateExportId'>,
  { files }: Pick<Context, 'files'>,
) => files.delete(exportKey(candidateExportId))
