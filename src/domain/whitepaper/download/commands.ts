import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { requireContract } from '#domain/company/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { requirePublished } from '../queries.ts'
import { fileKey, isHeldBy } from '../rules.ts'
import { requireDownload } from './queries.ts'
import { downloadLimits } from './rules.ts'

/** The last part of a download address: 128 bits, of which only the hash stays here. */
export const makeSecret = () => randomBytes(16).toString('base64url')

/** Opens one download address. Refuses not_found, plan_restricted and too_many_requests. */
export async function requestWhitepaperDownload(tx: Tx, company: CompanyViewer, id: number, secret: string) {
  const whitepaper = await requirePublished(tx, id)
  const contract = await requireContract(tx, company.companyId)
  if (!isHeldBy(planKeyOf(contract), whitepaper.minimumPlan)) throw new Refusal('plan_restricted')
  await refuseMany(tx, company)
  const row = await tx
    .insertInto('whitepaperDownload')
    .values({
      companyId: company.companyId,
      companyUserId: company.companyUserId,
      whitepaperId: id,
      secretSha256: sha256(secret),
      expiresAt: sql<Date>`now() + make_interval(hours => ${downloadLimits.hours})`,
    })
    .returning('expiresAt')
    .executeTakeFirstOrThrow()
  await record(tx, company, 'requestWhitepaperDownload', id)
  return { secretSha256: sha256(secret).toString('hex'), expiresAt: row.expiresAt.toISOString() }
}

/** A contract under review has the whitepapers of everybody. */
export const planKeyOf = ({ key, status }: { key: string; status: string }) =>
  status === 'UNDER_REVIEW' ? 'FREE' : key

async function refuseMany(tx: Tx, { companyId }: CompanyViewer) {
  const { count } = await tx
    .selectFrom('whitepaperDownload')
    .where('companyId', '=', companyId)
    .where('requestedAt', '>', sql<Date>`now() - interval '1 day'`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= downloadLimits.requestsInDay) throw new Refusal('too_many_requests')
}

/**
 * Takes one of the five downloads and gives the file. Refuses not_found, and whitepaper_download_over once time or
 * downloads are over; a file that cannot be read costs no download.
 */
export async function takeDownload(db: Db, files: Pick<Files, 'get'>, company: CompanyViewer, secret: string) {
  const download = await requireDownload(db, company.companyId, secret)
  const contract = await requireContract(db, company.companyId)
  if (!isHeldBy(planKeyOf(contract), download.minimumPlan)) throw new Refusal('plan_restricted')
  const file = await files.get(fileKey(download.fileHash))
  if (!file) throw new Error(`the file of whitepaper ${download.id} is missing`)
  await db.transaction().execute(async (tx) => {
    // Two may ask for the last download at once; the conditional update decides.
    const taken = await tx
      .updateTable('whitepaperDownload')
      .set((eb) => ({ downloads: eb('downloads', '+', 1) }))
      .where('companyId', '=', company.companyId)
      .where('secretSha256', '=', sha256(secret))
      .where('expiresAt', '>', sql<Date>`now()`)
      .where('downloads', '<', downloadLimits.downloads)
      .returning('downloads')
      .executeTakeFirst()
    if (!taken) throw new Refusal('whitepaper_download_over')
    await record(tx, company, 'downloadWhitepaper', download.id)
  })
  return { title: download.title, bytes: file.bytes }
}

const record = (tx: Tx, company: CompanyViewer, action: string, id: number) =>
  recordAudit(tx, company, [{ action, subject: 'whitepaper', subjectId: String(id), companyId: company.companyId }])
