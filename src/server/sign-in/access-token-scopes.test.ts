import { beforeAll, describe, expect, test } from 'vitest'
import { accessTokenScopes, type AccessTokenScope } from '#domain/company-account/access-token/rules.ts'
import { schema } from '#door/schema.ts'
import { askedField } from '#test/asked-mutation.ts'
import { ownApp } from '#test/client.ts'
import { anAccessToken } from '#test/factories/access-token.ts'
import { aSchedulingDate } from '#test/factories/scheduling.ts'
import { anInvited, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { testHttp, type TestHttp } from '#test/http.ts'
import { isFullRun, shareInTurn } from '#test/full-run.ts'

type Sender = Awaited<ReturnType<typeof aSchedulingSender>>

const app = ownApp()
let product: TestHttp
let sender: Sender
let accepted: Awaited<ReturnType<typeof anInvited>>
let dateId: string
const secrets = new Map<AccessTokenScope, string>()

beforeAll(async () => {
  // No rate limit: the test asks every field with each token.
  product = testHttp({ ...app, door: app.openDoorWith({ mayTry: async () => true }) })
  sender = await aSchedulingSender(app.db, { planKey: 'PREMIUM' })
  accepted = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: new Date() })
  const { company, scheduling } = sender
  dateId = (await aSchedulingDate(app.db, { companyId: company.id, schedulingId: scheduling.id })).id
  for (const scope of accessTokenScopes)
    secrets.set(scope, (await anAccessToken(app.db, sender.viewer, [scope])).secret)
})

/** One query for each field of a scope. A field without a scope is closed to every token. */
const opened: Record<AccessTokenScope, () => Record<string, string>> = {
  READ_CANDIDATES: () => ({
    searchCandidate: `(id: "${accepted.candidate.id}") { id ... on DisclosedSearchCandidate { email } }`,
    searchCandidateLabels: ' { totalCount }',
    searchCandidates: '(condition: {}) { totalCount edges { node { id } } }',
    searchCandidatesByJob: `(jobId: "${sender.job.id}", scoutInvitationStatus: ACCEPTED) { totalCount edges { node { id } } }`,
  }),
  READ_JOBS: () => ({
    groupedSchedulingDates: '(startDate: "2027-04-01", endDate: "2027-04-02") { date }',
    jobDescription: `(jobId: "${sender.job.id}") { id }`,
    jobDescriptions: ' { totalCount }',
    jobDescriptionsForScoutInvitation: ' { id }',
    scheduling: `(id: "${sender.scheduling.id}") { id }`,
    schedulingDate: `(id: "${dateId}") { id }`,
    schedulingDates: ' { totalCount }',
    schedulings: ' { totalCount }',
  }),
  CSV: () => ({ csvSearchCandidate: ' { contents count }' }),
}
const lookups = [
  'companySelectionCriteria',
  'companySizes',
  'graduationYears',
  'industries',
  'jobHuntingStatuses',
  'jobTypes',
  'personalityTraitStatements',
  'recruitmentSteps',
  'regions',
  'schoolGroups',
  'scoutTypes',
  'sellingPoints',
]
/** A short run asks as of the other areas with the first scope alone. */
const areasOf = (scope: AccessTokenScope) =>
  isFullRun || scope === accessTokenScopes[0] ? [undefined, 'candidate', 'admin'] : [undefined]

const fieldsOf = (operation: 'query' | 'mutation') =>
  Object.values((operation === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})

/** All that the scope opens, and what is closed to it by the share of the day. */
const askedBy = (scope: AccessTokenScope, operation: 'query' | 'mutation') => {
  const isOpen = ({ name }: { name: string }) => name in opened[scope]() || lookups.includes(name)
  const { open = [], closed = [] } = Object.groupBy(fieldsOf(operation), (field) => (isOpen(field) ? 'open' : 'closed'))
  return [...open, ...shareInTurn(closed, 3)]
}

/** The refusal code of every field for a token of this scope; undefined where the field answers. */
async function walk(scope: AccessTokenScope, area: string | undefined) {
  const headers = { authorization: `Bearer ${secrets.get(scope)}`, ...(area && { 'x-area': area }) }
  const answersOf = async (operation: 'query' | 'mutation') => {
    const all: [string, string | undefined][] = []
    for (const field of askedBy(scope, operation)) {
      const ownArgs = operation === 'query' && opened[scope]()[field.name]
      const question = ownArgs ? `{ ${field.name}${ownArgs} }` : askedField(operation, field)
      all.push([field.name, (await product.send(question, { headers })).code])
    }
    return all
  }
  const admin = (await product.send('{ viewer { id } }', { headers, path: '/admin/graphql' })).code
  return { queries: await answersOf('query'), mutations: area ? [] : await answersOf('mutation'), admin }
}

describe.each(accessTokenScopes)('§8 a token with the scope %s', (scope) => {
  test.each(areasOf(scope))(
    'reads what it names, and nothing else, as of the area %s',
    { timeout: 60_000 },
    async (area) => {
      const { queries, mutations, admin } = await walk(scope, area)
      const own = [...Object.keys(opened[scope]()), ...lookups].toSorted()
      expect(
        queries
          .filter(([, code]) => code === undefined)
          .map(([name]) => name)
          .toSorted(),
      ).toEqual(own)
      const closed = [...queries, ...mutations].filter(([, code]) => code !== undefined)
      expect(new Set(closed.map(([, code]) => code))).toEqual(new Set(['forbidden']))
      expect(mutations.filter(([, code]) => code === undefined)).toEqual([])
      expect(admin).toBe('unauthenticated')
    },
  )
})

test('§8 the scope CSV gives the list with the students in it, and a trace in the token’s name', async () => {
  const token = await anAccessToken(app.db, sender.viewer, ['CSV'])
  const { data, code } = await product.send('{ csvSearchCandidate { contents count } }', {
    headers: { authorization: `Bearer ${token.secret}` },
  })
  expect(code).toBeUndefined()
  expect(data.csvSearchCandidate).toMatchObject({ count: 1, contents: expect.stringContaining('山田') })
  const traces = await app.db
    .selectFrom('audit')
    .select(['action', 'subject'])
    .where('actorId', '=', token.id)
    .execute()
  expect(traces).toEqual([{ action: 'csvSearchCandidate', subject: 'candidate_csv' }])
})

test('§6 a token takes no more along than its maker may', async () => {
  const mine = await aSchedulingSender(app.db, { planKey: 'PREMIUM' })
  const { secret } = await anAccessToken(app.db, mine.viewer, ['CSV'])
  const codeNow = async () =>
    (await product.send('{ csvSearchCandidate { count } }', { headers: { authorization: `Bearer ${secret}` } })).code
  expect(await codeNow()).toBeUndefined()
  await app.db.updateTable('companyUser').set({ role: 'VIEWER' }).where('id', '=', mine.user.id).execute()
  expect(await codeNow()).toBe('forbidden')
})
