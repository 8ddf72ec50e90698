import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp, type TestClient } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { limits } from '#graphql/limits.ts'
import { limitAliases, parseWithin } from './limits.ts'
import { ownDocuments } from '../server/http/own-documents.ts'
import { adminSchema } from './admin-schema.ts'
import { schema } from './schema.ts'
import { validate } from 'graphql'

let app: TestApp
let recruiter: TestClient
beforeAll(async () => {
  app = await testApp()
  recruiter = app.as((await aCompanyWithUser(app.db)).viewer)
})
afterAll(() => app.close())

const many = (count: number, word: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => word(at)).join(' ')
const nested = (levels: number): string =>
  levels === 0 ? 'id' : `scheduling { schedulingDates { ${nested(levels - 1)} } }`
const codeOf = async (query: string) => (await recruiter.ask(query)).errors[0]?.code

describe('§8 a question has limits', () => {
  test('§8 too deep', async () => {
    expect(await codeOf(`{ schedulingDates(first: 1) { edges { node { ${nested(2)} } } } }`)).toBeUndefined()
    expect(await codeOf(`{ schedulingDates(first: 1) { edges { node { ${nested(6)} } } } }`)).toBe('query_too_complex')
  })

  test('§8 too broad', async () => {
    expect(await codeOf(`{ ${many(limits.breadth + 1, () => 'graduationYears')} }`)).toBe('query_too_complex')
  })

  test('§8 too many names for one field', async () => {
    expect(await codeOf(`{ ${many(limits.aliases, (at) => `a${at}: graduationYears`)} }`)).toBeUndefined()
    expect(await codeOf(`{ ${many(limits.aliases + 1, (at) => `a${at}: graduationYears`)} }`)).toBe('query_too_complex')
  })

  test('§8 too long to be read', async () => {
    expect(await codeOf(`{ ${many(limits.tokens, () => '__typename')} }`)).toBe('query_too_complex')
  })

  test('§8 too dear: lists of lists, whatever size was asked for', async () => {
    const dates = (first: number) =>
      `{ schedulingDates(first: ${first}) { edges { node { scheduling { schedulingDates { jobs { jobTypes { id } } } } } } } }`
    expect(await codeOf(dates(10))).toBeUndefined()
    expect(await codeOf(dates(9999))).toBe('query_too_complex')
  })

  test('§8 many operations in one request', async () => {
    const body = JSON.stringify([{ query: '{ graduationYears }' }, { query: '{ graduationYears }' }])
    const request = new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const answer = await (await app.door.fetch(request, { kind: 'guest' })).json()
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'invalid_query' } }] })
    expect(JSON.stringify(answer)).not.toContain('"data"')
  })

  test('§8 several operations in one text, whichever is named, over HTTP and from a page', async () => {
    const query = 'query One { graduationYears } query Two { graduationYears }'
    const ask = async (operationName?: string) => {
      const request = new Request('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ query, operationName }),
      })
      return (await app.door.fetch(request, { kind: 'guest' })).json()
    }
    // Without an operation name the server cannot choose one, however many operations the document has.
    const codes = { One: 'query_too_complex', Two: 'query_too_complex', '': 'invalid_query' }
    for (const [name, code] of Object.entries(codes)) {
      const answer = await ask(name || undefined)
      expect(answer).toMatchObject({ errors: [{ extensions: { code } }] })
      expect(JSON.stringify(answer)).not.toContain('"data"')
    }
    const request = new Request('http://localhost/')
    await expect(app.door.ask(request, { kind: 'guest' }, { query, operationName: 'One' })).rejects.toMatchObject({
      extensions: { code: 'query_too_complex' },
    })
    expect(app.door.check(query)).toMatchObject([{ extensions: { code: 'query_too_complex' } }])
  })

  test('§8 what is no question at all has the code of a mistake', async () => {
    expect(await codeOf('{ nobodyKnows }')).toBe('invalid_query')
    expect(await codeOf('{ graduationYears')).toBe('invalid_query')
  })

  test('§8 the sentence says what to do', async () => {
    const { errors } = await recruiter.ask(`{ ${many(limits.tokens, () => '__typename')} }`)
    expect(errors[0]?.message).toBe('一度に取得する内容が多すぎます。分けて取得してください。')
  })

  test('§8 every document of our own pages keeps well within them', () => {
    expect(ownDocuments.public.size).toBeGreaterThan(50)
    expect(ownDocuments.admin.size).toBeGreaterThan(1)
    const documents = [
      ...[...ownDocuments.public].map((text) => [schema, text] as const),
      ...[...ownDocuments.admin].map((text) => [adminSchema, text] as const),
    ]
    for (const [of, text] of documents) {
      const document = parseWithin(text)
      // A fragment alone is not a document; its fields are counted where the fragment is used.
      if (/^\s*fragment/.test(text)) continue
      expect(validate(of, document, [limitAliases])).toEqual([])
    }
  })
})

describe('§8 in production only our own documents are asked', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await testApp({ documents: ownDocuments })
  })
  afterAll(() => strict.close())

  test('§8 the operator’s pages ask their own schema, and nothing else is answered there', async () => {
    const { viewer } = await anAdmin(strict.db)
    const own = [...ownDocuments.admin].find((text) => text.includes('query AdminLayout')) ?? ''
    expect((await strict.asAdmin(viewer).ask(own)).errors).toEqual([])
    expect((await strict.asAdmin(viewer).ask('{ adminAccounts { id } }')).errors[0]?.code).toBe('document_not_allowed')
    expect((await strict.as(viewer).ask(own)).errors[0]?.code).toBe('document_not_allowed')
  })

  test('§8 the browser’s are answered, anything else is not, not even by a blank more', async () => {
    const { viewer } = await aCompanyWithUser(strict.db)
    const own = [...ownDocuments.public].find((text) => text.includes('query CandidateSearchGround')) ?? ''
    expect((await strict.as(viewer).ask(own)).errors).toEqual([])
    expect((await strict.as(viewer).ask(`${own} `)).errors[0]?.code).toBe('document_not_allowed')
    expect((await strict.as(null).ask('{ graduationYears }')).errors[0]?.code).toBe('document_not_allowed')
    expect(strict.door.check('subscription { searchCandidateMemo(candidateId: "x") { text } }')).toMatchObject([
      { extensions: { code: 'document_not_allowed' } },
    ])
  })
})
