import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { block } from '../factories/candidate-search.ts'
import { inHours } from '../factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '../factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test.each(['leaves', 'blocks the company'] as const)(
  '§2 the addresses of a student who %s say that the student is gone, in the same words',
  async (way) => {
    const home = await aSchedulingSender(app.db)
    const { candidate, invitation } = await anInvited(app.db, home, acceptedForScheduling())
    const date = await home.date({ startAt: inHours(-3) })
    const booking = await aSeatFor(app.db, invitation, date)
    const mine = { companyId: home.company.id, schedulingDateId: date.id, companyUserId: home.user.id }
    await app.db
      .insertInto('schedulingDateNotifiedCompanyUser')
      .values(mine)
      .onConflict((oc) => oc.doNothing())
      .execute()
    if (way === 'leaves')
      await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', candidate.id).execute()
    else await block(app.db, home.company.id, candidate.id)
    const recruiter = await visitAsViewer(app, home.viewer)
    for (const path of [
      clientUrls.thread(invitation.id),
      clientUrls.threadDate(invitation.id),
      clientUrls.candidateNotes(candidate.id),
      clientUrls.candidateLikeness(candidate.id),
      clientUrls.interview(booking.id),
    ]) {
      await recruiter.goto(path)
      expect(recruiter.answer().status, path).toBe(410)
      const text = await recruiter.getByRole('main').innerText()
      expect(text, path).toContain('この学生の情報は表示できません')
      expect(text, path).toContain('退会したか、貴社への公開をやめた学生です。')
    }
    await recruiter.goto(clientUrls.thread(crypto.randomUUID()))
    expect(recruiter.answer().status).toBe(404)
  },
)
