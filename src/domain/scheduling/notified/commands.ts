import { sql } from 'kysely'
import { namedCompanyUserId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { listCompanyUsers } from '#domain/company/queries.ts'
import { validationText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import type { Placed } from '../rules.ts'
import { listOwnDates } from './queries.ts'
import { changesOfDates, type OwnDate } from './rules.ts'

type Named = { notifiedCompanyUserIds?: readonly string[] | null }

// Spec silent: a room full of colleagues, on each of 200 dates.
const maxNotifiedUsers = 30
const tooMany = validationText.tooManyOptions('担当者', maxNotifiedUsers)
const notActive = '利用を停止しているなど、通知を受け取れない担当者がいます。担当者を選び直してください'

/** Refuses not_found for a user who is not of this company, invalid_input for a user who is not active in it. */
export async function requireNotified(tx: Tx, companyId: CompanyId, dates: readonly Placed<Named>[]) {
  const ids = dates.flatMap((date) => idsOf(date))
  if (ids.length === 0) return
  const users = await listCompanyUsers(tx, companyId, [...new Set(ids)])
  if (ids.some((id) => !users.has(id))) throw new Refusal('not_found')
  const isActive = (id: string) => users.get(id)?.status === 'ACTIVE'
  refuseInvalid(
    dates.map((date) => {
      const message = idsOf(date).length > maxNotifiedUsers ? tooMany : idsOf(date).every(isActive) ? null : notActive
      return message === null ? null : { path: `${date.path}.notifiedCompanyUserIds`, message }
    }),
  )
}

/** Sets the company users who are notified of these dates; a date whose list is null keeps its present ones. */
export async function setNotified(tx: Tx, companyId: CompanyId, dates: readonly (Named & { id: string })[]) {
  const named = dates.filter((date) => date.notifiedCompanyUserIds)
  if (named.length === 0) return
  const rows = named.flatMap((date) =>
    idsOf(date).map((companyUserId) => ({ companyId, schedulingDateId: date.id, companyUserId })),
  )
  // Rows that stay are left alone: deleting one takes the date out of the user's calendar.
  await sql`
    delete from scheduling_date_notified_company_user
    where company_id = ${companyId} and scheduling_date_id = any(${named.map(({ id }) => id)}::uuid[])
      and (scheduling_date_id, company_user_id) not in (
        select * from unnest(${rows.map((row) => row.schedulingDateId)}::uuid[], ${rows.map((row) => row.companyUserId)}::uuid[]))
  `.execute(tx)
  if (rows.length > 0)
    await tx
      .insertInto('schedulingDateNotifiedCompanyUser')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Notifies the colleagues of these dates of what an act changed of them, since `before`. */
export async function enqueueOwnDates(
  tx: Tx,
  { companyId, companyUserId }: CompanyViewer,
  schedulingId: string,
  before: readonly OwnDate[],
) {
  const changes = changesOfDates(before, await listOwnDates(tx, companyId, schedulingId), companyUserId)
  const actedAt = new Date().toISOString()
  await enqueueMany(
    tx,
    'notify_own_dates',
    changes.map((change) => ({ companyId, actedAt, ...change })),
  )
}

const idsOf = ({ notifiedCompanyUserIds }: Named) => [
  ...new Set((notifiedCompanyUserIds ?? []).map(namedCompanyUserId)),
]
