import { expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { mondayOf } from '#ground/time/month.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aSender, anInvited } from '#test/factories/scout-invitation.ts'
import { readAnalysisAddress } from '../analysis/address/rules.ts'
import { analysisDimensions } from '../analysis/rules.ts'

const app = ownApp()

test('the home and an analysis count the same scouts as sent, whatever became of them', async () => {
  const sender = await aSender(app.db, { planKey: 'PREMIUM' })
  const today = tokyoToday()
  const sentDaysAgo = (days: number) => ({ sentAt: startOfTokyoDay(addDays(today, -days)) })
  await anInvited(app.db, sender, sentDaysAgo(0))
  await anInvited(app.db, sender, sentDaysAgo(89))
  await anInvited(app.db, sender, sentDaysAgo(90))
  await anInvited(app.db, sender, sentDaysAgo(91))
  const ended = { status: 'EXPIRED' as const, endedAt: new Date(), withdrawnBy: sender.user.id }
  await anInvited(app.db, sender, { ...sentDaysAgo(3), ...ended })
  const { candidate } = await anInvited(app.db, sender, sentDaysAgo(4))
  await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', candidate.id).execute()
  await anInvited(app.db, sender, { status: 'SCHEDULED' })
  const { from, to } = readAnalysisAddress(new URLSearchParams(), today, analysisDimensions)
  const { data, errors } = await app.as(sender.viewer).ask(
    `query Sent($filter: ScoutAnalysisFilter!) {
      scoutFunnel { sent rows(by: JOB) { sent } } scoutAnalysis(filter: $filter, by: JOB) { total { sent } } }`,
    { filter: { from, to } },
  )
  expect(errors).toEqual([])
  expect(data).toEqual({ scoutFunnel: { sent: 4, rows: [{ sent: 4 }] }, scoutAnalysis: { total: { sent: 4 } } })
})

test('the week is counted as the limit counts it', async () => {
  const { company, viewer } = await aSender(app.db)
  const monday = mondayOf(tokyoToday())
  const days = [
    { companyId: company.id, day: monday, sent: 30 },
    { companyId: company.id, day: addDays(monday, -1), sent: 100 },
  ]
  await app.db.insertInto('scoutSentOnDay').values(days).execute()
  const { data } = await app.as(viewer).ask('{ scoutQuota { sent sentThisWeek } }')
  expect(data.scoutQuota).toEqual({ sent: 130, sentThisWeek: 30 })
})
