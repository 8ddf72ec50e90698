import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer, CompanyViewer } from '#domain/viewer/viewer.ts'
import { contractRequestId, type ContractRequestId, type OfRow } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { lockContract } from '../queries.ts'
import { contactsUntil, statusToday } from '../rules.ts'
import { requireContractRequest } from './queries.ts'
import {
  checkContractAnswer,
  checkContractWish,
  contractRequestMoves,
  mayAsk,
  type ContractRequestKind,
  type ContractWish,
} from './rules.ts'

/**
 * A wish of an ADMIN about the contract; the operator answers it, and is told of it. Refuses invalid_input, contract_not_changeable,
 * contacts_closed, and contract_request_open while another one waits.
 */
export async function createContractRequest(tx: Tx, company: CompanyViewer, wish: ContractWish) {
  const { companyId, companyUserId } = company
  const contract = await lockContract(tx, companyId)
  const today = tokyoToday()
  if (!mayAsk({ kind: wish.kind, status: statusToday(contract, today) })) throw new Refusal('contract_not_changeable')
  refuseInvalid(
    checkContractWish(wish, { planKey: contract.planKey, today }).map(
      (error) => error && { ...error, path: `request.${error.path}` },
    ),
  )
  if (wish.kind === 'CONTACTS' && today > contactsUntil(contract.endsOn)) throw new Refusal('contacts_closed')
  const isAboutPlan = wish.kind !== 'CONTACTS'
  const request = await tx
    .insertInto('contractRequest')
    .values({
      companyId,
      kind: wish.kind,
      planKey: isAboutPlan ? wish.planKey : null,
      wantedFrom: isAboutPlan ? wish.wantedFrom : null,
      message: wish.message.trim(),
      contractEndsOn: contract.endsOn,
      requestedBy: companyUserId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!request) throw new Refusal('contract_request_open')
  await enqueue(tx, 'notify_contract_requested', { companyId, contractRequestId: request.id })
  await recordAudit(tx, company, [
    { action: 'createContractRequest', subject: 'contract_request', subjectId: request.id, companyId, to: 'OPEN' },
  ])
  return request.id
}

/** The operator's answer in words; the person who asked is told. Refuses already_decided, invalid_input. */
export async function answerContractRequest(
  tx: Tx,
  admin: AdminViewer,
  id: ContractRequestId,
  { act, answer }: { act: keyof typeof contractRequestMoves; answer: string },
) {
  refuseInvalid(checkContractAnswer(answer))
  await requireContractRequest(tx, id)
  const { from, to } = contractRequestMoves[act]
  const answered = await tx
    .updateTable('contractRequest')
    .set({ status: to, answer: answer.trim(), answeredBy: admin.adminAccountId, answeredAt: new Date() })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('companyId')
    .executeTakeFirst()
  if (!answered) throw new Refusal('already_decided')
  const { companyId } = answered
  await enqueue(tx, 'notify_contract_answered', { companyId, contractRequestId: id })
  await recordAudit(tx, admin, [
    { action: 'answerContractRequest', subject: 'contract_request', subjectId: id, companyId, from, to },
  ])
  return id
}

/**
 * Answers the open request that an act of the operator has fulfilled, and the person who asked is told; nothing happens
 * without one. `planKey`: only a request for this plan.
 */
export async function closeRequest(
  tx: Tx,
  admin: AdminViewer,
  companyId: OfRow<'company'>,
  kinds: readonly ContractRequestKind[],
  answer: string,
  planKey?: string,
) {
  const open = await tx
    .selectFrom('contractRequest')
    .select('id')
    .where('companyId', '=', companyId)
    .where('status', '=', contractRequestMoves.done.from)
    .where('kind', 'in', kinds)
    .$if(planKey !== undefined, (query) => query.where('planKey', '=', planKey ?? ''))
    .forUpdate()
    .execute()
  for (const { id } of open) await answerContractRequest(tx, admin, contractRequestId(id), { act: 'done', answer })
}
