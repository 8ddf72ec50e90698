import type { Tx } from '#platform/db.ts'
import { enqueueMany } from '#platform/queue.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay, tokyoToday } from '#ground/tokyo-time.ts'
import { archiveDays, checkDays } from '#domain/job/rules.ts'
import { listReachable } from '../queries.ts'
import type { AboutKind } from '../rules.ts'
import { tellActiveCandidates, tellCompanyUsers } from '../telling/commands.ts'
import { jobPublishedText, staleJobText } from './text.ts'

const batchSize = 1000

/** C10, in the list of a batch of the students who keep the company; returns where the next batch begins, null at the end. */
export async function notifyJobPublished(tx: Tx, about: AboutKind['C10'], after: string | null) {
  const text = await jobPublishedText(tx, about)
  if (!text) return null
  const { title, body, path } = text
  const { companyId, jobId } = about
  const fans = await tx
    .selectFrom('favoriteCompany')
    .select('candidateId')
    .where('companyId', '=', companyId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blockedCompany')
            .select('blockedCompany.candidateId')
            .whereRef('blockedCompany.candidateId', '=', 'favoriteCompany.candidateId')
            .where('blockedCompany.companyId', '=', companyId),
        ),
      ),
    )
    .$if(after !== null, (query) => query.where('candidateId', '>', after ?? ''))
    .orderBy('candidateId')
    .limit(batchSize)
    .execute()
  const ids = fans.map(({ candidateId }) => candidateId)
  await tellActiveCandidates(tx, ids, { kind: 'C10', effectKey: `C10:${jobId}`, title, body, path })
  return ids.length === batchSize ? (ids.at(-1) ?? null) : null
}

/** One job for each published job that nobody has edited for long. */
export async function remindOfStaleJobs(tx: Tx, now: Date) {
  const today = tokyoToday(now)
  const stale = await tx
    .selectFrom('job')
    .select(['companyId', 'id', 'checkedAt'])
    .where('status', '=', 'PUBLISHED')
    .where('isArchived', '=', false)
    .where('checkedAt', '<', startOfTokyoDay(addDays(today, 1 - checkDays)))
    .where('checkedAt', '>=', startOfTokyoDay(addDays(today, -archiveDays)))
    .execute()
  await enqueueMany(
    tx,
    'notify_job_stale',
    stale.map(({ companyId, id, checkedAt }): AboutKind['K12'] => ({
      companyId,
      jobId: id,
      day: tokyoToday(checkedAt),
    })),
  )
}

/** K12: once for each time the job was left alone. */
export async function notifyJobStale(tx: Tx, about: AboutKind['K12']) {
  const text = await staleJobText(tx, about)
  if (!text) return
  const { companyId, jobId, day } = about
  const admins = await listReachable(tx, companyId, ['ADMIN'])
  await tellCompanyUsers(tx, companyId, admins, { kind: 'K12', about, effectKey: `K12:${jobId}:${day}`, text })
}
