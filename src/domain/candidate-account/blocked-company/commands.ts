import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { holdStudent } from '#domain/candidate/intake/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { checkCorporateNumber } from '#ground/validation/company-validation.ts'
import type { NamedCompanyId, OfRow } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { countBlocked, listBlockable } from './queries.ts'
import { blockIsFinalSeconds, maxBlocked, wordsOf } from './rules.ts'

/**
 * Takes the student out of the sight of these companies, from the commit on. What is open between them ends 30 seconds
 * later, so that a block can be taken back. A company that is blocked already stays blocked. Refuses not_found,
 * block_limit_reached.
 */
export async function blockCompanies(tx: Tx, candidate: CandidateViewer, ids: readonly NamedCompanyId[]) {
  const { candidateId } = candidate
  await holdStudent(tx, candidateId)
  const named = [...new Set(ids)]
  const blockable = await listBlockable(tx, candidateId, named)
  if (blockable.length < named.length) throw new Refusal('not_found')
  await block(tx, candidate, blockable.toSorted())
  await refuseTooMany(tx, candidate)
  return ids
}

async function block(tx: Tx, candidate: CandidateViewer, ids: readonly OfRow<'company'>[]) {
  const { candidateId } = candidate
  if (ids.length === 0) return
  const blocked = await tx
    .insertInto('blockedCompany')
    .values(ids.map((companyId) => ({ candidateId, companyId })))
    .onConflict((oc) => oc.doNothing())
    .returning('companyId')
    .execute()
  const runAt = new Date(Date.now() + blockIsFinalSeconds * 1000)
  for (const { companyId } of blocked) await enqueue(tx, 'end_scouts_of_blocked', { candidateId, companyId }, { runAt })
  await record(
    tx,
    candidate,
    'blockCompany',
    blocked.map(({ companyId }) => companyId),
  )
}

/** Shows the student to these companies again. What ended in between stays ended. */
export async function unblockCompanies(tx: Tx, candidate: CandidateViewer, ids: readonly NamedCompanyId[]) {
  const { candidateId } = candidate
  await holdStudent(tx, candidateId)
  const freed = await tx
    .deleteFrom('blockedCompany')
    .where('candidateId', '=', candidateId)
    .where(sql<boolean>`company_id = any(${[...ids]}::uuid[])`)
    .returning('companyId')
    .execute()
  // Also removes the corporate number, otherwise a later company with this number would be blocked.
  await tx
    .deleteFrom('blockedCorporateNumber')
    .where('candidateId', '=', candidateId)
    .where('corporateNumber', 'in', (eb) =>
      eb
        .selectFrom('company')
        .select('corporateNumber')
        .where(sql<boolean>`id = any(${[...ids]}::uuid[])`),
    )
    .execute()
  await record(
    tx,
    candidate,
    'unblockCompany',
    freed.map(({ companyId }) => companyId),
  )
  return ids
}

/** Blocks the company with this 法人番号, also one that comes later. Refuses invalid_input, block_limit_reached. */
export async function blockCorporateNumber(tx: Tx, candidate: CandidateViewer, typed: string) {
  const { candidateId } = candidate
  const corporateNumber = wordsOf(typed)
  refuseInvalid([checkCorporateNumber('corporateNumber', corporateNumber)])
  await holdStudent(tx, candidateId)
  const added = await tx
    .insertInto('blockedCorporateNumber')
    .values({ candidateId, corporateNumber })
    .onConflict((oc) => oc.doNothing())
    .returning('corporateNumber')
    .execute()
  const companies = await tx.selectFrom('company').select('id').where('corporateNumber', '=', corporateNumber).execute()
  await block(
    tx,
    candidate,
    companies.map(({ id }) => id),
  )
  await record(
    tx,
    candidate,
    'blockCorporateNumber',
    added.map((row) => row.corporateNumber),
  )
  await refuseTooMany(tx, candidate)
  return corporateNumber
}

export async function unblockCorporateNumber(tx: Tx, candidate: CandidateViewer, typed: string) {
  const { candidateId } = candidate
  const corporateNumber = wordsOf(typed)
  await holdStudent(tx, candidateId)
  const gone = await tx
    .deleteFrom('blockedCorporateNumber')
    .where('candidateId', '=', candidateId)
    .where('corporateNumber', '=', corporateNumber)
    .returning('corporateNumber')
    .execute()
  if (gone.length > 0)
    await tx
      .deleteFrom('blockedCompany')
      .where('candidateId', '=', candidateId)
      .where('companyId', 'in', (eb) =>
        eb.selectFrom('company').select('id').where('corporateNumber', '=', corporateNumber),
      )
      .execute()
  await record(
    tx,
    candidate,
    'unblockCorporateNumber',
    gone.map((row) => row.corporateNumber),
  )
  return corporateNumber
}

async function refuseTooMany(tx: Tx, { candidateId }: CandidateViewer) {
  if ((await countBlocked(tx, candidateId)) > maxBlocked)
    throw new Refusal('block_limit_reached', { values: { limit: maxBlocked } })
}

// Without the company in its column: a company's own rows would hold a trace of the block.
const record = (tx: Tx, candidate: CandidateViewer, action: string, blocked: readonly string[]) =>
  recordAudit(
    tx,
    candidate,
    blocked.map((to) => ({
      action,
      subject: 'candidate',
      subjectId: candidate.candidateId,
      candidateId: candidate.candidateId,
      to,
    })),
  )
