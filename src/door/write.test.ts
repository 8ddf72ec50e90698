import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/db.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { aPreRegistration } from '#test/factories/inquiry.ts'
import type { OfRow } from '#ground/id.ts'

const app = ownApp()
let recruiter: TestClient
let colleague: TestClient
let companyId: OfRow<'company'>
let recruiterViewer: CompanyViewer

beforeAll(async () => {
  const { company, viewer } = await aCompanyWithUser(app.db)
  companyId = company.id
  recruiterViewer = viewer
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

describe('the database goes between a commit and its answer', () => {
  /** A door whose next commit is answered by a lost connection, after or before PostgreSQL has read it. */
  function losing(when: 'after' | 'before') {
    let isDue = true
    const database = openDatabase(app.url, { poolSize: 2 })
    database.pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...queryArguments: unknown[]) => Promise<unknown>
      client.query = (async (...queryArguments: unknown[]) => {
        if (queryArguments[0] !== 'commit' || !isDue) return query(...queryArguments)
        isDue = false
        if (when === 'after') await query('commit')
        client.connection.stream.destroy()
        throw new Error('Connection terminated unexpectedly')
      }) as typeof client.query
    })
    onTestFinished(database.close)
    return app.asWith({ connections: { db: database.db } }, recruiterViewer)
  }
  const times = async (text: string) => (await labels()).filter((label) => label.text === text).length

  test.each(['after', 'before'] as const)(
    '%s PostgreSQL has read it: with a key it is done once and answered',
    async (when) => {
      const text = `確認${when}`
      const { data, errors } = await losing(when).ask(create, { text }, { idempotencyKey: `key-of-a-commit-${when}` })
      expect([errors, data?.createSearchCandidateLabel.text, await times(text)]).toEqual([[], text, 1])
    },
  )

  test.each(['over HTTP', 'for a page'])(
    'after the commit, before the answer is read, %s: not refused',
    async (way) => {
      const text = `読めず${way.length}`
      const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
      const searchDb = openDatabase(app.url)
      onTestFinished(searchDb.close)
      searchDb.pool.connect = (() => Promise.reject(away)) as typeof searchDb.pool.connect
      const connections = { searchDb: searchDb.db }
      const query = create.replace('text\n', 'text candidateCount\n')
      const request = new Request('http://localhost/')
      const answer =
        way === 'for a page'
          ? await app
              .openDoorWith({ connections })
              .ask(request, recruiterViewer, { query, variables: { text }, operationName: 'Create' })
          : await app.asWith({ connections }, recruiterViewer).ask(query, { text })
      expect([JSON.stringify(answer.errors), await times(text)]).toEqual([
        expect.stringContaining('outcome_unknown'),
        1,
      ])
    },
  )

  test('without a key nobody says that it was not done', async () => {
    const { errors } = await losing('after').ask(create, { text: '鍵なし' })
    expect([errors[0]?.code, await times('鍵なし')]).toEqual(['outcome_unknown', 1])
  })
})
