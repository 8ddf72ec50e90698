import { beforeAll, describe, expect, it } from 'vitest'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCompany, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { worker } from '#test/work.ts'

const app = ownApp()
let admin: AdminViewer
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
})

const ask = (query: string, variables: Record<string, unknown> = {}) => app.asAdmin(admin).ask(query, variables)
const code = async (answer: ReturnType<typeof ask>) => (await answer).errors[0]?.code ?? 'done'
const company = async (id: string, fields: string) =>
  (await ask(`query ($id: ID!) { company(id: $id) { ${fields} } }`, { id })).data.company
const today = tokyoToday()

it('a company is found by the operator in any spelling, and by a part of its number', async () => {
  const { id } = await aCompany(app.db, {
    legalName: '株式会社茅ヶ崎試験フーズ',
    displayName: '茅ヶ崎試験フーズ',
    kana: 'チガサキシケンフーズ',
  })
  const find = async (text: string) => {
    const { data } = await ask('query ($text: String) { companies(text: $text) { nodes { id } } }', { text })
    return data.companies.nodes.map((node: { id: string }) => node.id)
  }
  for (const text of ['茅ケ崎試験フーズ（株）', '茅ヶ崎試験フーズ 株式会社', 'ちがさきしけん', 'ﾁｶﾞｻｷｼｹﾝ'])
    expect(await find(text)).toEqual([id])
  expect(await find('%')).toEqual([])
})

describe('one company, for the operator', () => {
  it('tells the history of its contract with plan, term and who did it', async () => {
    const { id } = await aCompany(app.db, { contract: { status: 'UNDER_REVIEW' } })
    const term = { startsOn: today, endsOn: addDays(today, 364) }
    await ask(
      `mutation ($id: ID!, $startsOn: Date!, $endsOn: Date!) {
        signContract(companyId: $id, planKey: STANDARD, startsOn: $startsOn, endsOn: $endsOn) { id } }`,
      { id, ...term },
    )
    await ask('mutation ($id: ID!) { updateContractPlan(companyId: $id, planKey: PREMIUM) { id } }', { id })
    await ask(
      'mutation ($id: ID!, $reason: String!) { requestContractSuspension(companyId: $id, reason: $reason) { id } }',
      {
        id,
        reason: '虚偽の募集条件が繰り返し確認されたため。',
      },
    )
    const { contractChanges, openSuspension } = await company(
      id,
      'contractChanges { action from to planKey startsOn endsOn operatorName } openSuspension { requestedByName }',
    )
    expect(contractChanges).toMatchObject([
      { action: 'requestContractSuspension', from: null, to: 'REQUESTED' },
      { action: 'updateContractPlan', from: 'STANDARD', to: 'PREMIUM', planKey: null },
      { action: 'signContract', from: 'UNDER_REVIEW', to: 'ACTIVE', planKey: 'STANDARD', ...term },
    ])
    expect(contractChanges[0].operatorName).toMatch(/^運営 担当/)
    expect(openSuspension.requestedByName).toBe(contractChanges[0].operatorName)
  })

  it('tells jobs, scouts in numbers and the last sign-in, and nothing of a student', async () => {
    const sender = await aSender(app.db)
    const { invitation, viewer } = await anInvited(app.db, sender)
    await app.as(viewer).ask('mutation ($id: ID!) { acceptScoutInvitation(id: $id) { id } }', { id: invitation.id })
    const page = await company(
      sender.company.id,
      `jobCount jobs { title status isStale totalSent } users { status lastSignInAt }
       scoutFigures { sent waiting accepted declined expired hired sentLately answeredLately }`,
    )
    expect(page).toMatchObject({
      jobCount: 1,
      jobs: [{ status: 'PUBLISHED', isStale: false }],
      users: [{ status: 'ACTIVE', lastSignInAt: null }],
      scoutFigures: {
        sent: 1,
        waiting: 0,
        accepted: 1,
        declined: 0,
        expired: 0,
        hired: 0,
        sentLately: 1,
        answeredLately: 1,
      },
    })
    expect(JSON.stringify(page)).not.toContain(invitation.candidateId)
  })

  it('lists what was reported about it, without the sender', async () => {
    const { id } = await aCompany(app.db)
    await app.db
      .insertInto('inquiry')
      .values({
        receiptNumber: 'Q-2026-ABCDEFGH',
        area: 'CANDIDATE',
        category: 'CONTENT',
        name: '学生の名前',
        email: 'student@student.example',
        body: '募集の内容が事実と違います。',
        reportedCompanyId: id,
        dueOn: today,
      })
      .execute()
    const page = await company(id, 'complaints { receiptNumber category status dueOn }')
    expect(page.complaints).toEqual([
      { receiptNumber: 'Q-2026-ABCDEFGH', category: 'CONTENT', status: 'OPEN', dueOn: today },
    ])
  })
})

describe('the group of a company', () => {
  const put = (id: string, number: string) =>
    ask(
      'mutation ($id: ID!, $n: String!) { updateParentCorporateNumber(companyId: $id, corporateNumber: $n) { parentCorporateNumber } }',
      {
        id,
        n: number,
      },
    )
  it('is named by a 法人番号 whose check digit fits, and can be left', async () => {
    const { id } = await aCompany(app.db)
    expect((await put(id, '７０００-０１２０-５０００２')).data.updateParentCorporateNumber).toEqual({
      parentCorporateNumber: '7000012050002',
    })
    expect(await code(put(id, '7000012050003'))).toBe('invalid_input')
    expect((await put(id, '')).data.updateParentCorporateNumber.parentCorporateNumber).toBeNull()
    for (const none of ['x', '00000000-0000-0000-0000-000000000000'])
      expect(await code(put(none, ''))).toBe('not_found')
  })
})

describe('an invitation by the operator', () => {
  const invite = (id: string, email: string, role = 'ADMIN') =>
    ask(
      'mutation ($id: ID!, $email: String!, $role: CompanyUserRole!) { inviteUserOfCompany(companyId: $id, email: $email, role: $role) { id } }',
      {
        id,
        email,
        role,
      },
    )

  it('sends the code by mail in the operator’s name, also a second time', async () => {
    const work = worker(app)
    const { company: own } = await aCompanyWithUser(app.db, { displayName: '招待商会' })
    await work.run()
    work.mails.splice(0)
    expect(await code(invite(own.id, 'New@Shokai.example'))).toBe('done')
    expect(await code(invite(own.id, 'new@shokai.example', 'VIEWER'))).toBe('done')
    await work.run()
    const [mail] = work.mails
    expect(mail).toMatchObject({ to: 'new@shokai.example', subject: 'ヨアケへの招待（招待商会）｜ヨアケ' })
    expect(mail?.text).toContain('運営の担当者がお送りしました')
    expect(mail?.text).toContain('/client/registration?code=')
  })

  it('refuses a colleague, a company without a seat, an address that is none and an unknown company', async () => {
    const { company: own } = await aCompanyWithUser(app.db, { planKey: 'FREE' })
    expect(await code(invite(own.id, 'second@seat.example'))).toBe('seat_limit_reached')
    expect(await code(invite(own.id, 'x'))).toBe('invalid_input')
    expect(await code(invite('00000000-0000-0000-0000-000000000000', 'a@b.example'))).toBe('not_found')
    const { company: large } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
    await aCompanyUser(app.db, large.id, { email: 'known@large.example' })
    expect(await code(invite(large.id, 'known@large.example'))).toBe('email_taken')
  })

  it('gives one seat to one of two invitations at once', async () => {
    const { company: own } = await aCompanyWithUser(app.db, { planKey: 'LIGHT' })
    await aCompanyUser(app.db, own.id)
    const both = await Promise.all([code(invite(own.id, 'one@seat.example')), code(invite(own.id, 'two@seat.example'))])
    expect(both.toSorted()).toEqual(['done', 'seat_limit_reached'])
  })
})
