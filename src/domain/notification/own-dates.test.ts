import ical, { type VEvent } from 'node-ical'
import { beforeEach, describe, expect, test } from 'vitest'
import { listRemovedDates, listStaffDates } from '#domain/calendar/entry/queries.ts'
import { countErased } from '#domain/audit/retention/commands.ts'
import { forgetRemovedDates } from '#domain/calendar/entry/commands.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app)
type Sender = Awaited<ReturnType<typeof aSchedulingSender>>
let home: Sender
let date: Awaited<ReturnType<Sender['date']>>
let interviewer: Awaited<ReturnType<typeof aCompanyUser>>
beforeEach(async () => {
  home = await aSchedulingSender(app.db)
  date = await home.date({ startAt: inHours(100), endAt: inHours(101), capacity: 1 })
  interviewer = await aCompanyUser(app.db, home.company.id, { role: 'INTERVIEWER' })
  await work.run()
})

type Times = { startAt: Date; endAt: Date }
const save = (notified: readonly string[] | null, times: Times = date, by: Viewer = home.viewer) =>
  app.as(by).ask(
    `mutation ($id: ID!, $dates: [UpdateInterviewDateInput!]!) {
      updateSchedulingInterview(id: $id, updateSchedulingDates: $dates) { id } }`,
    {
      id: home.scheduling.id,
      dates: [{ id: date.id, startAt: times.startAt, endAt: times.endAt, notifiedCompanyUserIds: notified }],
    },
  )

/** The mails that follow an act, each with the event of its file. */
async function mailsAfter(act: () => Promise<{ errors: readonly unknown[] }>) {
  const sent = work.mails.length
  expect((await act()).errors).toEqual([])
  await work.run()
  return work.mails.slice(sent).map(({ to, subject, attachments = [] }) => {
    const content = attachments[0]?.content ?? ''
    const event = Object.values(ical.parseICS(content)).find((part): part is VEvent => part?.type === 'VEVENT')
    const method = /METHOD:(\w+)/.exec(content)?.[1]
    return { to, subject, uid: event?.uid, method, sequence: event?.sequence ?? 0, files: attachments.length }
  })
}
const owner = () => ({ companyId: home.company.id, companyUserId: interviewer.id })
const uid = () => `${date.id}@yoake`
const second = (at: Date | undefined) => Math.floor((at?.getTime() ?? 0) / 1000)

describe('a colleague whose own dates change', () => {
  test('is told of being assigned, of a move and of being taken off, with a file that follows the one before', async () => {
    const assigned = await mailsAfter(() => save([interviewer.id]))
    expect(assigned).toMatchObject([
      { subject: expect.stringMatching(/日程の担当になりました/), uid: uid(), method: 'PUBLISH' },
    ])
    const times = { startAt: inHours(110), endAt: inHours(111) }
    const moved = await mailsAfter(() => save(null, times))
    expect(moved).toMatchObject([
      { subject: expect.stringMatching(/変更されました：.+ → /), uid: uid(), method: 'PUBLISH' },
    ])
    const off = await mailsAfter(() => save([], times))
    expect(off).toMatchObject([{ subject: expect.stringMatching(/外れました/), uid: uid(), method: 'CANCEL' }])
    const sequences = [...assigned, ...moved, ...off].map(({ sequence }) => sequence)
    expect(sequences).toEqual([...new Set(sequences)].toSorted((one, next) => one - next))
  })

  test('is told of a date that is deleted or called off', async () => {
    await mailsAfter(() => save([interviewer.id]))
    const callOff = 'mutation ($id: ID!) { callOffSchedulingDate(id: $id, message: "講師の急病のため中止します。") }'
    const off = await mailsAfter(() => app.as(home.viewer).ask(callOff, { id: date.id }))
    expect(off).toMatchObject([{ subject: expect.stringMatching(/中止になりました/), uid: uid(), method: 'CANCEL' }])
    date = await home.date({ startAt: inHours(120), endAt: inHours(121), capacity: 1 })
    await mailsAfter(() => save([interviewer.id]))
    const remove = 'mutation ($id: ID!) { deleteSchedulingDate(id: $id, schedulingType: INTERVIEW) }'
    const gone = await mailsAfter(() => app.as(home.viewer).ask(remove, { id: date.id }))
    expect(gone).toMatchObject([{ subject: expect.stringMatching(/外れました/), uid: uid(), method: 'CANCEL' }])
  })

  test('hears nothing of an own act, of a save that changes nothing, and of what was taken back before', async () => {
    expect(await mailsAfter(() => save([home.user.id]))).toEqual([])
    await mailsAfter(() => save([interviewer.id]))
    expect(await mailsAfter(() => save([interviewer.id]))).toEqual([])
    expect(
      await mailsAfter(async () => {
        await save([])
        return save([interviewer.id])
      }),
    ).toMatchObject([{ subject: expect.stringMatching(/担当になりました/), method: 'PUBLISH' }])
  })

  test('saved twice at once is told once', async () => {
    const mails = await mailsAfter(async () => {
      const answers = await Promise.all([save([interviewer.id]), save([interviewer.id])])
      return { errors: answers.flatMap(({ errors }) => errors) }
    })
    expect(mails).toHaveLength(1)
  })
})

describe('the calendar of a colleague who is taken off a date', () => {
  test('has it as cancelled, under a higher number, and again as it is under one higher still', async () => {
    await save([interviewer.id, home.user.id])
    const [own] = await listStaffDates(app.db, owner())
    await save([home.user.id])
    expect(await listStaffDates(app.db, owner())).toEqual([])
    const [removed] = await listRemovedDates(app.db, owner())
    expect(removed).toMatchObject({ id: date.id, title: home.scheduling.title, startAt: date.startAt })
    // A colleague who stays keeps the date.
    expect(await listRemovedDates(app.db, { ...owner(), companyUserId: home.user.id })).toEqual([])
    await save([interviewer.id])
    const [again] = await listStaffDates(app.db, owner())
    expect(await listRemovedDates(app.db, owner())).toEqual([])
    const numbers = [own, removed, again].map((one) => second(one?.changedAt))
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, next) => one - next))
  })

  test('has a deleted date too, and forgets it with the days of cancelled dates', async () => {
    await save([interviewer.id])
    await app.db.deleteFrom('schedulingDate').where('id', '=', date.id).execute()
    expect(await listRemovedDates(app.db, owner())).toMatchObject([{ id: date.id }])
    const stranger = await aSchedulingSender(app.db)
    expect(await listRemovedDates(app.db, { ...owner(), companyId: stranger.company.id })).toEqual([])
    const removals = app.db.updateTable('staffDateRemoval').where('schedulingDateId', '=', date.id)
    await removals.set({ removedAt: inHours(-24 * 31) }).execute()
    expect(await listRemovedDates(app.db, owner())).toEqual([])
    expect(countErased(await forgetRemovedDates(app.db))).toBeGreaterThan(0)
  })
})
