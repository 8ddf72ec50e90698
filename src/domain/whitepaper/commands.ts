import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueueRemoval, type StoredFile } from './file/commands.ts'
import { requireUnchanged } from '#platform/database/revision.ts'
import { editedPart, lockWhitepaper, type WhitepaperRow } from './queries.ts'
import {
  canMove,
  checkWhitepaper,
  coverKey,
  fileKey,
  foldWhitepaper,
  whitepaperLimits,
  whitepaperMoves,
  type WhitepaperAct,
  type WhitepaperFields,
} from './rules.ts'

type Files = { file: StoredFile; coverHash: string }

/** Makes a draft. Refuses invalid_input. */
export async function createWhitepaper(tx: Tx, admin: AdminViewer, whitepaper: WhitepaperFields, files: Files) {
  const fields = requireValid(whitepaper)
  const { count } = await tx
    .selectFrom('whitepaper')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= whitepaperLimits.whitepapers) throw new Refusal('invalid_input')
  const { id } = await tx
    .insertInto('whitepaper')
    .values({ ...fields, ...files.file, coverHash: files.coverHash, state: 'DRAFT' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, admin, 'createWhitepaper', id, { to: 'DRAFT' })
  return id
}

/**
 * `files` hold what takes the place of the stored ones; one of the product keeps the operator's file from then on. Refuses
 * changed_meanwhile.
 */
export async function updateWhitepaper(
  tx: Tx,
  admin: AdminViewer,
  id: number,
  change: { fields: WhitepaperFields; files: Partial<Files>; revision: string | null | undefined },
) {
  const { fields, files: changed, revision } = change
  const before = await lockWhitepaper(tx, id)
  requireUnchanged(editedPart(before), revision)
  await tx
    .updateTable('whitepaper')
    .set({
      ...requireValid(fields),
      ...changed.file,
      ...(changed.file && { edition: null }),
      ...(changed.coverHash && { coverHash: changed.coverHash }),
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
  await enqueueRemoval(tx, replaced(before, changed))
  await record(tx, admin, 'updateWhitepaper', id, {})
  return id
}

const replaced = ({ fileHash, coverHash }: WhitepaperRow, changed: Partial<Files>) => [
  ...(changed.file ? [fileKey(fileHash)] : []),
  ...(changed.coverHash ? [coverKey(coverHash)] : []),
]

/** Publishes or retires. Refuses not_found, and already_decided for the second of two operators. */
export async function moveWhitepaper(tx: Tx, admin: AdminViewer, act: WhitepaperAct, id: number) {
  const { state } = await lockWhitepaper(tx, id)
  if (!canMove(act, state)) throw new Refusal('already_decided')
  const { to } = whitepaperMoves[act]
  await tx
    .updateTable('whitepaper')
    // The day of the first publishing stays: what comes back is not new.
    .set({ state: to, publishedAt: sql`coalesce(published_at, now())`, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
  await record(tx, admin, act, id, { from: state, to })
  return id
}

function requireValid(whitepaper: WhitepaperFields) {
  const fields = foldWhitepaper(whitepaper)
  refuseInvalid(checkWhitepaper(fields))
  return fields
}

const record = (tx: Tx, admin: AdminViewer, action: string, id: number, move: { from?: string; to?: string }) =>
  recordAudit(tx, admin, [{ action, subject: 'whitepaper', subjectId: String(id), ...move }])
