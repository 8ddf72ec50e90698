import { namedCompanyUserId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { listCompanyUsers } from '#domain/company/queries.ts'
import { validationText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import type { Placed } from '../rules.ts'

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
  await tx
    .deleteFrom('schedulingDateNotifiedCompanyUser')
    .where('companyId', '=', companyId)
    .where(
      'schedulingDateId',
      'in',
      named.map(({ id }) => id),
    )
    .execute()
  const rows = named.flatMap((date) =>
    idsOf(date).map((companyUserId) => ({ companyId, schedulingDateId: date.id, companyUserId })),
  )
  if (rows.length > 0) await tx.insertInto('schedulingDateNotifiedCompanyUser').values(rows).execute()
}

const idsOf = ({ notifiedCompanyUserIds }: Named) => [
  ...new Set((notifiedCompanyUserIds ?? []).map(namedCompanyUserId)),
]
