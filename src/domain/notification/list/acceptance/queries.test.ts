import { expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { worker } from '#test/work.ts'
import { jobs } from '../../jobs.ts'

const app = ownApp()

const hasRead = async (viewer: Viewer, id: string) =>
  (
    await app
      .as(viewer)
      .ask('query ($id: ID!) { searchCandidate(id: $id) { ... on AcceptedSearchCandidate { hasReadNotification } } }', {
        id,
      })
  ).data.searchCandidate

test('§3 hasReadNotification: false until the user who was told has read it; nothing of who has not accepted', async () => {
  const sender = await aSender(app.db)
  const colleague = await aCompanyUser(app.db, sender.company.id, { role: 'RECRUITER' })
  const { candidate, invitation } = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: new Date() })
  const pending = await anInvited(app.db, sender)
  expect(await hasRead(sender.viewer, candidate.id)).toEqual({ hasReadNotification: true })

  await jobs.notify_scout_accepted(
    { companyId: sender.company.id, scoutInvitationId: invitation.id },
    worker(app).context,
  )
  expect(await hasRead(sender.viewer, candidate.id)).toEqual({ hasReadNotification: false })
  expect(await hasRead(colleague.viewer, candidate.id)).toEqual({ hasReadNotification: true })
  await app.as(sender.viewer).ask('mutation { readNotifications }')
  expect(await hasRead(sender.viewer, candidate.id)).toEqual({ hasReadNotification: true })
  expect(await hasRead(sender.viewer, pending.candidate.id)).toEqual({})
})
