import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { aSchedulingSender, acceptedForScheduling, aScoutInvitation, homeOf } from '#test/factories/scout-invitation.ts'

const app = ownApp()

const names = { familyName: ' 﨑山 ', givenName: '花子', familyNameKana: 'さきやま', givenNameKana: 'ﾊﾅｺ' }
const update = (viewer: Viewer, changes: Partial<typeof names> = {}) =>
  app.as(viewer).ask(
    `mutation ($familyName: String!, $givenName: String!, $familyNameKana: String!, $givenNameKana: String!) {
      updateCandidateNames(familyName: $familyName, givenName: $givenName,
        familyNameKana: $familyNameKana, givenNameKana: $givenNameKana) }`,
    { ...names, ...changes },
  )
const namesOf = async (viewer: Viewer) =>
  (await app.as(viewer).ask('{ ownAccount { familyName givenName familyNameKana givenNameKana hasPassword } }')).data
    .ownAccount

describe('§3 the names of a student', () => {
  test('are stored as typed, the readings in katakana, and another student’s stay', async () => {
    const [student, other] = [await aCandidate(app.db), await aCandidate(app.db)]
    const before = await namesOf(other.viewer)
    expect((await update(student.viewer)).errors).toEqual([])
    expect(await namesOf(student.viewer)).toEqual({
      familyName: '﨑山',
      givenName: '花子',
      familyNameKana: 'サキヤマ',
      givenNameKana: 'ハナコ',
      hasPassword: false,
    })
    expect(await namesOf(other.viewer)).toEqual(before)
  })

  test.each([
    ['rare characters', '𠮷野', '髙﨑', 'ヨシノ', 'タカサキ'],
    ['a chosen shape of a character', '葛\u{E0100}城', '辻\u{E0101}', 'カツラギ', 'ツジ'],
    ['combining marks', 'か\u3099く', 'Nguye\u0302\u0303n', 'ガク', 'グエン'],
    ['外字 of a machine', '\uE000田', '\u{F0000}', 'ガイジダ', 'メイ'],
    ['emoji', '朝🌅', '👨‍👩‍👧‍👦', 'アサ', 'イエ'],
  ])('%s are stored as typed', async (_, familyName, givenName, familyNameKana, givenNameKana) => {
    const { viewer } = await aCandidate(app.db)
    const parts = { familyName, givenName, familyNameKana, givenNameKana }
    expect((await update(viewer, parts)).errors).toEqual([])
    expect(await namesOf(viewer)).toMatchObject(parts)
  })

  test('readings of combining marks and of half width come together', async () => {
    const { viewer } = await aCandidate(app.db)
    await update(viewer, { familyNameKana: 'か\u3099く', givenNameKana: 'ｶﾞｸﾞﾝ' })
    expect(await namesOf(viewer)).toMatchObject({ familyNameKana: 'ガク', givenNameKana: 'ガグン' })
  })

  test('a company that knows the student reads the new name', async () => {
    const sender = await aSchedulingSender(app.db)
    const student = await aCandidate(app.db)
    await aScoutInvitation(app.db, { ...homeOf(sender), ...acceptedForScheduling(), candidateId: student.id })
    await update(student.viewer)
    const { data } = await app
      .as(sender.viewer)
      .ask(`{ searchCandidate(id: "${student.id}") { ... on AcceptedSearchCandidate { familyName givenName } } }`)
    expect(data.searchCandidate).toEqual({ familyName: '﨑山', givenName: '花子' })
  })

  test('each mistake is told beside its field', async () => {
    const { viewer } = await aCandidate(app.db)
    const { errors } = await update(viewer, { familyName: '', givenName: 'あ'.repeat(41), familyNameKana: '漢字' })
    expect(errors[0]?.fields?.map(({ path }) => path)).toEqual(['familyName', 'givenName', 'familyNameKana'])
  })
})
