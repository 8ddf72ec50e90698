import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sessionCookies } from '#domain/session/rules.ts'
import { openSession, replaceSession, signOut } from '#domain/session/commands.ts'
import type { CandidateViewer, Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aDevice } from '#test/push-service.ts'
import { registerPushDevice } from './commands.ts'
import { maxFcmTokens, unreadableFcmToken } from './rules.ts'

const app = ownApp()

const document = 'mutation ($token: String!) { registerCandidateFcmToken(token: $token) }'
const register = (viewer: Viewer | null, token: string) => app.as(viewer).ask(document, { token })
const registered = { data: { registerCandidateFcmToken: true }, errors: [] }

const devicesOf = async ({ candidateId }: CandidateViewer) => {
  const rows = await app.db
    .selectFrom('pushDevice')
    .select('token')
    .where('candidateId', '=', candidateId)
    .orderBy('registeredAt')
    .orderBy('id')
    .execute()
  return rows.map(({ token }) => new URL((JSON.parse(token) as { endpoint: string }).endpoint).pathname)
}

/** A browser with its cookie. */
async function signedIn({ candidateId }: CandidateViewer) {
  const cookie = await app.db.transaction().execute((tx) => openSession(tx, 'candidate', { candidateId }))
  const headers = { 'content-type': 'application/json', cookie: `${sessionCookies.candidate}=${cookie}` }
  const visit = new Request('http://localhost/', { headers })
  return {
    cookie,
    async register(token: string) {
      const viewer = await app.door.viewerOf(visit, 'candidate')
      const body = JSON.stringify({ query: document, variables: { token } })
      const request = new Request('http://localhost/graphql', { method: 'POST', headers, body })
      return (await app.door.yoga.fetch(request, { viewer })).json() as Promise<{
        data: unknown
        errors?: { extensions: { code: string } }[]
      }>
    },
    signOut: () => app.db.transaction().execute((tx) => signOut(tx, 'candidate', cookie)),
    replace: (before: string) => app.db.transaction().execute((tx) => replaceSession(tx, 'candidate', before, cookie)),
  }
}

describe('§7 registerCandidateFcmToken', () => {
  test('a student’s device is registered once, also twice at once', async () => {
    const { viewer } = await aCandidate(app.db)
    const { token, path } = aDevice()
    expect(await Promise.all([register(viewer, token), register(viewer, token)])).toEqual([registered, registered])
    expect(await register(viewer, token)).toEqual(registered)
    expect(await devicesOf(viewer)).toEqual([path])
  })

  test('guests and companies are refused', async () => {
    const { token } = aDevice()
    const { viewer } = await aCompanyWithUser(app.db)
    expect((await register(null, token)).errors).toMatchObject([{ code: 'unauthenticated' }])
    expect((await register(viewer, token)).errors).toMatchObject([{ code: 'forbidden' }])
    expect(await app.db.selectFrom('pushDevice').select('id').where('token', '=', token).execute()).toEqual([])
  })

  test.each([
    ['an empty text', () => ''],
    ['no JSON', () => 'token'],
    ['an address that is no push service', () => aDevice('https://intranet.example.jp').token],
    ['a push service in the clear', () => aDevice('http://fcm.googleapis.com').token],
    ['a key that is no point of the curve', () => aDevice().token.replace(/"B[\w-]{86}"/, `"B${'_'.repeat(86)}"`)],
    ['too much text', () => aDevice(`https://fcm.googleapis.com/${'x'.repeat(2000)}`).token],
  ])('%s is refused', async (_, token) => {
    const { viewer } = await aCandidate(app.db)
    const fields = [{ path: 'token', message: unreadableFcmToken }]
    expect((await register(viewer, token())).errors).toMatchObject([{ code: 'invalid_input', fields }])
    expect(await devicesOf(viewer)).toEqual([])
  })

  test('a device that another student registers becomes that student’s', async () => {
    const [first, second] = [await aCandidate(app.db), await aCandidate(app.db)]
    const [shared, own] = [aDevice(), aDevice()]
    await register(first.viewer, shared.token)
    await register(first.viewer, own.token)
    expect(await register(second.viewer, shared.token)).toEqual(registered)
    expect(await devicesOf(first.viewer)).toEqual([own.path])
    expect(await devicesOf(second.viewer)).toEqual([shared.path])
    await Promise.all([register(first.viewer, shared.token), register(second.viewer, shared.token)])
    expect([...(await devicesOf(first.viewer)), ...(await devicesOf(second.viewer))].sort()).toEqual(
      [own.path, shared.path].sort(),
    )
  })

  test('of many devices the one that registered longest ago goes', async () => {
    const { viewer } = await aCandidate(app.db)
    const devices = Array.from({ length: maxFcmTokens + 2 }, () => aDevice())
    const [oldest, next, ...others] = devices
    for (const { token } of devices.slice(0, maxFcmTokens)) await register(viewer, token)
    await register(viewer, oldest?.token ?? '')
    for (const { token } of devices.slice(maxFcmTokens)) await register(viewer, token)
    const paths = await devicesOf(viewer)
    expect(paths).toHaveLength(maxFcmTokens)
    expect(paths).toContain(oldest?.path)
    expect(paths).not.toContain(next?.path)
    expect(paths).not.toContain(others[0]?.path)
  })

  test('two devices at once are counted one after the other', async () => {
    const { viewer } = await aCandidate(app.db)
    for (let n = 0; n < maxFcmTokens; n += 1) await register(viewer, aDevice().token)
    const accepted = { kind: 'webPush', hosts: [], allowHttp: false } as const
    let second: ReturnType<typeof register> | undefined
    await app.db.transaction().execute(async (tx) => {
      await registerPushDevice(
        tx,
        { candidateId: viewer.candidateId },
        { token: aDevice().token, accepted, sessionTokenSha256: null },
      )
      second = register(viewer, aDevice().token)
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
    expect(await second).toEqual(registered)
    expect(await devicesOf(viewer)).toHaveLength(maxFcmTokens)
  })

  test('the longest token that is taken can be kept', async () => {
    const { viewer } = await aCandidate(app.db)
    const path = randomBytes(900).toString('hex')
    expect(await register(viewer, aDevice(`https://fcm.googleapis.com/${path.slice(0, 1740)}`).token)).toEqual(
      registered,
    )
    expect(await devicesOf(viewer)).toHaveLength(1)
  })

  test('signing out ends the pushes of this device, not of the others; an expired session does not', async () => {
    const { viewer } = await aCandidate(app.db)
    const [phone, laptop] = [await signedIn(viewer), await signedIn(viewer)]
    const [ofPhone, ofLaptop] = [aDevice(), aDevice()]
    expect(await phone.register(ofPhone.token)).toEqual({ data: registered.data })
    await laptop.register(ofLaptop.token)
    await phone.signOut()
    expect(await devicesOf(viewer)).toEqual([ofLaptop.path])

    await app.db
      .updateTable('session')
      .set({ expiresAt: new Date(0) })
      .where('candidateId', '=', viewer.candidateId)
      .execute()
    await app.db.deleteFrom('session').where('candidateId', '=', viewer.candidateId).execute()
    expect(await devicesOf(viewer)).toEqual([ofLaptop.path])
  })

  test('a device registers again in its next session, and leaves with that one', async () => {
    const { viewer } = await aCandidate(app.db)
    const { token, path } = aDevice()
    await (await signedIn(viewer)).register(token)
    const next = await signedIn(viewer)
    await next.register(token)
    expect(await devicesOf(viewer)).toEqual([path])
    await next.signOut()
    expect(await devicesOf(viewer)).toEqual([])
  })

  test('pushes go on where a student signs in again, and end where somebody else does', async () => {
    const [{ viewer }, { viewer: sibling }] = [await aCandidate(app.db), await aCandidate(app.db)]
    const device = aDevice()
    const first = await signedIn(viewer)
    await first.register(device.token)
    const again = await signedIn(viewer)
    await again.replace(first.cookie)
    expect(await devicesOf(viewer)).toEqual([device.path])
    await again.replace(first.cookie)
    expect(await devicesOf(viewer)).toEqual([device.path])
    await (await signedIn(sibling)).replace(again.cookie)
    expect([await devicesOf(viewer), await devicesOf(sibling)]).toEqual([[], []])
  })

  test('whoever registers while signing out is not left behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { viewer } = await aCandidate(app.db)
      const browser = await signedIn(viewer)
      const [answer] = await Promise.all([browser.register(aDevice().token), browser.signOut()])
      expect(answer.errors?.[0]?.extensions.code ?? 'registered').toMatch(/^(unauthenticated|registered)$/)
      expect(await devicesOf(viewer)).toEqual([])
    }
  })

  test('the devices leave with the account', async () => {
    const { viewer } = await aCandidate(app.db)
    await register(viewer, aDevice().token)
    await app.db.deleteFrom('candidateAccount').where('candidateId', '=', viewer.candidateId).execute()
    expect(await devicesOf(viewer)).toEqual([])
  })
})
