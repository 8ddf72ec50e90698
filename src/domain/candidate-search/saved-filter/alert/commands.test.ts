import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow } from '#test/clock.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aSavedFilter, block } from '#test/factories/candidate-search.ts'
import { alerts, aNewWord, textAbout, titleOf } from '#test/factories/saved-filter-alert.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../../jobs.ts'

const app = ownApp()
const work = ownWorker(app)
const { hear, whoWrote, aSearcher, set, turn, clockLooks, titles } = alerts(app, work)
beforeEach(() => itIs('12:00'))
afterEach(itIsNow)

const code = async (answer: ReturnType<typeof set>) => (await answer).errors[0]?.code
const idsIn = (path: string | undefined) => new URL(path ?? '', 'https://yoake.test').searchParams.getAll('ids')

describe('who is new', () => {
  test('at once: not those who match already; each student once, whatever the profile does later', async () => {
    const word = aNewWord()
    const { viewer, filter } = await aSearcher(word)
    await whoWrote(word)
    await turn(viewer, filter.id, 'IMMEDIATELY')
    await clockLooks('12:05')
    expect(await titles(viewer)).toEqual([])

    const student = await whoWrote(word)
    await clockLooks('12:10')
    const [notice] = await hear.list(viewer)
    expect(notice).toMatchObject({ kind: 'newMatches', title: titleOf(word, 1), isRead: false })
    expect(idsIn(notice?.path)).toEqual([student.id])
    const mails = await hear.mailsTo(viewer)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain(titleOf(word, 1))
    expect(mails[0]?.text).not.toContain('研究')

    const change = (selfIntroduction: string) =>
      app.db.updateTable('candidate').set({ selfIntroduction }).where('id', '=', student.id).execute()
    await change('ほかの話です。')
    await clockLooks('12:15')
    await change(textAbout(word))
    await clockLooks('12:20')
    expect(await titles(viewer)).toEqual([titleOf(word, 1)])
  })

  test('a profile that changes so that it matches is new; those whose state forbids it are not', async () => {
    const word = aNewWord()
    const sender = await aSender(app.db)
    const condition = new URLSearchParams({ tk: word }).toString()
    const filter = await aSavedFilter(app.db, sender.viewer, { name: word, condition })
    const changing = await aCandidate(app.db)
    await turn(sender.viewer, filter.id, 'IMMEDIATELY')
    await app.db
      .updateTable('candidate')
      .set({ selfIntroduction: textAbout(word) })
      .where('id', '=', changing.id)
      .execute()
    await whoWrote(word, { status: 'HIDDEN' })
    await whoWrote(word, { status: 'WITHDRAWN' })
    await whoWrote(word, { jobHuntingStatusId: 4 })
    const blocking = await whoWrote(word)
    await block(app.db, sender.company.id, blocking.id)
    const scouted = await anInvited(app.db, sender)
    await app.db
      .updateTable('candidate')
      .set({ selfIntroduction: textAbout(word) })
      .where('id', '=', scouted.candidate.id)
      .execute()
    await clockLooks('12:05')
    const [notice] = await hear.list(sender.viewer)
    expect(notice?.title).toBe(titleOf(word, 1))
    expect(idsIn(notice?.path)).toEqual([changing.id])
  })

  test('two conditions that a student meets tell of the student once each', async () => {
    const word = aNewWord()
    const { viewer, filter } = await aSearcher(word)
    const condition = new URLSearchParams({ tk: word, y: '2028' }).toString()
    const second = await aSavedFilter(app.db, viewer, { name: `${word}の28卒`, condition })
    for (const { id } of [filter, second]) await turn(viewer, id, 'IMMEDIATELY')
    await whoWrote(word, { graduationYear: 2028 })
    await clockLooks('12:05')
    await clockLooks('12:10')
    expect((await titles(viewer)).toSorted()).toEqual([titleOf(word, 1), titleOf(`${word}の28卒`, 1)].toSorted())
  })

  test('who left between finding and telling is not counted; nothing is told of nobody', async () => {
    const word = aNewWord()
    const { viewer, filter } = await aSearcher(word)
    await turn(viewer, filter.id, 'DAILY')
    const colleague = await aCompanyUser(app.db, viewer.companyId)
    await turn(colleague.viewer, filter.id, 'IMMEDIATELY')
    const student = await whoWrote(word)
    await clockLooks('12:05')
    expect(await titles(colleague.viewer)).toEqual([titleOf(word, 1)])
    await app.db.updateTable('candidate').set({ status: 'HIDDEN' }).where('id', '=', student.id).execute()
    await clockLooks('09:00', 1)
    expect(await titles(viewer)).toEqual([])
  })
})

describe('who may', () => {
  test('§6 another company’s condition, an unknown and a malformed id, a guest, a student: refused, and nothing changes', async () => {
    const word = aNewWord()
    const { filter } = await aSearcher(word)
    const thief = await aCompanyWithUser(app.db)
    const student = await aCandidate(app.db)
    for (const id of [filter.id, crypto.randomUUID(), "' or 1=1 --"])
      expect(await code(set(thief.viewer, id, 'DAILY'))).toBe('not_found')
    expect(await code(set(null, filter.id, 'DAILY'))).toBe('unauthenticated')
    expect(await code(set(student.viewer, filter.id, 'DAILY'))).toBe('forbidden')
    const { rows } = await sql`select * from saved_filter_alert where saved_filter_id = ${filter.id}`.execute(app.db)
    expect(rows).toEqual([])
  })

  test('a gender, an hour of the night, a plan without the search: refused', async () => {
    const company = await aCompanyWithUser(app.db)
    const ofWomen = await aSavedFilter(app.db, company.viewer, { condition: 'g=FEMALE&y=2028' })
    expect(await code(set(company.viewer, ofWomen.id, 'DAILY'))).toBe('invalid_input')
    const usual = await aSavedFilter(app.db, company.viewer)
    expect(await code(set(company.viewer, usual.id, 'DAILY', { hour: 3 }))).toBe('invalid_input')
    const free = await aCompanyWithUser(app.db, { planKey: 'FREE' })
    const ofFree = await aSavedFilter(app.db, free.viewer)
    expect(await code(set(free.viewer, ofFree.id, 'DAILY'))).toBe('plan_restricted')
    expect(await code(set(free.viewer, ofFree.id, 'OFF'))).toBeUndefined()
  })

  test('twice at once: one alert, of one of the two', async () => {
    const { viewer, filter } = await aSearcher(aNewWord())
    const answers = await Promise.all([set(viewer, filter.id, 'DAILY'), set(viewer, filter.id, 'WEEKLY')])
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const rows = await app.db
      .selectFrom('savedFilterAlert')
      .select('timing')
      .where('savedFilterId', '=', filter.id)
      .execute()
    expect(rows).toHaveLength(1)
  })
})

test('a filter that waits to be read waits once, however often the clock looks', async () => {
  const word = aNewWord()
  const { viewer, filter } = await aSearcher(word)
  await turn(viewer, filter.id, 'IMMEDIATELY')
  for (const clock of ['12:05', '12:10', '12:15']) {
    itIs(clock)
    await jobs.queue_saved_filters({}, work.context)
  }
  const { rows } = await sql`select from graphile_worker._private_jobs
    where payload ->> 'savedFilterId' = ${filter.id}`.execute(app.db)
  expect(rows).toHaveLength(1)
  await whoWrote(word)
  await work.run()
  expect(await titles(viewer)).toEqual([titleOf(word, 1)])
})
