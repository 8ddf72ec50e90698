import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminSchema } from '#door/admin-schema.ts'
import { schema } from '#door/schema.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { inChargeOf } from '#test/factories/evaluation.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { inHours } from '#test/factories/scheduling.ts'

const app = ownApp()
/** Stands in every message, file and event of the thread, and nowhere else. */
const mark = '内緒の相談'

const talk = ['ThreadMessage', 'ThreadFile', 'ThreadFileContent', 'ThreadEvent']
const reportedTalk = ['ReportedThread', 'ReportedWord', 'ReportedMessage', 'ReportedFile', 'ReportedFileContent']

/** Every field of a schema that gives one of these types, as "Type.field"; those inside the types themselves aside. */
const fieldsThatGive = (of: GraphQLSchema, names: readonly string[]) =>
  Object.values(of.getTypeMap()).flatMap((type) =>
    (isObjectType(type) || isInterfaceType(type)) && !names.includes(type.name)
      ? Object.values(type.getFields())
          .filter((field) => names.includes(getNamedType(field.type).name))
          .map((field) => `${type.name}.${field.name}`)
      : [],
  )

/** All that a type says by its own fields, so that a new field is asked for by itself. */
function selectionOf(type: GraphQLNamedType, names: readonly string[]): string {
  if (!isObjectType(type)) return ''
  const fields = Object.values(type.getFields()).map((field) => {
    const inside = getNamedType(field.type)
    if (!isCompositeType(inside)) return field.name
    return names.includes(inside.name) ? `${field.name} ${selectionOf(inside, names)}` : `${field.name} { __typename }`
  })
  return `{ ${fields.join(' ')} }`
}
const of = (name: string) => selectionOf(schema.getType(name) as GraphQLNamedType, talk)
const ofReported = (name: string) => selectionOf(adminSchema.getType(name) as GraphQLNamedType, reportedTalk)

const byId = (field: string, type: string, rest = '') =>
  `query ($id: ID!) { ${field}(scoutInvitationId: $id${rest}) ${of(type)} }`
const last = `lastMessage ${of('ThreadMessage')}`
/** By the field that gives a message, a file or an event: the question, and the side whose question it is. */
const questions: Record<string, { query: string; of: 'both' | 'student' | 'company' }> = {
  'Query.threadMessages': { query: byId('threadMessages', 'ThreadMessage'), of: 'both' },
  'Query.threadFile': { query: byId('threadFile', 'ThreadFileContent', ', position: 1, number: 1'), of: 'both' },
  'Query.threadEvents': { query: byId('threadEvents', 'ThreadEvent'), of: 'both' },
  'ThreadWithCompany.lastMessage': {
    query: `query ($id: ID!) { threadWithCompany(scoutInvitationId: $id) { ${last} } }`,
    of: 'student',
  },
  'ThreadWithCandidate.lastMessage': {
    query: `query ($id: ID!) { threadWithCandidate(scoutInvitationId: $id) { ${last} } }`,
    of: 'company',
  },
  'Thread.lastMessage': { query: `{ inbox(first: 50) { nodes { ${last} } } }`, of: 'company' },
}
/** A search for the words of a message says by its number what it does not show. */
const searches = {
  threads: { query: `{ threads(text: "${mark}") { totalCount nodes { ${last} } } }`, of: 'student' },
  inbox: { query: `{ inbox(text: "${mark}") { totalCount nodes { ${last} } } }`, of: 'company' },
} as const

type Role = { viewer: Viewer | null; side: 'student' | 'company' | null }
let roles: Record<string, Role>
let id: string
let inquiryId: string
beforeAll(async () => {
  const home = await aSchedulingSender(app.db)
  const student = await anInvited(app.db, home, acceptedForScheduling())
  id = student.invitation.id
  const date = await home.date({ startAt: inHours(-3), endAt: inHours(-2) })
  await aSeatFor(app.db, student.invitation, date)
  const interviewer = () => aCompanyUser(app.db, home.company.id, { role: 'INTERVIEWER' })
  const [assigned, unassigned] = [await interviewer(), await interviewer()]
  await inChargeOf(app.db, date, assigned)
  const other = await aSchedulingSender(app.db)
  const stranger = await anInvited(app.db, other, acceptedForScheduling())
  roles = {
    'the student': { viewer: student.viewer, side: 'student' },
    'a recruiter of the company': { viewer: home.viewer, side: 'company' },
    'a reader of the company': {
      viewer: (await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })).viewer,
      side: 'company',
    },
    'another student': { viewer: (await aCandidate(app.db)).viewer, side: null },
    'another company': { viewer: other.viewer, side: null },
    'a student of another company': { viewer: stranger.viewer, side: null },
    'an interviewer of the date': { viewer: assigned.viewer, side: null },
    'an interviewer of no date of the student': { viewer: unassigned.viewer, side: null },
    'an operator at the door of users': { viewer: (await anAdmin(app.db)).viewer, side: null },
    'a guest': { viewer: null, side: null },
  }
  const sent = await app.as(student.viewer).ask(
    `mutation ($id: ID!, $text: String!, $files: [ThreadFileInput!]!) {
      sendMessageToCompany(scoutInvitationId: $id, text: $text, files: $files) { lastPosition } }`,
    {
      id,
      text: `${mark}があります。`,
      files: [{ fileName: `${mark}.pdf`, encoded: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n').toString('base64') }],
    },
  )
  expect(sent.errors).toEqual([])
  const { companyId, candidateId } = student.invitation
  await app.db
    .insertInto('scoutOutcome')
    .values({
      companyId,
      candidateId,
      scoutInvitationId: id,
      step: 1,
      outcome: 'NEXT_STEP',
      message: `${mark}への返事です。`,
      toldAt: new Date(),
    })
    .execute()
  const reported = await app
    .as(student.viewer)
    .ask('mutation ($id: ID!) { reportThread(scoutInvitationId: $id, reason: "確認をお願いします。") }', { id })
  expect(reported.errors).toEqual([])
  const report = await app.db
    .selectFrom('inquiry')
    .select('id')
    .where('reportedScoutInvitationId', '=', id)
    .executeTakeFirstOrThrow()
  inquiryId = report.id
})

const reads = async (viewer: Viewer | null, query: string) =>
  JSON.stringify((await app.as(viewer).ask(query, query.includes('$id') ? { id } : {})).data ?? null).includes(mark)

describe('§6 messages, files and events of a thread, field by field and viewer by viewer', () => {
  test('every field that gives one has a row', () => {
    expect(fieldsThatGive(schema, talk).toSorted()).toEqual(Object.keys(questions).toSorted())
    expect(fieldsThatGive(adminSchema, talk)).toEqual([])
    expect(fieldsThatGive(schema, reportedTalk)).toEqual([])
    expect(fieldsThatGive(adminSchema, reportedTalk)).toEqual(['Query.reportedFile', 'Query.reportedThread'])
  })

  test.each(Object.entries({ ...searches, ...questions } as typeof questions))('%s', async (_, { query, of: side }) => {
    const seen = await Promise.all(
      Object.entries(roles).map(async ([name, { viewer }]) => [name, await reads(viewer, query)]),
    )
    expect(Object.fromEntries(seen)).toEqual(
      Object.fromEntries(
        Object.entries(roles).map(([name, role]) => [
          name,
          role.side !== null && (side === 'both' || side === role.side),
        ]),
      ),
    )
  })

  test('nobody finds the words by a number', async () => {
    for (const [name, { viewer, side }] of Object.entries(roles)) {
      if (side !== null) continue
      for (const { query } of Object.values(searches)) {
        const { data } = await app.as(viewer).ask(query)
        expect(JSON.stringify(data ?? null), name).not.toMatch(/"totalCount":[1-9]/)
      }
    }
  })
})

describe('§6 the operator at the own door', () => {
  const thread = `query ($id: ID!, $reason: String!) {
    reportedThread(inquiryId: $id, reason: $reason) ${ofReported('ReportedThread')} }`
  const file = `query ($id: ID!) { reportedFile(inquiryId: $id, position: 1, number: 1) ${ofReported('ReportedFileContent')} }`
  const opens = async (viewer: Viewer | null, query: string, variables: object = {}) =>
    JSON.stringify((await app.asAdmin(viewer).ask(query, { id: inquiryId, ...variables })).data ?? null).includes(mark)

  test('reads messages and files with a reason that is recorded, and neither without', async () => {
    const [{ viewer }, { viewer: colleague }] = [await anAdmin(app.db), await anAdmin(app.db)]
    expect(await opens(viewer, file)).toBe(false)
    expect(await opens(viewer, thread, { reason: '' })).toBe(false)
    expect(await opens(viewer, file)).toBe(false)
    expect(await opens(viewer, thread, { reason: '通報の内容を確認するため' })).toBe(true)
    expect(await opens(viewer, file)).toBe(true)
    expect(await opens(colleague, file)).toBe(false)
  })

  test('nobody else comes in by that door', async () => {
    for (const [name, { viewer }] of Object.entries(roles)) {
      if (name.startsWith('an operator')) continue
      for (const query of [thread, file])
        expect(await opens(viewer, query, query === thread ? { reason: '通報の内容を確認するため' } : {}), name).toBe(
          false,
        )
    }
  })
})
