import type { NotNull } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'

/** Acts shown at most; a contract moves a few times a year. */
const maxChanges = 100

/** Events in the contracts of these companies, newest first. */
export async function listContractChanges(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('company')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('audit')
          .select(['audit.companyId', 'audit.id', 'audit.insertedAt', 'audit.area', 'audit.actorId', 'audit.action'])
          .select(['audit.fromStatus', 'audit.toStatus', 'audit.details'])
          .whereRef('audit.companyId', '=', 'company.id')
          .where((expression) =>
            expression.or([
              expression('audit.subject', 'in', ['contract', 'contract_suspension']),
              expression('audit.action', '=', 'registerCompany'),
            ]),
          )
          .orderBy('audit.insertedAt', 'desc')
          .orderBy('audit.id', 'desc')
          .limit(maxChanges)
          .as('change'),
      (join) => join.onTrue(),
    )
    .selectAll('change')
    .$narrowType<{ companyId: NotNull }>()
    .where('company.id', 'in', companyIds)
    .orderBy('change.insertedAt', 'desc')
    .orderBy('change.id', 'desc')
    .execute()
  return Map.groupBy(rows, ({ companyId }) => companyId)
}

export type ContractChangeRow =
  Awaited<ReturnType<typeof listContractChanges>> extends Map<string, (infer Row)[]> ? Row : never
