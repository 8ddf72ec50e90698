import type { NotNull } from 'kysely'
import { requireContract } from '#domain/company/queries.ts'
import { countSentUntil } from '#domain/scout-invitation/sending/limit/queries.ts'
import { scoutLimit } from '#domain/scout-invitation/sending/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { isReachable } from '../../people/queries.ts'
import type { ContractStatus } from '#domain/company/rules.ts'
import { paidContractStatuses } from './rules.ts'

/** The contracts in one of these states that end on this Tokyo day. */
export const listEndingOn = (db: Db | Tx, endsOn: string, statuses: readonly ContractStatus[]) =>
  db
    .selectFrom('contract')
    .select(['companyId', 'id as contractId', 'endsOn'])
    .where('endsOn', '=', endsOn)
    .where('status', 'in', statuses)
    .execute()

type Term = { companyId: OfRow<'company'>; contractId: string; endsOn: string }

const findTerm = (db: Db | Tx, { companyId, contractId, endsOn }: Term, statuses: readonly ContractStatus[]) =>
  db
    .selectFrom('contract')
    .select('endsOn')
    .where('companyId', '=', companyId)
    .where('id', '=', contractId)
    .where('endsOn', '=', endsOn)
    .where('status', 'in', statuses)
    .executeTakeFirst()

/** Undefined when the contract was renewed or has ended meanwhile. */
export const findEnding = (db: Db | Tx, term: Term) => findTerm(db, term, paidContractStatuses)
/** Undefined when the trial has become a contract or has ended meanwhile. */
export const findTrial = (db: Db | Tx, term: Term) => findTerm(db, term, ['TRIAL'])
/** Undefined when the company has signed meanwhile, or its end was taken back. */
export const findEndedTrial = (db: Db | Tx, term: Term) => findTerm(db, term, ['EXPIRED'])

/** How many of the scouts of its plan a company has used in the 30 days that end with this Tokyo day. */
export async function findQuota(db: Db | Tx, { companyId, day }: { companyId: OfRow<'company'>; day: string }) {
  const sent = await countSentUntil(db, companyId, day)
  return { sent, limit: scoutLimit(await requireContract(db, companyId)) }
}

/** A slowdown of a company's sending, over or not. */
export async function findSlowdownNews(db: Db | Tx, of: { companyId: OfRow<'company'>; sendingSlowdownId: string }) {
  const row = await db
    .selectFrom('sendingSlowdown')
    .select(['answered', 'ended', 'endedAt'])
    .where('companyId', '=', of.companyId)
    .where('id', '=', of.sendingSlowdownId)
    .executeTakeFirst()
  if (!row) return undefined
  return { ...row, isOver: row.endedAt !== null, limit: scoutLimit(await requireContract(db, of.companyId)) }
}

/** Undefined when the company is no longer suspended, or never was. */
export const findSuspension = (db: Db | Tx, of: { companyId: OfRow<'company'>; contractSuspensionId: string }) =>
  db
    .selectFrom('contractSuspension')
    .innerJoin('contract', 'contract.companyId', 'contractSuspension.companyId')
    .select('contractSuspension.reason')
    .where('contractSuspension.companyId', '=', of.companyId)
    .where('contractSuspension.id', '=', of.contractSuspensionId)
    .where('contract.status', '=', 'SUSPENDED')
    .executeTakeFirst()

export async function isSuspended(db: Db | Tx, companyId: OfRow<'company'>) {
  const stopped = await db
    .selectFrom('contract')
    .select('id')
    .where('companyId', '=', companyId)
    .where('status', '=', 'SUSPENDED')
    .executeTakeFirst()
  return stopped !== undefined
}

/** The bookings with a company, without cancelled and attended ones. */
export const listBooked = (db: Db | Tx, companyId: OfRow<'company'>) =>
  db
    .selectFrom('booking')
    .select(['companyId', 'scoutInvitationId', 'schedulingDateId'])
    .where('companyId', '=', companyId)
    .where('status', '=', 'BOOKED')
    .$narrowType<{ schedulingDateId: NotNull }>()
    .orderBy('candidateId')
    .execute()

/** Undefined when the request is not answered, or who asked has left. */
export async function findAnsweredRequest(db: Db | Tx, of: { companyId: OfRow<'company'>; contractRequestId: string }) {
  const request = await db
    .selectFrom('contractRequest')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'contractRequest.requestedBy'))
    .select(['kind', 'contractRequest.status', 'answer', 'requestedBy'])
    .where('contractRequest.companyId', '=', of.companyId)
    .where('contractRequest.id', '=', of.contractRequestId)
    .where('companyUser.status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!request || request.answer === null) return undefined
  return { ...request, answer: request.answer, hasEnded: !(await isReachable(db, of.companyId)) }
}

/** Undefined when the request is answered. */
export const findOpenRequest = (db: Db | Tx, of: { companyId: OfRow<'company'>; contractRequestId: string }) =>
  db
    .selectFrom('contractRequest')
    .innerJoin('company', 'company.id', 'contractRequest.companyId')
    .select(['kind', 'company.displayName as companyName'])
    .where('companyId', '=', of.companyId)
    .where('contractRequest.id', '=', of.contractRequestId)
    .where('contractRequest.status', '=', 'OPEN')
    .executeTakeFirst()

/** Undefined when the invoice is paid or cancelled. */
export async function findUnpaidInvoice(db: Db | Tx, of: { companyId: OfRow<'company'>; invoiceId: string }) {
  const invoice = await db
    .selectFrom('invoice')
    .select(['number', 'dueOn'])
    .where('companyId', '=', of.companyId)
    .where('id', '=', of.invoiceId)
    .where('status', '=', 'UNPAID')
    .executeTakeFirst()
  return invoice && { ...invoice, hasEnded: !(await isReachable(db, of.companyId)) }
}
