import { describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { aScheduling, aSchedulingDate, inHours } from '#test/factories/scheduling.ts'

const app = ownApp()

type Home = Awaited<ReturnType<typeof aCompanyWithUser>>
const date = (hours: number) => ({
  startAt: inHours(hours).toISOString(),
  endAt: inHours(hours + 1).toISOString(),
  capacity: 5,
})
const create = (home: Home, ...dates: object[]) =>
  app
    .as(home.viewer)
    .ask(
      'mutation C($dates: [EventDateInput!]!) { createSchedulingEvent(title: "説明会", schedulingDates: $dates) { id } }',
      { dates },
    )
const add = (home: Home, id: string, ...dates: object[]) =>
  app.as(home.viewer).ask(
    `mutation U($id: ID!, $dates: [EventDateInput!]!) {
      updateSchedulingEvent(id: $id, title: "説明会", createSchedulingDates: $dates) { id } }`,
    { id, dates },
  )
const codes = (...answers: Awaited<ReturnType<typeof create>>[]) =>
  answers.flatMap(({ errors }) => errors.map(({ code }) => code))
const schedulingsOf = async ({ company }: Home) =>
  (await app.db.selectFrom('scheduling').select('id').where('companyId', '=', company.id).execute()).length

describe('§6 events and interviews by plan', () => {
  test('フリー has none, and a company that came down to it adds no date', async () => {
    const home = await aCompanyWithUser(app.db, { planKey: 'FREE' })
    expect(codes(await create(home, date(48)), await create(home))).toEqual(['plan_restricted', 'plan_restricted'])
    expect(await schedulingsOf(home)).toBe(0)
    const { id } = await aScheduling(app.db, { companyId: home.company.id })
    expect(codes(await add(home, id, date(48)))).toEqual(['plan_restricted'])
    expect(codes(await add(home, id))).toEqual([])
  })

  test('ライト has one with a date ahead; what is over, or has no dates, does not count', async () => {
    const home = await aCompanyWithUser(app.db, { planKey: 'LIGHT' })
    const { id: past } = await aScheduling(app.db, { companyId: home.company.id })
    await aSchedulingDate(app.db, { companyId: home.company.id, schedulingId: past, startAt: inHours(-48) })
    const empty = await aScheduling(app.db, { companyId: home.company.id })
    const first = await create(home, date(48))
    expect(codes(first)).toEqual([])
    const refused = [await create(home, date(50)), await add(home, past, date(50)), await add(home, empty.id, date(50))]
    expect(codes(...refused)).toEqual(['plan_restricted', 'plan_restricted', 'plan_restricted'])
    expect(refused[0]?.errors[0]?.message).toBe('この機能は現在のプランでは使用できません。')
    expect(codes(await add(home, first.data.createSchedulingEvent.id, date(50)))).toEqual([])
  })

  test('ライト, a date that is called off leaves room for another event, and the page of the plan says so', async () => {
    const home = await aCompanyWithUser(app.db, { planKey: 'LIGHT' })
    const used = async () => {
      const { data } = await app.as(home.viewer).ask('{ planUsage { openSchedulings { used limit } } }')
      return data.planUsage.openSchedulings
    }
    expect(codes(await create(home, date(48)))).toEqual([])
    expect(await used()).toEqual({ used: 1, limit: 1 })
    const { id } = await app.db
      .selectFrom('schedulingDate')
      .select('id')
      .where('companyId', '=', home.company.id)
      .executeTakeFirstOrThrow()
    const { errors } = await app
      .as(home.viewer)
      .ask('mutation ($id: ID!) { callOffSchedulingDate(id: $id, message: "中止します。") }', { id })
    expect(errors).toEqual([])
    expect(await used()).toEqual({ used: 0, limit: 1 })
    expect(codes(await create(home, date(50)))).toEqual([])
  })

  test('ライト, many at once: one is made', async () => {
    const home = await aCompanyWithUser(app.db, { planKey: 'LIGHT' })
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => create(home, date(48 + at))))
    expect(codes(...answers)).toEqual(Array(5).fill('plan_restricted'))
    expect(await schedulingsOf(home)).toBe(1)
  })

  test('ライト, dates added to two of them at once: one is open', async () => {
    const home = await aCompanyWithUser(app.db, { planKey: 'LIGHT' })
    const { id: companyId } = home.company
    const made = [await aScheduling(app.db, { companyId }), await aScheduling(app.db, { companyId })]
    const answers = await Promise.all(made.map(({ id }) => add(home, id, date(48))))
    expect(codes(...answers)).toEqual(['plan_restricted'])
  })

  test.each(['STANDARD', 'PREMIUM'])('%s has as many as it likes', async (planKey) => {
    const home = await aCompanyWithUser(app.db, { planKey })
    expect(codes(await create(home, date(48)), await create(home, date(50)), await create(home, date(52)))).toEqual([])
  })

  test("another company's schedulings do not count", async () => {
    const [one, two] = [
      await aCompanyWithUser(app.db, { planKey: 'LIGHT' }),
      await aCompanyWithUser(app.db, { planKey: 'LIGHT' }),
    ]
    expect(codes(await create(one, date(48)), await create(two, date(48)))).toEqual([])
  })
})
