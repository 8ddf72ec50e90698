import { execute, parse } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { countStatements } from '#platform/database/db.ts'
import * as generated from '#web/generated/admin/graphql.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aDeskAtWork } from '#test/factories/desk-rows.ts'
import { adminSchema } from './admin-schema.ts'

const app = ownApp()
let desk: Awaited<ReturnType<typeof aDeskAtWork>>
beforeAll(async () => {
  desk = await aDeskAtWork(app)
})

/** The questions of the operator's pages by their names. */
const questions = new Map(
  // By their types each would be compared with each other, for half a second of the type checker's.
  Object.values<unknown>(generated)
    .filter((one) => one instanceof generated.TypedDocumentString)
    .flatMap((document) => {
      const text = document.toString()
      const [, name] = /^\s*query (\w+)/.exec(text) ?? []
      return name ? [[name, text] as const] : []
    }),
)

/** The search over the audit has a count of its own (domain/admin-account/audit-search); a file is one file, a thread one thread. */
const countedElsewhere = ['AdminAudit', 'AdminInquiryFile', 'ReportedThread', 'ReportedFileBytes']
const page = { first: 50, offset: 0 }

async function variablesOf(): Promise<Record<string, Record<string, unknown>>> {
  const { db } = app
  const [application, inquiry, event, whitepaper, job] = await Promise.all([
    db.selectFrom('preRegistration').select('id').executeTakeFirstOrThrow(),
    db.selectFrom('inquiry').select('id').executeTakeFirstOrThrow(),
    db.selectFrom('encourageEvent').select('id').executeTakeFirstOrThrow(),
    db.selectFrom('whitepaper').select('id').executeTakeFirstOrThrow(),
    db.selectFrom('job').select('id').executeTakeFirstOrThrow(),
  ])
  return {
    AdminAgentConsultations: { filter: 'OPEN', ...page },
    AdminAnalysis: { filter: { from: addDays(tokyoToday(), -90), to: tokyoToday() }, by: 'COMPANY', isCounted: true },
    AdminApplications: { status: 'APPLIED', ...page },
    AdminApplication: application,
    AdminAssessmentItems: { scope: 'LANG' },
    AdminCandidate: { id: desk.candidateId },
    AdminCompanies: { text: '', status: null, isStale: false, endsSoon: false, order: 'NAME', ...page },
    AdminCompany: { id: desk.companyId },
    AdminDeliveries: { kind: null },
    AdminEvents: { statuses: ['ACTIVE', 'UPCOMING'] },
    AdminEvent: event,
    AdminFigures: { year: null },
    AdminInquiries: { status: 'OPEN', isMine: false, ...page },
    AdminInquiry: inquiry,
    AdminJob: job,
    AdminLookups: { importId: '', hasImport: false },
    AdminOfferReports: { filter: 'MISMATCH', ...page },
    UnpaidInvoices: { text: '', isOverdue: false, ...page },
    AdminWhitepaper: { id: String(whitepaper.id) },
  }
}

async function cost(query: string, variableValues: Record<string, unknown>) {
  const contextValue = { ...app.door.contextOf(desk.viewer), viewer: desk.viewer }
  const { result, statements } = await countStatements(async () =>
    execute({ schema: adminSchema, document: parse(query), contextValue, variableValues }),
  )
  expect(result.errors).toBeUndefined()
  return { statements, size: JSON.stringify(result.data).length }
}

async function costs() {
  const variables = await variablesOf()
  const counted: Record<string, Awaited<ReturnType<typeof cost>>> = {}
  for (const [name, query] of questions)
    if (!countedElsewhere.includes(name)) counted[name] = await cost(query, variables[name] ?? {})
  return counted
}

/** Pages of one thing, of lists that do not grow with the service's use, or of the operator's own settings. */
const ofFixedSize = [
  'AdminAssessmentItems',
  'AdminAssessmentItemsFile',
  'AdminCandidates',
  'AdminEvent',
  'AdminFigures',
  'AdminInquiryExport',
  'AdminJob',
  'AdminLayout',
  'AdminSchoolsFile',
  'NewAdminEvent',
  'OperatorSignInPage',
]

/** A share has as many digits as chance gives it. */
const ofChanceSize = ['AdminAnalysis']

test('the pages of the operator send as many statements for four of everything as for two', async () => {
  await desk.grow(2)
  // The first answers read lookups, which are kept.
  await costs()
  const few = await costs()
  await desk.grow(2)
  const many = await costs()
  const statements = (of: typeof few) => Object.entries(of).map(([name, one]) => [name, one.statements])
  expect(statements(many)).toEqual(statements(few))
  expect(Math.max(...Object.values(many).map((one) => one.statements))).toBeLessThan(23)
  const unchanged = Object.keys(many).filter(
    (name) => many[name]?.size === few[name]?.size && !ofChanceSize.includes(name),
  )
  expect(unchanged.toSorted()).toEqual(ofFixedSize)
})
