import { describe, expect, test } from 'vitest'
import { jobs } from '#domain/scout-invitation/jobs.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { block } from '#test/factories/candidate-search.ts'
import { ears } from '#test/factories/notification.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  anInvited,
  aSchedulingSender,
  aScoutInvitation,
  aSeatFor,
  aSender,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { aCompanyUser } from '#test/factories.ts'
import { leave } from '#test/leaving.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)

const accepted = { status: 'ACCEPTED' as const, answeredAt: new Date() }
const noticesTo = async (viewer: Parameters<typeof hear.list>[0]) =>
  (await hear.list(viewer)).filter(({ kind }) => kind === 'studentLeft')
const codeOf = async (viewer: Viewer, query: string, id: string) =>
  (await app.as(viewer).ask(`query ($id: ID!) { page: ${query} }`, { id })).errors[0]?.code ?? 'shown'
const thread = 'threadWithCandidate(scoutInvitationId: $id) { state }'
const notes = 'notedCandidate(id: $id) { id }'
const likeness = 'candidateLikeness(candidateId: $id) { totalCount }'
const interview = 'interviewedStudent(bookingId: $id) { booking { id } }'

describe('§4 a student who leaves', () => {
  test('is told once to each company whose accepted scout goes on, without a name', async () => {
    const [message, dated, hired] = [await aSender(app.db), await aSchedulingSender(app.db), await aSender(app.db)]
    const { viewer, candidate } = await anInvited(app.db, message, accepted)
    const of = { candidateId: candidate.id }
    const past = await aScoutInvitation(app.db, { ...homeOf(dated), ...acceptedForScheduling(), ...of })
    await aSeatFor(app.db, past, await dated.date({ startAt: inHours(-3) }))
    await aScoutInvitation(app.db, { ...homeOf(hired), ...accepted, status: 'HIRED', ...of })
    const [open, over] = [await aSender(app.db), await aSender(app.db)]
    await aScoutInvitation(app.db, { ...homeOf(open), ...of })
    await aScoutInvitation(app.db, {
      ...homeOf(over),
      ...accepted,
      ...of,
      outcome: 'NOT_SELECTED',
      outcomeToldAt: new Date(),
    })
    const { familyName, givenName } = await app.db
      .selectFrom('candidateAccount')
      .select(['familyName', 'givenName'])
      .where('candidateId', '=', candidate.id)
      .executeTakeFirstOrThrow()
    expect((await leave(app, viewer)).errors).toEqual([])
    await work.run()
    await jobs.end_scouts_of_withdrawn({ candidateId: candidate.id }, work.context)
    await work.run()
    for (const home of [message, dated, hired]) {
      expect((await noticesTo(home.viewer)).map(({ title, body }) => [title, body])).toEqual([
        ['承認した学生が退会しました', home.job.title],
      ])
      const mail = (await hear.mailsTo(home.viewer)).at(-1)
      expect(mail?.text).toContain('学生が、サービスを退会しました。')
      for (const name of [familyName, givenName]) expect(`${mail?.subject}${mail?.text}`).not.toContain(name)
    }
    for (const home of [open, over]) expect(await noticesTo(home.viewer)).toEqual([])
  })

  test('the colleague in charge of the thread hears it too', async () => {
    const home = await aSender(app.db)
    const colleague = await aCompanyUser(app.db, home.company.id)
    const { viewer, invitation } = await anInvited(app.db, home, accepted)
    const { companyId, candidateId, id: scoutInvitationId } = invitation
    await app.db
      .insertInto('thread')
      .values({ companyId, scoutInvitationId, candidateId, inCharge: colleague.id })
      .execute()
    await leave(app, viewer)
    await work.run()
    for (const one of [home, colleague]) expect(await noticesTo(one.viewer)).toHaveLength(1)
  })
})

describe('§2 an address of a student who is gone', () => {
  test.each(['leaves', 'blocks the company'] as const)(
    'says so where the student %s, to that company alone',
    async (way) => {
      const home = await aSchedulingSender(app.db)
      const other = await aSender(app.db)
      const { viewer, candidate, invitation } = await anInvited(app.db, home, acceptedForScheduling())
      const date = await home.date({ startAt: inHours(-3) })
      const booking = await aSeatFor(app.db, invitation, date)
      const mine = { companyId: home.company.id, schedulingDateId: date.id, companyUserId: home.user.id }
      await app.db
        .insertInto('schedulingDateNotifiedCompanyUser')
        .values(mine)
        .onConflict((oc) => oc.doNothing())
        .execute()
      const addresses = [
        [thread, invitation.id],
        [notes, candidate.id],
        [likeness, candidate.id],
        [interview, booking.id],
      ] as const
      const codes = (who: Viewer) => Promise.all(addresses.map(([query, id]) => codeOf(who, query, id)))
      expect(await codes(home.viewer)).toEqual(['shown', 'shown', 'shown', 'shown'])
      if (way === 'leaves') await leave(app, viewer)
      else await block(app.db, home.company.id, candidate.id)
      await work.run()
      expect(await codes(home.viewer)).toEqual(['student_gone', 'student_gone', 'student_gone', 'student_gone'])
      expect(new Set(await codes(other.viewer))).not.toContain('student_gone')
      const colleague = await aCompanyUser(app.db, home.company.id, { role: 'INTERVIEWER' })
      expect(await codeOf(colleague.viewer, interview, booking.id)).toBe('not_found')
      expect(await codeOf(home.viewer, thread, crypto.randomUUID())).toBe('not_found')
    },
  )
})
