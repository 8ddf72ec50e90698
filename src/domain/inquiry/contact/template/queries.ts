import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import { inJapanese } from '#platform/database/japanese-order.ts'

export type TemplateRow = Awaited<ReturnType<typeof listTemplates>>[number]

const columns = ['id', 'title', 'body', 'isInUse', 'version', 'updatedAt'] as const

/** The templates in use by their names, then those out of use. */
export const listTemplates = (db: Db) =>
  db
    .selectFrom('inquiryTemplate')
    .select(columns)
    .orderBy('isInUse', 'desc')
    .orderBy('title', inJapanese)
    .orderBy('id')
    .limit(200)
    .execute()

export async function requireTemplate(db: Db, id: string) {
  const template = await db.selectFrom('inquiryTemplate').select(columns).where('id', '=', id).executeTakeFirst()
  if (!template) throw new Refusal('not_found')
  return template
}
