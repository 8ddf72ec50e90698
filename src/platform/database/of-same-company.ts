import type { JoinBuilder, StringReference } from 'kysely'

/** The columns of the joined tables that belong to companies, each with its table: `invitation.jobId`. */
type OwnedColumn<DB, TB extends keyof DB> = {
  [Table in TB & string]: 'companyId' extends keyof DB[Table] ? `${Table}.${keyof DB[Table] & string}` : never
}[TB & string]

/** Joins by the composite key that begins with the company, so that no row meets one of another company. */
export function ofSameCompany<DB, TB extends keyof DB>(
  join: JoinBuilder<DB, TB>,
  joined: OwnedColumn<DB, TB> & StringReference<DB, TB>,
  column: OwnedColumn<DB, TB> & StringReference<DB, TB>,
) {
  return join.onRef(companyOf<DB, TB>(joined), '=', companyOf<DB, TB>(column)).onRef(joined, '=', column)
}

const companyOf = <DB, TB extends keyof DB>(column: string) =>
  `${column.slice(0, column.indexOf('.'))}.companyId` as StringReference<DB, TB>
