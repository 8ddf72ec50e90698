import { CompiledQuery, type RootOperationNode } from 'kysely'
import type { Db } from '#platform/database/db.ts'

type Explained = { 'QUERY PLAN': readonly { 'Execution Time': number }[] }

/** The statements of a page, each to be explained: what their execution takes, without the driver and the event loop. */
export async function statementsOf(db: Db, page: (on: Db) => Promise<unknown>) {
  const nodes: { node: RootOperationNode; queryId: CompiledQuery['queryId'] }[] = []
  await page(
    db.withPlugin({
      transformQuery({ node, queryId }) {
        nodes.push({ node, queryId })
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  )
  const plain = db.withoutPlugins()
  return nodes.map(({ node, queryId }) => {
    const { sql, parameters } = plain.getExecutor().compileQuery(node, queryId)
    return CompiledQuery.raw(`explain (analyze, timing off, format json) ${sql}`, [...parameters])
  })
}

/** Milliseconds in which the database executes the statements, one after the other. */
export async function executed(db: Db, statements: readonly CompiledQuery[]) {
  let ms = 0
  for (const statement of statements) {
    const { rows } = await db.withoutPlugins().executeQuery<Explained>(statement)
    ms += rows[0]?.['QUERY PLAN'][0]?.['Execution Time'] ?? 0
  }
  return ms
}
