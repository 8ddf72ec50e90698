import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aPicture } from '#test/factories/picture.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { jobs } from '../jobs.ts'
import { pictureFileAt } from './rules.ts'

const app = ownApp()
let admin: Viewer
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
})

const event = (thumbnailUrl: string | null = null) => ({
  title: '業界研究フェス',
  categoryId: '1',
  applicationStartAt: inHours(-24).toISOString(),
  applicationEndAt: inHours(24).toISOString(),
  companyName: 'みらいキャリア運営事務局',
  eventUrl: 'https://fes.example/',
  thumbnailUrl,
})
const create = (encodedPicture: string | null, thumbnailUrl: string | null = null) =>
  app.asAdmin(admin).ask(
    `mutation ($event: EncourageEventInput!, $picture: String) {
      done: createEncourageEvent(event: $event, encodedPicture: $picture) { id thumbnailUrl } }`,
    { event: event(thumbnailUrl), picture: encodedPicture },
  )
const update = (id: string, encodedPicture: string | null, thumbnailUrl: string | null) =>
  app.asAdmin(admin).ask(
    `mutation ($id: ID!, $event: EncourageEventInput!, $picture: String) {
      done: updateEncourageEvent(id: $id, event: $event, encodedPicture: $picture) { thumbnailUrl } }`,
    { id, event: event(thumbnailUrl), picture: encodedPicture },
  )
const act = (field: string, id: string) =>
  app
    .asAdmin(admin)
    .ask(`mutation ($id: ID!) { done: ${field}(id: $id) ${field.startsWith('delete') ? '' : '{ id thumbnailUrl }'} }`, {
      id,
    })
const isStored = async (url: string) => (await app.files.get(pictureFileAt(url) ?? '')) !== undefined
/** The queued looks at pictures, an hour after a change. */
async function lookAgain() {
  const { rows } = await sql<{ payload: { pictureFile: string } }>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'remove_unused_event_picture' returning j.payload`.execute(app.db)
  for (const { payload } of rows) await jobs.remove_unused_event_picture(payload, app)
}

test('§2 a picture of an event is made anew at an address of ours', async () => {
  const { data, errors } = await create(await aPicture({ width: 1920, height: 1080, format: 'png' }))
  expect(errors).toEqual([])
  expect(data.done.thumbnailUrl).toMatch(/^\/files\/event\/[0-9a-f-]{36}\.webp$/)
  expect(await isStored(data.done.thumbnailUrl)).toBe(true)
})

test('§5 what is no picture, or too small, is refused beside its field, and no event is made', async () => {
  const count = async () => (await app.db.selectFrom('encourageEvent').select('id').execute()).length
  const before = await count()
  const none = Buffer.from('これは画像ではありません').toString('base64')
  for (const [picture, message] of [
    [none, '不正です'],
    [await aPicture({ width: 400, height: 200 }), '270'],
  ] as const)
    expect((await create(picture)).errors[0]).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'encodedPicture', message: expect.stringContaining(message) }],
    })
  expect(await count()).toBe(before)
})

test('a copy shares the picture, which leaves with the last event that shows it', async () => {
  const { id, thumbnailUrl } = (await create(await aPicture({ width: 960, height: 540 }))).data.done
  const copy = (await act('duplicateEncourageEvent', id)).data.done
  expect(copy.thumbnailUrl).toBe(thumbnailUrl)
  await act('deleteEncourageEvent', id)
  await lookAgain()
  expect(await isStored(thumbnailUrl)).toBe(true)
  const other = (await update(copy.id, await aPicture({ width: 960, height: 540 }), thumbnailUrl)).data.done
    .thumbnailUrl
  expect(other).not.toBe(thumbnailUrl)
  await lookAgain()
  expect([await isStored(thumbnailUrl), await isStored(other)]).toEqual([false, true])
  await update(copy.id, null, null)
  await lookAgain()
  expect(await isStored(other)).toBe(false)
})

test('§3 the logo of an organiser is stored likewise, reaches students, and leaves with its last event', async () => {
  const withLogo = (logo: string) =>
    app.asAdmin(admin).ask(
      `mutation ($event: EncourageEventInput!, $logo: String) {
        done: createEncourageEvent(event: $event, encodedLogo: $logo) { id companyLogoUrl } }`,
      { event: event(), logo },
    )
  expect((await withLogo(await aPicture({ width: 80, height: 80 }))).errors[0]?.fields?.[0]?.path).toBe('encodedLogo')
  const { id, companyLogoUrl } = (await withLogo(await aPicture({ width: 240, height: 240 }))).data.done
  const student = await aCandidate(app.db)
  const { data } = await app
    .as(student.viewer)
    .ask('{ encourageEvents(period: ACTIVE) { edges { node { id companyLogoUrl } } } }')
  expect(data.encourageEvents.edges).toContainEqual({ node: { id, companyLogoUrl } })
  await lookAgain()
  expect(await isStored(companyLogoUrl)).toBe(true)
  await act('deleteEncourageEvent', id)
  await lookAgain()
  expect(await isStored(companyLogoUrl)).toBe(false)
})
