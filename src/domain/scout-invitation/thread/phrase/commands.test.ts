import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { maxPhrases } from './rules.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

type Viewer = Parameters<TestApp['as']>[0]
const fields = 'id title text revision'
const create = (viewer: Viewer, title = 'お礼', text = '{氏名}様\nありがとうございます。') =>
  app
    .as(viewer)
    .ask(
      `mutation ($title: String!, $text: String!) { createThreadPhrase(title: $title, text: $text) { ${fields} } }`,
      {
        title,
        text,
      },
    )
const update = (viewer: Viewer, id: string, change: { title?: string; text?: string; revision?: string }) =>
  app.as(viewer).ask(
    `mutation ($id: ID!, $title: String!, $text: String!, $revision: String) {
      updateThreadPhrase(id: $id, title: $title, text: $text, revision: $revision) { ${fields} } }`,
    { id, title: 'お礼', text: 'ありがとうございます。', ...change },
  )
const remove = (viewer: Viewer, id: string) =>
  app.as(viewer).ask('mutation ($id: ID!) { deleteThreadPhrase(id: $id) }', { id })
const titles = async (viewer: Viewer) =>
  (await app.as(viewer).ask('{ threadPhrases { title } }')).data.threadPhrases.map(
    ({ title }: { title: string }) => title,
  )
const codeOf = async (answer: ReturnType<typeof create>) => (await answer).errors[0]?.code ?? 'done'

describe('the phrases of a company', () => {
  test('are made, changed and deleted by who may write, and read by all of the company', async () => {
    const recruiter = await aCompanyUser(app.db, sender.company.id, { role: 'RECRUITER' })
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    const { id, revision } = (await create(recruiter.viewer)).data.createThreadPhrase
    expect(await codeOf(update(sender.viewer, id, { title: '承認のお礼', revision }))).toBe('done')
    expect(await titles(reader.viewer)).toEqual(['承認のお礼'])
    for (const act of [create(reader.viewer), update(reader.viewer, id, {}), remove(reader.viewer, id)])
      expect(await codeOf(act)).toBe('forbidden')
    expect(await codeOf(remove(recruiter.viewer, id))).toBe('done')
    expect(await codeOf(remove(recruiter.viewer, id))).toBe('not_found')
    expect(await titles(sender.viewer)).toEqual([])
  })

  test('§6 of another company are not found; a student and a guest have none', async () => {
    const { id } = (await create(sender.viewer)).data.createThreadPhrase
    const other = await aSender(app.db)
    expect(await titles(other.viewer)).toEqual([])
    for (const act of [update(other.viewer, id, {}), remove(other.viewer, id)])
      expect(await codeOf(act)).toBe('not_found')
    expect(await codeOf(create((await aCandidate(app.db)).viewer))).toBe('forbidden')
    expect(await codeOf(create(null))).toBe('unauthenticated')
  })

  test('a save that has not read a colleague’s one replaces nothing, also twice at once', async () => {
    const { id, revision } = (await create(sender.viewer)).data.createThreadPhrase
    const codes = await Promise.all([
      codeOf(update(sender.viewer, id, { text: '一人目', revision })),
      codeOf(update(sender.viewer, id, { text: '二人目', revision })),
    ])
    expect(codes.toSorted()).toEqual(['changed_meanwhile', 'done'])
  })

  test('have a title of their own, also twice at once, and no word in braces that nothing replaces', async () => {
    const codes = await Promise.all([codeOf(create(sender.viewer)), codeOf(create(sender.viewer))])
    expect(codes.toSorted()).toEqual(['done', 'invalid_input'])
    const wrong = await create(sender.viewer, 'ご案内', '{名前}様')
    expect(wrong.errors[0]?.fields).toMatchObject([{ path: 'text', message: expect.stringContaining('{名前}') }])
  })

  test('are as many as one finds again', async () => {
    const rows = Array.from({ length: maxPhrases }, (_, at) => ({
      companyId: sender.company.id,
      title: `${at}`,
      text: 'ありがとうございます。',
    }))
    await app.db.insertInto('threadPhrase').values(rows).execute()
    expect(await codeOf(create(sender.viewer))).toBe('thread_phrase_limit_reached')
  })
})
