import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { anEvent, period, unchangedDate } from '#test/factories/booked-event.ts'
import { aSchedulingDate, inHours } from '#test/factories/scheduling.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let [mine, theirs]: TestClient[] = []
let event: Awaited<ReturnType<typeof anEvent>>

beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  const colleague = await aCompanyUser(app.db, home.company.id, { familyName: '高橋', givenName: '美咲' })
  mine = app.as(home.viewer)
  theirs = app.as(colleague.viewer)
  event = await anEvent(app.db, home)
})

const update = `mutation ($id: ID!, $title: String, $location: String, $emergencyContact: String, $revision: Int,
    $create: [EventDateInput!]! = [], $change: [UpdateEventDateInput!]! = []) {
  it: updateSchedulingEvent(id: $id, title: $title, location: $location, emergencyContact: $emergencyContact,
    revision: $revision, createSchedulingDates: $create, updateSchedulingDates: $change) { title location revision } }`
const save = (client: TestClient | undefined, variables: object) => {
  if (!client) throw new Error('no client')
  return client.ask(update, { id: event.scheduling.id, ...variables })
}
const codeOf = ({ errors }: { errors: { code: string }[] }) => errors[0]?.code ?? 'done'

describe('§7 the revision of an event', () => {
  test('a colleague’s newer title and place are not undone by an older panel, whose save is refused by name', async () => {
    expect((await save(theirs, { title: '新しい名前', location: '名古屋', revision: 0 })).data.it.revision).toBe(1)
    const answer = await save(mine, { title: '前の名前', emergencyContact: '052-000-0000', revision: 0 })
    expect(codeOf(answer)).toBe('scheduling_changed_meanwhile')
    expect(answer.errors[0]?.message).toMatch(
      /^この予定は、高橋 美咲さんが\d\d:\d\dに保存しています。入力した内容は残っています。$/,
    )
    const again = await save(mine, { emergencyContact: '052-000-0000', revision: 1 })
    expect(again.data.it).toEqual({ title: '新しい名前', location: '名古屋', revision: 2 })
    expect((await save(mine, { title: '別の窓', revision: 1 })).errors[0]?.message).toMatch(/^この予定は、別の画面で/)
  })

  test('a moved date counts, a date that was only added does not: an open panel stays right', async () => {
    await save(theirs, { create: [{ ...period(90), capacity: 3 }] })
    expect(codeOf(await save(mine, { title: '冬の説明会', revision: 0 }))).toBe('done')
    await save(theirs, { change: [{ ...unchangedDate(event.date), ...period(60) }], revision: 1 })
    expect(codeOf(await save(mine, { title: '春の説明会', revision: 1 }))).toBe('scheduling_changed_meanwhile')
  })

  test.each([
    ['called off', 'callOffSchedulingDate(id: $id, message: "都合により中止します。")'],
    ['deleted', 'deleteSchedulingDate(id: $id, schedulingType: EVENT)'],
  ])('a date that a colleague has %s counts', async (_, act) => {
    const added = await aSchedulingDate(app.db, {
      companyId: home.company.id,
      schedulingId: event.scheduling.id,
      startAt: inHours(96),
    })
    expect(codeOf(await theirs!.ask(`mutation ($id: ID!) { ${act} }`, { id: added.id }))).toBe('done')
    expect(codeOf(await save(mine, { title: '春の説明会', revision: 0 }))).toBe('scheduling_changed_meanwhile')
  })

  test('a date that was called off is moved by nobody', async () => {
    await app.db
      .updateTable('schedulingDate')
      .set({ calledOffAt: new Date(), isForceCapacityFull: true })
      .where('id', '=', event.date.id)
      .execute()
    const answer = await save(mine, { change: [{ ...unchangedDate(event.date), ...period(60) }] })
    expect(answer.errors[0]).toMatchObject({
      code: 'scheduling_date_called_off',
      fields: [{ path: 'updateSchedulingDates.0.startAt' }],
    })
  })

  test('two saves of one revision at once: one is stored, the other refused', async () => {
    const answers = await Promise.all([
      save(mine, { title: '一つ目', revision: 0 }),
      save(theirs, { title: '二つ目', revision: 0 }),
    ])
    expect(answers.map(codeOf).toSorted()).toEqual(['done', 'scheduling_changed_meanwhile'])
  })

  test('§6 another company’s event does not exist, with any revision', async () => {
    const other = await aCompanyWithUser(app.db)
    expect(codeOf(await save(app.as(other.viewer), { title: 'x', revision: 7 }))).toBe('not_found')
  })
})
