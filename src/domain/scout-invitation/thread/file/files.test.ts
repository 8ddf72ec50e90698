import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { aPicture } from '#test/factories/picture.ts'
import { anInvited, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { maxFilesOfSide, mistakeOfFiles } from './rules.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

type Viewer = Parameters<TestApp['as']>[0]
type Encoded = { fileName: string; encoded: string }
const accepted = () => anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: new Date(Date.now() - 3_600_000) })
const base64 = (text: string) => Buffer.from(text).toString('base64')
const pdf = base64('%PDF-1.7\n1 0 obj\n%%EOF\n')
const cv: Encoded = { fileName: '履歴書.pdf', encoded: pdf }

const send = (viewer: Viewer, id: string, files: readonly Encoded[], idempotencyKey?: string) => {
  const name = viewer?.kind === 'candidate' ? 'sendMessageToCompany' : 'sendMessageToCandidate'
  const document = `mutation ($id: ID!, $files: [ThreadFileInput!]!) {
    ${name}(scoutInvitationId: $id, text: "お送りします。", files: $files) { lastPosition } }`
  return app.as(viewer).ask(document, { id, files }, idempotencyKey === undefined ? {} : { idempotencyKey })
}
const read = (viewer: Viewer, id: string, position = 1, number = 1) =>
  app.as(viewer).ask(
    `query ($id: ID!, $position: Int!, $number: Int!) {
      threadFile(scoutInvitationId: $id, position: $position, number: $number) { fileName contentType encoded } }`,
    { id, position, number },
  )
const filesOf = async (viewer: Viewer, id: string) => {
  const { data } = await app
    .as(viewer)
    .ask('query ($id: ID!) { threadMessages(scoutInvitationId: $id) { files { number fileName isPicture bytes } } }', {
      id,
    })
  return data.threadMessages.flatMap(({ files }: { files: object[] }) => files)
}
const codeOf = async (answer: ReturnType<typeof send>) => (await answer).errors[0]?.code ?? 'done'
const mistakesOf = async (answer: ReturnType<typeof send>) => (await answer).errors[0]?.fields

describe('the files of a message', () => {
  test('are read by their own bytes: a picture is made anew, a PDF stays as it is, and both sides open them', async () => {
    const { invitation, viewer } = await accepted()
    const picture = await aPicture({ width: 40, height: 30, format: 'png' })
    const renamed = { fileName: '../../写真.PDF', encoded: picture }
    expect(await codeOf(send(viewer, invitation.id, [cv, renamed]))).toBe('done')
    for (const side of [viewer, sender.viewer]) {
      expect(await filesOf(side, invitation.id)).toEqual([
        { number: 1, fileName: '履歴書.pdf', isPicture: false, bytes: expect.any(Number) },
        { number: 2, fileName: '写真.webp', isPicture: true, bytes: expect.any(Number) },
      ])
      expect((await read(side, invitation.id)).data.threadFile).toEqual({
        fileName: '履歴書.pdf',
        contentType: 'application/pdf',
        encoded: pdf,
      })
      const { contentType, encoded } = (await read(side, invitation.id, 1, 2)).data.threadFile
      expect([contentType, Buffer.from(encoded, 'base64').subarray(8, 12).toString()]).toEqual(['image/webp', 'WEBP'])
    }
  })

  test('that are none, are cut short, too large or too many are refused by name, and nothing is sent', async () => {
    const { invitation, viewer } = await accepted()
    const svg = { fileName: '図.png', encoded: base64('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') }
    const cut = { fileName: '途中.pdf', encoded: base64('%PDF-1.7\n1 0 obj\n') }
    expect(await mistakesOf(send(viewer, invitation.id, [svg, cv, cut]))).toEqual([
      { path: 'files', message: '「図.png」：アップロードファイルが不正です' },
      { path: 'files', message: '「途中.pdf」：アップロードファイルが不正です' },
    ])
    const heavy = { fileName: '大きい.pdf', encoded: `JVBERi0x${'A'.repeat(7_200_000)}` }
    expect(await mistakesOf(send(viewer, invitation.id, [heavy]))).toEqual([
      { path: 'files', message: '「大きい.pdf」：登録した画像のサイズが大き過ぎます' },
    ])
    expect(await codeOf(send(viewer, invitation.id, [cv, cv, cv, cv]))).toBe('invalid_input')
    expect(await filesOf(viewer, invitation.id)).toEqual([])
  })

  test('§6 of another student’s or another company’s thread are not found, nor is one that is none', async () => {
    const { invitation, viewer } = await accepted()
    await send(viewer, invitation.id, [cv])
    const [student, company] = [await aCandidate(app.db), await aSender(app.db)]
    for (const stranger of [student.viewer, company.viewer])
      expect(await codeOf(read(stranger, invitation.id))).toBe('not_found')
    expect(await codeOf(read(null, invitation.id))).toBe('unauthenticated')
    expect(await codeOf(read(viewer, invitation.id, 1, 2))).toBe('not_found')
    expect(await codeOf(send(company.viewer, invitation.id, [cv]))).toBe('not_found')
  })

  test('leave the company with a student who blocks it, and the product with their message', async () => {
    const { invitation, viewer, candidate } = await accepted()
    await send(viewer, invitation.id, [cv])
    await app.db
      .insertInto('blockedCompany')
      .values({ candidateId: candidate.id, companyId: sender.company.id, candidateOrdinal: 0 })
      .execute()
    expect(await codeOf(read(sender.viewer, invitation.id))).toBe('student_gone')
    expect(await codeOf(read(viewer, invitation.id))).toBe('done')
    await app.db.deleteFrom('thread').where('scoutInvitationId', '=', invitation.id).execute()
    expect(
      await app.db.selectFrom('threadFile').select('number').where('candidateId', '=', candidate.id).execute(),
    ).toEqual([])
  })

  test('go out once, however often a slow line repeats their message', async () => {
    const { invitation, viewer } = await accepted()
    const key = 'a-message-with-a-file'
    await Promise.all([send(viewer, invitation.id, [cv], key), send(viewer, invitation.id, [cv], key)])
    expect(await filesOf(viewer, invitation.id)).toHaveLength(1)
  })

  test('name their sender, so none goes out before the student’s answer', async () => {
    const { invitation, viewer } = await anInvited(app.db, sender)
    expect(await mistakesOf(send(viewer, invitation.id, [cv]))).toMatchObject([{ path: 'files' }])
    expect(await codeOf(send(viewer, invitation.id, []))).toBe('done')
    expect(await mistakesOf(send(sender.viewer, invitation.id, [cv]))).toMatchObject([{ path: 'files' }])
  })

  test('have a limit of their own for each side of a thread, also twice at once', async () => {
    const { invitation, viewer } = await accepted()
    for (let count = 0; count < 6; count += 1) await send(viewer, invitation.id, [cv, cv, cv])
    const codes = await Promise.all([
      codeOf(send(viewer, invitation.id, [cv, cv])),
      codeOf(send(viewer, invitation.id, [cv, cv])),
    ])
    expect(codes.toSorted()).toEqual(['done', 'invalid_input'])
    expect(await codeOf(send(sender.viewer, invitation.id, [cv]))).toBe('done')
  })
})

test.each([
  ['OPEN', 0, 0, undefined],
  ['QUESTION', 0, 0, undefined],
  ['QUESTION', 0, 1, '承認されたあと'],
  ['OPEN', maxFilesOfSide - 3, 3, undefined],
  ['OPEN', maxFilesOfSide - 2, 3, 'あと2件送れます'],
  ['OPEN', maxFilesOfSide, 1, 'これ以上は送れません'],
] as const)('%s with %i files sent and %i more', (state, sent, more, words) => {
  const mistake = mistakeOfFiles(state, sent, more)
  if (words === undefined) expect(mistake).toBeNull()
  else expect(mistake?.message).toContain(words)
})
