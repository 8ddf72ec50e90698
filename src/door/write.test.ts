import { beforeAll, describe, expect, test } from 'vitest'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { aPreRegistration } from '#test/factories/inquiry.ts'
import type { OfRow } from '#ground/id.ts'

const app = ownApp()
let recruiter: TestClient
let colleague: TestClient
let companyId: OfRow<'company'>

beforeAll(async () => {
  const { company, viewer } = await aCompanyWithUser(app.db)
  companyId = company.id
  recruiter = app.as(viewer)
  colleague = app.as((await aCompanyWithUser(app.db)).viewer)
})

const create = /* GraphQL */ `
  mutation Create($text: String!) {
    createSearchCandidateLabel(text: $text) {
      id
      text
    }
  }
`
const labels = () =>
  app.db.selectFrom('searchCandidateLabel').where('companyId', '=', companyId).select('text').orderBy('text').execute()

describe('one key, one act', () => {
  test('the same key again replays the answer and acts no second time', async () => {
    const options = { idempotencyKey: 'key-of-the-first-label' }
    const first = await recruiter.ask(create, { text: '一次候補' }, options)
    const again = await recruiter.ask(create, { text: '一次候補' }, options)
    expect(first.data.createSearchCandidateLabel.text).toBe('一次候補')
    expect(again).toEqual(first)
    expect(await labels()).toEqual([{ text: '一次候補' }])
  })

  test('twice at once acts once', async () => {
    const options = { idempotencyKey: 'key-of-the-second-label' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => recruiter.ask(create, { text: '二次候補' }, options)),
    )
    expect(new Set(answers.map(({ data }) => data.createSearchCandidateLabel.id)).size).toBe(1)
    expect(await labels()).toHaveLength(2)
  })

  test('the same key with another payload is refused', async () => {
    const { errors } = await recruiter.ask(create, { text: '別の名前' }, { idempotencyKey: 'key-of-the-first-label' })
    expect(errors[0]?.code).toBe('idempotency_key_reused')
    expect(await labels()).toHaveLength(2)
  })

  test('another person’s key is another key', async () => {
    const { data } = await colleague.ask(create, { text: '一次候補' }, { idempotencyKey: 'key-of-the-first-label' })
    expect(data.createSearchCandidateLabel.text).toBe('一次候補')
  })

  test('§8 two guests who choose one key are two, and neither reads the other’s answer', async () => {
    const guest = app.as(null)
    const ask = (message: string, address: string) =>
      guest.ask(
        'mutation($given: PreRegistrationInput!) { createPreRegistration(preRegistration: $given) }',
        { given: aPreRegistration({ message }) },
        { idempotencyKey: 'key-that-two-guests-chose', address },
      )
    expect((await ask('資料をお送りください。', '203.0.113.5')).errors).toEqual([])
    expect((await ask('説明を聞きたいです。', '203.0.113.6')).errors).toEqual([])
    expect((await ask('説明を聞きたいです。', '203.0.113.6')).errors).toEqual([])
    expect((await ask('説明を聞きたいです。', '203.0.113.5')).errors).toMatchObject([
      { code: 'idempotency_key_reused' },
    ])
    const registrations = await app.db.selectFrom('preRegistration').select('message').execute()
    expect(registrations.map(({ message }) => message).toSorted()).toEqual([
      '説明を聞きたいです。',
      '資料をお送りください。',
    ])
    const keys = await app.db.selectFrom('idempotencyKey').select('actor').where('actor', 'like', 'guest%').execute()
    expect(JSON.stringify(keys)).not.toContain('203.0.113')
  })

  test('a refused act leaves its key free for the next try', async () => {
    const options = { idempotencyKey: 'key-of-a-refused-label' }
    const refused = await recruiter.ask(create, { text: 'あ'.repeat(21) }, options)
    expect(refused.errors[0]).toMatchObject({ code: 'invalid_input', fields: [{ path: 'text' }] })
    const keys = await app.db
      .selectFrom('idempotencyKey')
      .where('key', '=', options.idempotencyKey)
      .select('key')
      .execute()
    expect(keys).toEqual([])
  })
})
