import { createHash } from 'node:crypto'
import type { CompanyRow } from '#domain/company/queries.ts'
import { lookups, requireLookup } from '#domain/lookup/queries.ts'
import { jobId, namedCompanyId } from '#ground/id.ts'
import { isUuid } from '#ground/uuid.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import type { OfferedJobRow } from '../../queries.ts'
import { requirePublicCompany, requirePublicJob } from '../queries.ts'
import { drawingVersion } from './drawing.ts'
import type { PictureContent, PictureKind } from './rules.ts'

const markOf = ({ displayName, markShape, markBackground, markForeground, logoId }: CompanyRow) => ({
  companyName: displayName,
  mark: { shape: markShape, background: markBackground, foreground: markForeground },
  logoId,
})

export const companyPicture = (company: CompanyRow): PictureContent => ({
  kind: 'company',
  id: company.id,
  headline: company.tagline,
  label: null,
  ...markOf(company),
})

export async function jobPicture(db: Db, job: OfferedJobRow, company: CompanyRow): Promise<PictureContent> {
  const { label } = requireLookup((await lookups(db)).scoutTypes, job.scoutTypeId)
  return { kind: 'job', id: job.id, headline: job.title, label, ...markOf(company) }
}

/** The content of the picture of a page that visitors may open. Refuses not_found for every other id. */
export async function requirePictureContent(db: Db, kind: PictureKind, id: string) {
  if (!isUuid(id)) throw new Refusal('not_found')
  if (kind === 'company') return companyPicture(await requirePublicCompany(db, namedCompanyId(id)))
  const { job, company } = await requirePublicJob(db, jobId(id))
  return jobPicture(db, job, company)
}

/** The same for the same content and drawing. */
export const versionOf = (content: PictureContent) =>
  createHash('sha256')
    .update(JSON.stringify([drawingVersion, content]))
    .digest('hex')
    .slice(0, 16)
