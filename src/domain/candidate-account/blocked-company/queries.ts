import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { listContracts } from '#domain/company/queries.ts'
import { isContractInForce } from '#domain/company/rules.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { NamedCompanyId, OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { inJapanese } from '#platform/database/japanese-order.ts'
import { maxFoundCompanies, wordsOf } from './rules.ts'

const isBlockedBy = (candidateId: OwnCandidateId) => sql<boolean>`exists (
  select 1 from blocked_company
  where blocked_company.candidate_id = ${candidateId} and blocked_company.company_id = company.id)`

export type BlockChoice = Awaited<ReturnType<typeof listChoices>>[number]

const listChoices = (db: Db | Tx, candidateId: OwnCandidateId, which: RawBuilder<SqlBool>) =>
  db
    .selectFrom('company')
    .selectAll('company')
    .select(isBlockedBy(candidateId).as('isBlocked'))
    .where(which)
    .orderBy('company.kana', inJapanese)
    .orderBy('company.id')
    // More matches than this are cut; the student types a longer name.
    .limit(500)
    .execute()

/** Those with a contract in force: a company that prepares or has left is not said to exist. */
async function presentOf(db: Db | Tx, choices: readonly BlockChoice[]) {
  if (choices.length === 0) return []
  const today = tokyoToday()
  const contracts = await listContracts(
    db,
    choices.map(({ id }) => id),
  )
  return choices.filter(({ id }) => {
    const contract = contracts.get(id)
    return contract !== undefined && isContractInForce(contract, today)
  })
}

/** Companies by a part of their name or reading, or by their 法人番号. An empty text finds no company. */
export async function searchCompaniesToBlock(db: Db, candidateId: OwnCandidateId, typed: string) {
  const words = wordsOf(typed)
  if (words === '') return []
  const choices = await listChoices(
    db,
    candidateId,
    /^\d{13}$/u.test(words)
      ? sql<SqlBool>`company.corporate_number = ${words}`
      : sql<SqlBool>`company.id in (select companies_named(${words}))`,
  )
  return (await presentOf(db, choices)).slice(0, maxFoundCompanies)
}

/** Blocked companies, and the numbers under which a company is blocked that is not on the service. */
export async function listBlocked(db: Db, candidateId: OwnCandidateId) {
  const [companies, numbers] = await Promise.all([
    listChoices(db, candidateId, sql<SqlBool>`${isBlockedBy(candidateId)}`),
    db
      .selectFrom('blockedCorporateNumber')
      .select('corporateNumber')
      .where('candidateId', '=', candidateId)
      .orderBy('insertedAt', 'desc')
      .orderBy('corporateNumber')
      .execute(),
  ])
  const present = new Set((await presentOf(db, companies)).map(({ id }) => id))
  const isByNumber = (choice: BlockChoice) =>
    numbers.some((number) => number.corporateNumber === choice.corporateNumber)
  const named = companies.filter((company) => present.has(company.id) || !isByNumber(company))
  return {
    companies: named,
    corporateNumbers: numbers
      .map(({ corporateNumber }) => corporateNumber)
      .filter((number) => !named.some((company) => company.corporateNumber === number)),
  }
}

/** The other companies on the service with the same company above them, by the id of each given company. */
export async function listGroups(db: Db, candidateId: OwnCandidateId, ids: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('company')
    .select(['id', 'corporateNumber', 'parentCorporateNumber'])
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .execute()
  const heads = new Map(rows.map((row) => [row.id, row.parentCorporateNumber ?? row.corporateNumber]))
  const members = await presentOf(
    db,
    await listChoices(
      db,
      candidateId,
      sql<SqlBool>`(company.parent_corporate_number = any(${[...heads.values()]}::text[])
        or company.corporate_number = any(${[...heads.values()]}::text[]))`,
    ),
  )
  const headOf = (choice: BlockChoice) => choice.parentCorporateNumber ?? choice.corporateNumber
  return new Map(
    ids.map((id) => [id, members.filter((member) => member.id !== id && headOf(member) === heads.get(id))]),
  )
}

/** The ids among these that name a company on the service, or one that the student has blocked. */
export async function listBlockable(tx: Tx, candidateId: OwnCandidateId, ids: readonly NamedCompanyId[]) {
  const named = await listChoices(tx, candidateId, sql<SqlBool>`company.id = any(${ids}::uuid[])`)
  const present = new Set((await presentOf(tx, named)).map(({ id }) => id))
  return named.flatMap(({ id, isBlocked }) => (isBlocked || present.has(id) ? id : []))
}

/** How many companies and numbers the student blocks. */
export async function countBlocked(db: Db | Tx, candidateId: OwnCandidateId) {
  const { companies, numbers } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('blockedCompany')
        .select((q) => q.fn.countAll<number>().as('count'))
        .where('candidateId', '=', candidateId)
        .$asScalar()
        .$notNull()
        .as('companies'),
      eb
        .selectFrom('blockedCorporateNumber')
        .select((q) => q.fn.countAll<number>().as('count'))
        .where('candidateId', '=', candidateId)
        .$asScalar()
        .$notNull()
        .as('numbers'),
    ])
    .executeTakeFirstOrThrow()
  return companies + numbers
}
