import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aSelfIntroduction } from '#test/factories.ts'
import { aMessage, aReason, aScoutInvitation, aSender, homeOf, type Sender } from '#test/factories/scout-invitation.ts'
import { ruleVersion } from './rules.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

const quoted = aSelfIntroduction.split('。')[0] ?? ''
const personal = `「${quoted}」という一文を読み、ご自身の手で確かめる方だと感じました。その場面で何を見ていたのかを、装置の前で一緒に話してみたいです。`
type Invitation = { candidateId: string; reason: string }

const send = async (invitations: Invitation[], from = sender) => {
  const { data, errors } = await app.as(from.viewer).ask(
    `mutation Send($jobId: ID!, $message: String!, $invitations: [ScoutInvitationInput!]!) {
      sendScoutInvitations(jobId: $jobId, subject: "検査装置の開発について", message: $message, invitations: $invitations) { sentIds } }`,
    { jobId: from.job.id, message: aMessage, invitations },
  )
  expect(errors).toEqual([])
  return data.sendScoutInvitations.sentIds as string[]
}
const shareOf = async (candidateId: string) =>
  app.db
    .selectFrom('scoutInvitation')
    .select(['personalShare', 'personalShareRule'])
    .where('candidateId', '=', candidateId as never)
    .executeTakeFirst()
const judge = (invitations: Invitation[], viewer: Parameters<TestApp['as']>[0] = sender.viewer) =>
  app.as(viewer).ask(
    `query Shares($message: String!, $invitations: [UnsentReasonInput!]!) {
      letterShares(message: $message, invitations: $invitations) { candidateId personalShare isMassLetter raise parts { kind } } }`,
    { message: aMessage, invitations },
  )

describe('the share of a letter', () => {
  test('is stored at sending as the composer said, and the student reads it', async () => {
    const student = await aCandidate(app.db)
    const letters = [{ candidateId: student.id, reason: personal }]
    const { data } = await judge(letters)
    const [said] = data.letterShares
    expect(said.personalShare).toBeGreaterThan(20)
    const [id] = await send(letters)
    expect(await shareOf(student.id)).toEqual({ personalShare: said.personalShare, personalShareRule: ruleVersion })
    const scout = await app
      .as(student.viewer)
      .ask('query One($id: ID!) { scoutInvitation(id: $id) { personalShare isMassLetter } }', { id })
    expect(scout.data.scoutInvitation).toEqual({ personalShare: said.personalShare, isMassLetter: false })
  })

  test('§6 in fair mode it does not tell before the sending whether a guessed school is right', async () => {
    const { company, viewer } = sender
    await app.db.insertInto('fairMode').values({ companyId: company.id, scope: 'EVERY_JOB' }).execute()
    const { id } = await aCandidate(app.db, {
      schoolId: null,
      schoolDepartmentId: null,
      otherSchoolName: '青葉山水産大学',
      otherSchoolDepartmentName: '青葉山水産大学 文学部',
      highSchoolName: '白砂浜西高校',
      studyAbroadExperience: '青葉山水産大学の制度で留学し、白砂浜西高校の友人と会いました。',
    })
    const guess = async (words: string) => {
      const reason = `${words}の話を、くわしく聞かせてください。`
      const { data, errors } = await judge([{ candidateId: id, reason }], viewer)
      expect(errors).toEqual([])
      return data.letterShares
    }
    expect(await guess('青葉山水産大学の制度')).toEqual(await guess('若葉川農林大学の制度'))
    expect(await guess('白砂浜西高校の友人')).toEqual(await guess('黒岩崎東高校の友人'))
  })

  test('falls to nothing for the second student who is sent the same words, and the first keeps the number', async () => {
    const [first, second] = [await aCandidate(app.db), await aCandidate(app.db)]
    await send([{ candidateId: first.id, reason: personal }])
    const before = await shareOf(first.id)
    await send([{ candidateId: second.id, reason: personal }])
    expect((await shareOf(second.id))?.personalShare).toBe(0)
    expect(await shareOf(first.id)).toEqual(before)
  })

  test('knows one text in one sending, and one text in two sendings at once', async () => {
    const [one, two, three, four] = [
      await aCandidate(app.db),
      await aCandidate(app.db),
      await aCandidate(app.db),
      await aCandidate(app.db),
    ]
    await send([one, two].map(({ id }) => ({ candidateId: id, reason: personal })))
    expect([(await shareOf(one.id))?.personalShare, (await shareOf(two.id))?.personalShare]).toEqual([0, 0])
    const other = `「${quoted}」のところで手が止まりました。うまくいかない日にどう続けたのか、私たちの新人にも話してほしい内容です。`
    await Promise.all([three, four].map(({ id }) => send([{ candidateId: id, reason: other }])))
    const shares = [(await shareOf(three.id))?.personalShare, (await shareOf(four.id))?.personalShare]
    expect(shares.filter((share) => share === 0)).toHaveLength(1)
  })

  test('does not look into the letters of another company', async () => {
    const [first, second] = [await aCandidate(app.db), await aCandidate(app.db)]
    await send([{ candidateId: first.id, reason: personal }])
    await send([{ candidateId: second.id, reason: personal }], await aSender(app.db))
    expect((await shareOf(second.id))?.personalShare).toBeGreaterThan(20)
  })

  test('is not told of students who cannot be scouted, nor to a student', async () => {
    const blocking = await aCandidate(app.db)
    await app.db
      .insertInto('blockedCompany')
      .values({ candidateId: blocking.id, companyId: sender.company.id })
      .execute()
    const unknown = { candidateId: crypto.randomUUID(), reason: personal }
    const { data } = await judge([{ candidateId: blocking.id, reason: personal }, unknown])
    expect(data.letterShares).toEqual([])
    expect((await judge([unknown], blocking.viewer)).errors[0]?.code).toBe('forbidden')
  })

  test('is absent from a scout that was sent before the rule', async () => {
    const student = await aCandidate(app.db)
    const { id } = await aScoutInvitation(app.db, { ...homeOf(sender), candidateId: student.id, reason: aReason })
    const scout = await app
      .as(student.viewer)
      .ask('query One($id: ID!) { scoutInvitation(id: $id) { personalShare isMassLetter } }', { id })
    expect(scout.data.scoutInvitation).toEqual({ personalShare: null, isMassLetter: false })
  })

  test('keeps no text, and of a student nothing that a second student was sent', async () => {
    const students = [await aCandidate(app.db), await aCandidate(app.db), await aCandidate(app.db)]
    for (const { id } of students) await send([{ candidateId: id, reason: personal }])
    const owners = async () => {
      const rows = await app.db
        .selectFrom('scoutWording')
        .select('candidateId')
        .distinct()
        .where('companyId', '=', sender.company.id)
        .execute()
      return new Set(rows.map((row) => row.candidateId))
    }
    expect(await owners()).toEqual(new Set([null]))
    const next = await aCandidate(app.db)
    const another = `${quoted}ことを、私は社内の勉強会でそのまま紹介しました。続きをぜひ教えてください。皆が待っています。`
    await send([{ candidateId: next.id, reason: another }])
    expect(await owners()).toEqual(new Set([null, next.id]))
  })
})
