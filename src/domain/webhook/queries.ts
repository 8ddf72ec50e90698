import type { Selectable } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { WebhookId } from '#ground/id.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db, Tx } from '#platform/database/db.ts'

export type WebhookRow = Selectable<DB['webhook']>

/** The fields that the form of a webhook replaces. */
export const editedPart = ({ url, description, events }: WebhookRow) => ({ url, description, events })

/** The webhooks of a company, the oldest first. */
export const listWebhooks = (db: Db | Tx, companyId: CompanyId): Promise<WebhookRow[]> =>
  db.selectFrom('webhook').selectAll().where('companyId', '=', companyId).orderBy('id').execute()

/** Refuses not_found. */
export async function requireWebhook(db: Db | Tx, companyId: CompanyId, id: WebhookId): Promise<WebhookRow> {
  const webhook = await db
    .selectFrom('webhook')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!webhook) throw new Refusal('not_found')
  return webhook
}

/** Holds the row until the transaction ends. Refuses not_found. */
export async function lockWebhook(tx: Tx, companyId: CompanyId, id: WebhookId): Promise<WebhookRow> {
  const webhook = await tx
    .selectFrom('webhook')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!webhook) throw new Refusal('not_found')
  return webhook
}

/** The secrets that sign at this moment, the present one first. */
export const signingSecretIds = (
  {
    secretId,
    previousSecretId,
    previousSecretUntil,
  }: Pick<WebhookRow, 'secretId' | 'previousSecretId' | 'previousSecretUntil'>,
  now: Date,
) =>
  previousSecretId !== null && previousSecretUntil !== null && previousSecretUntil > now
    ? [secretId, previousSecretId]
    : [secretId]
