import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { sendingOf } from '#test/factories/sending.ts'
import { block } from '#test/factories/candidate-search.ts'
import { time } from '#ground/tokyo-time.ts'
import { claimText } from './rules.ts'

const app = ownApp()
let sender: Sender
let colleague: CompanyViewer

beforeEach(async () => {
  sender = await aSender(app.db)
  colleague = (await aCompanyUser(app.db, sender.company.id, { familyName: '高橋' })).viewer
})

const claim = async (viewer: CompanyViewer, ids: readonly string[]) => {
  const { data, errors } = await app
    .as(viewer)
    .ask('mutation ($ids: [ID!]!) { held: claimCandidates(ids: $ids) { candidateId companyUser { id } } }', { ids })
  expect(errors).toEqual([])
  return data.held as { candidateId: string; companyUser: { id: string } }[]
}
const release = (viewer: CompanyViewer, ids: readonly string[]) =>
  app.as(viewer).ask('mutation ($ids: [ID!]!) { done: releaseClaims(ids: $ids) }', { ids })
const seenBy = async (viewer: CompanyViewer, id: string) =>
  (
    await app.as(viewer).ask(
      `query ($ids: [ID!]!) { searchCandidates(condition: { candidateIds: $ids }) {
        edges { node { scoutClaim { companyUser { id } } } } } }`,
      { ids: [id] },
    )
  ).data.searchCandidates.edges[0]?.node.scoutClaim
const send = async (viewer: CompanyViewer, ids: readonly OfRow<'candidate'>[]) => {
  const { data, errors } = await sendingOf(app).send({ ...sender, viewer }, ids)
  expect(errors).toEqual([])
  return data.sendScoutInvitations as { sentIds: string[]; failures: { code: string }[] }
}
const endClaims = () =>
  app.db
    .updateTable('scoutClaim')
    .set({ claimedAt: new Date(Date.now() - 1_200_000), expiresAt: new Date(Date.now() - 1000) })
    .where('companyId', '=', sender.company.id)
    .execute()
const holderOf = async (candidateId: OfRow<'candidate'>) =>
  (
    await app.db
      .selectFrom('scoutClaim')
      .select('companyUserId')
      .where('companyId', '=', sender.company.id)
      .where('candidateId', '=', candidateId)
      .executeTakeFirst()
  )?.companyUserId

describe('a claim of a student', () => {
  test('while a colleague writes, nobody else sends; the sentence says who, and since when', async () => {
    const student = await aCandidate(app.db)
    expect(await claim(colleague, [student.id])).toEqual([])
    expect(await claim(sender.viewer, [student.id])).toEqual([
      { candidateId: student.id, companyUser: { id: colleague.companyUserId } },
    ])
    expect(await seenBy(sender.viewer, student.id)).toEqual({ companyUser: { id: colleague.companyUserId } })
    expect(await seenBy(colleague, student.id)).toBeNull()
    const refused = await send(sender.viewer, [student.id])
    expect(refused).toMatchObject({ sentIds: [], failures: [{ code: 'candidate_claimed' }] })
    expect((await send(colleague, [student.id])).sentIds).toHaveLength(1)
    expect(await holderOf(student.id)).toBeUndefined()
  })

  test('ends by itself when a browser died, and at once when its writer leaves', async () => {
    const [one, two] = [await aCandidate(app.db), await aCandidate(app.db)]
    await claim(colleague, [one.id, two.id])
    expect((await release(sender.viewer, [one.id])).data.done).toEqual([])
    expect((await release(colleague, [one.id])).data.done).toEqual([one.id])
    expect((await send(sender.viewer, [one.id])).sentIds).toHaveLength(1)
    await endClaims()
    expect(await seenBy(sender.viewer, two.id)).toBeNull()
    expect(await claim(sender.viewer, [two.id])).toEqual([])
    expect(await holderOf(two.id)).toBe(sender.viewer.companyUserId)
    expect((await send(colleague, [two.id])).failures).toEqual([{ code: 'candidate_claimed' }])
  })

  test('of many, a writer claims what is free and hears of the rest; the sending reaches the free ones', async () => {
    const students = [await aCandidate(app.db), await aCandidate(app.db), await aCandidate(app.db)]
    const [first, second, third] = students.map(({ id }) => id)
    await claim(colleague, [second ?? ''])
    expect(
      await claim(
        sender.viewer,
        students.map(({ id }) => id),
      ),
    ).toMatchObject([{ candidateId: second }])
    expect(await holderOf(students[0]!.id)).toBe(sender.viewer.companyUserId)
    const sent = await send(
      sender.viewer,
      students.map(({ id }) => id),
    )
    expect(sent).toMatchObject({ failures: [{ code: 'candidate_claimed' }] })
    expect(sent.sentIds).toHaveLength(2)
    const { rows } = await sql<{ candidateId: string }>`select candidate_id from scout_invitation
      where company_id = ${sender.company.id}`.execute(app.db)
    expect(rows.map(({ candidateId }) => candidateId).toSorted()).toEqual([first, third].toSorted())
  })

  test('twice at once: one of two writers has the student, whoever presses first', async () => {
    const student = await aCandidate(app.db)
    await Promise.all([claim(sender.viewer, [student.id]), claim(colleague, [student.id])])
    const holder = await holderOf(student.id)
    const [holds, waits] = holder === colleague.companyUserId ? [colleague, sender.viewer] : [sender.viewer, colleague]
    expect(await claim(waits, [student.id])).toMatchObject([{ companyUser: { id: holds.companyUserId } }])
    const both = await Promise.all([send(waits, [student.id]), send(holds, [student.id])])
    expect(both.flatMap(({ sentIds }) => sentIds)).toHaveLength(1)
  })

  test('twice at once: two send to one student without a claim, and one scout leaves', async () => {
    const student = await aCandidate(app.db)
    const both = await Promise.all([send(sender.viewer, [student.id]), send(colleague, [student.id])])
    expect(both.flatMap(({ sentIds }) => sentIds)).toHaveLength(1)
    expect(both.flatMap(({ failures }) => failures)).toEqual([{ code: 'candidate_already_scouted' }])
  })

  test('of another company hinders nobody; unseen students, readers and too many are refused', async () => {
    const student = await aCandidate(app.db)
    const other = await aCompanyWithUser(app.db)
    await claim(other.viewer, [student.id])
    expect(await seenBy(sender.viewer, student.id)).toBeNull()
    expect((await send(sender.viewer, [student.id])).sentIds).toHaveLength(1)
    const blocking = await aCandidate(app.db)
    await block(app.db, sender.company.id, blocking.id)
    expect(await claim(sender.viewer, [blocking.id, crypto.randomUUID()])).toEqual([])
    expect(await holderOf(blocking.id)).toBeUndefined()
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    expect((await release(reader.viewer, [])).errors[0]?.code).toBe('forbidden')
    const many = Array.from({ length: 101 }, () => crypto.randomUUID())
    expect((await release(sender.viewer, many)).errors[0]?.code).toBe('invalid_input')
  })
})

test('the sentence of a refusal', () => {
  const [claimedAt, expiresAt] = ['2026-11-28T01:05:00Z', '2026-11-28T01:15:00Z']
  expect(claimText({ familyName: '高橋', claimedAt, expiresAt })).toBe(
    `高橋さんが${time(claimedAt)}から、この学生へのスカウトを書いています。書き終えるか、${time(expiresAt)}を過ぎると送信できます。`,
  )
})
