import type { Selectable, Updateable } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { NamedCompanyId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { AdminViewer, Viewer } from '#domain/viewer/viewer.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { addDays } from '#ground/day.ts'
import { longDate, tokyoToday } from '#ground/tokyo-time.ts'
import { canCompanySignIn, type ContractStatus } from '#domain/company/rules.ts'
import { isPlanKey, planOf } from '../plan/rules.ts'
import { issueForTerm } from './invoice/commands.ts'
import type { InvoiceIssuer } from './invoice/issuer.ts'
import { findRenewalInvoice, hasInvoiceSince } from './invoice/queries.ts'
import { lockContract } from './queries.ts'
import { closeRequest } from './request/commands.ts'
import { kindsAnsweredBy } from './request/rules.ts'
import {
  canChangePlan,
  canMove,
  canTakeBackEnd,
  checkRenewal,
  checkTerm,
  contractDays,
  contractMoves,
  renewalStart,
  trialPlan,
  type ContractAct,
} from './rules.ts'

type ContractRow = Selectable<DB['contract']>
type Change = Omit<Updateable<DB['contract']>, 'companyId' | 'id' | 'status'>

/**
 * Moves a contract to another status. Refuses contract_not_changeable for a move outside `contractMoves`. The caller
 * holds the row lock.
 */
export async function moveContract(
  tx: Tx,
  viewer: Viewer,
  contract: ContractRow,
  act: ContractAct,
  change: Change = {},
) {
  if (!canMove(act, contract.status)) throw new Refusal('contract_not_changeable')
  await writeStatus(tx, viewer, contract, act, contractMoves[act].to, { ...endForgotten, ...change })
}

/** Any other act makes an early end final. */
const endForgotten = { endedFrom: null, endedFromEndsOn: null, endedAt: null }

/** For a move that goes back to a state of before; every other one is `moveContract`. The caller holds the row lock. */
export async function writeStatus(
  tx: Tx,
  viewer: Viewer,
  contract: ContractRow,
  action: string,
  status: ContractStatus,
  change: Change,
) {
  const { companyId, id } = contract
  const today = tokyoToday()
  if (!canCompanySignIn(contract, today) && canCompanySignIn({ endsOn: contract.endsOn, ...change, status }, today))
    await endSessionsOfCompany(tx, companyId)
  await tx
    .updateTable('contract')
    .set({ ...change, status })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  await recordAudit(tx, viewer, [
    {
      action,
      subject: 'contract',
      subjectId: id,
      companyId,
      from: contract.status,
      to: status,
      details: termOf(change),
    },
  ])
}

// A session that outlived the end leads to the page of the ended contract, and to nothing more once that is open again.
const endSessionsOfCompany = (tx: Tx, companyId: ContractRow['companyId']) =>
  tx
    .updateTable('session')
    .set({ revokedAt: new Date() })
    .where('companyId', '=', companyId)
    .where('revokedAt', 'is', null)
    .execute()

/** The plan and the term of the act, for the history of the contract. */
const termOf = ({ planKey, startsOn, endsOn }: Change) => ({
  ...(planKey !== undefined && { planKey }),
  ...(startsOn !== undefined && { startsOn }),
  ...(endsOn !== undefined && { endsOn }),
})

/** Moves an applied contract to UNDER_REVIEW, in which the company prepares its pages. */
export async function startReview(tx: Tx, admin: AdminViewer, id: NamedCompanyId) {
  const contract = await lockContract(tx, id)
  await moveContract(tx, admin, contract, 'startReview')
  return contract.companyId
}

/** Starts a trial of 30 days with the plan LIGHT, once for each 法人番号. Refuses trial_already_used. */
export async function startTrial(tx: Tx, admin: AdminViewer, id: NamedCompanyId) {
  const contract = await lockContract(tx, id)
  const today = tokyoToday()
  const { corporateNumber } = await tx
    .selectFrom('company')
    .select('corporateNumber')
    .where('id', '=', contract.companyId)
    .executeTakeFirstOrThrow()
  if (!canMove('startTrial', contract.status)) throw new Refusal('contract_not_changeable')
  const first = await tx
    .insertInto('contractTrial')
    .values({ corporateNumber, startedOn: today })
    .onConflict((conflict) => conflict.doNothing())
    .returning('startedOn')
    .executeTakeFirst()
  if (!first) throw new Refusal('trial_already_used')
  const endsOn = addDays(today, contractDays.trial - 1)
  await moveContract(tx, admin, contract, 'startTrial', { planKey: trialPlan, startsOn: today, endsOn })
  await enqueue(tx, 'notify_trial_begun', { companyId: contract.companyId, contractId: contract.id, endsOn })
  return contract.companyId
}

type Term = { planKey: string; startsOn: string; endsOn: string }

/**
 * Turns a contract under review or on trial into a paid one, issues its invoice and answers the request that led to it.
 * Refuses invalid_input, contract_not_changeable.
 */
export async function signContract(tx: Tx, admin: AdminViewer, id: NamedCompanyId, term: Term, issuer: InvoiceIssuer) {
  const contract = await lockContract(tx, id)
  refuseInvalid([checkPlan(term.planKey), ...checkTerm(term.startsOn, term.endsOn, tokyoToday())])
  // A start in the future would lock out users who can sign in today.
  if (term.startsOn > tokyoToday())
    refuseInvalid([{ path: 'startsOn', message: '開始日は今日以前の日付にしてください' }])
  await moveContract(tx, admin, contract, 'signContract', { ...term })
  await issueForTerm(tx, admin, contract.companyId, term, issuer)
  await closeRequest(tx, admin, contract.companyId, kindsAnsweredBy.signContract, signedAnswer(term))
  return contract.companyId
}

/**
 * Lengthens a contract and issues the invoice of the added term, or reopens an ended one with all its data. An ended one
 * pays first: refuses renewal_unpaid without a paid invoice of the same plan and end.
 */
export async function renewContract(
  tx: Tx,
  admin: AdminViewer,
  id: NamedCompanyId,
  { endsOn, planKey: chosen }: { endsOn: string; planKey: string | null },
  issuer: InvoiceIssuer,
) {
  const contract = await lockContract(tx, id)
  const planKey = chosen ?? contract.planKey
  refuseInvalid([checkPlan(planKey), ...checkRenewal(contract.endsOn, endsOn, tokyoToday())])
  await moveContract(tx, admin, contract, 'renewContract', { endsOn, planKey })
  if (contract.status !== 'EXPIRED') {
    const startsOn = renewalStart(contract, tokyoToday())
    await issueForTerm(tx, admin, contract.companyId, { planKey, startsOn, endsOn }, issuer)
  } else if (planOf(planKey).monthlyPrice > 0) {
    const issued = await findRenewalInvoice(tx, { companyId: contract.companyId, planKey, endsOn })
    if (issued?.status !== 'PAID') throw new Refusal('renewal_unpaid')
  }
  await closeRequest(tx, admin, contract.companyId, kindsAnsweredBy.renewContract, renewedAnswer({ planKey, endsOn }))
  return contract.companyId
}

/** Ends a contract before its last day. Users of the company lose access at once. `takeBackContractEnd` undoes it. */
export async function endContract(tx: Tx, admin: AdminViewer, id: NamedCompanyId) {
  const contract = await lockContract(tx, id)
  const { companyId, status, startsOn } = contract
  if (!canMove('endContract', status)) throw new Refusal('contract_not_changeable')
  const today = tokyoToday()
  const last = contract.endsOn < today ? contract.endsOn : today
  const endsOn = last < startsOn ? startsOn : last
  await moveContract(tx, admin, contract, 'endContract', {
    endsOn,
    endedFrom: status,
    endedFromEndsOn: contract.endsOn,
    endedAt: new Date(),
  })
  if (status === 'TRIAL') await enqueue(tx, 'notify_trial_ended', { companyId, contractId: contract.id, endsOn })
  return companyId
}

/**
 * Gives a contract that was ended by mistake its state and its last day again; nothing is issued or paid for it. Refuses
 * contract_end_final once the last day is over, or something else has happened to the contract since.
 */
export async function takeBackContractEnd(tx: Tx, admin: AdminViewer, id: NamedCompanyId) {
  const contract = await lockContract(tx, id)
  const { companyId, endedFrom, endedFromEndsOn } = contract
  if (!canTakeBackEnd(contract, tokyoToday()) || endedFrom === null || endedFromEndsOn === null)
    throw new Refusal('contract_end_final')
  if (contract.endedAt !== null && (await hasInvoiceSince(tx, companyId, contract.endedAt)))
    throw new Refusal('contract_end_final')
  await writeStatus(tx, admin, contract, 'takeBackContractEnd', endedFrom, {
    ...endForgotten,
    endsOn: endedFromEndsOn,
  })
  return companyId
}

/** Jobs, labels and users above the limits of a smaller plan stay; the company cannot add more. */
export async function updateContractPlan(tx: Tx, admin: AdminViewer, id: NamedCompanyId, planKey: string) {
  const contract = await lockContract(tx, id)
  refuseInvalid([checkPlan(planKey)])
  if (!canChangePlan(contract.status)) throw new Refusal('contract_not_changeable')
  await tx
    .updateTable('contract')
    .set({ planKey })
    .where('companyId', '=', contract.companyId)
    .where('id', '=', contract.id)
    .execute()
  await recordAudit(tx, admin, [
    {
      action: 'updateContractPlan',
      subject: 'contract',
      subjectId: contract.id,
      companyId: contract.companyId,
      from: contract.planKey,
      to: planKey,
    },
  ])
  await closeRequest(tx, admin, contract.companyId, kindsAnsweredBy.updateContractPlan, changedAnswer(planKey), planKey)
  return contract.companyId
}

const checkPlan = (key: string) => (isPlanKey(key) ? null : { path: 'planKey', message: 'プランを選択してください' })

const signedAnswer = ({ planKey, startsOn, endsOn }: Term) =>
  `${planOf(planKey).label}プランの契約を締結しました（${longDate(startsOn)}から${longDate(endsOn)}まで）。`
const renewedAnswer = ({ planKey, endsOn }: Pick<Term, 'planKey' | 'endsOn'>) =>
  `${planOf(planKey).label}プランの契約を${longDate(endsOn)}まで更新しました。`
const changedAnswer = (planKey: string) => `${planOf(planKey).label}プランに変更しました。`
