import { sql, type UpdateObject } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { requireFeature } from '#domain/company/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow, WebhookId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { checkText, fieldError, validationText } from '#ground/validation/validation.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Tx } from '#platform/database/db.ts'
import { addressTrouble, type Reach } from '#platform/outgoing/public-address.ts'
import { requireUnchanged } from '#platform/database/revision.ts'
import { editedPart, lockWebhook } from './queries.ts'
import { overlapHours, webhookLimits, type WebhookEvent } from './rules.ts'
import { addressTexts } from './trouble.ts'

type GivenWebhook = { url: string; description: string; events: readonly WebhookEvent[] }

function tidy(form: GivenWebhook, reach: Reach) {
  const url = form.url.trim()
  const trouble = addressTrouble(url, reach)
  refuseInvalid([
    checkText('url', url, webhookLimits.url) ?? fieldError('url', trouble && addressTexts[trouble]),
    checkText('description', form.description, webhookLimits.description),
    form.events.length > 0 ? null : { path: 'events', message: validationText.nonEmptyArray('知らせる出来事') },
  ])
  return { url, description: form.description.trim(), events: [...new Set(form.events)] }
}

/** Refuses plan_restricted, invalid_input, webhook_limit_reached. */
export async function createWebhook(tx: Tx, company: CompanyViewer, form: GivenWebhook, reach: Reach) {
  const { companyId } = company
  await requireFeature(tx, companyId, 'webhooks')
  const fields = tidy(form, reach)
  await holdCompany(tx, companyId)
  const { count } = await tx
    .selectFrom('webhook')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  if (count >= webhookLimits.webhooks)
    throw new Refusal('webhook_limit_reached', { values: { limit: webhookLimits.webhooks } })
  const { id } = await tx
    .insertInto('webhook')
    .values({ companyId, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, company, 'createWebhook', id, null, 'ON')
  return id as WebhookId
}

// Two people who add the tenth webhook at once are one after the other.
const holdCompany = (tx: Tx, companyId: OfRow<'company'>) =>
  tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()

/** Refuses not_found, plan_restricted, invalid_input, changed_meanwhile. */
export async function updateWebhook(
  tx: Tx,
  company: CompanyViewer,
  id: WebhookId,
  { form, revision }: { form: GivenWebhook; revision: string | null | undefined },
  reach: Reach,
) {
  await requireFeature(tx, company.companyId, 'webhooks')
  requireUnchanged(editedPart(await lockWebhook(tx, company.companyId, id)), revision)
  await write(tx, company, id, tidy(form, reach))
  await record(tx, company, 'updateWebhook', id)
  return id
}

/** Switches a webhook on or off; the present state again changes nothing. Refuses not_found, plan_restricted. */
export async function updateWebhookState(tx: Tx, company: CompanyViewer, id: WebhookId, isOn: boolean) {
  // Off goes with every plan: a company that went down a plan must be able to end what it set up.
  if (isOn) await requireFeature(tx, company.companyId, 'webhooks')
  const { offBecause } = await lockWebhook(tx, company.companyId, id)
  if ((offBecause === null) === isOn) return id
  await write(
    tx,
    company,
    id,
    isOn
      ? { offBecause: null, offAt: null, failingSince: null }
      : { offBecause: 'COMPANY' as const, offAt: sql<Date>`now()` },
  )
  await record(tx, company, 'updateWebhookState', id, isOn ? 'OFF' : 'ON', isOn ? 'ON' : 'OFF')
  return id
}

/** Makes a new secret; the one before signs too for 24 hours. Refuses not_found, plan_restricted. */
export async function rotateWebhookSecret(tx: Tx, company: CompanyViewer, id: WebhookId) {
  await requireFeature(tx, company.companyId, 'webhooks')
  const { secretId } = await lockWebhook(tx, company.companyId, id)
  await write(tx, company, id, {
    secretId: sql<string>`uuidv7()`,
    previousSecretId: secretId,
    previousSecretUntil: sql<Date>`now() + make_interval(hours => ${overlapHours}::int)`,
  })
  await record(tx, company, 'rotateWebhookSecret', id)
  return id
}

/** Removes a webhook with its deliveries. Refuses not_found. */
export async function deleteWebhook(tx: Tx, company: CompanyViewer, id: WebhookId) {
  const { companyId } = company
  await lockWebhook(tx, companyId, id)
  await tx.deleteFrom('webhook').where('companyId', '=', companyId).where('id', '=', id).execute()
  await record(tx, company, 'deleteWebhook', id, null, 'DELETED')
  return id
}

/** The id of the secret that is shown; who saw it stands in the audit. Refuses not_found, plan_restricted. */
export async function readWebhookSecret(tx: Tx, company: CompanyViewer, id: WebhookId) {
  await requireFeature(tx, company.companyId, 'webhooks')
  const { secretId } = await lockWebhook(tx, company.companyId, id)
  await record(tx, company, 'showWebhookSecret', id)
  return secretId
}

type Change = UpdateObject<DB, 'webhook'>
const write = (tx: Tx, { companyId }: CompanyViewer, id: WebhookId, change: Change) =>
  tx.updateTable('webhook').set(change).where('companyId', '=', companyId).where('id', '=', id).execute()

const record = (
  tx: Tx,
  company: CompanyViewer,
  action: string,
  subjectId: string,
  from: string | null = null,
  to: string | null = null,
) => recordAudit(tx, company, [{ action, subject: 'webhook', subjectId, companyId: company.companyId, from, to }])
