import { beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { anAccessToken } from '#test/factories/access-token.ts'
import { anInvited, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { testHttp } from '#test/http.ts'
import { rowId } from '#test/row-id.ts'
import { readingLimits, type ReadingKind } from './rules.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db, { planKey: 'PREMIUM' })
})

/** Records `count` readings of other students, `hoursAgo` hours ago. */
const hasRead = (reader: string, kind: ReadingKind, count: number, hoursAgo = 0) =>
  app.db
    .insertInto('candidateReading')
    .values(
      Array.from({ length: count }, () => ({
        reader,
        kind,
        candidateId: rowId(crypto.randomUUID()),
        firstReadAt: new Date(Date.now() - hoursAgo * 3_600_000),
      })),
    )
    .execute()
const open = (viewer: Viewer, id: string) =>
  app.as(viewer).ask('query ($id: ID!) { searchCandidate(id: $id) { selfIntroduction } }', { id })
const codeOf = async (answer: ReturnType<typeof open>) => (await answer).errors[0]?.code ?? 'read'
const list = (viewer: Viewer, ids: string[], fields: string) =>
  app
    .as(viewer)
    .ask(
      `query ($ids: [ID!]!) { searchCandidates(condition: { candidateIds: $ids }) { edges { node { id ${fields} } } } }`,
      { ids },
    )
const { hour, day } = readingLimits.person.profile

describe('§6 how many students one reader is given', () => {
  test('of an hour; who was read today is read again, a colleague reads on, and cards are not counted', async () => {
    const [first, next, more] = [await aCandidate(app.db), await aCandidate(app.db), await aCandidate(app.db)]
    await open(sender.viewer, first.id)
    await hasRead(sender.user.id, 'profile', hour - 2)
    expect(await codeOf(open(sender.viewer, next.id))).toBe('read')
    expect(await codeOf(open(sender.viewer, more.id))).toBe('reading_limit_reached')
    expect(await codeOf(open(sender.viewer, first.id))).toBe('read')
    expect(await codeOf(list(sender.viewer, [more.id], 'headline excerpt'))).toBe('read')
    expect(await codeOf(list(sender.viewer, [more.id], 'quotablePassages { text }'))).toBe('reading_limit_reached')
    const colleague = await aCompanyUser(app.db, sender.company.id)
    expect(await codeOf(open(colleague.viewer, more.id))).toBe('read')
    const { data, errors } = await list(sender.viewer, [more.id], 'selfIntroduction')
    expect([data, errors[0]?.message]).toEqual([null, expect.stringContaining('1時間ほど')])
    const views = await app.db
      .selectFrom('profileView')
      .select('companyUserId')
      .where('candidateId', '=', more.id)
      .execute()
    expect(views).toEqual([{ companyUserId: colleague.id }])
  })

  test('of a day; an hour later there is room again', async () => {
    const student = await aCandidate(app.db)
    await hasRead(sender.user.id, 'profile', hour, 2)
    expect(await codeOf(open(sender.viewer, student.id))).toBe('read')
    await hasRead(sender.user.id, 'profile', day - hour - 1, 3)
    expect(await codeOf(open(sender.viewer, (await aCandidate(app.db)).id))).toBe('reading_limit_reached')
  })

  test('many questions at once see the room once', async () => {
    const students = await Promise.all(Array.from({ length: 6 }, () => aCandidate(app.db)))
    await hasRead(sender.user.id, 'profile', hour - 2)
    const answers = await Promise.all(students.map(({ id }) => codeOf(open(sender.viewer, id))))
    expect(answers.filter((code) => code === 'read')).toHaveLength(2)
  })

  test('contacts have their own; machines have theirs', async () => {
    const accepted = { status: 'ACCEPTED' as const, answeredAt: new Date() }
    const [first, second] = [await anInvited(app.db, sender, accepted), await anInvited(app.db, sender, accepted)]
    const mail = '... on DisclosedSearchCandidate { email }'
    await hasRead(sender.user.id, 'contact', readingLimits.person.contact.hour - 1)
    expect(await codeOf(list(sender.viewer, [first.candidate.id], mail))).toBe('read')
    expect(await codeOf(list(sender.viewer, [second.candidate.id], mail))).toBe('reading_limit_reached')

    const token = await anAccessToken(app.db, sender.viewer, ['READ_CANDIDATES'])
    const asToken = async () =>
      (
        await testHttp(app).send(`{ searchCandidate(id: "${second.candidate.id}") { ${mail} } }`, {
          headers: { authorization: `Bearer ${token.secret}` },
        })
      ).code ?? 'read'
    expect(await asToken()).toBe('read')
    const traces = await app.db.selectFrom('audit').select('action').where('actorId', '=', token.id).execute()
    expect(traces.map(({ action }) => action).toSorted()).toEqual(['readContact', 'searchCandidate'])
    // A machine’s reading is no view: the student’s own number counts people.
    const views = await app.db
      .selectFrom('profileView')
      .selectAll()
      .where('candidateId', '=', second.candidate.id)
      .execute()
    expect(views).toEqual([])
    await app.db.deleteFrom('candidateReading').where('reader', '=', token.id).execute()
    await hasRead(token.id, 'contact', readingLimits.token.contact.hour)
    expect(await asToken()).toBe('reading_limit_reached')
  })
})
