import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { ThreadPhraseId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { requireUnchanged } from '#platform/database/revision.ts'
import { editedPart, listPhrases, requirePhrase, type PhraseRow } from './queries.ts'
import { checkPhrase, foldPhrase, maxPhrases, type Phrase } from './rules.ts'

/** Refuses invalid_input, thread_phrase_limit_reached. */
export async function createThreadPhrase(tx: Tx, company: CompanyViewer, form: Phrase) {
  const { companyId } = company
  const phrase = requireFit(form)
  const others = await holdPhrases(tx, companyId)
  if (others.length >= maxPhrases) throw new Refusal('thread_phrase_limit_reached', { values: { limit: maxPhrases } })
  requireOwnTitle(phrase, others)
  const { id } = await tx
    .insertInto('threadPhrase')
    .values({ companyId, ...phrase })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, company, 'createThreadPhrase', id)
  return id as ThreadPhraseId
}

/** Refuses invalid_input, not_found, changed_meanwhile. */
export async function updateThreadPhrase(
  tx: Tx,
  company: CompanyViewer,
  id: ThreadPhraseId,
  { revision, ...form }: Phrase & { revision?: string | null | undefined },
) {
  const { companyId } = company
  const phrase = requireFit(form)
  const others = await holdPhrases(tx, companyId)
  requireUnchanged(editedPart(await requirePhrase(tx, companyId, id)), revision)
  requireOwnTitle(
    phrase,
    others.filter((other) => other.id !== id),
  )
  await tx.updateTable('threadPhrase').set(phrase).where('companyId', '=', companyId).where('id', '=', id).execute()
  await record(tx, company, 'updateThreadPhrase', id)
  return id
}

/** Refuses not_found. */
export async function deleteThreadPhrase(tx: Tx, company: CompanyViewer, id: ThreadPhraseId) {
  const { companyId } = company
  await holdPhrases(tx, companyId)
  await requirePhrase(tx, companyId, id)
  await tx.deleteFrom('threadPhrase').where('companyId', '=', companyId).where('id', '=', id).execute()
  await record(tx, company, 'deleteThreadPhrase', id)
  return id
}

function requireFit(form: Phrase) {
  const phrase = foldPhrase(form)
  refuseInvalid(checkPhrase(phrase))
  return phrase
}

/** The phrases of the company; two people who change them at once are one after the other. */
async function holdPhrases(tx: Tx, companyId: CompanyId) {
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
  return listPhrases(tx, companyId)
}

function requireOwnTitle({ title }: Phrase, others: readonly PhraseRow[]) {
  if (others.some((other) => other.title === title))
    refuseInvalid([{ path: 'title', message: '同じ名前の定型文があります。別の名前にしてください。' }])
}

const record = (tx: Tx, company: CompanyViewer, action: string, subjectId: string) =>
  recordAudit(tx, company, [{ action, subject: 'thread_phrase', subjectId, companyId: company.companyId }])
