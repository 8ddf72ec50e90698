import { describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'

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
