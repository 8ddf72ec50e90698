import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { jobs } from '#domain/candidate-search/jobs.ts'
import type { OfRow } from '#ground/id.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow } from '#test/clock.ts'
import { aCompanyUser } from '#test/factories.ts'
import { aSavedFilter } from '#test/factories/candidate-search.ts'
import { alerts, aNewWord, titleOf } from '#test/factories/saved-filter-alert.ts'
import { aWebhook } from '#test/factories/webhook.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app)
const { hear, whoWrote, aSearcher, turn, clockLooks, titles } = alerts(app, work)
beforeEach(() => itIs('12:00'))
afterEach(itIsNow)

describe('when', () => {
  test('daily and weekly at the hour, each user for oneself; a student is told to each once', async () => {
    const word = aNewWord()
    const { viewer, filter } = await aSearcher(word)
    const [atOnce, looker] = [
      await aCompanyUser(app.db, viewer.companyId),
      await aCompanyUser(app.db, viewer.companyId, { role: 'VIEWER' }),
    ]
    expect(await turn(viewer, filter.id, 'DAILY', { hour: 8 })).toEqual({
      timing: 'DAILY',
      hour: 8,
      weekday: 1,
      otherUserCount: 0,
    })
    await turn(atOnce.viewer, filter.id, 'IMMEDIATELY')
    expect(await turn(looker.viewer, filter.id, 'WEEKLY')).toMatchObject({ timing: 'WEEKLY', otherUserCount: 2 })
    await whoWrote(word)
    await clockLooks('12:05')
    await whoWrote(word)
    await clockLooks('12:10')
    expect(await titles(atOnce.viewer)).toEqual([titleOf(word, 1), titleOf(word, 1)])
    expect(await titles(viewer)).toEqual([])
    await clockLooks('07:59', 1)
    expect(await titles(viewer)).toEqual([])
    await clockLooks('08:00', 1)
    await clockLooks('08:05', 1)
    expect(await titles(viewer)).toEqual([titleOf(word, 2)])
    for (const day of [8, 9]) await clockLooks('09:00', day)
    expect(await titles(looker.viewer)).toEqual([titleOf(word, 2)])
    expect(await titles(viewer)).toEqual([titleOf(word, 2)])
  })

  test('a colleague who comes later hears of the later ones alone', async () => {
    const word = aNewWord()
    const { viewer, filter } = await aSearcher(word)
    await turn(viewer, filter.id, 'WEEKLY')
    await whoWrote(word)
    const late = await aCompanyUser(app.db, viewer.companyId)
    itIs('12:01')
    await turn(late.viewer, filter.id, 'IMMEDIATELY')
    itIs('12:02')
    await whoWrote(word)
    await clockLooks('12:05')
    expect(await titles(late.viewer)).toEqual([titleOf(word, 1)])
    for (const day of [8, 9]) await clockLooks('09:00', day)
    expect(await titles(viewer)).toEqual([titleOf(word, 2)])
  })

  test('off: nothing; on again: those of the time in between are not new', async () => {
    const word = aNewWord()
    const { viewer, filter } = await aSearcher(word)
    await turn(viewer, filter.id, 'IMMEDIATELY')
    expect(await turn(viewer, filter.id, 'OFF')).toMatchObject({ timing: 'OFF' })
    await whoWrote(word)
    await clockLooks('12:05')
    await turn(viewer, filter.id, 'IMMEDIATELY')
    await clockLooks('12:10')
    expect(await titles(viewer)).toEqual([])
  })

  test('a mail that has not left yet is not sent once the alert is off', async () => {
    const word = aNewWord()
    const { viewer, filter } = await aSearcher(word)
    await turn(viewer, filter.id, 'IMMEDIATELY')
    await whoWrote(word)
    itIs('12:05')
    await jobs.read_saved_filter({ companyId: viewer.companyId, savedFilterId: filter.id }, work.context)
    await turn(viewer, filter.id, 'OFF')
    await work.run()
    expect(await titles(viewer)).toEqual([])
    expect(await hear.mailsTo(viewer)).toEqual([])
  })
})

describe('what changes meanwhile', () => {
  test('a changed condition begins anew, a deleted one leaves nothing', async () => {
    const [word, other] = [aNewWord(), aNewWord()]
    const { viewer, filter } = await aSearcher(word)
    await turn(viewer, filter.id, 'IMMEDIATELY')
    await whoWrote(other)
    const condition = new URLSearchParams({ tk: other }).toString()
    const change =
      'mutation ($id: ID!, $condition: String!) { updateSavedFilter(id: $id, condition: $condition) { id } }'
    expect((await app.as(viewer).ask(change, { id: filter.id, condition })).errors).toEqual([])
    await whoWrote(word)
    await clockLooks('12:05')
    expect(await titles(viewer)).toEqual([])
    await whoWrote(other)
    await clockLooks('12:10')
    expect(await titles(viewer)).toEqual([titleOf(word, 1)])

    await whoWrote(other)
    await jobs.queue_saved_filters({}, work.context)
    const remove = 'mutation ($id: ID!) { deleteSavedFilter(id: $id) }'
    expect((await app.as(viewer).ask(remove, { id: filter.id })).errors).toEqual([])
    await work.run()
    expect(await titles(viewer)).toEqual([titleOf(word, 1)])
    for (const table of ['savedFilterAlert', 'savedFilterChunk', 'savedFilterMatch'] as const)
      expect(await app.db.selectFrom(table).selectAll().where('savedFilterId', '=', filter.id).execute()).toEqual([])
  })

  test('a user who left hears nothing, a colleague does', async () => {
    const word = aNewWord()
    const { viewer, filter, user } = await aSearcher(word)
    const colleague = await aCompanyUser(app.db, viewer.companyId)
    for (const one of [viewer, colleague.viewer]) await turn(one, filter.id, 'IMMEDIATELY')
    await app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', user.id).execute()
    await whoWrote(word)
    await clockLooks('12:05')
    expect(await titles(colleague.viewer)).toEqual([titleOf(word, 1)])
    expect(await hear.mailsTo(viewer)).toEqual([])
  })

  const contractIs = (companyId: OfRow<'company'>, status: 'ACTIVE' | 'TERMINATED') =>
    app.db.updateTable('contract').set({ status }).where('companyId', '=', companyId).execute()

  test('a contract that ended tells nothing; resumed soon it tells of the time between, late it begins anew', async () => {
    const word = aNewWord()
    const { viewer, filter } = await aSearcher(word)
    await turn(viewer, filter.id, 'IMMEDIATELY')
    await contractIs(viewer.companyId, 'TERMINATED')
    await whoWrote(word)
    await clockLooks('12:05')
    expect(await hear.mailsTo(viewer)).toEqual([])
    await contractIs(viewer.companyId, 'ACTIVE')
    await clockLooks('12:10')
    expect(await titles(viewer)).toEqual([titleOf(word, 1)])

    await contractIs(viewer.companyId, 'TERMINATED')
    await whoWrote(word)
    await contractIs(viewer.companyId, 'ACTIVE')
    await clockLooks('12:15', 20)
    await clockLooks('12:20', 20)
    expect(await titles(viewer)).toEqual([titleOf(word, 1)])
  })

  test('in fair mode conditions by a school, or by a word that names one, tell nothing until it ends', async () => {
    const word = aNewWord()
    const { viewer, filter } = await aSearcher(word)
    const { name: school } = await app.db.selectFrom('school').select('name').limit(1).executeTakeFirstOrThrow()
    const hidden = await Promise.all(
      [`tk=${school}${word}`, `hn=${word}高校`].map((condition, at) =>
        aSavedFilter(app.db, viewer, { name: `${word} ${at}`, condition }),
      ),
    )
    for (const { id } of [filter, ...hidden]) await turn(viewer, id, 'IMMEDIATELY')
    await app.db.insertInto('fairMode').values({ companyId: viewer.companyId, scope: 'EVERY_JOB' }).execute()
    await whoWrote(`${school}${word}`, { highSchoolName: `${word}高校` })
    await clockLooks('12:05')
    expect(await titles(viewer)).toEqual([titleOf(word, 1)])
    await app.db.updateTable('fairMode').set({ scope: 'NONE' }).where('companyId', '=', viewer.companyId).execute()
    await clockLooks('12:10')
    expect((await titles(viewer)).toSorted()).toEqual(
      [titleOf(`${word} 0`, 1), titleOf(`${word} 1`, 1), titleOf(word, 1)].toSorted(),
    )
  })

  test('with chosen jobs a condition by a school tells its open users, neither the listed ones nor the webhook', async () => {
    const word = aNewWord()
    const { viewer } = await aSearcher(word, 'PREMIUM')
    const { companyId } = viewer
    const listed = await aCompanyUser(app.db, companyId)
    await app.db.insertInto('fairMode').values({ companyId, scope: 'CHOSEN_JOBS' }).execute()
    const { id } = await aSavedFilter(app.db, viewer, { name: `${word} 学校`, condition: `hn=${word}高校` })
    for (const one of [viewer, listed.viewer]) await turn(one, id, 'IMMEDIATELY')
    await app.db.insertInto('fairModeUser').values({ companyId, companyUserId: listed.id }).execute()
    await aWebhook(app.db, companyId, { url: 'http://127.0.0.1:1/', events: ['saved_filter.matched'] })
    await whoWrote(word, { highSchoolName: `${word}高校` })
    await clockLooks('12:05')
    expect([await titles(viewer), await titles(listed.viewer)]).toEqual([[titleOf(`${word} 学校`, 1)], []])
    const events = app.db.selectFrom('webhookEvent').select('payload').where('companyId', '=', companyId)
    expect(await events.execute()).toEqual([])
    // A user who is listed no more hears of them at the next time.
    await app.db.deleteFrom('fairModeUser').where('companyId', '=', companyId).execute()
    await clockLooks('12:10')
    expect(await titles(listed.viewer)).toEqual([titleOf(`${word} 学校`, 1)])
  })

  test('two workers at once: one notice, one mail, one event of the webhook', async () => {
    const word = aNewWord()
    const { viewer, filter } = await aSearcher(word, 'PREMIUM')
    const events = ['saved_filter.matched'] as const
    await aWebhook(app.db, viewer.companyId, { url: 'http://127.0.0.1:1/', events: [...events] })
    await turn(viewer, filter.id, 'DAILY')
    const student = await whoWrote(word)
    itIs('09:00', 1)
    const one = { companyId: viewer.companyId, savedFilterId: filter.id }
    await Promise.all([1, 2, 3].map(() => jobs.read_saved_filter(one, work.context)))
    await work.run()
    expect(await titles(viewer)).toEqual([titleOf(word, 1)])
    expect(await hear.mailsTo(viewer)).toHaveLength(1)
    const rows = await app.db
      .selectFrom('webhookEvent')
      .select('payload')
      .where('companyId', '=', viewer.companyId)
      .execute()
    expect(rows.map(({ payload }) => JSON.parse(payload))).toMatchObject([
      {
        type: 'saved_filter.matched',
        data: {
          saved_filter: { id: filter.id, name: word },
          candidate_count: 1,
          candidate_ids: [student.id],
          url: `https://yoake.test/client/candidates?fid=${filter.id}`,
        },
      },
    ])
  })

  test('a student whose data is erased leaves the found ones', async () => {
    const word = aNewWord()
    const { viewer, filter } = await aSearcher(word)
    await turn(viewer, filter.id, 'IMMEDIATELY')
    const student = await whoWrote(word)
    await clockLooks('12:05')
    await app.db.deleteFrom('savedFilterMatch').where('candidateId', '=', student.id).execute()
    await clockLooks('12:10')
    expect(await titles(viewer)).toEqual([titleOf(word, 1)])
  })

  test('more than an address holds: all are counted, and the condition opens', async () => {
    const word = aNewWord()
    const { viewer, filter } = await aSearcher(word)
    await turn(viewer, filter.id, 'IMMEDIATELY')
    await Promise.all(Array.from({ length: 101 }, () => whoWrote(word)))
    await clockLooks('12:05')
    expect(await hear.list(viewer)).toMatchObject([
      { title: titleOf(word, 101), path: `/client/candidates?fid=${filter.id}` },
    ])
  })
})
