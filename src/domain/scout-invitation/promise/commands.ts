import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow, ScoutInvitationId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { lockScoutInvitation } from '../queries.ts'
import type { PromiseAnswer } from './answering/rules.ts'
import { listPromises } from './queries.ts'
import { canAnswer, checkPromises, type PromiseKind } from './rules.ts'

type OfScout = { companyId: OfRow<'company'>; id: string; candidateId: OfRow<'candidate'> }

/** The promises of new scouts; a scout that has left keeps them as they are. */
export async function insertPromises(tx: Tx, scouts: readonly OfScout[], kinds: readonly PromiseKind[]) {
  const rows = scouts.flatMap(({ companyId, id, candidateId }) =>
    kinds.map((kind) => ({ companyId, scoutInvitationId: id, candidateId, kind })),
  )
  if (rows.length > 0) await tx.insertInto('scoutPromise').values(rows).execute()
}

/** Changes what a scout promises that has not left yet. Refuses not_found, and scout_already_sent once it has. */
export async function updateScoutPromises(
  tx: Tx,
  company: CompanyViewer,
  id: ScoutInvitationId,
  kinds: readonly PromiseKind[],
) {
  const { companyId } = company
  refuseInvalid(checkPromises(kinds))
  const scout = await tx
    .selectFrom('scoutInvitation')
    .select(['companyId', 'id', 'candidateId', 'status'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!scout) throw new Refusal('not_found')
  if (scout.status !== 'SCHEDULED') throw new Refusal('scout_already_sent')
  await tx.deleteFrom('scoutPromise').where('companyId', '=', companyId).where('scoutInvitationId', '=', id).execute()
  await insertPromises(tx, [scout], kinds)
  const { candidateId } = scout
  await recordAudit(tx, company, [
    { action: 'updateScoutPromises', subject: 'scout_invitation', subjectId: id, companyId, candidateId },
  ])
  return id
}

export type GivenAnswer = { kind: PromiseKind; answer: PromiseAnswer }

/**
 * Says which promises were kept. A promise without a word stays as it was, at first unknown. Refuses
 * promise_answer_closed before the end of the relation and 14 days after the first answer.
 */
export async function answerPromises(
  tx: Tx,
  candidate: CandidateViewer,
  id: ScoutInvitationId,
  newAnswers: readonly GivenAnswer[],
) {
  const now = new Date()
  const scout = await lockScoutInvitation(tx, candidate.candidateId, id)
  const { companyId, candidateId } = scout
  const ofScout = { companyId, scoutInvitationId: id }
  const promises = await listPromises(tx, ofScout)
  const [first] = promises
  if (!first || newAnswers.some(({ kind }) => !promises.some((promise) => promise.kind === kind)))
    throw new Refusal('not_found')
  if (!canAnswer(scout, first.answeredAt, now)) throw new Refusal('promise_answer_closed')
  const answers = promises.map(({ kind, answer }) => ({
    kind,
    answer: newAnswers.findLast((one) => one.kind === kind)?.answer ?? answer ?? 'UNKNOWN',
  }))
  const isAnswered = answers.some(({ answer }) => answer !== 'UNKNOWN')
  const answeredAt = first.answeredAt ?? (isAnswered ? now : null)
  await sql`
    update scout_promise set answer = input.answer, answered_at = ${answeredAt}::timestamptz
    from json_to_recordset(${JSON.stringify(answers)}::json) as input(kind text, answer text)
    where scout_promise.company_id = ${companyId} and scout_promise.scout_invitation_id = ${id}
      and scout_promise.kind = input.kind`.execute(tx)
  // The log says that the student answered, and not what.
  await recordAudit(tx, candidate, [
    { action: 'answerPromises', subject: 'scout_invitation', subjectId: id, candidateId },
  ])
  return id
}
