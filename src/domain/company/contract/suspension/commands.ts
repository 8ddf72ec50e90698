import { recordAudit } from '#domain/audit/commands.ts'
import type { ContractSuspensionId, NamedCompanyId, OfRow } from '#ground/id.ts'
import { operatorReason } from '#ground/limits/operator-reason.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { checkText } from '#ground/validation/validation.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { moveContract, writeStatus } from '../commands.ts'
import { lockContract, requireSuspension, type ContractSuspensionRow } from '../queries.ts'
import { canMove, suspensionMoves } from '../rules.ts'

/** The first admin asks for a suspension. Refuses suspension_already_requested while another request waits. */
export async function requestContractSuspension(tx: Tx, admin: AdminViewer, id: NamedCompanyId, reason: string) {
  refuseInvalid([checkText('reason', reason, operatorReason)])
  const contract = await lockContract(tx, id)
  if (!canMove('confirmContractSuspension', contract.status)) throw new Refusal('contract_not_changeable')
  const { companyId } = contract
  const requested = await tx
    .insertInto('contractSuspension')
    .values({ companyId, reason: reason.trim(), requestedBy: admin.adminAccountId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!requested) throw new Refusal('suspension_already_requested')
  await record(tx, admin, 'requestContractSuspension', { ...requested, companyId }, null, 'REQUESTED')
  return requested.id
}

/**
 * A second admin confirms the suspension. Users of the company lose access at once. Refuses two_people_required,
 * already_decided.
 */
export async function confirmContractSuspension(tx: Tx, admin: AdminViewer, id: ContractSuspensionId) {
  const { companyId, requestedBy } = await requireSuspension(tx, id)
  if (requestedBy === admin.adminAccountId) throw new Refusal('two_people_required')
  const contract = await lockContract(tx, companyId)
  await decide(tx, admin, id, 'confirmContractSuspension')
  const { status: suspendedFrom } = contract
  if (!canMove('confirmContractSuspension', suspendedFrom)) throw new Refusal('contract_not_changeable')
  await moveContract(tx, admin, contract, 'confirmContractSuspension', { suspendedFrom })
  await enqueue(tx, 'notify_contract_suspended', { companyId, contractSuspensionId: id })
  return id
}

/** Withdraws a suspension request; any admin may, also the one who made the request. Refuses already_decided. */
export async function withdrawContractSuspension(tx: Tx, admin: AdminViewer, id: ContractSuspensionId) {
  await requireSuspension(tx, id)
  await decide(tx, admin, id, 'withdrawContractSuspension')
  return id
}

/**
 * Lifting a suspension takes one admin; suspending takes two. A job sets the lines of the company going again and reports
 * the lifting afterwards: no notice names the end of a seat that is not kept anew yet.
 */
export async function resumeContract(tx: Tx, admin: AdminViewer, id: NamedCompanyId) {
  const contract = await lockContract(tx, id)
  if (contract.status !== 'SUSPENDED') throw new Refusal('contract_not_changeable')
  const { companyId } = contract
  await writeStatus(tx, admin, contract, 'resumeContract', contract.suspendedFrom ?? 'ACTIVE', { suspendedFrom: null })
  const contractSuspensionId = await lift(tx, companyId)
  if (contractSuspensionId) await enqueue(tx, 'resume_waiting_lines', { companyId, contractSuspensionId })
  return companyId
}

/** The suspension that ends now: the one that was confirmed last. */
async function lift(tx: Tx, companyId: OfRow<'company'>) {
  const lifted = await tx
    .updateTable('contractSuspension')
    .set({ liftedAt: new Date() })
    .where('companyId', '=', companyId)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('contractSuspension as last')
        .select('last.id')
        .where('last.companyId', '=', companyId)
        .where('last.status', '=', 'CONFIRMED')
        .orderBy('last.decidedAt', 'desc')
        .limit(1),
    )
    .where('liftedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return lifted?.id
}

async function decide(tx: Tx, admin: AdminViewer, id: string, act: keyof typeof suspensionMoves) {
  const { from, to } = suspensionMoves[act]
  const decided = await tx
    .updateTable('contractSuspension')
    .set({ status: to, decidedBy: admin.adminAccountId, decidedAt: new Date() })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning(['id', 'companyId'])
    .executeTakeFirst()
  if (!decided) throw new Refusal('already_decided')
  await record(tx, admin, act, decided, from, to)
}

const record = (
  tx: Tx,
  admin: AdminViewer,
  action: string,
  { id, companyId }: Pick<ContractSuspensionRow, 'id' | 'companyId'>,
  from: string | null,
  to: string,
) => recordAudit(tx, admin, [{ action, subject: 'contract_suspension', subjectId: id, companyId, from, to }])
