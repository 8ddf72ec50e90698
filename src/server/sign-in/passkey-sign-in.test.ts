import { beforeAll, describe, expect, test } from 'vitest'
import { maxPasskeys } from '#domain/candidate-account/passkey/rules.ts'
import { confirmLimit } from '#domain/candidate-account/identity/rules.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { readEnv } from '#platform/env.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aSoftwarePasskey } from '#test/software-passkey.ts'
import { openRequestSessions, type RequestSessions } from './sessions.ts'

const password = 'a-long-password-2026'
const app = ownApp()
let sessions: RequestSessions
let visitors = 0
beforeAll(() => {
  const env = readEnv({ PUBLIC_URL: 'http://localhost' })
  sessions = openRequestSessions({ ...app, env, addressOf: () => '203.0.113.1' })
})

const ask = (viewer: Viewer | null, query: string, variables = {}) =>
  app.as(viewer).ask(query, variables, { address: `198.51.100.${(visitors += 1) % 250}` })
const code = async (answer: ReturnType<typeof ask>) => (await answer).errors[0]?.code ?? 'done'
const optionsFor = async (viewer: Viewer) => {
  const query = 'mutation ($password: String!) { startPasskeyRegistration(password: $password) }'
  return (await ask(viewer, query, { password })).data.startPasskeyRegistration as string
}
const add = (viewer: Viewer, answer: string, name = 'iPhone・Safari') =>
  ask(viewer, 'mutation ($answer: String!, $name: String!) { addPasskey(answer: $answer, name: $name) }', {
    answer,
    name,
  })
const question = async () => (await ask(null, 'mutation { startPasskeySignIn }')).data.startPasskeySignIn as string
const signIn = async (answer: string, cookie = '') => {
  const outcome = await sessions.signInWithPasskey(
    new Request('http://localhost/', { headers: { cookie } }),
    'candidate',
    answer,
  )
  return 'cookie' in outcome ? outcome.cookie : 'refused' in outcome ? outcome.refused.code : outcome.step
}
const waysOf = async (viewer: Viewer) =>
  (
    await ask(
      viewer,
      '{ signInWays { hasPassword isFresh canRemove identities { provider } passkeys { id name lastUsedAt } } }',
    )
  ).data.signInWays
/** A student who has a passkey. */
async function aHolder(fields: Parameters<typeof aCandidate>[1] = {}) {
  const student = await aCandidate(app.db, { password, ...fields })
  const passkey = aSoftwarePasskey()
  expect(await code(add(student.viewer, passkey.create(await optionsFor(student.viewer))))).toBe('done')
  return { ...student, passkey }
}
const viewerOf = (cookie: string) =>
  sessions.viewerOf(new Request('http://localhost/', { headers: { cookie: cookie.split(';')[0] ?? '' } }), 'candidate')

describe('a passkey', () => {
  test('is added, opens a session, and shows when it was last used', async () => {
    const { viewer, passkey } = await aHolder()
    expect((await waysOf(viewer)).passkeys).toMatchObject([{ name: 'iPhone・Safari', lastUsedAt: null }])
    const cookie = await signIn(passkey.get(await question()))
    expect(await viewerOf(cookie)).toEqual(viewer)
    expect((await waysOf(viewer)).passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }])
    const again = await signIn(passkey.get(await question()), cookie)
    expect([(await viewerOf(cookie)).kind, (await viewerOf(again)).kind]).toEqual(['guest', 'candidate'])
  })

  test('answers a question once, and only one of ours that is young enough', async () => {
    const { passkey } = await aHolder()
    const answer = passkey.get(await question())
    const both = await Promise.all([signIn(answer), signIn(answer)])
    expect(both.filter((outcome) => outcome === 'passkey_refused')).toHaveLength(1)
    expect(await signIn(passkey.get(JSON.stringify({ challenge: 'b25lIG9mIG15IG93bg' })))).toBe('passkey_refused')
    const late = await question()
    await app.db
      .updateTable('passkeyChallenge')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .execute()
    expect(await signIn(passkey.get(late))).toBe('passkey_refused')
  })

  test.each([
    ['a counter that does not grow', { counter: 1 }],
    ['another site', { origin: 'https://evil.example' }],
    ['a person who was not checked', { flags: 0x01 }],
    ['another account', { userHandle: Buffer.from('another').toString('base64url') }],
    ['no account', { userHandle: '' }],
  ])('%s is refused', async (_, changed) => {
    const { passkey } = await aHolder()
    expect(await signIn(passkey.get(await question(), changed))).toBe('passkey_refused')
  })

  test('of another key, of nobody, and no answer at all are refused alike', async () => {
    const { passkey } = await aHolder()
    const forged = aSoftwarePasskey().get(await question())
    const asOthers = JSON.stringify({ ...JSON.parse(forged), id: passkey.id, rawId: passkey.id })
    for (const answer of [forged, asOthers, '', 'no json', '{}', '[]', '{"id":1}', `{"id":"${passkey.id}"}`])
      expect([answer, await signIn(answer)]).toEqual([answer, 'passkey_refused'])
  })

  test('§8 of a withdrawn student says so', async () => {
    const { id, passkey } = await aHolder()
    await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', id).execute()
    expect(await signIn(passkey.get(await question()))).toBe('withdrawn')
  })

  test('is added only by the student who asked, once, with a fresh sign-in, and in a number', async () => {
    const [mine, other] = [await aCandidate(app.db, { password }), await aCandidate(app.db, { password })]
    const start = (typedPassword: string) =>
      code(ask(mine.viewer, 'mutation ($p: String!) { startPasskeyRegistration(password: $p) }', { p: typedPassword }))
    expect([await start(''), await start('wrong-password')]).toEqual(['fresh_sign_in_required', 'wrong_password'])
    const answer = aSoftwarePasskey().create(await optionsFor(mine.viewer))
    expect(await code(add(other.viewer, answer))).toBe('passkey_refused')
    expect(await code(add(mine.viewer, answer, ''))).toBe('invalid_input')
    const both = await Promise.all([code(add(mine.viewer, answer)), code(add(mine.viewer, answer))])
    expect(both.toSorted()).toEqual(['done', 'passkey_refused'])
    const { publicKey } = await app.db.selectFrom('candidatePasskey').select('publicKey').executeTakeFirstOrThrow()
    const many = Array.from({ length: maxPasskeys - 1 }, (_, at) => ({
      candidateId: mine.id,
      credentialId: `${mine.id}-${at}`,
      publicKey,
      counter: 0,
      name: 'x',
      isBackedUp: false,
    }))
    const late = aSoftwarePasskey().create(await optionsFor(mine.viewer))
    await app.db.insertInto('candidatePasskey').values(many).execute()
    expect(await start(password)).toBe('passkey_limit_reached')
    expect(await code(add(mine.viewer, late))).toBe('passkey_limit_reached')
  })

  test('is offered after the second sign-in, until the student has one or says no', async () => {
    const student = await aCandidate(app.db)
    const offered = async () => (await ask(student.viewer, '{ isPasskeyOffered }')).data.isPasskeyOffered
    const enter = () =>
      app.db
        .transaction()
        .execute((tx) =>
          sessions.openFor(tx, new Request('http://localhost/'), 'candidate', { candidateId: student.id }),
        )
    await enter()
    expect(await offered()).toBe(false)
    await enter()
    expect(await offered()).toBe(true)
    expect(await code(ask(student.viewer, 'mutation { endPasskeyOffer }'))).toBe('done')
    expect(await offered()).toBe(false)
  })
})

describe('the last way in', () => {
  const unlink = (viewer: Viewer | null, provider: string, typedPassword = '') =>
    code(
      ask(viewer, 'mutation ($p: String!, $w: String!) { unlinkIdentity(provider: $p, password: $w) }', {
        p: provider,
        w: typedPassword,
      }),
    )
  const link = (candidateId: OfRow<'candidate'>, provider: string) =>
    app.db
      .insertInto('candidateIdentity')
      .values({ provider, label: provider, subject: candidateId, candidateId })
      .execute()
  const remove = (viewer: Viewer, id: string) =>
    code(ask(viewer, 'mutation ($id: ID!, $w: String!) { removePasskey(id: $id, password: $w) }', { id, w: password }))
  /** Asks with the cookie of a session that was just opened. */
  async function fresh(candidateId: OfRow<'candidate'>, query: string) {
    const cookie = await app.db
      .transaction()
      .execute((tx) => sessions.openFor(tx, new Request('http://localhost/'), 'candidate', { candidateId }))
    const headers = { 'content-type': 'application/json', cookie: cookie.split(';')[0] ?? '', 'x-area': 'candidate' }
    const request = new Request('http://localhost/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    })
    const response = await app.door.fetch(request, await app.door.viewerOf(request, 'candidate'))
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
    return errors?.[0]?.extensions.code ?? 'done'
  }

  test('stays, also when two go at once', async () => {
    const student = await aCandidate(app.db)
    await link(student.id, 'google')
    expect((await waysOf(student.viewer)).canRemove).toBe(false)
    expect(await fresh(student.id, 'mutation { unlinkIdentity(provider: "google") }')).toBe('last_sign_in_way')
    await link(student.id, 'line')
    const both = await Promise.all(
      ['google', 'line'].map((provider) => fresh(student.id, `mutation { unlinkIdentity(provider: "${provider}") }`)),
    )
    expect(both.toSorted()).toEqual(['done', 'last_sign_in_way'])
    expect((await waysOf(student.viewer)).identities).toHaveLength(1)
  })

  test('a service and a passkey at once leave one of them', async () => {
    const { id, viewer } = await aHolder()
    await app.db.updateTable('candidateAccount').set({ passwordHash: null }).where('candidateId', '=', id).execute()
    await link(id, 'google')
    const [passkey] = (await waysOf(viewer)).passkeys
    const both = await Promise.all([
      fresh(id, 'mutation { unlinkIdentity(provider: "google") }'),
      fresh(id, `mutation { removePasskey(id: "${passkey.id}") }`),
    ])
    expect(both.toSorted()).toEqual(['done', 'last_sign_in_way'])
  })

  test('another student’s ways are not found, and an old session needs the password', async () => {
    const [mine, other] = [await aHolder(), await aCandidate(app.db, { password })]
    await link(mine.id, 'google')
    const [passkey] = (await waysOf(mine.viewer)).passkeys
    expect(await unlink(other.viewer, 'google', password)).toBe('not_found')
    expect(await remove(other.viewer, passkey.id)).toBe('not_found')
    const rename = (viewer: Viewer, name: string) =>
      code(
        ask(viewer, 'mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) }', {
          id: passkey.id,
          name,
        }),
      )
    expect([await rename(other.viewer, '盗んだ名前'), await rename(mine.viewer, '家のMac')]).toEqual([
      'not_found',
      'done',
    ])
    expect(await unlink(mine.viewer, 'google')).toBe('fresh_sign_in_required')
    expect(await unlink(mine.viewer, 'google', password)).toBe('done')
    expect(await remove(mine.viewer, passkey.id)).toBe('done')
    expect(await waysOf(mine.viewer)).toMatchObject({ hasPassword: true, canRemove: false, passkeys: [] })
    const { viewer: company } = await aCompanyWithUser(app.db)
    expect([await unlink(company, 'google'), await unlink(null, 'google')]).toEqual(['forbidden', 'unauthenticated'])
  })

  test('a guesser of passwords is stopped', async () => {
    const { viewer } = await aHolder()
    const guess = async () => {
      const query = 'mutation { startPasskeyRegistration(password: "a-guess-at-this") }'
      return (await app.as(viewer).ask(query, {}, { address: '192.0.2.77' })).errors[0]?.code
    }
    const codes: unknown[] = []
    for (let at = 0; at <= confirmLimit.attempts; at += 1) codes.push(await guess())
    expect([codes.at(0), codes.at(-1)]).toEqual(['wrong_password', 'too_many_requests'])
  })
})
