import { sql } from 'kysely'
import { phraseOf } from '#domain/scout-invitation/sending/reason/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import type { SeedCompany } from '../companies.ts'
import { seedId } from '../seed-id.ts'

const reasons = [
  '私たちの開発も、使う人の隣で同じことを繰り返すところから始まります。ぜひ詳しく聞かせてください。',
  'もう少し読んでから続きを書く。',
]
const minutes = 60_000

/** A draft of the recruiter for the last open job, saved on another device, and one that a colleague has just saved. */
export async function loadDrafts(db: Db, { id: companyId, userIds, jobs }: SeedCompany, now: Date) {
  const students = await listUnwritten(db, companyId)
  const open = jobs.filter(({ story }) => story.status === 'PUBLISHED' && !story.isArchived)
  const drafts = [
    { by: 0, job: open.at(-1), of: students.slice(0, 2), savedAgo: 26 * 60, deviceFamily: 'Mac・Safari' },
    { by: 1, job: open[1], of: students.slice(2, 4), savedAgo: 10, deviceFamily: 'Windows・Edge' },
  ]
  for (const { by, job, of, savedAgo, deviceFamily } of drafts) {
    const companyUserId = userIds[by]
    if (!job || companyUserId === undefined) continue
    const savedAt = new Date(now.getTime() - savedAgo * minutes)
    const home = { companyId, companyUserId, jobId: job.id }
    const { subject, message } = job.story
    const revision = seedId(savedAt, `scout-draft/${companyUserId}`)
    await db
      .insertInto('scoutDraft')
      .values({ ...home, revision, subject, message, promises: ['ONLINE_POSSIBLE'], deviceFamily, savedAt })
      .execute()
    const rows = of.map(({ id, tagline }, position) => ({
      ...home,
      candidateId: id,
      position,
      reason: position === 0 ? `${phraseOf(tagline)}${reasons[0]}` : (reasons[1] ?? ''),
      quotations: JSON.stringify(position === 0 ? [{ field: 'TAGLINE', text: tagline }] : []),
    }))
    if (rows.length > 0) await db.insertInto('scoutDraftStudent').values(rows).execute()
  }
}

/** Students whom the company has not written to, and who may be found. */
const listUnwritten = (db: Db, companyId: OfRow<'company'>) =>
  db
    .selectFrom('candidate')
    .select(['candidate.id', sql<string>`taglines[1]`.as('tagline')])
    .where('status', '=', 'ACTIVE')
    .where(sql<boolean>`cardinality(taglines) > 0`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('scoutInvitation')
            .select('scoutInvitation.id')
            .whereRef('candidateId', '=', 'candidate.id')
            .where('companyId', '=', companyId),
        ),
      ),
    )
    .orderBy('candidate.id')
    .limit(4)
    .execute()
