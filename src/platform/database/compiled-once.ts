import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './db.ts'
import { prepareByName } from './prepared-statements.ts'

const nameOf = Symbol('name of a value')
type Place = { readonly [nameOf]: string }
const isPlace = (parameter: unknown): parameter is Place =>
  typeof parameter === 'object' && parameter !== null && nameOf in parameter

/**
 * A statement that is built at its first run; later runs only bind their values. Building a long statement costs more
 * than reading its rows. `build` must not read the values, as it receives placeholders: `where('id', 'in', values.ids)`.
 */
export function compiledOnce<Values extends Record<string, unknown>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
) {
  const places = new Proxy({}, { get: (_, name) => ({ [nameOf]: name }), ownKeys: refuseToCopy }) as Values
  let compiled: CompiledQuery<Row> | undefined
  return async (db: Db, values: Values): Promise<Row[]> => {
    if (!compiled) {
      compiled = build(db, places).compile()
      prepareByName(compiled.sql)
    }
    const parameters = compiled.parameters.map((one) => (isPlace(one) ? values[one[nameOf]] : one))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}

/** A copy of the placeholders would be empty, and its values missing without a sound. */
function refuseToCopy(): never {
  throw new Error('the values of a statement that is compiled once are taken one by one')
}

/** The one row of a statement that always gives one. */
export function firstRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a statement gave no row')
  return row
}
