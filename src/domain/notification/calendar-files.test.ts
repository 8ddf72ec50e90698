import ical, { type ParameterValue, type VEvent } from 'node-ical'
import { describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app)

const choose = `mutation ($id: ID!, $date: ID!) { chooseSchedulingDate(scoutInvitationId: $id, schedulingDateId: $date) { id } }`
const cancel = `mutation ($id: ID!) { cancelBooking(scoutInvitationId: $id) { id } }`

type File = { uid: string; status: string; sequence: number; method: string; title: string; content: string }
const textOf = (value: ParameterValue) => (typeof value === 'string' ? value : value.val)
const readFile = (content: string): File => {
  const calendar = ical.parseICS(content)
  const event = Object.values(calendar).find((part): part is VEvent => part?.type === 'VEVENT')
  if (!event) throw new Error('a file without an entry')
  return {
    uid: event.uid,
    status: String(event.status),
    sequence: Number(event.sequence),
    method: /METHOD:(\w+)/.exec(content)?.[1] ?? '',
    title: textOf(event.summary),
    content,
  }
}

/** A student and a company of an event or of interviews; `act` acts and gives the files of the mails that follow. */
async function aStory(type: 'EVENT' | 'INTERVIEW') {
  const sender = await aSchedulingSender(app.db)
  await app.db.updateTable('scheduling').set({ type }).where('id', '=', sender.scheduling.id).execute()
  const { viewer, invitation, candidate } = await anInvited(app.db, sender, acceptedForScheduling())
  const act = async (query: string, variables: object = {}) => {
    const before = work.mails.length
    expect((await app.as(viewer).ask(query, { id: invitation.id, ...variables })).errors).toEqual([])
    await work.run()
    const mails = work.mails.slice(before)
    const filesOf = (isStaff: boolean) =>
      mails
        .filter(({ text }) => text.includes('/client/') === isStaff)
        .flatMap(({ attachments = [] }) => attachments.map(({ content }) => readFile(content)))
    return { staff: filesOf(true), student: filesOf(false) }
  }
  return { sender, candidate, act }
}

describe('the files of mails about one date', () => {
  test('put an interview into the calendars of both sides, move it, and take it out of that of the company', async () => {
    const { sender, act } = await aStory('INTERVIEW')
    const [date, other] = [
      await sender.date({ capacity: 1 }),
      await sender.date({ startAt: inHours(300), endAt: inHours(301), capacity: 1 }),
    ]
    const made = await act(choose, { date: date.id })
    expect(made.staff).toMatchObject([{ uid: `${date.id}@yoake`, method: 'PUBLISH', status: 'CONFIRMED' }])
    expect(made.student).toMatchObject([{ method: 'PUBLISH', status: 'CONFIRMED' }])

    const moved = await act(choose, { date: other.id })
    expect(moved.student).toMatchObject([{ uid: made.student[0]?.uid, status: 'CONFIRMED' }])
    expect(moved.student[0]?.sequence).toBeGreaterThan(made.student[0]?.sequence ?? 0)
    expect(moved.staff).toMatchObject([
      { uid: `${other.id}@yoake`, method: 'PUBLISH' },
      { uid: `${date.id}@yoake`, method: 'CANCEL', status: 'CANCELLED' },
    ])
    expect(moved.staff[1]?.sequence).toBeGreaterThan(made.staff[0]?.sequence ?? 0)

    const cancelled = await act(cancel)
    expect(cancelled.staff).toMatchObject([{ uid: `${other.id}@yoake`, method: 'CANCEL', status: 'CANCELLED' }])
    const again = await act(choose, { date: other.id })
    expect(again.staff).toMatchObject([{ uid: `${other.id}@yoake`, method: 'PUBLISH', status: 'CONFIRMED' }])
    expect(again.staff[0]?.sequence).toBeGreaterThan(cancelled.staff[0]?.sequence ?? 0)
  })

  test('leave an event in the calendar of the company, with the number of its students and without a name', async () => {
    const { sender, candidate, act } = await aStory('EVENT')
    const date = await sender.date()
    const made = await act(choose, { date: date.id })
    expect(made.staff).toMatchObject([{ uid: `${date.id}@yoake`, title: `${sender.scheduling.title}（予約1名）` }])
    const { familyName, email } = await app.db
      .selectFrom('candidateAccount')
      .select(['familyName', 'email'])
      .where('candidateId', '=', candidate.id)
      .executeTakeFirstOrThrow()
    for (const { content } of [...made.staff, ...made.student]) expect(content).not.toMatch(`${familyName}|${email}`)
    const cancelled = await act(cancel)
    expect(cancelled.staff).toMatchObject([{ method: 'PUBLISH', title: `${sender.scheduling.title}（予約0名）` }])
    expect(cancelled.staff[0]?.sequence).toBeGreaterThan(made.staff[0]?.sequence ?? 0)
  })
})
