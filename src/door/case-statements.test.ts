import { execute, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '#platform/db.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import {
  AdminCandidateDocument,
  AdminDeliveriesDocument,
  AdminInquiriesDocument,
  AdminInquiryDocument,
  AdminOfferReportsDocument,
  AdminRetentionDocument,
} from '#web/generated/admin/graphql.ts'
import { testApp, type TestApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anInquiry } from '#test/factories/inquiry.ts'
import { anOfferReport } from '#test/factories/offer-report.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { adminSchema } from './admin-schema.ts'

let app: TestApp
let viewer: AdminViewer
let candidateId: string
let home: Awaited<ReturnType<typeof aSender>>
beforeAll(async () => {
  app = await testApp()
  viewer = (await anAdmin(app.db)).viewer
  candidateId = (await aCandidate(app.db)).id
  home = await aSender(app.db)
  const why = { askedBy: 'ID' as const, reasonKind: 'OTHER' as const, reason: '開示の請求に対応するため' }
  const { adminAccountId } = viewer
  await app.db
    .insertInto('candidateLookup')
    .values({ adminAccountId, candidateId, ...why, expiresAt: inHours(1) })
    .execute()
})
afterAll(() => app.close())

async function addCases(count: number) {
  for (let made = 0; made < count; made += 1) {
    const student = await anInvited(app.db, home, { status: 'ACCEPTED', answeredAt: new Date() })
    await anOfferReport(app.db, student.invitation, 'MISMATCH', inHours(-1))
    await app.as(student.viewer).ask('mutation C($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }', {
      inquiry: anInquiry({ category: 'CONTENT', jobId: home.job.id }),
    })
  }
}

async function cost(document: unknown, variableValues: Record<string, unknown>) {
  const contextValue = { ...app.door.contextOf(viewer), viewer }
  const { result, statements } = await countStatements(async () =>
    execute({ schema: adminSchema, document: parse(String(document)), contextValue, variableValues }),
  )
  expect(result.errors).toBeUndefined()
  return statements
}

async function costs() {
  const { id } = await app.db.selectFrom('inquiry').select('id').executeTakeFirstOrThrow()
  return {
    candidate: await cost(AdminCandidateDocument, { id: candidateId }),
    inquiries: await cost(AdminInquiriesDocument, { status: 'OPEN', isMine: false, first: 50, offset: 0 }),
    inquiry: await cost(AdminInquiryDocument, { id }),
    offerReports: await cost(AdminOfferReportsDocument, { filter: 'MISMATCH', first: 20, offset: 0 }),
    deliveries: await cost(AdminDeliveriesDocument, { kind: null }),
    retention: await cost(AdminRetentionDocument, {}),
  }
}

test('the pages of the operator’s cases send as many statements for nine cases as for one', async () => {
  await addCases(1)
  // The first answers read lookups, which are kept.
  await costs()
  const one = await costs()
  await addCases(8)
  expect(await costs()).toEqual(one)
  expect(Math.max(...Object.values(one))).toBeLessThan(12)
})
