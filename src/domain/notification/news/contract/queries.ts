import { sql, type NotNull } from 'kysely'
import { isAcceptedNow } from '#domain/candidate/queries.ts'
import { requireContract } from '#domain/company/queries.ts'
import { hasReported } from '#domain/scout-invitation/reported/queries.ts'
import { countSentUntil } from '#domain/scout-invitation/sending/limit/queries.ts'
import { isVisibleTo } from '#domain/scout-invitation/sent/queries.ts'
import { scoutLimit } from '#domain/scout-invitation/sending/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { isReachable } from '../../people/queries.ts'
import { canCompanySignIn, isContractInForce, type ContractStatus } from '#domain/company/rules.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { AboutScout } from '../../facts/queries.ts'
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

export type Lifting = NonNullable<Awaited<ReturnType<typeof findLifting>>>

/** The use of a company after a lifted suspension. Undefined when the company is suspended again. */
export async function findLifting(
  db: Db | Tx,
  { companyId }: { companyId: OfRow<'company'>; contractSuspensionId: string },
) {
  const contract = await requireContract(db, companyId)
  if (contract.status === 'SUSPENDED') return undefined
  const today = tokyoToday()
  return { isInForce: isContractInForce(contract, today), canSignIn: canCompanySignIn(contract, today) }
}

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

/**
 * Of each student the newest scout of a company that goes on: it is accepted and not turned down, or a date of it is
 * booked and to come. Without students who have left, blocked the company, or reported one of its threads.
 */
export const listOpenRelations = (db: Db | Tx, companyId: OfRow<'company'>, scoutInvitationId?: string) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .select(['scoutInvitation.companyId', 'scoutInvitation.id as scoutInvitationId'])
    .distinctOn('scoutInvitation.candidateId')
    .where('scoutInvitation.companyId', '=', companyId)
    .$if(scoutInvitationId !== undefined, (query) => query.where('scoutInvitation.id', '=', scoutInvitationId ?? ''))
    .where(isAcceptedNow)
    .where(isVisibleTo(companyId))
    .where(({ or, and, eb, not, exists, selectFrom }) =>
      and([
        or([
          and([
            eb('scoutInvitation.status', '=', 'ACCEPTED'),
            sql<boolean>`scout_invitation.outcome is distinct from 'NOT_SELECTED'`,
          ]),
          exists(
            selectFrom('booking')
              .select('booking.id')
              .whereRef('booking.companyId', '=', 'scoutInvitation.companyId')
              .whereRef('booking.scoutInvitationId', '=', 'scoutInvitation.id')
              .where('booking.status', '=', 'BOOKED')
              .where(sql<boolean>`lower(booking.during) > now()`),
          ),
        ]),
        not(hasReported('scout_invitation')),
      ]),
    )
    .orderBy('scoutInvitation.candidateId')
    .orderBy('scoutInvitation.round', 'desc')
    .execute()

/** The booked dates of a scout that lie ahead, in their order. */
export const listComingDates = (db: Db | Tx, { companyId, scoutInvitationId }: AboutScout) =>
  db
    .selectFrom('booking')
    .select([sql<Date>`lower(during)`.as('startAt'), sql<Date>`upper(during)`.as('endAt')])
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', scoutInvitationId)
    .where('status', '=', 'BOOKED')
    .where(sql<boolean>`lower(during) > now()`)
    .orderBy('during')
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
