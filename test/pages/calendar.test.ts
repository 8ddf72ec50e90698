import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { aCandidate } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aBooking } from '#test/factories/scheduling.ts'
import { aSchedulingSender, homeOf } from '#test/factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { attribute, elementsIn, wordsOf } from './html.ts'
import { visitAsViewer } from './signed-in.ts'
import type { Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const day = addDays(tokyoToday(), 7)
const at = (clock: string) => new Date(`${day}T${clock}:00+09:00`)

/** A booked interview at ten and an open one at two on the same day, which five more jobs invite to. */
async function aCompanyWithInterviews() {
  const sender = await aSchedulingSender(app.db)
  const [booked, open] = [
    await sender.date({ capacity: 1, startAt: at('10:00') }),
    await sender.date({ capacity: 1, startAt: at('14:00') }),
  ]
  const student = await aCandidate(app.db, { account: { familyName: '渡邊', givenName: '澪' } })
  await aBooking(app.db, { ...homeOf(sender), candidateId: student.id, schedulingDateId: booked.id })
  for (let count = 0; count < 5; count += 1)
    await aJob(app.db, { companyId: sender.company.id, schedulingId: sender.scheduling.id, title: `募集${count}` })
  return { sender, booked, open, visitor: await visitAsViewer(app, sender.viewer) }
}

/** The classes of an entry of the week. */
const classesOf = (visitor: Visitor, words: string) =>
  elementsIn(visitor.document())
    .filter((element) => element.tagName === 'a' && wordsOf(element).includes(words))
    .map((element) => attribute(element, 'class') ?? '')
    .find((classes) => classes.includes('weekEntry')) ?? ''

test('4.11 the week shows who comes, and leaves the colour to the dates that are taken', async () => {
  const { visitor } = await aCompanyWithInterviews()
  await visitor.goto(clientUrls.calendar({ view: 'week', date: day }))
  expect(classesOf(visitor, '渡邊さん')).toMatch(/weekEntry/)
  expect(classesOf(visitor, '渡邊さん')).not.toMatch(/weekEntryEmpty/)
  expect(classesOf(visitor, '14:00')).toMatch(/weekEntryEmpty/)
})

test('4.11 neither the month nor the day calls a booked interview full', async () => {
  const { visitor } = await aCompanyWithInterviews()
  for (const view of ['month', 'list', 'week']) {
    await visitor.goto(clientUrls.calendar({ view, date: day }))
    const words = wordsOf(visitor.document())
    expect(words).not.toMatch(/▲満席|満席\d+件|満席 予約/)
    expect([view, words.includes('渡邊')]).toEqual([view, true])
  }
})

test('4.11 the card of a date names three jobs and counts the others', async () => {
  const { visitor } = await aCompanyWithInterviews()
  await visitor.goto(clientUrls.calendar({ view: 'list', date: day }))
  const [card] = elementsIn(visitor.document()).filter(({ tagName }) => tagName === 'article')
  expect(card && wordsOf(card)).toMatch(/、.*、.* ほか3件/)
})

test('4.11 the panel marks the date at which it was opened', async () => {
  const { sender, open, visitor } = await aCompanyWithInterviews()
  await visitor.goto(clientUrls.calendar({ date: day, panel: sender.scheduling.id, 'edited-date': open.id }))
  const rows = elementsIn(visitor.document()).filter(({ tagName }) => tagName === 'li')
  const marked = rows.filter((row) => attribute(row, 'aria-current') === 'true')
  const values = marked.flatMap((row) => elementsIn(row).map((element) => attribute(element, 'value')))
  expect(values).toContain('14:00')
  expect(values).not.toContain('10:00')
})
