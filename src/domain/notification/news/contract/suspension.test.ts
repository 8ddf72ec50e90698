import { describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { ears } from '#test/factories/notification.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { suspend } from '#test/factories/suspension.ts'
import { aCandidate } from '#test/factories.ts'
import { leave } from '#test/leaving.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)

describe('§4 a suspension is told', () => {
  test('to the administrators with its reason, to students with a date to come, to nobody twice', async () => {
    const sender = await aSchedulingSender(app.db)
    const [coming, past] = [
      await anInvited(app.db, sender, acceptedForScheduling()),
      await anInvited(app.db, sender, acceptedForScheduling()),
    ]
    await aSeatFor(app.db, coming.invitation, await sender.date())
    await aSeatFor(app.db, past.invitation, await sender.date({ startAt: inHours(-3) }))
    await suspend(app, sender.company.id, '虚偽の募集条件が繰り返し確認されたため。')
    await work.run()
    const [mail, ...more] = await hear.mailsTo(sender.viewer)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('【重要】ご利用停止のお知らせ｜ヨアケ')
    expect(mail?.text).toContain('虚偽の募集条件が繰り返し確認されたため。')
    expect(mail?.text).toContain('\nhttps://yoake.test/client/contact-us\n')
    expect(await hear.kinds(coming.viewer)).toEqual(['companySuspended'])
    expect((await hear.mailsTo(coming.viewer))[0]?.text).toContain(sender.company.displayName)
    expect((await hear.mailsTo(coming.viewer))[0]?.text).not.toContain('虚偽')
    expect(await hear.kinds(past.viewer)).toEqual([])
    await work.run()
    expect(await hear.mailsTo(coming.viewer)).toHaveLength(1)
  })
})

describe('§4 whoever leaves', () => {
  test('gets one last mail, and it is the last', async () => {
    const student = await aCandidate(app.db)
    const { errors } = await leave(app, student.viewer)
    expect(errors).toEqual([])
    await work.run()
    const mails = await hear.mailsTo(student.viewer)
    expect(mails.map(({ subject }) => subject)).toEqual(['退会の手続きが完了しました｜ヨアケ'])
  })
})
