import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import { countStatements } from '#platform/database/db.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { aBrowser } from '#test/browser-session.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const app = ownApp()

type Device = { id: string; family: string; signedInAt: string; lastUsedAt: string; isCurrent: boolean }
type Browser = Awaited<ReturnType<typeof aBrowser>>
const devicesOf = async (browser: Browser): Promise<Device[]> =>
  (await browser.ask('{ devices { id family signedInAt lastUsedAt isCurrent } }')).data['devices'] as never
const end = (browser: Browser, id: string) => browser.ask('mutation ($id: ID!) { endDevice(id: $id) }', { id })

async function aStudentAtTwo() {
  const { id } = await aCandidate(app.db)
  return { id, phone: await aBrowser(app, id, { userAgent: iPhone }), laptop: await aBrowser(app, id) }
}
const aPushTokenOf = (candidateId: OfRow<'candidate'>, { token }: Browser) =>
  app.db
    .insertInto('pushDevice')
    .values({ candidateId, token: `push-${token}`, sessionTokenSha256: sha256(token) })
    .execute()
const pushTokensOf = async (candidateId: OfRow<'candidate'>) =>
  (await app.db.selectFrom('pushDevice').select('token').where('candidateId', '=', candidateId).execute()).map(
    ({ token }) => token,
  )

describe('§3 the devices of a student', () => {
  test('are the open sessions, the own one first, without token or place', async () => {
    const { phone, laptop } = await aStudentAtTwo()
    const devices = await devicesOf(phone)
    expect(devices.map(({ family, isCurrent }) => [family, isCurrent])).toEqual([
      ['iPhone・Safari', true],
      ['その他の端末', false],
    ])
    expect(JSON.stringify(devices)).not.toContain(sha256(laptop.token).toString('hex'))
    expect((await devicesOf(laptop)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  })

  test('one is ended with its push tokens, also twice at once, and the others stay', async () => {
    const { id, phone, laptop } = await aStudentAtTwo()
    await aPushTokenOf(id, phone)
    await aPushTokenOf(id, laptop)
    const [, other] = await devicesOf(phone)
    const both = await Promise.all([end(phone, other?.id ?? ''), end(phone, other?.id ?? '')])
    expect(both.map(({ code }) => code)).toEqual(['done', 'done'])
    expect([await phone.isOpen(), await laptop.isOpen()]).toEqual([true, false])
    expect(await pushTokensOf(id)).toEqual([`push-${phone.token}`])
    expect(await devicesOf(phone)).toHaveLength(1)
  })

  test('another student’s session, and a text that is no id, are not found', async () => {
    const { phone } = await aStudentAtTwo()
    const other = await aStudentAtTwo()
    const [own] = await devicesOf(other.phone)
    for (const id of [own?.id ?? '', 'x', sha256(other.phone.token).toString('hex'), crypto.randomUUID()])
      expect((await end(phone, id)).code).toBe('not_found')
    expect(await other.phone.isOpen()).toBe(true)
  })

  test('all but the own are ended at once, and no other student’s', async () => {
    const { id, phone, laptop } = await aStudentAtTwo()
    const stranger = await aStudentAtTwo()
    await aPushTokenOf(id, phone)
    await aPushTokenOf(id, laptop)
    const { data } = await phone.ask('mutation { endOtherDevices }')
    expect(data).toEqual({ endOtherDevices: 1 })
    expect(await Promise.all([phone, laptop, stranger.phone].map((one) => one.isOpen()))).toEqual([true, false, true])
    expect(await pushTokensOf(id)).toEqual([`push-${phone.token}`])
    expect((await phone.ask('mutation { endOtherDevices }')).data).toEqual({ endOtherDevices: 0 })
  })

  test('a session that is over by its time is none', async () => {
    const { phone, laptop } = await aStudentAtTwo()
    await app.db
      .updateTable('session')
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where('tokenSha256', '=', sha256(laptop.token))
      .execute()
    expect(await devicesOf(phone)).toHaveLength(1)
  })

  test('the use is recorded at most every ten minutes, by one statement, with the student’s activity', async () => {
    const { id, phone } = await aStudentAtTwo()
    const lookUp = async () => (await countStatements(phone.viewerOf)).statements
    expect(await lookUp()).toBe(1)
    const long = sql<Date>`now() - interval '11 minutes'`
    await app.db.updateTable('session').set({ lastUsedAt: long }).where('candidateId', '=', id).execute()
    await app.db.updateTable('candidateActivity').set({ lastActiveAt: long }).where('candidateId', '=', id).execute()
    expect([await lookUp(), await lookUp()]).toEqual([2, 1])
    const [own, other] = await devicesOf(phone)
    expect(Date.now() - Date.parse(own?.lastUsedAt ?? '')).toBeLessThan(60_000)
    expect(Date.now() - Date.parse(other?.lastUsedAt ?? '')).toBeGreaterThan(10 * 60_000)
    const { lastActiveAt } = await app.db
      .selectFrom('candidateActivity')
      .select('lastActiveAt')
      .where('candidateId', '=', id)
      .executeTakeFirstOrThrow()
    expect(Date.now() - lastActiveAt.getTime()).toBeLessThan(60_000)
  })
})
