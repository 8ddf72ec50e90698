import { describe, expect, it } from 'vitest'
import type { CompanyViewer, Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aScheduling, aSchedulingDate } from '#test/factories/scheduling.ts'
import { worker } from '#test/work.ts'
import type { OfRow } from '#ground/id.ts'
import { sha256 } from '#platform/secrets/secret.ts'

const app = ownApp()

const member = '{ id email role status }'
const invite = (viewer: Viewer | null, email: string, role = 'RECRUITER', idempotencyKey?: string) =>
  app
    .as(viewer)
    .ask(
      `mutation ($email: String!, $role: CompanyUserRole!) { done: inviteCompanyUser(email: $email, role: $role) ${member} }`,
      { email, role },
      idempotencyKey ? { idempotencyKey } : {},
    )
const byId = (name: string, selection: string) => (viewer: Viewer | null, id: string) =>
  app.as(viewer).ask(`mutation ($id: ID!) { done: ${name}(id: $id) ${selection} }`, { id })
const disable = byId('disableCompanyUser', member)
const resend = byId('resendCompanyUserInvitation', member)
const setRole = (viewer: Viewer | null, id: string, role: string) =>
  app
    .as(viewer)
    .ask(
      `mutation ($id: ID!, $role: CompanyUserRole!) { done: updateCompanyUserRole(id: $id, role: $role) ${member} }`,
      {
        id,
        role,
      },
    )
const members = async (viewer: Viewer) => (await app.as(viewer).ask(`{ companyMembers ${member} }`)).data.companyMembers
const code = async (answer: ReturnType<typeof invite>) => (await answer).errors[0]?.code ?? 'done'
const aTeam = async (planKey = 'STANDARD') => {
  const { company, user, viewer } = await aCompanyWithUser(app.db, { planKey })
  const second = await aCompanyUser(app.db, company.id, { role: 'ADMIN' })
  return { company, user, viewer, second }
}

describe('§6 inviting', () => {
  it('an ADMIN invites an address; whoever holds it takes a seat for 72 hours', async () => {
    const { viewer } = await aTeam()
    const { data } = await invite(viewer, ' New@Kaisha.example ', 'VIEWER')
    expect(data.done).toMatchObject({ email: 'new@kaisha.example', role: 'VIEWER', status: 'INVITED' })
    expect(await members(viewer)).toHaveLength(3)
    await app.db
      .updateTable('companyUserAccount')
      .set({ invitationExpiresAt: new Date(Date.now() - 1000) })
      .where('companyUserId', '=', data.done.id)
      .execute()
    expect((await members(viewer)).at(-1).status).toBe('INVITE_EXPIRED')
    expect((await resend(viewer, data.done.id)).data.done.status).toBe('INVITED')
  })

  it('§6 an ADMIN learns nothing of an address elsewhere; its owner reads it in the mail', async () => {
    const { company, viewer } = await aTeam()
    const other = await aTeam()
    await aCompanyUser(app.db, other.company.id, { email: 'taken@other.example' })
    await invite(other.viewer, 'waiting@other.example')
    const answers = await Promise.all(
      ['taken@other.example', 'waiting@other.example', 'nobody@other.example'].map((email) => invite(viewer, email)),
    )
    const shapes = answers.map(({ data, errors }) => [errors, data.done.status])
    expect(shapes).toEqual(answers.map(() => [[], 'INVITED']))
    const addresses = (await members(viewer)).map((user: { email: string }) => user.email)
    expect(addresses).toEqual(expect.arrayContaining(['taken@other.example', 'waiting@other.example']))

    const work = worker(app)
    await work.run()
    await work.run()
    const mailTo = (to: string) => work.mails.find((mail) => mail.to === to && mail.text.includes(company.displayName))
    expect(mailTo('taken@other.example')?.text).toContain('すでに別の企業のアカウントで使われています')
    expect(mailTo('nobody@other.example')?.text).not.toContain('すでに別の企業')
    expect(mailTo('waiting@other.example')?.text).not.toContain('すでに別の企業')
  })

  it('§8 a colleague’s address is taken; an invitation reserves none, and one that ends frees it', async () => {
    const { viewer, user } = await aTeam()
    const other = await aTeam()
    const { email } = (await members(viewer)).find(({ id }: { id: string }) => id === user.id)
    expect((await invite(viewer, email)).errors[0]).toMatchObject({ code: 'email_taken', fields: [{ path: 'email' }] })
    const both = await Promise.all([
      code(invite(viewer, 'both@x.example')),
      code(invite(other.viewer, 'both@x.example')),
    ])
    expect(both).toEqual(['done', 'done'])
    expect(await code(invite(viewer, 'both@x.example'))).toBe('email_taken')
    expect(await code(invite(viewer, 'no address'))).toBe('invalid_input')

    const hired = (await members(other.viewer)).at(-1)
    await disable(other.viewer, hired.id)
    const becomeActive = (companyId: OfRow<'company'>) =>
      app.db
        .updateTable('companyUser')
        .set({ status: 'ACTIVE', familyName: '新野', givenName: '芽' })
        .where('companyId', '=', companyId)
        .where('status', '=', 'INVITED')
        .execute()
    await becomeActive(viewer.companyId)
    // The mail address belongs to one person now: nobody can register it a second time.
    expect(await code(invite(other.viewer, 'both@x.example'))).toBe('done')
    await expect(becomeActive(other.viewer.companyId)).rejects.toThrow('company_user_account_email_active')
    await disable(viewer, (await members(viewer)).at(-1).id)
    await becomeActive(other.viewer.companyId)
  })

  it('§6 the last seat of the plan is given once', async () => {
    const { company, viewer } = await aTeam('LIGHT')
    const three = await Promise.all(['a', 'b', 'c'].map((name) => code(invite(viewer, `${name}@seat.example`))))
    expect(three.toSorted()).toEqual(['done', 'seat_limit_reached', 'seat_limit_reached'])
    const { rows } = { rows: await members(viewer) }
    expect(rows).toHaveLength(3)
    expect(await code(disable(viewer, rows.at(-1).id))).toBe('done')
    expect(await code(invite(viewer, 'd@seat.example'))).toBe('done')
    const users = await app.db.selectFrom('companyUser').where('companyId', '=', company.id).select('status').execute()
    expect(users.filter(({ status }) => status !== 'DISABLED')).toHaveLength(3)
  })

  it('one key invites one person', async () => {
    const { viewer } = await aTeam()
    const inviteOnce = () => invite(viewer, 'once@kaisha.example', 'RECRUITER', 'invite-one-person')
    const answers = await Promise.all([inviteOnce(), inviteOnce()])
    expect(answers.map(({ errors }) => errors)).toEqual([[], []])
    expect(answers[0]?.data.done).toEqual(answers[1]?.data.done)
    expect(await members(viewer)).toHaveLength(3)
  })

  it('who was disabled can be invited back, as the colleague they were', async () => {
    const { viewer, second } = await aTeam()
    const { email } = (await members(viewer)).find(({ id }: { id: string }) => id === second.id)
    await disable(viewer, second.id)
    expect((await invite(viewer, email, 'VIEWER')).data.done).toMatchObject({ id: second.id, status: 'INVITED' })
  })

  it('the code is in the mail alone, kept as a hash, and worth nothing once another one is sent', async () => {
    const { viewer } = await aTeam()
    const work = worker(app)
    const { id } = (await invite(viewer, 'code@kaisha.example')).data.done
    await work.run()
    await resend(viewer, id)
    await work.run()
    const codes = work.mails
      .filter(({ to }) => to === 'code@kaisha.example')
      .map(({ text }) => /[?&]code=(\S+)/.exec(text)?.[1] ?? '')
    const account = () =>
      app.db
        .selectFrom('companyUserAccount')
        .where('companyUserId', '=', id)
        .select(['invitationCodeSha256', 'invitationExpiresAt'])
        .executeTakeFirstOrThrow()
    expect(new Set(codes).size).toBe(2)
    expect((await account()).invitationCodeSha256).toEqual(sha256(codes[1] ?? ''))
    await disable(viewer, id)
    expect(await account()).toEqual({ invitationCodeSha256: null, invitationExpiresAt: null })
    expect(await code(resend(viewer, id))).toBe('already_decided')
  })
})

describe('§6 roles', () => {
  it('change for everybody but the last ADMIN, also when two step down at once', async () => {
    const { viewer, user, second } = await aTeam()
    const down = await Promise.all([
      code(setRole(viewer, user.id, 'RECRUITER')),
      code(setRole(second.viewer, second.id, 'RECRUITER')),
    ])
    expect(down.toSorted()).toEqual(['done', 'last_admin'])
    const admins = (
      await app.db.selectFrom('companyUser').where('companyId', '=', viewer.companyId).select('role').execute()
    ).filter(({ role }) => role === 'ADMIN')
    expect(admins).toHaveLength(1)
  })

  it('two who disable each other at once: one stays', async () => {
    const { company, viewer, user, second } = await aTeam()
    const both = await Promise.all([code(disable(viewer, second.id)), code(disable(second.viewer, user.id))])
    expect(both).toContain('done')
    const active = await app.db
      .selectFrom('companyUser')
      .where('companyId', '=', company.id)
      .where('status', '=', 'ACTIVE')
      .select('id')
      .execute()
    expect(active).toHaveLength(1)
  })

  it('the only ADMIN who disables themself twice at once stays', async () => {
    const { company, user, viewer } = await aCompanyWithUser(app.db)
    await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })
    const both = await Promise.all([code(disable(viewer, user.id)), code(disable(viewer, user.id))])
    expect(both).toEqual(['last_admin', 'last_admin'])
    expect(await members(viewer)).toContainEqual(expect.objectContaining({ id: user.id, status: 'ACTIVE' }))
  })

  it('1B.2 a date of somebody who is disabled keeps its other notified users', async () => {
    const { company, user, viewer, second } = await aTeam()
    const scheduling = await aScheduling(app.db, { companyId: company.id })
    const date = await aSchedulingDate(app.db, { companyId: company.id, schedulingId: scheduling.id })
    const ofDate = { companyId: company.id, schedulingDateId: date.id }
    await app.db
      .insertInto('schedulingDateNotifiedCompanyUser')
      .values([user.id, second.id].map((companyUserId) => ({ ...ofDate, companyUserId })))
      .execute()
    expect(await code(disable(viewer, second.id))).toBe('done')
    const answer = await app
      .as(viewer)
      .ask('query ($id: ID!) { schedulingDate(id: $id) { notifiedCompanyUsers { id } } }', { id: date.id })
    expect(answer.errors).toEqual([])
    expect(answer.data.schedulingDate.notifiedCompanyUsers).toContainEqual({ id: user.id })
  })

  it('who is disabled loses sessions at once; disabling twice is disabling once', async () => {
    const { viewer, company, second } = await aTeam()
    await app.db
      .insertInto('session')
      .values({
        area: 'client',
        companyId: company.id,
        companyUserId: second.id,
        tokenSha256: sha256(`session of ${second.id}`),
        expiresAt: new Date(Date.now() + 60_000),
      })
      .execute()
    expect((await disable(viewer, second.id)).data.done.status).toBe('DISABLED')
    expect((await disable(viewer, second.id)).data.done.status).toBe('DISABLED')
    const session = await app.db
      .selectFrom('session')
      .where('companyUserId', '=', second.id)
      .select('revokedAt')
      .executeTakeFirstOrThrow()
    expect(session.revokedAt).not.toBeNull()
    const audit = await app.db.selectFrom('audit').where('subjectId', '=', second.id).select('action').execute()
    expect(audit).toEqual([{ action: 'disableCompanyUser' }])
  })

  it('nobody but an ADMIN of this company decides', async () => {
    const { company, viewer, second } = await aTeam()
    const recruiter = await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })
    const reader = await aCompanyUser(app.db, company.id, { role: 'VIEWER' })
    const other = await aTeam()
    const student = await aCandidate(app.db)
    const acts = (by: Viewer | null, id = second.id) => [
      code(disable(by, id)),
      code(resend(by, id)),
      code(setRole(by, id, 'VIEWER')),
    ]
    for (const by of [recruiter.viewer, reader.viewer, student.viewer]) {
      expect(new Set(await Promise.all([...acts(by), code(invite(by, 'x@y.example'))]))).toEqual(new Set(['forbidden']))
      expect((await app.as(by).ask('{ companyMembers { id } }')).errors[0]?.code).toBe('forbidden')
    }
    expect(new Set(await Promise.all(acts(null)))).toEqual(new Set(['unauthenticated']))
    expect(new Set(await Promise.all(acts(other.viewer)))).toEqual(new Set(['not_found']))
    expect(new Set(await Promise.all(acts(viewer, 'x')))).toEqual(new Set(['not_found']))
    expect(await members(viewer)).toContainEqual(expect.objectContaining({ id: second.id, status: 'ACTIVE' }))
  })

  it('who lost the right while waiting decides nothing', async () => {
    const { viewer, user, second } = await aTeam()
    await setRole(viewer, second.id, 'VIEWER')
    // The viewer of a request that began before the change.
    const stale: CompanyViewer = second.viewer
    expect(await code(disable(stale, user.id))).toBe('forbidden')
  })
})
