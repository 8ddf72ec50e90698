import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { worker } from '#test/work.ts'

const app = ownApp()

const invite = (viewer: Viewer | null, emails: string[], options: { idempotencyKey?: string; role?: string } = {}) =>
  app
    .as(viewer)
    .ask(
      `mutation ($emails: [String!]!, $role: CompanyUserRole!) { done: inviteCompanyUsers(emails: $emails, role: $role) { email outcome } }`,
      { emails, role: options.role ?? 'RECRUITER' },
      options.idempotencyKey ? { idempotencyKey: options.idempotencyKey } : {},
    )
const outcomes = async (answer: ReturnType<typeof invite>) =>
  (await answer).data.done.map(({ outcome }: { outcome: string }) => outcome)
const seats = async (viewer: Viewer) => (await app.as(viewer).ask('{ companySeats { limit taken } }')).data.companySeats
const members = async (viewer: Viewer) =>
  (await app.as(viewer).ask('{ companyMembers { id email role status } }')).data.companyMembers

describe('§2 /client/users: inviting many', () => {
  test('each address is answered: itself, a colleague, a wrong form and what is folded twice', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
    const own = (await members(viewer))[0].email
    await aCompanyUser(app.db, company.id, { email: 'colleague@kaisha.example' })
    const { data } = await invite(
      viewer,
      [own, 'colleague@kaisha.example', 'no address', ' New@X.example', 'new@x.example'],
      {
        role: 'VIEWER',
      },
    )
    expect(data.done).toEqual([
      { email: own, outcome: 'ALREADY_USER' },
      { email: 'colleague@kaisha.example', outcome: 'ALREADY_USER' },
      { email: 'no address', outcome: 'MALFORMED' },
      { email: 'new@x.example', outcome: 'INVITED' },
    ])
    expect((await members(viewer)).at(-1)).toMatchObject({ email: 'new@x.example', role: 'VIEWER', status: 'INVITED' })
    const work = worker(app)
    await work.run()
    await work.run()
    expect(work.mails.map(({ to }) => to)).toEqual(['new@x.example'])
  })

  test('the seats are given in the order of the addresses, and once to two pastes at the same time', async () => {
    const { viewer } = await aCompanyWithUser(app.db, { planKey: 'LIGHT' })
    expect(await seats(viewer)).toEqual({ limit: 3, taken: 1 })
    expect(await outcomes(invite(viewer, ['a@seat.example', 'b@seat.example', 'c@seat.example']))).toEqual([
      'INVITED',
      'INVITED',
      'NO_SEAT',
    ])
    expect(await seats(viewer)).toEqual({ limit: 3, taken: 3 })

    const other = await aCompanyWithUser(app.db, { planKey: 'LIGHT' })
    const both = await Promise.all([
      outcomes(invite(other.viewer, ['d@seat.example', 'e@seat.example'])),
      outcomes(invite(other.viewer, ['f@seat.example', 'g@seat.example'])),
    ])
    expect(both.flat().filter((outcome) => outcome === 'INVITED')).toHaveLength(2)
    expect(await seats(other.viewer)).toEqual({ limit: 3, taken: 3 })
  })

  test('one key invites once and answers the same; of twenty-one none is invited', async () => {
    const { viewer } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
    const idempotencyKey = crypto.randomUUID()
    const [first, second] = await Promise.all(
      [1, 2].map(() => invite(viewer, ['once@x.example', 'wrong'], { idempotencyKey })),
    )
    expect(first?.data).toEqual(second?.data)
    expect(await members(viewer)).toHaveLength(2)
    const many = Array.from({ length: 21 }, (_, n) => `many${n}@x.example`)
    expect((await invite(viewer, many)).errors[0]).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'emails', message: '一度に招待できるのは20件までです' }],
    })
    expect(await members(viewer)).toHaveLength(2)
  })

  test('§6 nobody but an ADMIN invites or reads the seats; everybody of the company reads who administers', async () => {
    const { company, user, viewer } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
    const recruiter = await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })
    const student = await aCandidate(app.db)
    for (const by of [recruiter.viewer, student.viewer, null]) {
      const code = by ? 'forbidden' : 'unauthenticated'
      expect((await invite(by, ['x@y.example'])).errors[0]?.code).toBe(code)
      expect((await app.as(by).ask('{ companySeats { taken } }')).errors[0]?.code).toBe(code)
    }
    expect(await members(viewer)).toHaveLength(2)
    const administrators = (by: Viewer | null) => app.as(by).ask('{ companyAdministrators { id familyName } }')
    expect((await administrators(recruiter.viewer)).data.companyAdministrators).toEqual([
      { id: user.id, familyName: '佐伯' },
    ])
    expect((await administrators(student.viewer)).errors[0]?.code).toBe('forbidden')
    expect((await administrators(null)).errors[0]?.code).toBe('unauthenticated')
  })
})
