import type { CompanyId } from '#domain/viewer/viewer.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { isSecret } from './rules.ts'

/** The company's own request with its whitepaper. Refuses not_found, also for a request of another company. */
export async function requireDownload(db: Db, companyId: CompanyId, secret: string) {
  const row = isSecret(secret)
    ? await db
        .selectFrom('whitepaperDownload')
        .innerJoin('whitepaper', 'whitepaper.id', 'whitepaperDownload.whitepaperId')
        .select([
          'whitepaperDownload.expiresAt',
          'whitepaperDownload.downloads',
          'whitepaper.id',
          'whitepaper.title',
          'whitepaper.state',
          'whitepaper.fileHash',
          'whitepaper.minimumPlan',
        ])
        .where('whitepaperDownload.companyId', '=', companyId)
        .where('whitepaperDownload.secretSha256', '=', sha256(secret))
        .executeTakeFirst()
    : undefined
  if (!row || row.state !== 'PUBLISHED') throw new Refusal('not_found')
  return row
}

export type DownloadRow = Awaited<ReturnType<typeof requireDownload>>

/** Batched: downloads and reading companies of each whitepaper. */
export async function countReaders(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('whitepaperDownload')
    .where('whitepaperId', 'in', ids)
    .where('downloads', '>', 0)
    .groupBy('whitepaperId')
    .select(({ fn }) => [
      'whitepaperId',
      fn.sum<number>('downloads').as('downloads'),
      fn.count<number>('companyId').distinct().as('companies'),
    ])
    .execute()
  return new Map(rows.map(({ whitepaperId, ...readers }) => [whitepaperId, readers]))
}
