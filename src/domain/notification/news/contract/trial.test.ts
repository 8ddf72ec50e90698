import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { jobs as companyJobs } from '#domain/company/jobs.ts'
import { addDays } from '#ground/day.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow, today } from '#test/clock.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { ears } from '#test/factories/notification.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../../jobs.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)
beforeEach(() => itIs('12:00'))
afterEach(itIsNow)

const actOn = async (name: string, id: string) =>
  app.asAdmin((await anAdmin(app.db)).viewer).ask(`mutation ($id: ID!) { ${name}(companyId: $id) { id } }`, { id })
const aTrial = (days: number) =>
  aCompanyWithUser(app.db, { contract: { status: 'TRIAL', planKey: 'LIGHT', endsOn: addDays(today(), days) } })
const subjects = async (viewer: Parameters<typeof hear.mailsTo>[0]) =>
  (await hear.mailsTo(viewer)).map(({ subject }) => subject)

/** It is nine for the queue too, at whatever hour the test runs. */
const nineOClock = () =>
  sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(app.db)

describe('1B.7 the days of a trial', () => {
  test('begin with a mail to the ADMINs, which names the last day', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db, { contract: { status: 'UNDER_REVIEW' } })
    const recruiter = await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })
    expect((await actOn('startTrial', company.id)).errors).toEqual([])
    await work.run()
    expect(await hear.kinds(viewer)).toEqual(['trialBegun'])
    expect((await hear.mailsTo(viewer))[0]?.text).toContain('自動で有料の契約に変わることはありません')
    expect(await hear.kinds(recruiter.viewer)).toEqual([])
  })

  test('are told 7 days and 1 day before their end, once each, and not once the company has signed', async () => {
    const [seven, one, six] = [await aTrial(7), await aTrial(1), await aTrial(6)]
    const signed = await aTrial(1)
    work.breakMail(true)
    for (let time = 0; time < 2; time += 1) {
      await jobs.remind_of_trial_ends({}, work.context)
      await work.run()
    }
    await app.db.updateTable('contract').set({ status: 'ACTIVE' }).where('companyId', '=', signed.company.id).execute()
    work.breakMail(false)
    await work.run()
    expect(await subjects(seven.viewer)).toEqual([expect.stringMatching(/^トライアルは.*までです（あと7日）/)])
    expect(await subjects(one.viewer)).toEqual([expect.stringMatching(/^トライアルは.*までです（明日まで）/)])
    expect(await hear.kinds(six.viewer)).toEqual([])
    expect(await subjects(signed.viewer)).toEqual([])
  })

  test('end with a mail in the morning, also where the operator ends them, and no paid contract hears of it', async () => {
    const [over, ended] = [await aTrial(-1), await aTrial(20)]
    const paid = await aCompanyWithUser(app.db, {
      contract: { status: 'RENEWAL_PENDING', endsOn: addDays(today(), -1) },
    })
    await companyJobs.advance_contracts({}, work.context)
    expect((await actOn('endContract', ended.company.id)).errors).toEqual([])
    await nineOClock()
    await work.run()
    for (const { viewer } of [over, ended])
      expect(await subjects(viewer)).toEqual([expect.stringMatching(/^トライアルが終わりました/)])
    expect(await subjects(paid.viewer)).toEqual([])
  })
})
