import type { CompanyId, CompanyUserId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/db.ts'
import { partsReadBy, type SavedPart } from './rules.ts'

/** The last save of what the part reads, made after this revision; undefined when the reader saw everything. */
export const findSaveSince = (
  db: Db | Tx,
  companyId: CompanyId,
  { jobId, revision, part }: { jobId: string; revision: number; part: SavedPart },
) =>
  db
    .selectFrom('jobSave')
    .innerJoin('companyUser', (join) =>
      join
        .onRef('companyUser.companyId', '=', 'jobSave.companyId')
        .onRef('companyUser.id', '=', 'jobSave.companyUserId'),
    )
    .select(['jobSave.companyUserId', 'jobSave.savedAt', 'companyUser.familyName', 'companyUser.givenName'])
    .where('jobSave.companyId', '=', companyId)
    .where('jobSave.jobId', '=', jobId)
    .where('jobSave.part', 'in', partsReadBy(part))
    .where('jobSave.revision', '>', revision)
    .orderBy('jobSave.revision', 'desc')
    .limit(1)
    .executeTakeFirst()

export type Save = NonNullable<Awaited<ReturnType<typeof findSaveSince>>>

/** The name of the colleague; empty for a save of one's own in another window. */
export const savedBy = ({ companyUserId, familyName, givenName }: Save, reader: CompanyUserId) =>
  companyUserId === reader ? '' : `${familyName} ${givenName}`
