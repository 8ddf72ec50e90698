import type { Selectable } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { openStates, type AssessmentKind } from './rules.ts'

export type Attempt = Selectable<DB['assessmentAttempt']>
export type Section = Selectable<DB['assessmentSection']>
export type Answer = Selectable<DB['assessmentAnswer']>

/** A sitting of this student; undefined for another's. */
export const findAttempt = (db: Db | Tx, candidateId: OfRow<'candidate'>, id: string): Promise<Attempt | undefined> =>
  db
    .selectFrom('assessmentAttempt')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Holds the sitting until the transaction ends: answers, clock and devices come one after the other. */
export const lockAttempt = (tx: Tx, candidateId: OfRow<'candidate'>, id: string): Promise<Attempt | undefined> =>
  tx
    .selectFrom('assessmentAttempt')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type OfKind = { candidateId: OfRow<'candidate'>; kind: AssessmentKind }
const newestOfKind = (db: Db, { candidateId, kind }: OfKind) =>
  db
    .selectFrom('assessmentAttempt')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .where('kind', '=', kind)
    .orderBy('beganAt', 'desc')
    .limit(1)

const openAttempts = compiledOnce((db, ofKind: OfKind) =>
  newestOfKind(db, ofKind).where((eb) =>
    eb.or([eb('state', 'in', openStates), eb.and([eb('state', '=', 'SCORED'), eb('continueBy', 'is not', null)])]),
  ),
)

/** The sitting of this kind that goes on, or whose re-check is open. */
export async function findOpenAttempt(
  db: Db | Tx,
  candidateId: OfRow<'candidate'>,
  kind: AssessmentKind,
): Promise<Attempt | undefined> {
  const [attempt] = await openAttempts(db, { candidateId, kind })
  return attempt
}

const latestAttempts = compiledOnce((db, ofKind: OfKind) =>
  newestOfKind(db, ofKind).where('state', 'in', ['SUBMITTED', 'SCORED']),
)

/** The newest sitting that was handed in and counts. */
export async function findLatestAttempt(
  db: Db | Tx,
  candidateId: OfRow<'candidate'>,
  kind: AssessmentKind,
): Promise<Attempt | undefined> {
  const [attempt] = await latestAttempts(db, { candidateId, kind })
  return attempt
}

/** When the newest sitting of this kind was declared void; null when it was not. */
export async function findVoidedAt(
  db: Db,
  candidateId: OfRow<'candidate'>,
  kind: AssessmentKind,
): Promise<Date | null> {
  const newest = await db
    .selectFrom('assessmentAttempt')
    .select('voidedAt')
    .where('candidateId', '=', candidateId)
    .where('kind', '=', kind)
    .orderBy('beganAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.voidedAt ?? null
}

export const listSections = (db: Db | Tx, attemptId: string): Promise<Section[]> =>
  db.selectFrom('assessmentSection').selectAll().where('attemptId', '=', attemptId).orderBy('position').execute()

export const listAnswers = (db: Db | Tx, attemptId: string): Promise<Answer[]> =>
  db
    .selectFrom('assessmentAnswer')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .orderBy('sectionPosition')
    .orderBy('position')
    .execute()

/** The places of one section. */
export const listPlaces = (db: Db | Tx, attemptId: string, sectionPosition: number): Promise<Answer[]> =>
  db
    .selectFrom('assessmentAnswer')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .where('sectionPosition', '=', sectionPosition)
    .orderBy('position')
    .execute()

export async function listSectionsOf(db: Db, attemptIds: readonly string[]) {
  const rows = await db
    .selectFrom('assessmentSection')
    .selectAll()
    .where('attemptId', 'in', attemptIds)
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ attemptId }) => attemptId)
}

export async function listAnswersOf(db: Db, attemptIds: readonly string[]) {
  const rows = await db
    .selectFrom('assessmentAnswer')
    .selectAll()
    .where('attemptId', 'in', attemptIds)
    .orderBy('sectionPosition')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ attemptId }) => attemptId)
}

/** The items a student has met in sittings of this kind. */
export async function listSeenItems(
  db: Db | Tx,
  candidateId: OfRow<'candidate'>,
  kind: AssessmentKind,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('assessmentAnswer')
    .innerJoin('assessmentAttempt', 'assessmentAttempt.id', 'assessmentAnswer.attemptId')
    .select('assessmentAnswer.itemId')
    .distinct()
    .where('assessmentAttempt.candidateId', '=', candidateId)
    .where('assessmentAttempt.kind', '=', kind)
    .execute()
  return new Set(rows.map(({ itemId }) => itemId))
}
