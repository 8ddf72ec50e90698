import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, InTransaction, Tx } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import { makePdf } from '#platform/documents/pdf.ts'
import { storeCoverPicture, storeMadeFile } from '../file/commands.ts'
import { coverOf } from './cover.ts'
import { drawCoverPicture } from './cover-picture.ts'
import { documentOf } from './document.ts'
import type { OwnText } from './text.ts'
import { ownTexts } from './texts.ts'

/** Counted up whenever the drawing of documents or covers changes, so that all are made anew. */
const drawingVersion = 1

const editionOf = (text: OwnText) =>
  createHash('sha256')
    .update(JSON.stringify([drawingVersion, text]))
    .digest('hex')

/**
 * Makes the product's own whitepapers that are missing or were made from other words. One whose file an operator replaced
 * is left alone; one that an operator retired or changed keeps its state, tags and plan.
 */
export async function makeOwnWhitepapers(db: Db, files: Files, inTransaction: InTransaction) {
  const rows = await db.selectFrom('whitepaper').select(['ownKey', 'edition']).where('ownKey', 'is not', null).execute()
  // One moment for all, so that they lie in the order of 1.19.
  const publishedAt = new Date()
  const held = new Map(rows.map(({ ownKey, edition }) => [ownKey, edition]))
  for (const text of ownTexts) {
    const edition = editionOf(text)
    const isNew = !held.has(text.key)
    if (!isNew && [edition, null].includes(held.get(text.key) ?? null)) continue
    const made = await makePdf(documentOf(text))
    const file = await storeMadeFile(db, files, made.bytes, made.pages)
    const [tag = ''] = text.tags
    const picture = await drawCoverPicture({ title: text.title, tag }, coverOf(text.look, text.motif))
    const coverHash = await storeCoverPicture(db, files, picture)
    await inTransaction((tx) => save(tx, text, publishedAt, { edition, ...file, coverHash }))
  }
}

type Made = { edition: string; fileHash: string; bytes: number; pages: number; coverHash: string }

const save = (tx: Tx, text: OwnText, publishedAt: Date, made: Made) =>
  tx
    .insertInto('whitepaper')
    .values({
      id: text.id,
      ownKey: text.key,
      title: text.title,
      summary: text.summary,
      contents: text.sections.map(({ heading }) => heading),
      tags: [...text.tags],
      minimumPlan: text.minimumPlan,
      state: 'PUBLISHED',
      publishedAt,
      ...made,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          title: text.title,
          summary: text.summary,
          contents: text.sections.map(({ heading }) => heading),
          ...made,
          updatedAt: sql`now()`,
        })
        .where('whitepaper.edition', 'is not', null),
    )
    .execute()
