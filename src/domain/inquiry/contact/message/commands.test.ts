import { beforeAll, describe, expect, test } from 'vitest'
import type { AdminViewer, Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anInquiry } from '#test/factories/inquiry.ts'
import { ears } from '#test/factories/notification.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)
let admin: AdminViewer
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
})

const ask = (document: string, variables: Record<string, unknown>, viewer: Viewer = admin) =>
  app.asAdmin(viewer).ask(document, variables)
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).errors[0]?.code ?? 'done'
async function received(changes: Record<string, unknown> = {}, viewer: Viewer | null = null) {
  const inquiry = anInquiry(changes)
  await app.as(viewer).ask('mutation ($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }', { inquiry })
  return app.db.selectFrom('inquiry').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
}
const write = (id: string, letter: string, viewer: Viewer = admin) =>
  ask(
    'mutation ($id: ID!, $letter: String!) { done: writeToCompany(id: $id, letter: $letter) { status messages { body companyName writer } } }',
    { id, letter },
    viewer,
  )
const answer = (id: string, text: string, isFurther = false) =>
  ask(
    'mutation ($id: ID!, $answer: String!, $isFurther: Boolean!) { done: answerInquiry(id: $id, answer: $answer, isFurther: $isFurther) { status firstLine messages { body companyName } } }',
    { id, answer: text, isFurther },
  )
const close = (id: string) =>
  ask('mutation ($id: ID!) { done: closeInquiry(id: $id, reason: "対応が済んだため") { status } }', { id })

describe('legal 2: a letter to the company of a case', () => {
  test('is mailed to its ADMINs with the job and the number, without who wrote in, and stays in the case', async () => {
    const home = await aSender(app.db)
    const recruiter = await aCompanyUser(app.db, home.company.id, { role: 'RECRUITER' })
    const { viewer } = await anInvited(app.db, home)
    const { id, receiptNumber, name } = await received({ category: 'CONTENT', jobId: home.job.id }, viewer)
    const { data } = await write(id, '給与の額をご確認ください。\r\n12月4日までにお返事ください。')
    expect(data.done).toMatchObject({
      status: 'OPEN',
      messages: [
        { body: '給与の額をご確認ください。\n12月4日までにお返事ください。', companyName: home.company.displayName },
      ],
    })
    await work.run()
    const [mail, ...more] = await hear.mailsTo(home.viewer)
    expect(more).toEqual([])
    for (const part of ['給与の額をご確認ください。', home.job.title, receiptNumber]) expect(mail?.text).toContain(part)
    expect(mail?.text).not.toContain(name)
    expect(await hear.mailsTo(recruiter.viewer)).toEqual([])
  })

  test('needs a text, an open case about a company, and a role that reads cases', async () => {
    const home = await aSender(app.db)
    const { viewer } = await anInvited(app.db, home)
    const { id } = await received({ category: 'CONTENT', companyId: home.company.id }, viewer)
    const aboutNone = await received()
    expect((await write(id, ' ')).errors[0]?.fields?.[0]?.path).toBe('letter')
    expect(await codeOf(write(aboutNone.id, 'ご確認ください。'))).toBe('not_found')
    expect(await codeOf(write(id, 'ご確認ください。', (await anAdmin(app.db, { role: 'READ_ONLY' })).viewer))).toBe(
      'forbidden',
    )
    expect(await codeOf(write(id, 'ご確認ください。', viewer))).toBe('forbidden')
    await close(id)
    expect(await codeOf(write(id, 'ご確認ください。'))).toBe('already_decided')
  })
})

describe('legal 2: an answer', () => {
  test('names the person and the number once and quotes the question; a further answer is one on purpose', async () => {
    const { id, receiptNumber } = await received({ name: '川端 澪', body: '日程の変更のしかたを\n教えてください。' })
    await answer(id, '川端 澪様\n\n予定の画面から変更できます。')
    expect(await codeOf(answer(id, '別の担当者の答えです。'))).toBe('already_decided')
    const further = await answer(id, `受付番号${receiptNumber}の続きです。`, true)
    expect(further.data.done).toMatchObject({ status: 'ANSWERED', firstLine: '日程の変更のしかたを 教えてください。' })
    expect(further.data.done.messages).toHaveLength(2)
    await work.run()
    const texts = work.mails
      .filter(({ subject }) => subject.includes(`回答（${receiptNumber}）`))
      .map(({ text }) => text)
      .toSorted((one, other) => Number(one.includes('続きです')) - Number(other.includes('続きです')))
    expect(texts).toHaveLength(2)
    expect(texts[0]?.match(/川端 澪様/gu)).toHaveLength(1)
    expect(texts[0]).toContain('■受付番号')
    expect(texts[0]).toContain('> 日程の変更のしかたを\n> 教えてください。')
    expect(texts[1]).not.toContain('■受付番号')
    await close(id)
    expect(await codeOf(answer(id, '終わった件への答えです。', true))).toBe('already_decided')
  })
})
