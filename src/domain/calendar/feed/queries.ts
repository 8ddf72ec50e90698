import { sql } from 'kysely'
import type { CandidateViewer, CompanyViewer } from '#domain/viewer/viewer.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { icalendar } from '#platform/documents/icalendar.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { listRemovedDates, listStaffDates, listStudentDates } from '../entry/queries.ts'
import { removedEntryOf, staffEntryOf, staffNotes, studentEntryOf, studentNotes } from '../entry/rules.ts'
import { isFeedOpen, type FeedOwner } from './rules.ts'

/** The owner of a calendar: a student, or one user of a company. */
export type FeedViewer = CandidateViewer | CompanyViewer
export type CalendarFeedRow = NonNullable<Awaited<ReturnType<typeof findOwnFeed>>>

/** The columns of a calendar that say whose it is. */
export const ofOwner = (viewer: FeedViewer) =>
  viewer.kind === 'candidate'
    ? { candidateId: viewer.candidateId }
    : { companyId: viewer.companyId, companyUserId: viewer.companyUserId }

export const findOwnFeed = (db: Db, viewer: FeedViewer) =>
  db
    .selectFrom('calendarFeed')
    .select(['id', 'insertedAt', 'readAt', 'tokenSha256'])
    .where((eb) => eb.and(ofOwner(viewer)))
    .executeTakeFirst()

type OpenFeed = NonNullable<Awaited<ReturnType<typeof findOpenFeed>>>

/** The calendar of this secret; undefined for a secret that nobody has any more, or whose owner has no access now. */
export async function findOpenFeed(db: Db, token: string) {
  const row = await db
    .selectFrom('calendarFeed')
    .leftJoin('candidate', 'candidate.id', 'calendarFeed.candidateId')
    .leftJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'calendarFeed.companyUserId'))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('contract')
          .select(['contract.status', 'contract.endsOn'])
          .whereRef('contract.companyId', '=', 'calendarFeed.companyId')
          .orderBy('contract.startsOn', 'desc')
          .orderBy('contract.id', 'desc')
          .limit(1)
          .as('term'),
      (join) => join.onTrue(),
    )
    .select(['calendarFeed.id', 'calendarFeed.candidateId', 'calendarFeed.companyId', 'calendarFeed.companyUserId'])
    .select(['calendarFeed.contentSha256', 'calendarFeed.contentChangedAt'])
    .select(['candidate.status as candidateStatus', 'companyUser.status as companyUserStatus'])
    .select(['term.status as contractStatus', 'term.endsOn'])
    .where('tokenSha256', '=', sha256(token))
    .executeTakeFirst()
  const owner = row && ownerOf(row)
  return owner && isFeedOpen(owner, tokyoToday()) ? row : undefined
}

type OwnerColumns = {
  candidateStatus: Extract<FeedOwner, { kind: 'candidate' }>['status'] | null
  companyUserStatus: Extract<FeedOwner, { kind: 'companyUser' }>['status'] | null
  contractStatus: NonNullable<Extract<FeedOwner, { kind: 'companyUser' }>['contract']>['status'] | null
  endsOn: string | null
}
function ownerOf({ candidateStatus, companyUserStatus, contractStatus, endsOn }: OwnerColumns): FeedOwner | undefined {
  if (candidateStatus) return { kind: 'candidate', status: candidateStatus }
  if (!companyUserStatus) return undefined
  const contract = contractStatus && endsOn ? { status: contractStatus, endsOn } : null
  return { kind: 'companyUser', status: companyUserStatus, contract }
}

type Site = { productName: string; publicUrl: string }

/** The whole calendar as a file. */
export async function writeFeed(db: Db, { candidateId, companyId, companyUserId }: OpenFeed, site: Site) {
  const name = `${site.productName}の日程`
  if (candidateId) {
    const dates = await listStudentDates(db, candidateId)
    return icalendar(
      dates.map((date) => studentEntryOf(date, studentNotes(date, site.publicUrl))),
      { name },
    )
  }
  if (!companyId || !companyUserId) throw new Error('a calendar belongs to nobody')
  const user = { companyId, companyUserId }
  const dates = await listStaffDates(db, user)
  const entries = dates.map((date) => staffEntryOf(date, staffNotes(date, site.publicUrl)))
  return icalendar([...entries, ...(await listRemovedDates(db, user)).map(removedEntryOf)], { name })
}

/**
 * Records that the calendar was read, to a minute, and since when it has said this; returns that moment. A part that
 * leaves changes the calendar as well, so the moment belongs to the whole.
 */
export async function stampFeed(db: Db, feed: OpenFeed, contentSha256: Buffer): Promise<Date> {
  const isSame = feed.contentSha256?.equals(contentSha256) ?? false
  const stamped = await db
    .updateTable('calendarFeed')
    .set({ readAt: sql<Date>`now()`, ...(!isSame && { contentSha256, contentChangedAt: sql<Date>`now()` }) })
    .where('id', '=', feed.id)
    .$if(isSame, (update) => update.where(sql<boolean>`coalesce(read_at < now() - interval '1 minute', true)`))
    .returning('contentChangedAt')
    .executeTakeFirst()
  return stamped?.contentChangedAt ?? feed.contentChangedAt ?? new Date()
}
