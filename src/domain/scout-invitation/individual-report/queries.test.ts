import { expect, test } from 'vitest'
import { firstOfMonth } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday, yearAndMonth } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { textOfPdf } from '#test/pdf-text.ts'

const app = ownApp()

const last = firstOfMonth(tokyoToday(), -1)
const ask = (viewer: Awaited<ReturnType<typeof aSender>>['viewer'], month = last.slice(0, 7)) =>
  app.as(viewer).ask('query ($month: String!) { individualReport(month: $month) }', { month })

test('1.17 the report of a month has the company’s own scouts of it, by job', async () => {
  const sender = await aSender(app.db, { planKey: 'PREMIUM' }, { title: '検査装置の開発職' })
  const sentOn = (day: string) => ({
    sentAt: tokyoMoment(day, '10:00'),
    expiresAt: tokyoMoment(addDays(day, 14), '23:59'),
  })
  const accepted = { status: 'ACCEPTED' as const, answeredAt: tokyoMoment(addDays(last, 3), '10:00') }
  await anInvited(app.db, sender, { ...sentOn(last), ...accepted })
  for (let made = 0; made < 3; made += 1) await anInvited(app.db, sender, sentOn(addDays(last, 5)))
  await anInvited(app.db, sender, sentOn(firstOfMonth(last, 1)))
  await anInvited(app.db, sender, sentOn(addDays(last, -1)))
  await anInvited(app.db, await aSender(app.db), sentOn(last))
  const { data, errors } = await ask(sender.viewer)
  expect(errors).toEqual([])
  const { pages } = await textOfPdf(Buffer.from(data.individualReport, 'base64'))
  const text = pages.join('').replaceAll(/\s/gu, '')
  expect(text).toContain('検査装置の開発職4125.0%00')
  expect(text).toContain('結果を待った学生が20名に満たないため')
})

test('§6 belongs to プレミアム, and to months that ended', async () => {
  const small = await aSender(app.db, { planKey: 'STANDARD' })
  expect((await ask(small.viewer)).errors[0]?.code).toBe('plan_restricted')
  const { viewer } = await aSender(app.db, { planKey: 'PREMIUM' })
  for (const month of [tokyoToday().slice(0, 7), firstOfMonth(last, -12).slice(0, 7), '2026-13', 'x', ''])
    expect((await ask(viewer, month)).errors[0]?.code, month).toBe('not_found')
})

test('1.17 there is no report of a month before the company had a contract, nor a row of it', async () => {
  const sender = await aSender(app.db, { planKey: 'PREMIUM' })
  const ofCompany = app.db.updateTable('contract').where('companyId', '=', sender.company.id)
  const months = async () =>
    (await app.as(sender.viewer).ask('{ individualReportMonths planUsage { months { month } } }')).data
  await ofCompany.set({ startsOn: addDays(firstOfMonth(last, 1), -1) }).execute()
  const present = firstOfMonth(tokyoToday())
  expect(await months()).toEqual({
    individualReportMonths: [last],
    planUsage: { months: [{ month: last }, { month: present }] },
  })
  const before = firstOfMonth(last, -1)
  expect((await ask(sender.viewer, before.slice(0, 7))).errors[0]?.code).toBe('not_found')
  const { data } = await ask(sender.viewer)
  const { pages } = await textOfPdf(Buffer.from(data.individualReport, 'base64'))
  expect(pages.join('')).toContain(yearAndMonth(last))
  expect(pages.join('')).not.toContain(yearAndMonth(before))
  await ofCompany.set({ startsOn: tokyoToday() }).execute()
  expect((await months()).individualReportMonths).toEqual([])
  // A trial before the contract had scouts of its own.
  await anInvited(app.db, sender, { sentAt: tokyoMoment(before, '10:00') })
  expect((await months()).individualReportMonths).toEqual([last, before])
})
