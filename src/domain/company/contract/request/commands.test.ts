import { beforeAll, describe, expect, test } from 'vitest'
import type { AdminViewer, Viewer } from '#domain/viewer/viewer.ts'
import { addMonths } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { ears } from '#test/factories/notification.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
let admin: AdminViewer
const work = ownWorker(app)
const hear = ears(app, work)
const today = tokyoToday()
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
})

const wish = { kind: 'RENEWAL', planKey: 'PREMIUM', wantedFrom: today, message: '来月から\n増やしたいです。' }
const create = (viewer: Viewer | null, changes: Record<string, unknown> = {}) =>
  app
    .as(viewer)
    .ask(
      `mutation ($request: ContractRequestInput!) { done: createContractRequest(request: $request) { id kind status planLabel } }`,
      { request: { ...wish, ...changes } },
    )
const answer = (id: string, isDone = true, words = '承りました。', viewer: AdminViewer = admin) =>
  app.asAdmin(viewer).ask(
    `mutation ($id: ID!, $isDone: Boolean!, $answer: String!) {
      done: answerContractRequest(id: $id, isDone: $isDone, answer: $answer) { status answer } }`,
    { id, isDone, answer: words },
  )
const own = (viewer: Viewer) => app.as(viewer).ask('{ contractRequests { id kind status message answer } }')
const code = async (response: ReturnType<typeof create>) => (await response).errors[0]?.code ?? 'done'
const aContract = (contract: Record<string, unknown> = {}) => aCompanyWithUser(app.db, { contract })

describe('§1.17 a request about the contract', () => {
  test('waits in the operator’s queue, is answered in words, and the person who asked is told', async () => {
    const { company, viewer } = await aContract()
    const { data } = await create(viewer)
    expect(data.done).toMatchObject({ kind: 'RENEWAL', status: 'OPEN', planLabel: 'プレミアム' })
    const queue = await app
      .asAdmin(admin)
      .ask('{ contractRequests(status: OPEN) { totalCount nodes { id message company { id } } } }')
    expect(queue.data.contractRequests.nodes).toContainEqual({
      id: data.done.id,
      message: wish.message,
      company: { id: company.id },
    })
    await work.run()
    const toOperator = work.mails.filter(({ subject }) => subject.startsWith('契約の更新のご依頼がありました'))
    expect(toOperator.some(({ text }) => text.includes(`/admin/companies/${company.id}`))).toBe(true)
    expect(await code(answer(data.done.id, true, ' '))).toBe('invalid_input')
    const both = await Promise.all([code(answer(data.done.id)), code(answer(data.done.id, false, 'できません。'))])
    expect(both.toSorted()).toEqual(['already_decided', 'done'])
    await work.run()
    expect(await hear.kinds(viewer)).toEqual(['contractAnswered'])
    const [mail] = await hear.mailsTo(viewer)
    expect(mail?.subject).toContain('契約の更新のご依頼への回答')
    expect(mail?.text).toContain('/client/contract')
    const [request] = (await own(viewer)).data.contractRequests
    expect(request).toMatchObject({
      message: wish.message,
      answer: request.status === 'DONE' ? '承りました。' : 'できません。',
    })
  })

  test('is one at a time, also when two ask at once', async () => {
    const { viewer } = await aContract()
    const second = await aCompanyUser(app.db, viewer.companyId)
    const both = await Promise.all([code(create(viewer)), code(create(second.viewer))])
    expect(both.toSorted()).toEqual(['contract_request_open', 'done'])
    const [request] = (await own(viewer)).data.contractRequests
    await answer(request.id, false)
    expect(await code(create(viewer))).toBe('done')
  })

  test('§5 tells its mistakes, beside their fields', async () => {
    const { viewer } = await aContract({ planKey: 'STANDARD' })
    const paths = async (changes: Record<string, unknown>) =>
      (await create(viewer, changes)).errors[0]?.fields?.map(({ path }) => path)
    expect(await paths({ planKey: 'GOLD' })).toEqual(['request.planKey'])
    expect(await paths({ kind: 'PLAN_CHANGE', planKey: 'STANDARD' })).toEqual(['request.planKey'])
    expect(await paths({ wantedFrom: addDays(today, -1) })).toEqual(['request.wantedFrom'])
    expect(await paths({ wantedFrom: addDays(addMonths(today, 12), 1) })).toEqual(['request.wantedFrom'])
    expect(await paths({ planKey: null, wantedFrom: null, message: 'あ'.repeat(1001) })).toEqual([
      'request.planKey',
      'request.wantedFrom',
      'request.message',
    ])
  })

  test('is answered by the act that fulfils it, and stays open when another plan was set', async () => {
    const sign = (id: string) =>
      app
        .asAdmin(admin)
        .ask(
          'mutation ($id: ID!, $day: Date!, $end: Date!) { signContract(companyId: $id, planKey: PREMIUM, startsOn: $day, endsOn: $end) { id } }',
          { id, day: today, end: addDays(today, 364) },
        )
    const change = (id: string, planKey: string) =>
      app
        .asAdmin(admin)
        .ask(
          'mutation ($id: ID!, $planKey: PlanKey!) { updateContractPlan(companyId: $id, planKey: $planKey) { id } }',
          {
            id,
            planKey,
          },
        )
    const trial = await aContract({ status: 'TRIAL', planKey: 'LIGHT' })
    await create(trial.viewer, { kind: 'PLAN_CHANGE', planKey: 'PREMIUM' })
    expect(await code(sign(trial.company.id))).toBe('done')
    expect((await own(trial.viewer)).data.contractRequests).toMatchObject([
      { status: 'DONE', answer: expect.stringContaining('プレミアムプランの契約を締結しました') },
    ])
    const paid = await aContract({ planKey: 'STANDARD' })
    await create(paid.viewer, { kind: 'PLAN_CHANGE', planKey: 'PREMIUM' })
    const statuses: string[] = []
    for (const planKey of ['LIGHT', 'PREMIUM']) {
      expect(await code(change(paid.company.id, planKey))).toBe('done')
      statuses.push((await own(paid.viewer)).data.contractRequests[0].status)
    }
    expect(statuses).toEqual(['OPEN', 'DONE'])
  })

  test('§6 is asked by an ADMIN, read by everybody in the company and by nobody else', async () => {
    const { viewer } = await aContract()
    const readers = await Promise.all(
      (['VIEWER', 'RECRUITER'] as const).map((role) => aCompanyUser(app.db, viewer.companyId, { role })),
    )
    for (const reader of readers) expect(await code(create(reader.viewer))).toBe('forbidden')
    await create(viewer)
    for (const reader of readers) expect((await own(reader.viewer)).data.contractRequests).toHaveLength(1)
    const other = await aContract()
    expect((await own(other.viewer)).data.contractRequests).toEqual([])
    const [request] = (await own(viewer)).data.contractRequests
    expect(await code(answer(request.id, true, 'はい', (await anAdmin(app.db, { role: 'READ_ONLY' })).viewer))).toBe(
      'forbidden',
    )
    expect(await code(answer(crypto.randomUUID()))).toBe('not_found')
  })

  test('belongs to the states of the contract: no contacts before the end, nothing under review', async () => {
    const { viewer } = await aContract()
    expect(await code(create(viewer, { kind: 'CONTACTS' }))).toBe('contract_not_changeable')
    const reviewed = await aContract({ status: 'UNDER_REVIEW' })
    expect(await code(create(reviewed.viewer))).toBe('contract_not_changeable')
  })
})
