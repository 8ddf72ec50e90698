import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp, type TestClient } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { presenceLasts } from '../presence/rules.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let colleague: Awaited<ReturnType<typeof aCompanyUser>>
let [mine, theirs]: TestClient[] = []
let job: { id: string }

beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  colleague = await aCompanyUser(app.db, home.company.id, { familyName: '佐伯', givenName: '真琴' })
  mine = app.as(home.viewer)
  theirs = app.as(colleague.viewer)
  job = await aJob(app.db, { companyId: home.company.id, status: 'DRAFT' })
})

const of = (client: TestClient | undefined) => {
  if (!client) throw new Error('no client')
  return client
}
const savesOf = (id: string, revision: number) => ({
  CONTENTS: `updateJobDescriptionContents(id: "${id}", title: "題 ${id}", jobTypeIds: ["12"], scoutTypeId: "1", status: DRAFT, revision: ${revision},
    contents: { texts: [{ body: "本文", order: 0 }] }) { id revision }`,
  PROCESS: `updateJobDescriptionRecruitmentProcess(id: "${id}", steps: [{ stepId: "10", order: 0 }], description: "", status: DRAFT, revision: ${revision}) { id revision }`,
  COMPLETION: `updateJobDescriptionCompletion(jobId: "${id}", messageInput: { completionDescription: "承認ありがとうございます。", status: DRAFT }, revision: ${revision}) { id revision }`,
  STATUS: `updateJobDescriptionStatus(id: "${id}", status: PUBLISHED, revision: ${revision}) { id revision }`,
})
type Part = keyof ReturnType<typeof savesOf>
const save = (client: TestClient | undefined, part: Part, revision = 0) =>
  of(client).ask(`mutation { it: ${savesOf(job.id, revision)[part]} }`)
const codeOf = ({ errors }: { errors: { code: string }[] }) => errors[0]?.code ?? 'done'

describe('§7 the revision of a job', () => {
  test.each<[Part, Part, string]>([
    ['CONTENTS', 'CONTENTS', 'job_changed_meanwhile'],
    ['PROCESS', 'PROCESS', 'job_changed_meanwhile'],
    ['COMPLETION', 'COMPLETION', 'job_changed_meanwhile'],
    ['STATUS', 'CONTENTS', 'job_changed_meanwhile'],
    ['STATUS', 'PROCESS', 'job_changed_meanwhile'],
    ['STATUS', 'COMPLETION', 'job_changed_meanwhile'],
    ['CONTENTS', 'STATUS', 'job_changed_meanwhile'],
    ['PROCESS', 'STATUS', 'job_changed_meanwhile'],
    ['COMPLETION', 'STATUS', 'job_changed_meanwhile'],
    ['CONTENTS', 'PROCESS', 'done'],
    ['PROCESS', 'COMPLETION', 'done'],
    ['COMPLETION', 'CONTENTS', 'done'],
  ])('a colleague saved %s, then %s as it was read before: %s', async (first, second, expected) => {
    expect(codeOf(await save(theirs, first))).toBe('done')
    const before = await app.db.selectFrom('job').selectAll().where('id', '=', job.id).executeTakeFirst()
    const answer = await save(mine, second)
    expect(codeOf(answer)).toBe(expected)
    if (expected === 'done') return
    expect(answer.errors[0]?.message).toMatch(
      /^この募集は、佐伯 真琴さんが\d\d:\d\dに保存しています。入力した内容は残っています。$/,
    )
    expect(await app.db.selectFrom('job').selectAll().where('id', '=', job.id).executeTakeFirst()).toEqual(before)
  })

  test('the revision that was read lets the next save through, one’s own save elsewhere is named as such', async () => {
    const first = await save(mine, 'CONTENTS')
    expect(first.data.it.revision).toBe(1)
    expect(codeOf(await save(mine, 'CONTENTS', 1))).toBe('done')
    const again = await save(mine, 'CONTENTS', 1)
    expect(again.errors[0]?.message).toMatch(/^この募集は、別の画面で/)
  })

  test('two saves of one revision at once: one is stored, the other refused', async () => {
    const answers = await Promise.all([save(mine, 'CONTENTS'), save(theirs, 'CONTENTS')])
    expect(answers.map(codeOf).toSorted()).toEqual(['done', 'job_changed_meanwhile'])
  })

  test('without a revision nothing is compared, and a repeated answer is no second save', async () => {
    await save(theirs, 'CONTENTS')
    const ask = () =>
      of(mine).ask(`mutation { it: ${savesOf(job.id, 1).CONTENTS} }`, {}, { idempotencyKey: 'one-key-of-this-test' })
    expect([codeOf(await ask()), codeOf(await ask())]).toEqual(['done', 'done'])
    const archived = `mutation { it: updateJobDescriptionIsArchived(id: "${job.id}", isArchived: true) { activeCount } }`
    expect(codeOf(await of(theirs).ask(archived))).toBe('done')
    expect(codeOf(await save(mine, 'CONTENTS', 2))).toBe('job_changed_meanwhile')
  })
})

const open = `mutation Open($id: ID!, $revision: Int!) { keepJobDescriptionOpen(jobId: $id) {
  writers { familyName } savedSince(revision: $revision, part: CONTENTS) { by savedAt } } }`
const opened = async (client: TestClient | undefined, revision = 0) =>
  (await of(client).ask(open, { id: job.id, revision })).data.keepJobDescriptionOpen

describe('§7 who writes a job', () => {
  test('each is told of the other until the other’s page is closed, and of what was saved', async () => {
    expect(await opened(theirs)).toEqual({ writers: [], savedSince: null })
    expect((await opened(mine)).writers).toEqual([{ familyName: '佐伯' }])
    await save(theirs, 'CONTENTS')
    expect((await opened(mine)).savedSince).toMatchObject({ by: '佐伯 真琴' })
    expect((await opened(theirs)).savedSince).toMatchObject({ by: '' })
    expect((await opened(mine, 1)).savedSince).toBeNull()
    const past = new Date(Date.now() - presenceLasts - 1000)
    await app.db.updateTable('jobPresence').set({ seenAt: past }).where('companyUserId', '=', colleague.id).execute()
    expect((await opened(mine, 1)).writers).toEqual([])
  })

  test('§6 of another company’s job nobody is told, and a student or a VIEWER may not', async () => {
    const other = await aCompanyWithUser(app.db)
    const reader = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    const { viewer: student } = await aCandidate(app.db)
    const ask = (viewer: Parameters<TestApp['as']>[0]) => app.as(viewer).ask(open, { id: job.id, revision: 0 })
    expect(codeOf(await ask(other.viewer))).toBe('not_found')
    expect(codeOf(await ask(reader.viewer))).toBe('forbidden')
    expect(codeOf(await ask(student))).toBe('forbidden')
    expect(codeOf(await ask(null))).toBe('unauthenticated')
    expect(await app.db.selectFrom('jobPresence').selectAll().where('jobId', '=', job.id).execute()).toEqual([])
  })
})
