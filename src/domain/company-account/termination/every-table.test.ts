import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { exportTables } from '#domain/candidate-account/data-export/tables.ts'
import type { OfRow } from '#ground/id.ts'
import { ownApp } from '#test/client.ts'
import { aFilledCompany } from '#test/factories/filled-company.ts'
import { worker } from '#test/work.ts'
import { jobs } from '../jobs.ts'

const ofStudent = 'The student’s own: it stands in the file of the student’s data, until the student leaves.'
const received = 'What students read with the scouts they received: the letter, the job, its dates, the company’s page.'
const ofLaw = 'What the law wants kept, or the proof of what was agreed.'
const ownTerm = 'The clock erases it by a term of its own.'

/** Tables whose rows stay after the end of a company, and why. A table that is not here is filled, and empty after. */
const stays: Record<string, string> = {
  audit: ownTerm,
  blocked_company: ofStudent,
  booking: ofStudent,
  company_content: received,
  company_figure: received,
  company_image: received,
  company_other: received,
  company_phone: received,
  company_question: received,
  company_search: 'By its number the search of companies knows rows; a company without a contract is found by nobody.',
  company_search_word: 'Words of the public page, as the search of companies has them.',
  company_section: received,
  company_url: received,
  company_user: 'The name of who signed a letter; what else the person wrote about themself is emptied.',
  company_user_consent: ofLaw,
  company_voice: received,
  company_youth_information: received,
  contract: ofLaw,
  contract_suspension: ofLaw,
  day_notice: ofStudent,
  favorite_company: ofStudent,
  inquiry: ownTerm,
  inquiry_message: ownTerm,
  invoice: ofLaw,
  invoice_line: ofLaw,
  job: received,
  job_change: received,
  job_completion_url: received,
  job_condition: received,
  job_content: received,
  job_interest: ofStudent,
  job_recruitment_step: received,
  job_takedown: 'Why the operator took a job down that students had received.',
  offer_report: ofStudent,
  positive_action: ofLaw,
  profile_view: ownTerm,
  scheduling: received,
  scheduling_date: received,
  scheduling_date_notified_company_user: 'Students read whom they meet at a date.',
  scheduling_date_request: ofStudent,
  scout_follow_up: ofStudent,
  scout_invitation: ofStudent,
  scout_invitation_quotation: ofStudent,
  scout_outcome: ofStudent,
  scout_promise: ofStudent,
  scout_step: ofStudent,
  scout_wait: ofStudent,
  template_message_history: received,
  thread: ofStudent,
  thread_file: ofStudent,
  thread_message: ofStudent,
  waiting_place: ofStudent,
}

const app = ownApp()
let tables: string[]
beforeAll(async () => {
  const { rows } = await sql<{ table: string }>`
    select c.relname as table from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by 1`.execute(app.db)
  tables = rows.map(({ table }) => table)
})

/** The tables that hold rows of the company. */
async function tablesOf(companyId: OfRow<'company'>) {
  const filled: string[] = []
  for (const table of tables) {
    const { rows } = await sql`select from ${sql.table(table)} where company_id = ${companyId} limit 1`.execute(app.db)
    if (rows.length > 0) filled.push(table)
  }
  return filled
}

/** The tables, also of the queue, in which the word of the company stands. */
async function tablesWith(word: string) {
  const { rows: all } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' order by 1`.execute(app.db)
  const hits: string[] = []
  for (const { name } of all) {
    const { rows } = await sql`select from ${sql.raw(name)} t where t::text like ${`%${word}%`} limit 1`.execute(app.db)
    if (rows.length > 0) hits.push(name)
  }
  return hits
}

async function end(companyId: OfRow<'company'>) {
  const work = worker(app)
  await app.db.updateTable('contract').set({ status: 'TERMINATED' }).where('companyId', '=', companyId).execute()
  await jobs.forget_terminated_company({ companyId }, work.context)
  await work.run()
}

describe('§4 a year after its contract a company is erased', () => {
  test('every table with a company is erased, or stays with a reason', async () => {
    expect(Object.keys(stays).filter((table) => !tables.includes(table))).toEqual([])
    const exported = new Set(exportTables.map(({ table }) => table))
    expect(Object.keys(stays).filter((table) => stays[table] === ofStudent && !exported.has(table))).toEqual([])
    const { companyId } = await aFilledCompany(app)
    const erased = tables.filter((table) => !(table in stays))
    expect((await tablesOf(companyId)).filter((table) => !(table in stays))).toEqual(erased)
    await end(companyId)
    expect((await tablesOf(companyId)).filter((table) => !(table in stays))).toEqual([])
  })

  test('no word that the company kept to itself is left, and the student reads what was received', async () => {
    const { companyId, student, invitation, word } = await aFilledCompany(app)
    expect((await tablesWith(word)).length).toBeGreaterThan(15)
    const letter = () =>
      app
        .as(student.viewer)
        .ask(
          'query ($id: ID!) { scoutInvitation(id: $id) { reason message companyUser { familyName givenName } outcome outcomeMessage } }',
          {
            id: invitation.id,
          },
        )
    const before = await letter()
    expect(before.errors).toEqual([])
    const toldOutcomes = () =>
      app.db
        .selectFrom('scoutOutcome')
        .select('id')
        .where('companyId', '=', companyId)
        .where('toldAt', 'is not', null)
        .execute()
    const outcomes = await toldOutcomes()
    await end(companyId)
    expect(await tablesWith(word)).toEqual([])
    expect(await letter()).toEqual(before)
    expect(await toldOutcomes()).toEqual(outcomes)
    expect(outcomes).toHaveLength(1)
  })

  test('another company keeps everything', async () => {
    const [gone, other] = [await aFilledCompany(app), await aFilledCompany(app)]
    const before = await tablesOf(other.companyId)
    await end(gone.companyId)
    expect(await tablesOf(other.companyId)).toEqual(before)
  })
})
