import { describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { forgetOldNotices } from './commands.ts'

const app = ownApp()

const listOf = '{ viewer { ... on CandidateViewer { unreadNotificationCount unreadNotificationPaths } } }'
const readAt = 'mutation ($path: String) { readNotifications(path: $path) }'

async function aToldStudent(paths: readonly string[]) {
  const { viewer } = await aCandidate(app.db)
  const rows = paths.map((path, at) => ({
    candidateId: viewer.candidateId,
    kind: 'scoutReceived' as const,
    effectKey: `${at}`,
    title: '知らせ',
    body: '本文',
    path,
  }))
  await app.db.insertInto('candidateNotification').values(rows).execute()
  return viewer
}
const unread = async (viewer: Awaited<ReturnType<typeof aToldStudent>>) =>
  (await app.as(viewer).ask(listOf)).data.viewer.unreadNotificationPaths.toSorted()

describe('§7 readNotifications of one page', () => {
  const scouts = ['/candidate/invitations/one', '/candidate/invitations/two']

  test('reads what leads there, and nothing else', async () => {
    const viewer = await aToldStudent(scouts)
    expect(await unread(viewer)).toEqual(scouts)
    await app.as(viewer).ask(readAt, { path: scouts[0] })
    expect(await unread(viewer)).toEqual([scouts[1]])
    await app.as(viewer).ask(readAt)
    expect(await unread(viewer)).toEqual([])
  })

  test('twice at once, and with the page of another student, reads only what is one’s own', async () => {
    const [viewer, other] = [await aToldStudent(scouts), await aToldStudent(scouts)]
    const answers = await Promise.all([0, 1].map(() => app.as(viewer).ask(readAt, { path: scouts[0] })))
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    expect(await unread(viewer)).toEqual([scouts[1]])
    expect(await unread(other)).toEqual(scouts)
  })
})

test('a notification leaves the list of either side after a year', async () => {
  const { viewer } = await aCandidate(app.db)
  const { company, user } = await aCompanyWithUser(app.db)
  const row = { kind: 'scoutReceived', title: '知らせ', body: '本文', path: '/' }
  const daysAgo = (days: number) => ({
    ...row,
    effectKey: `${days}`,
    insertedAt: new Date(Date.now() - days * 86_400_000),
  })
  const rows = [daysAgo(364), daysAgo(366)]
  await app.db
    .insertInto('candidateNotification')
    .values(rows.map((one) => ({ ...one, candidateId: viewer.candidateId })))
    .execute()
  await app.db
    .insertInto('companyNotification')
    .values(rows.map((one) => ({ ...one, companyId: company.id, companyUserId: user.id })))
    .execute()
  expect(await app.db.transaction().execute(forgetOldNotices)).toBe(2)
  const left = await Promise.all([
    app.db.selectFrom('candidateNotification').select('effectKey').where('effectKey', 'in', ['364', '366']).execute(),
    app.db.selectFrom('companyNotification').select('effectKey').where('effectKey', 'in', ['364', '366']).execute(),
  ])
  expect(left).toEqual([[{ effectKey: '364' }], [{ effectKey: '364' }]])
})
