import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'

export type EvaluationForm = { version: number; points: readonly string[] }

const formWithoutPoints: EvaluationForm = { version: 0, points: [] }

/** Batched: the present form of each company. */
export async function findForms(db: Db | Tx, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('evaluationForm')
    .select(['companyId', 'version', 'points'])
    .distinctOn('companyId')
    .where('companyId', 'in', companyIds)
    .orderBy('companyId')
    .orderBy('version', 'desc')
    .execute()
  const saved = new Map(rows.map(({ companyId, ...form }): [OfRow<'company'>, EvaluationForm] => [companyId, form]))
  return new Map(companyIds.map((id): [OfRow<'company'>, EvaluationForm] => [id, saved.get(id) ?? formWithoutPoints]))
}

export async function requireForm(db: Db | Tx, companyId: OfRow<'company'>) {
  return (await findForms(db, [companyId])).get(companyId) ?? formWithoutPoints
}

/** A form of the company by its version. */
export async function findForm(db: Db | Tx, companyId: OfRow<'company'>, version: number) {
  if (version === 0) return formWithoutPoints
  return db
    .selectFrom('evaluationForm')
    .select(['version', 'points'])
    .where('companyId', '=', companyId)
    .where('version', '=', version)
    .executeTakeFirst()
}
