import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recordAudit } from '#domain/audit/commands.ts'
import type { OfRow } from '#ground/id.ts'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aFilledCompany } from '#test/factories/filled-company.ts'

const app = ownApp()
const migration = readFileSync('migrations/0310_left_after_an_end.sql', 'utf8')
const run = () => app.db.transaction().execute((tx) => sql.raw(migration).execute(tx))
const [ofPerson = [], ofCompany = []] = [...migration.matchAll(/array array\[([^\]]*)\]/g)].map(([, names = '']) =>
  [...names.matchAll(/\w+/g)].map(([name]) => name),
)

const filledOf = async (tables: readonly string[], column: string, id: string) => {
  const filled: string[] = []
  for (const table of tables) {
    const rows = sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${id} limit 1`
    if ((await rows.execute(app.db)).rows.length > 0) filled.push(table)
  }
  return filled
}
const ofEnded = (companyId: OfRow<'company'>) => filledOf(ofCompany, 'company_id', companyId)

test('the migration erases what companies that ended before have left, and nothing of another one', async () => {
  const [gone, other] = [await aFilledCompany(app), await aFilledCompany(app)]
  expect([await ofEnded(gone.companyId), await ofEnded(other.companyId)]).toEqual([ofCompany, ofCompany])
  await app.db.updateTable('contract').set({ status: 'TERMINATED' }).where('companyId', '=', gone.companyId).execute()
  await run()
  expect([await ofEnded(gone.companyId), await ofEnded(other.companyId)]).toEqual([[], ofCompany])
  const outcomes = app.db.selectFrom('scoutOutcome').select('toldAt').where('companyId', '=', gone.companyId)
  expect(await outcomes.execute()).toEqual([{ toldAt: expect.any(Date) }])
})

test('what people who were disabled before have left, and the words about students who were purged before', async () => {
  const { companyId, companyUserId, student } = await aFilledCompany(app)
  expect(await filledOf(ofPerson, 'company_user_id', companyUserId)).toEqual(ofPerson)
  await run()
  expect(await filledOf(ofPerson, 'company_user_id', companyUserId)).toEqual(ofPerson)
  await app.db
    .updateTable('companyUser')
    .set({ status: 'DISABLED' })
    .where('companyId', '=', companyId)
    .where('id', '=', companyUserId)
    .execute()
  const { viewer: admin } = await anAdmin(app.db)
  const act = { action: 'openReportedThread', subject: 'inquiry', subjectId: student.id } as const
  await recordAudit(app.db, admin, [{ ...act, candidateId: student.id, details: { reason: '訴えを確認するため' } }])
  const left = { candidateId: student.id, withdrawnAt: new Date(), purgedAt: new Date() }
  await app.db.insertInto('candidateWithdrawal').values(left).execute()
  await run()
  expect(await filledOf(ofPerson, 'company_user_id', companyUserId)).toEqual([])
  const details = app.db.selectFrom('audit').select('details').where('subjectId', '=', student.id)
  expect(await details.where('action', '=', 'openReportedThread').execute()).toEqual([{ details: {} }])
})
