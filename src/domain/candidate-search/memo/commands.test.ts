import { setTimeout as sleep } from 'node:timers/promises'
import { parse, subscribe, type ExecutionResult } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '#door/schema.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'

const app = ownApp()

const write = (viewer: Viewer | null, id: string, text: string, ...read: (string | null)[]) =>
  app.as(viewer).ask(
    `mutation ($id: ID!, $text: String!${read.length ? ', $read: DateTime' : ''}) {
      memo: updateSearchCandidateMemo(id: $id, text: $text${read.length ? ', lastReadUpdatedAt: $read' : ''}) {
        candidateId text updatedAt companyUser { familyName givenName } } }`,
    { id, text, read: read[0] },
  )
const read = async (viewer: Viewer, id: string) =>
  (
    await app
      .as(viewer)
      .ask('query ($id: ID!) { searchCandidate(id: $id) { memo { text updatedAt companyUser { givenName } } } }', {
        id,
      })
  ).data.searchCandidate.memo

describe('§7 updateSearchCandidateMemo', () => {
  it('keeps the text word for word with its writer and time; another company reads nothing of it', async () => {
    const { viewer, user } = await aCompanyWithUser(app.db)
    const other = await aCompanyWithUser(app.db)
    const student = await aCandidate(app.db)
    expect(await read(viewer, student.id)).toEqual({ text: '', updatedAt: null, companyUser: null })
    const { data } = await write(viewer, student.id, '一行目\r\n二行目 ')
    expect(data.memo).toMatchObject({
      candidateId: student.id,
      text: '一行目\n二行目 ',
      companyUser: { givenName: user.givenName },
    })
    expect(await read(viewer, student.id)).toMatchObject({ text: '一行目\n二行目 ', updatedAt: data.memo.updatedAt })
    expect(await read(other.viewer, student.id)).toEqual({ text: '', updatedAt: null, companyUser: null })
  })

  it('refuses to write over what a colleague wrote since, and says who', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const colleague = await aCompanyUser(app.db, company.id, { familyName: '高橋', givenName: '葵' })
    const student = await aCandidate(app.db)
    const first = (await write(viewer, student.id, '最初')).data.memo.updatedAt as string
    const second = (await write(colleague.viewer, student.id, '次', first)).data.memo.updatedAt as string
    expect(second > first).toBe(true)
    const late = await write(viewer, student.id, '遅れて', first)
    expect(late.errors[0]).toMatchObject({
      code: 'memo_conflict',
      message: '高橋 葵さんがメモを更新しました。内容を確認してください。',
    })
    expect((await write(viewer, student.id, '初めてのつもり', null)).errors[0]?.code).toBe('memo_conflict')
    expect((await read(viewer, student.id)).text).toBe('次')
    expect((await write(viewer, student.id, '読んでから', second)).data.memo.text).toBe('読んでから')
    expect((await write(viewer, student.id, 'かまわず')).data.memo.text).toBe('かまわず')
  })

  it('of two who write at once from the same reading one is refused', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const colleague = await aCompanyUser(app.db, company.id)
    const student = await aCandidate(app.db)
    const writeBoth = async () => {
      const last = (await read(viewer, student.id)).updatedAt as string | null
      const both = await Promise.all([
        write(viewer, student.id, '私', last),
        write(colleague.viewer, student.id, '同僚', last),
      ])
      return both.map(({ errors }) => errors[0]?.code ?? 'done').toSorted()
    }
    expect(await writeBoth()).toEqual(['done', 'memo_conflict'])
    expect(await writeBoth()).toEqual(['done', 'memo_conflict'])
  })

  it('§5 2,000 characters at most; §6 not by readers, not of a student who blocked the company', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const reader = await aCompanyUser(app.db, company.id, { role: 'VIEWER' })
    const student = await aCandidate(app.db)
    const code = async (answer: ReturnType<typeof write>) => (await answer).errors[0]?.code ?? 'done'
    expect(await code(write(viewer, student.id, '𠮷'.repeat(2000)))).toBe('done')
    expect(await code(write(viewer, student.id, '𠮷'.repeat(2001)))).toBe('invalid_input')
    expect(await code(write(viewer, student.id, 'a\u0000b'))).toBe('invalid_input')
    expect(await code(write(viewer, student.id, 'a\u0001b'))).toBe('done')
    expect(await code(write(reader.viewer, student.id, 'x'))).toBe('forbidden')
    expect(await code(write(null, student.id, 'x'))).toBe('unauthenticated')
    await block(app.db, company.id, student.id)
    expect(await code(write(viewer, student.id, 'x'))).toBe('not_found')
  })
})

describe('§7 the subscription searchCandidateMemo', () => {
  const document = parse(
    'subscription ($id: ID!) { searchCandidateMemo(candidateId: $id) { candidateId text companyUser { givenName } } }',
  )
  const watch = (viewer: Viewer, id: string) =>
    subscribe({ schema, document, variableValues: { id }, contextValue: app.door.contextOf(viewer) })
  async function watching(viewer: Viewer, id: string) {
    const events = (await watch(viewer, id)) as AsyncGenerator<ExecutionResult>
    const next = events.next()
    await sleep(150)
    return { events, next }
  }

  it('tells a colleague of the new text; another company and another student’s watcher hear nothing', async () => {
    const { viewer, user, company } = await aCompanyWithUser(app.db)
    const colleague = await aCompanyUser(app.db, company.id)
    const other = await aCompanyWithUser(app.db)
    const [student, another] = [await aCandidate(app.db), await aCandidate(app.db)]
    const mine = await watching(colleague.viewer, student.id)
    const deaf = [await watching(other.viewer, student.id), await watching(colleague.viewer, another.id)]
    await write(viewer, student.id, '面談は木曜')
    expect((await mine.next).value?.data).toEqual({
      searchCandidateMemo: { candidateId: student.id, text: '面談は木曜', companyUser: { givenName: user.givenName } },
    })
    const firstEnd = Promise.race(deaf.map(({ next }) => next.then(({ done }) => (done ? 'ended' : 'heard'))))
    expect(await Promise.race([firstEnd, sleep(300).then(() => 'silence')])).toBe('silence')
    await Promise.all([mine, ...deaf].map(({ events }) => events.return(undefined)))
  })

  it('is refused for a student the company may not see', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const student = await aCandidate(app.db)
    await block(app.db, company.id, student.id)
    const refused = (await watch(viewer, student.id)) as ExecutionResult
    expect(refused.errors?.[0]?.originalError).toMatchObject({ code: 'not_found' })
  })
})
