import { beforeAll, describe, expect, it } from 'vitest'
import { recordAudit } from '#domain/audit/commands.ts'
import { openSession } from '#domain/session/commands.ts'
import type { AdminViewer, Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { countStatements } from '#platform/database/db.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'

const app = ownApp()
let admin: AdminViewer
let companyId: OfRow<'company'>
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
  companyId = (await aCompanyWithUser(app.db, { displayName: '記録商会' })).company.id
  await recordAudit(app.db, admin, [
    { action: 'signContract', subject: 'contract', subjectId: 'one', companyId, from: 'TRIAL', to: 'ACTIVE' },
  ])
})

const search = (args: string, viewer: Viewer | null = admin) =>
  app.asAdmin(viewer).ask(`{ auditEntries${args} { totalCount nodes {
    area actorId operatorName companyId companyName candidateId action subject subjectId from to details } } }`)
const recorded = () =>
  app.db.selectFrom('audit').select(['actorId', 'details']).where('action', '=', 'searchAudit').orderBy('id').execute()

describe('the search over the audit', () => {
  it('finds by company, person, action, subject and area, with names of operators and companies', async () => {
    const { data } = await search(`(companyId: "${companyId}")`)
    expect(data.auditEntries).toEqual({
      totalCount: 1,
      nodes: [
        {
          area: 'admin',
          actorId: admin.adminAccountId,
          operatorName: expect.stringMatching(/^運営 担当/),
          companyId,
          companyName: '記録商会',
          candidateId: null,
          action: 'signContract',
          subject: 'contract',
          subjectId: 'one',
          from: 'TRIAL',
          to: 'ACTIVE',
          details: null,
        },
      ],
    })
    for (const args of [
      'action: "signContract"',
      'subject: "contract"',
      `actorId: "${admin.adminAccountId}", subjectId: "one"`,
    ])
      expect((await search(`(area: admin, ${args})`)).data.auditEntries.nodes).toMatchObject([{ subjectId: 'one' }])
    expect((await search('(area: client, action: "signContract")')).data.auditEntries.totalCount).toBe(0)
  })

  it('names the operator who signed in', async () => {
    const { id, viewer } = await anAdmin(app.db)
    await app.db.transaction().execute((tx) => openSession(tx, 'admin', { adminAccountId: id }))
    const { data } = await search(`(area: admin, actorId: "${viewer.adminAccountId}")`)
    expect(data.auditEntries.nodes).toMatchObject([
      { action: 'signIn', actorId: id, operatorName: expect.stringMatching(/^運営 担当/) },
    ])
  })

  it('names the side of a student who signed in, and no name', async () => {
    const { candidateId } = (await aCandidate(app.db)).viewer
    await app.db.transaction().execute((tx) => openSession(tx, 'candidate', { candidateId }))
    const { data } = await search(`(area: candidate, candidateId: "${candidateId}")`)
    expect(data.auditEntries.nodes).toMatchObject([
      { area: 'candidate', action: 'signIn', actorId: candidateId, operatorName: null, details: null },
    ])
  })

  it('keeps a row of every look, before anything is shown', async () => {
    const before = await recorded()
    await search(`(companyId: "${companyId}", action: "signContract")`)
    const after = await recorded()
    expect(after).toHaveLength(before.length + 1)
    expect(after.at(-1)?.actorId).toBe(admin.adminAccountId)
    expect(after.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({ companyId, action: 'signContract', page: 1 }),
    )
  })

  it('keeps no address or name that somebody searched for', async () => {
    for (const args of [
      'candidateId: "sato@student.example"',
      'candidateId: "09012345678"',
      'subjectId: "佐藤 さくら"',
    ])
      expect((await search(`(${args})`)).data.auditEntries.totalCount).toBe(0)
    const conditions = (await recorded()).slice(-3).map(({ details }) => details)
    expect(conditions).toMatchObject([{ candidateId: 'no id' }, { candidateId: 'no id' }, { subjectId: 'no id' }])
  })

  it('looks at the last month, or at a period of up to a year', async () => {
    await app.db
      .insertInto('audit')
      .values({
        area: 'system',
        action: 'longAgo',
        subject: 'job',
        subjectId: 'old',
        insertedAt: new Date(Date.now() - 40 * 86_400_000),
      })
      .execute()
    expect((await search('(action: "longAgo")')).data.auditEntries.totalCount).toBe(0)
    const today = tokyoToday()
    const period = (from: string, to: string) => search(`(action: "longAgo", from: "${from}", to: "${to}")`)
    expect((await period(addDays(today, -60), today)).data.auditEntries.totalCount).toBe(1)
    for (const [from, to] of [
      [addDays(today, -366), today],
      [today, addDays(today, -1)],
    ] as const)
      expect((await period(from, to)).errors[0]?.code).toBe('invalid_input')
  })

  it('§8 an id of nobody finds nothing', async () => {
    for (const id of ['x', "' or 1=1 --", '00000000-0000-0000-0000-000000000000'])
      expect((await search(`(actorId: ${JSON.stringify(id)})`)).data.auditEntries.totalCount).toBe(0)
  })

  it('takes five statements, however many rows are shown', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      action: 'many',
      subject: 'job' as const,
      subjectId: String(at),
      companyId,
    }))
    await recordAudit(app.db, admin, many)
    const { statements } = await countStatements(() => search('(action: "many")'))
    expect(statements).toBe(5)
    const { data } = await search('(action: "many", page: 2)')
    expect([data.auditEntries.totalCount, data.auditEntries.nodes.length]).toEqual([60, 10])
  })

  it('§6 is the operator’s alone', async () => {
    const student = await aCandidate(app.db)
    expect((await search('', student.viewer)).errors[0]?.code).toBe('forbidden')
    expect((await search('', null)).errors[0]?.code).toBe('unauthenticated')
  })
})
