import { createHash } from 'node:crypto'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import { readPdf } from '#platform/documents/pdf-reading.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import { readUploadedPicture } from '#platform/pictures/uploaded-picture.ts'
import { drawCoverPicture } from '../own/cover-picture.ts'
import { coverKey, fileKey, whitepaperLimits } from '../rules.ts'

export type FileJob = { key: string }
/** The columns of a whitepaper's row about its stored file. */
export type StoredFile = { fileHash: string; bytes: number; pages: number }

// Long enough for the transaction that names the file, and for an open page to load a cover that was just replaced.
const graceMilliseconds = 3_600_000

const wrong = (path: string, message: string) => new Refusal('invalid_input', { fields: [{ path, message }] })
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Queues a later look at these files, each of which leaves unless a whitepaper names it then. */
export const enqueueRemoval = (db: Db | Tx, keys: readonly string[]) =>
  enqueueMany(
    db,
    'remove_unused_whitepaper_file',
    keys.map((key) => ({ key }) satisfies FileJob),
    { runAt: new Date(Date.now() + graceMilliseconds) },
  )

async function store(db: Db, files: Files, key: string, bytes: Uint8Array) {
  await enqueueRemoval(db, [key])
  await files.put(key, bytes)
}

/** Stores a document of our own making. */
export async function storeMadeFile(db: Db, files: Files, bytes: Uint8Array, pages: number): Promise<StoredFile> {
  const fileHash = hashOf(bytes)
  await store(db, files, fileKey(fileHash), bytes)
  return { fileHash, bytes: bytes.length, pages }
}

/**
 * Opens an uploaded PDF, counts its pages and stores it before the transaction that names it. Refuses invalid_input for
 * what is no PDF, is locked or is too large.
 */
export async function storeUploadedFile(db: Db, files: Files, encoded: string): Promise<StoredFile> {
  const path = 'encodedFile'
  const base64 = encoded.replace(/^data:[^,]{0,100};base64,/, '')
  if (base64 === '') throw wrong(path, 'PDFのファイルが選択されていません')
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > whitepaperLimits.fileBytes) throw wrong(path, 'PDFのファイルは20MBまでです')
  const read = await readPdf(bytes)
  if (read.mistake === 'encrypted')
    throw wrong(path, 'パスワードや制限のかかったPDFは登録できません。解除したファイルを選んでください')
  if (read.mistake) throw wrong(path, 'PDFとして開けないファイルです。壊れていないかを確認してください')
  if (read.pages > whitepaperLimits.pages) throw wrong(path, `PDFは${whitepaperLimits.pages}ページまでです`)
  return storeMadeFile(db, files, bytes, read.pages)
}

const coverLimits = { maxBytes: 5_000_000, maxPixels: 25_000_000, longSide: 1000 }

/** Stores an uploaded cover, made anew. Refuses invalid_input. */
export async function storeUploadedCover(db: Db, files: Files, encoded: string) {
  const { bytes } = await readUploadedPicture(encoded, 'encodedCover', coverLimits)
  return storeCoverPicture(db, files, bytes)
}

/** Draws and stores the cover of a whitepaper from its title and first tag. */
export async function storeDrawnCover(db: Db, files: Files, words: { title: string; tag: string }) {
  return storeCoverPicture(db, files, await drawCoverPicture(words))
}

/** Stores a cover as WebP. */
export async function storeCoverPicture(db: Db, files: Files, bytes: Uint8Array) {
  const coverHash = hashOf(bytes)
  await store(db, files, coverKey(coverHash), bytes)
  return coverHash
}

/** Whether a whitepaper names this file. */
export async function isFileUsed(db: Db, { key }: FileJob) {
  const [, hash = '', kind] = /^whitepaper\/([0-9a-f]{64})\.(pdf|webp)$/.exec(key) ?? []
  const row = await db
    .selectFrom('whitepaper')
    .select('id')
    .where(kind === 'pdf' ? 'fileHash' : 'coverHash', '=', hash)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
