import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdmin } from '#test/factories/admin.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const reason = '面談での迷惑行為を、複数の企業から確認したため。'

async function aSuspendedStudent() {
  const sender = await aSchedulingSender(app.db)
  const { candidate, viewer, invitation } = await anInvited(app.db, sender, acceptedForScheduling())
  await aSeatFor(app.db, invitation, await sender.date())
  const [{ id: requestedBy }, { id: decidedBy }] = [await anAdmin(app.db), await anAdmin(app.db)]
  const decided = {
    status: 'CONFIRMED',
    requestedBy,
    decidedBy,
    decidedAt: new Date(),
    suspendedFrom: 'ACTIVE',
  } as const
  await app.db
    .insertInto('candidateStop')
    .values({ candidateId: candidate.id, kind: 'SUSPENSION', reason, ...decided })
    .execute()
  await app.db.updateTable('candidate').set({ status: 'SUSPENDED' }).where('id', '=', candidate.id).execute()
  return { sender, invitation, student: await visitAsViewer(app, viewer) }
}

describe('§6 a student whose account is suspended', () => {
  test('meets the reason and the booked dates, wherever they go, and keeps the own data and the way out', async () => {
    const { sender, student } = await aSuspendedStudent()
    await student.goto('/candidate/threads')
    expect(new URL(student.url()).pathname).toBe('/candidate/suspended')
    const words = await student.getByRole('main').innerText()
    expect(words).toContain(reason)
    expect(words).toContain(sender.company.displayName)
    for (const path of ['/candidate/settings/data', '/candidate/settings/unsubscribe', '/candidate/contact-us']) {
      await student.goto(path)
      expect(new URL(student.url()).pathname).toBe(path)
    }
  })

  test('is still in the company’s thread, which says that nothing can be sent', async () => {
    const { sender, invitation } = await aSuspendedStudent()
    const recruiter = await visitAsViewer(app, sender.viewer)
    await recruiter.goto(`/client/threads/${invitation.id}`)
    const words = await recruiter.getByRole('main').innerText()
    expect(words).toContain('この学生は現在、サービスを利用できません。')
    expect(words).not.toContain(reason)
  })

  test('a student who is not suspended is led home', async () => {
    const { viewer } = await anInvited(app.db, await aSchedulingSender(app.db))
    const student = await visitAsViewer(app, viewer)
    await student.goto('/candidate/suspended')
    expect(new URL(student.url()).pathname).toBe('/')
  })
})
