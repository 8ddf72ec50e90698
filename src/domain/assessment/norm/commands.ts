import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import type { Tx } from '#platform/database/db.ts'
import { countScores } from './queries.ts'
import { cutsOf, leastTakers } from './rules.ts'

/**
 * Called every night: makes the norm of this month where there is none, as soon as a section has 300 takers of one
 * graduation year. A norm is never changed; a new month makes a new version.
 */
export async function makeNorms(tx: Tx, now: Date) {
  const month = `${tokyoDay(now).slice(0, 8)}01`
  for (const [, counts] of await countScores(tx)) {
    const [first] = counts
    const takers = counts.reduce((sum, count) => sum + count.takers, 0)
    if (!first || takers < leastTakers) continue
    const { section, graduationYear } = first
    const norm = await tx
      .insertInto('assessmentNorm')
      .values({
        section,
        graduationYear,
        month,
        takers,
        cuts: [...cutsOf(counts)],
        version: sql<number>`(select coalesce(max(version), 0) + 1 from assessment_norm
          where section = ${section} and graduation_year = ${graduationYear})`,
      })
      // Two runs of one month make one norm.
      .onConflict((oc) => oc.doNothing())
      .returning('version')
      .executeTakeFirst()
    if (norm)
      await recordAudit(tx, 'system', [
        {
          action: 'makeAssessmentNorm',
          subject: 'assessment_norm',
          subjectId: `${section} ${graduationYear}`,
          to: String(norm.version),
        },
      ])
  }
}
