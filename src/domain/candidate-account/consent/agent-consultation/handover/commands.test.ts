import type { GraphQLObjectType } from 'graphql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminViewer, Viewer } from '#domain/viewer/viewer.ts'
import { adminSchema } from '#door/admin-schema.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { testAgentPartner as partner } from '#test/settings.ts'

const app = ownApp()
let operator: AdminViewer
beforeAll(async () => {
  operator = (await anAdmin(app.db)).viewer
})
beforeEach(async () => {
  await app.db.deleteFrom('agentConsultation').execute()
  await app.db.deleteFrom('audit').execute()
})

const answer = (viewer: Viewer, field: string) => app.as(viewer).ask(`mutation { done: ${field} }`)
const revoke = (viewer: Viewer) => answer(viewer, 'revokeAgentConsultation')

async function aConsent() {
  const student = await aCandidate(app.db)
  const { errors } = await answer(
    student.viewer,
    `agreeToAgentConsultation(partnerName: "${partner.name}", textVersion: "${consentTexts.agentConsultation.version}")`,
  )
  expect(errors).toEqual([])
  const { id } = await app.db
    .selectFrom('agentConsultation')
    .select('id')
    .where('candidateId', '=', student.id)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return { student, id }
}

const everything =
  'familyName givenName familyNameKana givenNameKana email phoneNumber schoolName departmentName graduationYear industries jobTypes areas'
const disclose = (id: string, viewer: Viewer = operator) =>
  app.asAdmin(viewer).ask(`mutation D($id: ID!) { done: discloseAgentConsultation(id: $id) { ${everything} } }`, { id })
const handOver = (id: string, viewer: Viewer = operator) =>
  app
    .asAdmin(viewer)
    .ask('mutation M($id: ID!) { done: markAgentConsultationHandedOver(id: $id) { handedOverAt handedOverByName } }', {
      id,
    })
const codeOf = async (response: ReturnType<typeof disclose>) => (await response).errors[0]?.code ?? 'done'
const listed = async (filter: string) =>
  (
    await app
      .asAdmin(operator)
      .ask(
        'query L($filter: AgentConsultationFilter!) { agentConsultations(filter: $filter) { totalCount nodes { id partnerName revokedAt handedOverAt handedOverByName } } }',
        { filter },
      )
  ).data.agentConsultations
const acts = async () =>
  (await app.db.selectFrom('audit').select('action').where('area', '=', 'admin').orderBy('id').execute()).map(
    ({ action }) => action,
  )

describe('legal 3 the operator hands a student over to the partner', () => {
  test('what the student agreed to is shown, and nothing else, with a record each time', async () => {
    const { id, student } = await aConsent()
    const account = {
      familyName: '小鳥遊',
      givenName: '花',
      familyNameKana: 'タカナシ',
      givenNameKana: 'ハナ',
      email: 'hana@student.example',
      phoneNumber: '+819011112222',
    }
    await app.db.updateTable('candidateAccount').set(account).where('candidateId', '=', student.id).execute()
    const industry = await app.db.selectFrom('industry').selectAll().orderBy('id').executeTakeFirstOrThrow()
    await app.db
      .updateTable('candidate')
      .set({
        schoolId: null,
        schoolDepartmentId: null,
        otherSchoolName: '試験大学',
        otherSchoolDepartmentName: '文学部',
      })
      .set({ graduationYear: 2028, industryIds: [industry.id], jobTypeIds: [], areaPreferenceIds: ['13'] })
      .where('id', '=', student.id)
      .execute()
    const disclosure = {
      ...account,
      schoolName: '試験大学',
      departmentName: '文学部',
      graduationYear: 2028,
      industries: [industry.label],
      jobTypes: [],
      areas: ['東京都'],
    }
    expect((await disclose(id)).data.done).toEqual(disclosure)
    expect((await disclose(id)).data.done).toEqual(disclosure)
    expect(await acts()).toEqual(['discloseAgentConsultation', 'discloseAgentConsultation'])
    const rows = await app.db.selectFrom('audit').selectAll().execute()
    expect(rows.filter(({ area }) => area === 'admin')).toMatchObject([
      { actorId: operator.adminAccountId, subject: 'agent_consultation', subjectId: id, candidateId: student.id },
      { candidateId: student.id },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/小鳥遊|hana@|試験大学/)
    const type = adminSchema.getType('AgentConsultationStudent') as GraphQLObjectType
    expect(Object.keys(type.getFields()).toSorted()).toEqual(everything.split(' ').toSorted())
  })

  test('the queue names nobody; what was handed over leaves it, with the day and the operator', async () => {
    const [first, second] = [await aConsent(), await aConsent()]
    const open = { partnerName: partner.name, revokedAt: null, handedOverAt: null, handedOverByName: null }
    expect(await listed('OPEN')).toEqual({
      totalCount: 2,
      nodes: [
        { id: first.id, ...open },
        { id: second.id, ...open },
      ],
    })
    expect((await handOver(first.id)).data.done).toEqual({
      handedOverAt: expect.any(String),
      handedOverByName: '運営',
    })
    expect(await listed('OPEN')).toMatchObject({ totalCount: 1, nodes: [{ id: second.id }] })
    expect(await listed('HANDED_OVER')).toMatchObject({ totalCount: 1, nodes: [{ id: first.id }] })
    // The partner may ask once more while the consent holds.
    expect(await codeOf(disclose(first.id))).toBe('done')
    expect(await acts()).toEqual(['markAgentConsultationHandedOver', 'discloseAgentConsultation'])
  })

  test('§4 two operators at once: one counts, and the other is told', async () => {
    const { id } = await aConsent()
    const other = (await anAdmin(app.db)).viewer
    const codes = await Promise.all([codeOf(handOver(id)), codeOf(handOver(id, other))])
    expect(codes.toSorted()).toEqual(['agent_consultation_handed_over', 'done'])
    expect(await acts()).toEqual(['markAgentConsultationHandedOver'])
  })

  test('a consent that was revoked shows nothing any more, before and after it was handed over', async () => {
    const [before, after] = [await aConsent(), await aConsent()]
    await handOver(after.id)
    for (const { student } of [before, after]) expect((await revoke(student.viewer)).errors).toEqual([])
    for (const { id } of [before, after]) {
      expect(await codeOf(disclose(id))).toBe('agent_consultation_revoked')
      expect(await codeOf(handOver(id))).toBe('agent_consultation_revoked')
    }
    expect(await acts()).toEqual(['markAgentConsultationHandedOver'])
    expect([await listed('OPEN'), await listed('HANDED_OVER')]).toMatchObject([{ totalCount: 0 }, { totalCount: 0 }])
    expect(await listed('REVOKED')).toMatchObject({
      totalCount: 2,
      nodes: [
        { id: after.id, handedOverByName: '運営', revokedAt: expect.any(String) },
        { id: before.id, handedOverAt: null },
      ],
    })
  })

  test('the student’s revocation at the same moment: the data is handed over while the consent holds, or not at all', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, student } = await aConsent()
      const [code] = await Promise.all([codeOf(handOver(id)), revoke(student.viewer)])
      const row = await app.db
        .selectFrom('agentConsultation')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(row.revokedAt).not.toBeNull()
      expect(row.handedOverAt !== null).toBe(code === 'done')
    }
  })

  test('§6 is for operators who may read people’s data', async () => {
    const { id } = await aConsent()
    const reader = (await anAdmin(app.db, { role: 'READ_ONLY' })).viewer
    const { viewer: recruiter } = await aCompanyWithUser(app.db)
    const list = (viewer: Viewer) => app.asAdmin(viewer).ask('{ agentConsultations { totalCount } }')
    for (const viewer of [reader, recruiter])
      expect([
        await codeOf(disclose(id, viewer)),
        await codeOf(handOver(id, viewer)),
        await codeOf(list(viewer)),
      ]).toEqual(['forbidden', 'forbidden', 'forbidden'])
    const reviewer = (await anAdmin(app.db, { role: 'REVIEWER' })).viewer
    expect([await codeOf(disclose(id, reviewer)), await codeOf(handOver(id, reviewer))]).toEqual(['done', 'done'])
    for (const unknown of [crypto.randomUUID(), 'nothing'])
      expect([await codeOf(disclose(unknown)), await codeOf(handOver(unknown))]).toEqual(['not_found', 'not_found'])
  })
})
