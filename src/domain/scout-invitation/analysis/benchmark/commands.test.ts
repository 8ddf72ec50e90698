import { expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anInvited, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../../jobs.ts'
import { closedQuarter } from '../read/rules.ts'

const app = ownApp()
const work = ownWorker(app)
const { startsOn } = closedQuarter(tokyoToday())

const ask = async (viewer: Viewer) => {
  const { data, errors } = await app
    .as(viewer)
    .ask(`{ scoutBenchmark { from companies group figures { measure lower median upper own } } }`)
  expect(errors).toEqual([])
  return data.scoutBenchmark
}

/** A company of the industry with ten scouts, of which some were accepted after two days. */
async function aSendingCompany(industryId: number, accepted: number): Promise<Sender> {
  const sender = await aSender(app.db, { industryIds: [industryId], companySizeId: 3 })
  const day = addDays(startsOn, 10)
  for (let made = 0; made < 10; made += 1)
    await anInvited(app.db, sender, {
      sentAt: tokyoMoment(day, '10:00'),
      expiresAt: tokyoMoment(addDays(day, 14), '23:59'),
      ...(made < accepted && { status: 'ACCEPTED' as const, answeredAt: tokyoMoment(addDays(day, 2), '10:00') }),
    })
  return sender
}

const fix = () => jobs.fix_benchmarks({}, work.context)

test('§35 from ten companies on a quarter has figures, which never change', { timeout: 60_000 }, async () => {
  const senders = []
  for (let made = 0; made < 9; made += 1) senders.push(await aSendingCompany(501, made))
  await fix()
  const [first] = senders
  if (!first) throw new Error('nine companies were made')
  expect(await ask(first.viewer)).toBeNull()

  const tenth = await aSendingCompany(501, 9)
  await fix()
  const figures = await ask(first.viewer)
  expect(figures).toMatchObject({ from: startsOn, companies: 10 })
  const accepted = figures.figures.find(({ measure }: { measure: string }) => measure === 'ACCEPTED')
  expect(accepted).toEqual({ measure: 'ACCEPTED', lower: 20, median: 50, upper: 70, own: 0 })
  expect((await ask(tenth.viewer)).figures[0].own).toBe(90)

  // Another company and another run change nothing.
  await aSendingCompany(501, 10)
  await fix()
  expect(await ask(first.viewer)).toEqual(figures)
  // A company of another industry has the figures of its size, or of all.
  const stranger = await aSender(app.db, { industryIds: [101], companySizeId: 3 })
  expect(await ask(stranger.viewer)).toMatchObject({ companies: 10 })

  const { viewer } = await anAdmin(app.db)
  const { data } = await app.asAdmin(viewer).ask(`{ scoutBenchmarks { group companies measure median } }`)
  expect(data.scoutBenchmarks.length).toBeGreaterThan(0)
  expect(data.scoutBenchmarks.every(({ companies }: { companies: number }) => companies >= 10)).toBe(true)
})
