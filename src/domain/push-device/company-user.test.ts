import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { sessionCookies } from '#domain/session/rules.ts'
import { openSession, replaceSession, signOut } from '#domain/session/commands.ts'
import type { CompanyViewer, Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aDevice } from '#test/push-service.ts'
import { forgetUnusedDevices } from './commands.ts'
import { keptDeviceDays } from './rules.ts'

const app = ownApp()

const document = 'mutation ($token: String!) { registerCompanyUserFcmToken(token: $token) }'
/** A press on 受け取る. */
const register = (viewer: Viewer | null, { token } = aDevice()) => app.as(viewer).ask(document, { token })
const list = async (viewer: Viewer) => {
  const { data } = await app.as(viewer).ask('{ pushDevices { id family isCurrent } }')
  return data.pushDevices as { id: string; family: string; isCurrent: boolean }[]
}
const remove = (viewer: Viewer, id: string) =>
  app.as(viewer).ask('mutation ($id: ID!) { removePushDevice(id: $id) }', { id })

/** A browser of a company user with its cookie. */
async function signedIn({ companyId, companyUserId }: CompanyViewer, userAgent = 'Windows NT 10.0 Chrome/130.0') {
  const owner = { companyId, companyUserId }
  const cookie = await app.db.transaction().execute((tx) => openSession(tx, 'client', owner, userAgent))
  const headers = { 'content-type': 'application/json', cookie: `${sessionCookies.client}=${cookie}` }
  const visit = new Request('http://localhost/', { headers })
  async function ask(query: string, variables: object = {}) {
    const viewer = await app.door.viewerOf(visit, 'client')
    const body = JSON.stringify({ query, variables })
    const request = new Request('http://localhost/graphql', { method: 'POST', headers, body })
    return (await app.door.yoga.fetch(request, { viewer })).json()
  }
  return {
    cookie,
    ask,
    register: ({ token } = aDevice()) => ask(document, { token }),
    signOut: () => app.db.transaction().execute((tx) => signOut(tx, 'client', cookie)),
    replace: (before: string) => app.db.transaction().execute((tx) => replaceSession(tx, 'client', before, cookie)),
  }
}

describe('§34 the devices of a company user', () => {
  test('are listed with the one that asks first, and leave by a press', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const [office, phone] = [await signedIn(viewer), await signedIn(viewer, 'iPhone Safari/605.1')]
    await phone.register()
    await office.register()
    const { data } = await phone.ask('{ pushDevices { id family isCurrent } }')
    expect(data.pushDevices).toMatchObject([
      { family: 'iPhone・Safari', isCurrent: true },
      { family: 'Windows・Chrome', isCurrent: false },
    ])
    const [, other] = data.pushDevices as { id: string }[]
    const presses = await Promise.all([remove(viewer, other?.id ?? ''), remove(viewer, other?.id ?? '')])
    expect(presses.map(({ errors }) => errors[0]?.code ?? 'done').toSorted()).toEqual(['done', 'not_found'])
    expect(await list(viewer)).toMatchObject([{ family: 'iPhone・Safari' }])
  })

  test('stay removed when the browser renews itself, until a press on it; a colleague is not held up', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const colleague = await aCompanyUser(app.db, company.id)
    const device = aDevice()
    const renew = async (who: Viewer) =>
      (
        await app
          .as(who)
          .ask('mutation ($token: String!) { registerCompanyUserFcmToken(token: $token, isRenewal: true) }', {
            token: device.token,
          })
      ).data.registerCompanyUserFcmToken
    await register(viewer, device)
    expect(await renew(viewer)).toBe(true)
    const [{ id } = { id: '' }] = await list(viewer)
    await remove(viewer, id)
    expect([await renew(viewer), await list(viewer)]).toEqual([false, []])
    await register(viewer, device)
    expect([await renew(viewer), (await list(viewer)).length]).toEqual([true, 1])
    await remove(viewer, id)
    expect([await renew(colleague.viewer), (await list(colleague.viewer)).length]).toEqual([true, 1])
  })

  test('are nobody else’s: a colleague and another company find none', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const colleague = await aCompanyUser(app.db, company.id)
    const stranger = await aCompanyWithUser(app.db)
    await register(viewer)
    const [device] = await list(viewer)
    for (const other of [colleague.viewer, stranger.viewer]) {
      expect(await list(other)).toEqual([])
      expect((await remove(other, device?.id ?? '')).errors).toMatchObject([{ code: 'not_found' }])
    }
    expect(await list(viewer)).toHaveLength(1)
  })

  test('are registered by every role; guests and students are refused', async () => {
    const { company } = await aCompanyWithUser(app.db)
    for (const role of ['ADMIN', 'RECRUITER', 'INTERVIEWER', 'VIEWER'] as const) {
      const user = await aCompanyUser(app.db, company.id, { role })
      expect((await register(user.viewer)).errors).toEqual([])
      expect(await list(user.viewer)).toHaveLength(1)
    }
    const { viewer: student } = await aCandidate(app.db)
    expect((await register(student)).errors).toMatchObject([{ code: 'forbidden' }])
    expect((await register(null)).errors).toMatchObject([{ code: 'unauthenticated' }])
  })

  test('a browser of a student and a company user tells both; another colleague takes the place of the first', async () => {
    const [{ viewer: student }, { viewer }, { viewer: heir }] = [
      await aCandidate(app.db),
      await aCompanyWithUser(app.db),
      await aCompanyWithUser(app.db),
    ]
    const device = aDevice()
    await app.as(student).ask('mutation ($token: String!) { registerCandidateFcmToken(token: $token) }', {
      token: device.token,
    })
    await register(viewer, device)
    await Promise.all([register(heir, device), register(heir, device)])
    const owners = await app.db
      .selectFrom('pushDevice')
      .select(['candidateId', 'companyUserId'])
      .where('token', 'like', `%${device.path}%`)
      .orderBy('candidateId')
      .execute()
    expect(owners).toEqual([
      { candidateId: student.candidateId, companyUserId: null },
      { candidateId: null, companyUserId: heir.companyUserId },
    ])
  })

  test('leave with the sign-out of a shared computer, and with the session that another device ends', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const [office, phone, home] = [await signedIn(viewer), await signedIn(viewer), await signedIn(viewer)]
    for (const browser of [office, phone, home]) await browser.register()
    await office.signOut()
    expect(await list(viewer)).toHaveLength(2)
    const { data } = await home.ask('{ staffDevices { id isCurrent } }')
    const sessions = data.staffDevices as { id: string; isCurrent: boolean }[]
    const ofPhone = sessions.find(({ isCurrent }) => !isCurrent)
    await home.ask('mutation ($id: ID!) { endStaffDevice(id: $id) }', { id: ofPhone?.id })
    expect(await list(viewer)).toHaveLength(1)
    await home.ask('mutation { endOtherStaffDevices }')
    expect(await list(viewer)).toHaveLength(1)
    await (await signedIn(viewer)).ask('mutation { endOtherStaffDevices }')
    expect(await list(viewer)).toEqual([])
  })

  test('stay where the same person signs in again, and leave where a colleague does', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const colleague = await aCompanyUser(app.db, company.id)
    const first = await signedIn(viewer)
    await first.register()
    const again = await signedIn(viewer)
    await again.replace(first.cookie)
    expect(await list(viewer)).toHaveLength(1)
    await (await signedIn(colleague.viewer)).replace(again.cookie)
    expect([await list(viewer), await list(colleague.viewer)]).toEqual([[], []])
  })

  test('leave with a colleague who is disabled, also while the device registers', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    for (let round = 0; round < 3; round += 1) {
      const colleague = await aCompanyUser(app.db, company.id, { role: 'INTERVIEWER' })
      const browser = await signedIn(colleague.viewer)
      await browser.register()
      const disable = app.as(viewer).ask('mutation ($id: ID!) { disableCompanyUser(id: $id) { id } }', {
        id: colleague.id,
      })
      const [{ errors }] = await Promise.all([disable, browser.register()])
      expect(errors).toEqual([])
      expect(await list(colleague.viewer)).toEqual([])
    }
  })

  test('leave when nobody has used them for long; those of students stay', async () => {
    const [{ viewer: student }, { viewer }] = [await aCandidate(app.db), await aCompanyWithUser(app.db)]
    const { companyId, companyUserId } = viewer
    const before = sql<Date>`now() - make_interval(days => ${keptDeviceDays}, hours => 1)`
    await app.db
      .insertInto('pushDevice')
      .values([
        { companyId, companyUserId, token: 'old', registeredAt: before },
        { companyId, companyUserId, token: 'new' },
      ])
      .execute()
    await app.db
      .insertInto('pushDevice')
      .values({ candidateId: student.candidateId, token: 'old', registeredAt: before })
      .execute()
    await forgetUnusedDevices(app.db)
    expect(await list(viewer)).toHaveLength(1)
    expect(
      await app.db.selectFrom('pushDevice').select('id').where('candidateId', '=', student.candidateId).execute(),
    ).toHaveLength(1)
  })
})
