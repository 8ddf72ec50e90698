import type { Files } from '#platform/files.ts'
import type { Tx } from '#platform/db.ts'
import { expireExports, makeExport, removeExport } from './data-export/making/commands.ts'
import { batchSize, purgeWithdrawn } from './state/purge/commands.ts'

type Context = { inTransaction: <Result>(act: (tx: Tx) => Promise<Result>) => Promise<Result> }

async function drain(context: Context): Promise<void> {
  if ((await context.inTransaction(purgeWithdrawn)) === batchSize) await drain(context)
}

export const jobs = {
  purge_withdrawn: (_: object, context: Context) => drain(context),
  remove_candidate_picture: ({ key }: { key: string }, { files }: { files: Pick<Files, 'delete'> }) =>
    files.delete(key),
  make_candidate_export: makeExport,
  remove_candidate_export: removeExport,
  expire_candidate_exports: (_: object, context: Parameters<typeof expireExports>[0]) => expireExports(context),
}

/** 04:00 in Tokyo. */
export const crontab = `
0 19 * * * purge_withdrawn
*/10 * * * * expire_candidate_exports
`
