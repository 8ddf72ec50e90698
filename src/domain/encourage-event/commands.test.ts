import { beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { inHours } from '#test/factories/scheduling.ts'

const app = ownApp()
let admin: Viewer
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
})

const anEvent = (fields: Record<string, unknown> = {}) => ({
  title: '業界研究フェス',
  categoryId: '1',
  applicationStartAt: inHours(-24).toISOString(),
  applicationEndAt: inHours(24).toISOString(),
  companyName: 'みらいキャリア運営事務局',
  eventUrl: 'https://fes.example/',
  ...fields,
})
const create = (fields: Record<string, unknown> = {}, viewer: Viewer | null = admin, idempotencyKey?: string) =>
  app
    .asAdmin(viewer)
    .ask(
      'mutation ($event: EncourageEventInput!) { createEncourageEvent(event: $event) { id order status } }',
      { event: anEvent(fields) },
      idempotencyKey ? { idempotencyKey } : {},
    )
const made = async (fields: Record<string, unknown> = {}) =>
  (await create(fields)).data.createEncourageEvent.id as string
const update = (id: string, fields: Record<string, unknown>) =>
  app
    .asAdmin(admin)
    .ask(
      'mutation ($id: ID!, $event: EncourageEventInput!) { updateEncourageEvent(id: $id, event: $event) { title } }',
      {
        id,
        event: anEvent(fields),
      },
    )
const remove = (id: string) => app.asAdmin(admin).ask('mutation ($id: ID!) { deleteEncourageEvent(id: $id) }', { id })
const reorder = (ids: string[]) =>
  app.asAdmin(admin).ask('mutation ($ids: [ID!]!) { reorderEncourageEvents(ids: $ids) { id order } }', { ids })
const ids = async () =>
  (await app.asAdmin(admin).ask('{ encourageEvents { id } }')).data.encourageEvents.map(({ id }: { id: string }) => id)
const code = async (answer: ReturnType<typeof create>) => (await answer).errors[0]?.code ?? 'done'

describe('§3 encourage events', () => {
  it('are made at the end, changed, and deleted', async () => {
    const first = (await create()).data.createEncourageEvent
    const second = (await create({ title: '  ES講座 ' })).data.createEncourageEvent
    expect(second.order).toBeGreaterThan(first.order)
    expect(first.status).toBe('ACTIVE')
    expect((await update(first.id, { title: '冬の業界研究フェス' })).data.updateEncourageEvent.title).toBe(
      '冬の業界研究フェス',
    )
    expect((await remove(first.id)).data.deleteEncourageEvent).toBe(first.id)
    expect(await code(remove(first.id))).toBe('not_found')
    expect(await code(update(first.id, {}))).toBe('not_found')
    expect(await ids()).toContain(second.id)
  })

  it('are not put back by a page that was drawn before another admin’s change', async () => {
    const id = await made()
    const read = async () =>
      (await app.asAdmin(admin).ask('query ($id: ID!) { encourageEvent(id: $id) { title revision } }', { id })).data
        .encourageEvent
    const save = (title: string, revision: string) =>
      app.asAdmin(admin).ask(
        `mutation ($id: ID!, $event: EncourageEventInput!, $revision: String) {
          updateEncourageEvent(id: $id, event: $event, revision: $revision) { revision } }`,
        { id, event: anEvent({ title }), revision },
      )
    const { revision } = await read()
    expect((await save('先の変更', revision)).errors).toEqual([])
    expect(await code(save('古い画面から', revision))).toBe('changed_meanwhile')
    expect((await read()).title).toBe('先の変更')
    const { revision: present } = await read()
    const answers = await Promise.all(['一人目', '二人目'].map((title) => save(title, present)))
    expect(answers.map(({ errors }) => errors[0]?.code ?? 'done').toSorted()).toEqual(['changed_meanwhile', 'done'])
  })

  it('§1.9 students see only those whose application is open', async () => {
    const coming = await made({ applicationStartAt: inHours(1).toISOString() })
    const over = await made({ applicationEndAt: inHours(-1).toISOString() })
    const open = await made()
    const student = app.as((await aCandidate(app.db)).viewer)
    const seen = await student.ask('{ encourageEvents { edges { node { id } } } }')
    const nodes = seen.data.encourageEvents.edges.map(({ node }: { node: { id: string } }) => node.id)
    expect(nodes).toContain(open)
    expect(nodes).not.toContain(coming)
    expect(nodes).not.toContain(over)
    const { data } = await app.asAdmin(admin).ask('{ encourageEvents(statuses: [UPCOMING]) { id } }')
    expect(data.encourageEvents).toEqual([{ id: coming }])
  })

  it('§5 every field that is wrong is said at once', async () => {
    const { errors } = await create({
      title: ' ',
      categoryId: '99',
      applicationEndAt: inHours(-48).toISOString(),
      companyName: 'あ'.repeat(61),
      eventUrl: 'javascript:alert(1)',
      thumbnailUrl: 'http://plain.example/a.png',
    })
    expect(errors[0]?.code).toBe('invalid_input')
    expect(errors[0]?.fields?.map(({ path }) => path)).toEqual([
      'event.title',
      'event.categoryId',
      'event.applicationEndAt',
      'event.companyName',
      'event.eventUrl',
      'event.thumbnailUrl',
    ])
  })

  it('take a new order of all of them, and only of all of them', async () => {
    const [a, b] = [await made(), await made()]
    const wanted = [b, a, ...(await ids()).filter((id: string) => id !== a && id !== b)]
    expect((await reorder(wanted)).data.reorderEncourageEvents.map(({ id }: { id: string }) => id)).toEqual(wanted)
    expect(await code(reorder([a, b]))).toBe('encourage_events_changed')
    expect(await code(reorder([...wanted.slice(1), wanted[1] as string]))).toBe('encourage_events_changed')
    expect(await code(reorder(['x']))).toBe('not_found')
    expect(await ids()).toEqual(wanted)
  })

  it('made, deleted and reordered at once keep one order without gaps in it', async () => {
    const doomed = await made()
    const before = await ids()
    const answers = await Promise.all([create(), create(), remove(doomed), reorder(before.toReversed())])
    for (const { errors } of answers) expect(['encourage_events_changed', undefined]).toContain(errors[0]?.code)
    const rows = await app.db.selectFrom('encourageEvent').select('position').execute()
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length)
  })

  it('one key makes one event', async () => {
    const count = (await ids()).length
    const answers = await Promise.all([create({}, admin, 'an-event-once'), create({}, admin, 'an-event-once')])
    expect(new Set(answers.map(({ data }) => data.createEncourageEvent.id)).size).toBe(1)
    expect(await ids()).toHaveLength(count + 1)
  })

  it('§6 nobody but the operator reaches them, and every change is written down', async () => {
    const company = await aCompanyWithUser(app.db)
    const student = await aCandidate(app.db)
    const count = (await ids()).length
    expect(await code(create({}, null))).toBe('unauthenticated')
    expect(await code(create({}, company.viewer))).toBe('forbidden')
    expect(await code(create({}, student.viewer))).toBe('forbidden')
    expect(await ids()).toHaveLength(count)
    const id = await made()
    const audit = await app.db.selectFrom('audit').where('subjectId', '=', id).select(['area', 'action']).execute()
    expect(audit).toEqual([{ area: 'admin', action: 'createEncourageEvent' }])
  })
})
