import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBank } from '#test/factories/assessment.ts'
import { aCrowd } from '#test/factories/assessment-crowd.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { ownApp } from '#test/client.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { countStatistics } from '../commands.ts'

const app = ownApp()
let operator: Viewer
beforeAll(async () => {
  await aBank(app.db)
  operator = (await anAdmin(app.db)).viewer
})
beforeEach(async () => {
  await app.db.deleteFrom('assessmentAttempt').execute()
  await app.db.deleteFrom('assessmentAlarmAcknowledgement').execute()
  await app.db.deleteFrom('assessmentItemAlarm').execute()
  await app.db
    .updateTable('assessmentItem')
    .set({ state: 'LIVE', restedUntil: null })
    .where('id', '=', itemId)
    .execute()
})

const itemId = 'TEST-LANG-000'
const others = ['TEST-LANG-001', 'TEST-LANG-002']
const count = () => app.db.transaction().execute((tx) => countStatistics(tx, new Date()))
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** People of the last days; the first `asks` met the item, of whom `right` had it right. */
const recent = (asks: number, people: number, right = asks / 2) =>
  aCrowd(
    app.db,
    Array.from({ length: people }, (_, at) => ({
      endedAt: daysAgo(3),
      answers: [
        ...(at < asks ? [{ itemId, isRight: at < right }] : []),
        ...others.map((other) => ({ itemId: other, isRight: at % 2 === 0 })),
      ],
    })),
  )

async function read() {
  const { data } = await app.asAdmin(operator).ask(`{
    assessmentItems(scope: LANG) { id alarms { kind raisedAt now acknowledgement { reason byName at } } }
    assessmentOpenAlarms { scope items }
    desk { itemAlarms { count } } }`)
  type Item = { id: string; alarms: { kind: string; raisedAt: string; acknowledgement: { reason: string } | null }[] }
  const { alarms } = data.assessmentItems.find(({ id }: Item) => id === itemId) as Item
  const [lang] = data.assessmentOpenAlarms as { scope: string; items: number }[]
  return { alarms, desk: data.desk.itemAlarms.count as number, lang }
}
const acknowledge = (admin: Viewer, changes: { id?: string; kind?: string; reason?: string } = {}) =>
  app.asAdmin(admin).ask(
    `mutation ($id: ID!, $kind: AssessmentItemAlarmKind!, $reason: String!) {
      acknowledgeAssessmentAlarm(itemId: $id, kind: $kind, reason: $reason) { kind acknowledgement { reason } } }`,
    { id: itemId, kind: 'EXPOSURE', reason: '受検者が少ない月の偏り', ...changes },
  )
const reopen = (admin: Viewer, kind = 'EXPOSURE') =>
  app
    .asAdmin(admin)
    .ask(
      'mutation ($id: ID!, $kind: AssessmentItemAlarmKind!) { reopenAssessmentAlarm(itemId: $id, kind: $kind) { kind } }',
      { id: itemId, kind },
    )
const codes = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code)

// The test's bank has four places for eight easy items: the limit is 75 %. The other two items are asked of everybody.
describe('§5.5 a sign that an operator puts aside', () => {
  test('leaves the desk with its reason, and the item goes on', async () => {
    await recent(80, 100)
    await count()
    const before = await read()
    expect(before).toMatchObject({ alarms: [{ kind: 'EXPOSURE', acknowledgement: null }], desk: 3 })
    expect(before.lang).toEqual({ scope: 'LANG', items: 3 })
    expect(codes(await acknowledge(operator))).toEqual([])
    expect(await read()).toMatchObject({
      alarms: [{ kind: 'EXPOSURE', acknowledgement: { reason: '受検者が少ない月の偏り', byName: expect.any(String) } }],
      desk: 2,
      lang: { scope: 'LANG', items: 2 },
    })
    const { data } = await app.asAdmin(operator).ask('{ assessmentItemsFile }')
    expect(Buffer.from(data.assessmentItemsFile, 'base64').toString()).toContain('出題が多い（確認済み）')
    const audit = await app.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('subjectId', '=', itemId)
      .where('action', '=', 'acknowledgeAssessmentAlarm')
      .execute()
    expect(audit).toMatchObject([{ details: { kind: 'EXPOSURE', reason: '受検者が少ない月の偏り' } }])
  })

  test('comes back when its figure worsens, and not before; also when it ended meanwhile', async () => {
    await recent(80, 100)
    await count()
    await acknowledge(operator)
    const { alarms } = await read()
    await count()
    expect((await read()).alarms).toEqual(alarms)
    // 80 of 150 are below the limit: the sign ends.
    const more = await recent(0, 50)
    await count()
    expect((await read()).alarms).toEqual([])
    await app.db
      .deleteFrom('assessmentAttempt')
      .where(
        'id',
        'in',
        more.map(({ attemptId }) => attemptId),
      )
      .execute()
    await count()
    expect((await read()).alarms).toMatchObject([{ acknowledgement: { reason: '受検者が少ない月の偏り' } }])
    // 80.6 per cent is no worse than 80; 83.7 is.
    await recent(3, 3)
    await count()
    expect((await read()).alarms).toMatchObject([{ acknowledgement: { reason: '受検者が少ない月の偏り' } }])
    await recent(20, 20)
    await count()
    expect(await read()).toMatchObject({ alarms: [{ kind: 'EXPOSURE', acknowledgement: null }], desk: 3 })
    const audit = await app.db
      .selectFrom('audit')
      .select(['area'])
      .where('subjectId', '=', itemId)
      .where('action', '=', 'reopenAssessmentAlarm')
      .execute()
    expect(audit).toEqual([{ area: 'system' }])
  })

  test('says nothing of another kind of sign, which comes by itself', async () => {
    await recent(80, 100)
    await count()
    await acknowledge(operator)
    await aCrowd(
      app.db,
      Array.from({ length: 60 }, () => ({ endedAt: daysAgo(90), answers: [{ itemId, isRight: false }] })),
    )
    await count()
    const { alarms, desk } = await read()
    expect(alarms).toMatchObject([
      { kind: 'EASIER', acknowledgement: null },
      { kind: 'EXPOSURE', acknowledgement: {} },
    ])
    expect(desk).toBe(3)
  })

  test('waits again when it is reopened, and ends with the state of the item', async () => {
    await recent(80, 100)
    await count()
    expect(codes(await reopen(operator))).toEqual(['assessment_alarm_settled'])
    await acknowledge(operator)
    expect(codes(await reopen(operator))).toEqual([])
    expect((await read()).desk).toBe(3)
    await acknowledge(operator)
    await app.asAdmin(operator).ask('mutation ($id: ID!) { restAssessmentItem(itemId: $id) { id } }', { id: itemId })
    const rows = app.db.selectFrom('assessmentAlarmAcknowledgement').select('itemId')
    expect(await rows.execute()).toEqual([])
    expect(codes(await acknowledge(operator))).toEqual(['assessment_alarm_settled'])
  })

  test('twice at once is one; without a reason, a sign or an item it is none', async () => {
    await recent(80, 100)
    await count()
    const both = await Promise.all([acknowledge(operator), acknowledge(operator)])
    expect(both.flatMap(codes)).toEqual(['assessment_alarm_settled'])
    expect(codes(await acknowledge(operator, { kind: 'FASTER' }))).toEqual(['assessment_alarm_settled'])
    for (const id of ['P-TEST-01', 'TEST-NONE', "'"])
      expect(codes(await acknowledge(operator, { id }))).toEqual(['not_found'])
    for (const reason of ['', ' ', 'あ'.repeat(201)])
      expect((await acknowledge(operator, { reason })).errors[0]?.fields).toMatchObject([{ path: 'reason' }])
  })

  test('only the role 管理者 puts signs aside; every role reads them', async () => {
    await recent(80, 100)
    await count()
    for (const role of ['REVIEWER', 'READ_ONLY'] as const) {
      const { viewer } = await anAdmin(app.db, { role })
      expect(codes(await acknowledge(viewer))).toEqual(['forbidden'])
      expect(codes(await reopen(viewer))).toEqual(['forbidden'])
      const { data } = await app.asAdmin(viewer).ask('{ assessmentOpenAlarms { items } }')
      expect(data.assessmentOpenAlarms).toHaveLength(5)
    }
  })
})
