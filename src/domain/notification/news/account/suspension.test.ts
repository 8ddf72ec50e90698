import { describe, expect, test } from 'vitest'
import type { OfRow } from '#ground/id.ts'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { ears } from '#test/factories/notification.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { aCandidate } from '#test/factories.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)

/** Two operators stop the account; `lift` brings it back. */
async function stop(candidateId: OfRow<'candidate'>, kind: 'SUSPENSION' | 'WITHDRAWAL', reason: string) {
  const [first, second] = [(await anAdmin(app.db)).viewer, (await anAdmin(app.db)).viewer]
  await app.db
    .insertInto('candidateLookup')
    .values({
      candidateId,
      adminAccountId: first.adminAccountId,
      askedBy: 'ID',
      reasonKind: 'MISUSE',
      reason,
      expiresAt: inHours(1),
    })
    .execute()
  const request = `mutation ($id: ID!, $kind: CandidateStopKind!, $reason: String!) {
    done: requestCandidateStop(candidateId: $id, kind: $kind, reason: $reason) { id } }`
  const { id } = (await app.asAdmin(first).ask(request, { id: candidateId, kind, reason })).data.done
  const act = async (name: string) => {
    const { errors } = await app.asAdmin(second).ask(`mutation ($id: ID!) { done: ${name}(id: $id) { id } }`, { id })
    expect(errors).toEqual([])
    await work.run()
  }
  await act('confirmCandidateStop')
  return { lift: () => act('liftCandidateSuspension') }
}
const subjectsOf = (mails: Awaited<ReturnType<typeof hear.mailsTo>>) => mails.map(({ subject }) => subject)

describe('§4 the suspension of a student is told', () => {
  test('to the student with its reason, to companies with a date to come without one; and that it is over', async () => {
    const sender = await aSchedulingSender(app.db)
    const { viewer, candidate, invitation } = await anInvited(app.db, sender, acceptedForScheduling())
    await aSeatFor(app.db, invitation, await sender.date())
    const past = await aSchedulingSender(app.db)
    const before = await anInvited(app.db, past, { ...acceptedForScheduling(), candidateId: candidate.id })
    await aSeatFor(app.db, before.invitation, await past.date({ startAt: inHours(-3) }))
    const { lift } = await stop(candidate.id, 'SUSPENSION', '面談での迷惑行為を、複数の企業から確認したため。')
    const [mail, ...more] = await hear.mailsTo(viewer)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('【重要】ご利用停止のお知らせ｜ヨアケ')
    expect(mail?.text).toContain('面談での迷惑行為を、複数の企業から確認したため。')
    expect(mail?.text).toContain('\nhttps://yoake.test/candidate/suspended\n')
    expect(await hear.kinds(sender.viewer)).toEqual(['studentSuspended'])
    const [toCompany] = await hear.mailsTo(sender.viewer)
    expect(toCompany?.text).toContain('サービスを利用できません。')
    expect(toCompany?.text).not.toContain('迷惑行為')
    expect(await hear.kinds(past.viewer)).toEqual([])
    await lift()
    expect(subjectsOf(await hear.mailsTo(viewer))).toEqual([
      '【重要】ご利用停止のお知らせ｜ヨアケ',
      'ご利用の停止を解除しました｜ヨアケ',
    ])
    expect(await hear.kinds(viewer)).toEqual(['suspensionLifted'])
    expect(await hear.kinds(sender.viewer)).toEqual(['studentSuspended', 'studentSuspended'])
  })

  test('a withdrawal by operators is told once, to the address of the account', async () => {
    const student = await aCandidate(app.db)
    await stop(student.id, 'WITHDRAWAL', '登録のメールアドレスから依頼があり、本人であることを確かめたため。')
    const [mail, ...more] = await hear.mailsTo(student.viewer)
    expect(more).toEqual([])
    expect(mail?.text).toContain('退会のご依頼を受けて、運営が手続きをしました。')
    expect(mail?.text).not.toContain('確かめたため')
  })
})
