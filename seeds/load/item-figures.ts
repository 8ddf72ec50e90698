import { countStatistics } from '#domain/assessment/item-statistics/commands.ts'
import { makeNorms } from '#domain/assessment/norm/commands.ts'
import { askToVoidAssessment } from '#domain/assessment/sitting/void/commands.ts'
import { assessmentAttemptId } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { secondOperator } from '#seeds/demo-sign-ins.ts'

/** The nightly jobs' figures of the demo's sittings, and one sitting that an operator wants to be void. */
export async function loadItemFigures(db: Db, now: Date) {
  // The seeds write in one transaction.
  const tx = db as Tx
  await countStatistics(tx, now)
  await makeNorms(tx, now)
  const doubted = await db
    .selectFrom('assessmentAttempt')
    .innerJoin('assessmentAnswer', 'assessmentAnswer.attemptId', 'assessmentAttempt.id')
    .select('assessmentAttempt.id')
    .where('scoredKind', '=', 'INTELLECTUAL')
    .orderBy('beganAt', 'desc')
    .orderBy('assessmentAttempt.id')
    .limit(1)
    .executeTakeFirst()
  const operator = await db
    .selectFrom('adminAccount')
    .select('id')
    .where('email', '=', secondOperator)
    .executeTakeFirstOrThrow()
  const asking = { kind: 'admin', adminAccountId: operator.id, role: 'OPERATOR' } as const
  if (doubted)
    await askToVoidAssessment(
      tx,
      asking,
      assessmentAttemptId(doubted.id),
      '受検の直後に、別の人が回答したという連絡が本人からあったため',
    )
}
