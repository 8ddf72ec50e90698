import { beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '#domain/company/jobs.ts'
import type { AdminViewer, Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompany, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { worker } from '#test/work.ts'
import type { ContractStatus } from '#domain/company/rules.ts'

const app = ownApp()
let admin: AdminViewer
let colleague: AdminViewer
const today = tokyoToday()

beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
  colleague = (await anAdmin(app.db)).viewer
})

const company = '{ contract { status planKey startsOn endsOn } }'
const ask = (query: string, variables: Record<string, unknown>, viewer: Viewer | null = admin, key?: string) =>
  app.asAdmin(viewer).ask(query, variables, key ? { idempotencyKey: key } : {})
const act =
  (name: string) =>
  (companyId: string, viewer: Viewer | null = admin) =>
    ask(`mutation ($id: ID!) { done: ${name}(companyId: $id) ${company} }`, { id: companyId }, viewer)
const [startReview, startTrial, endContract, resumeContract] = [
  act('startReview'),
  act('startTrial'),
  act('endContract'),
  act('resumeContract'),
]
const sign = (id: string, term: Record<string, unknown> = {}) =>
  ask(
    `mutation ($id: ID!, $planKey: PlanKey!, $startsOn: Date!, $endsOn: Date!) {
      done: signContract(companyId: $id, planKey: $planKey, startsOn: $startsOn, endsOn: $endsOn) ${company} }`,
    { id, planKey: 'STANDARD', startsOn: today, endsOn: addDays(today, 365), ...term },
  )
const renew = (id: string, endsOn: string, planKey?: string, viewer: Viewer | null = admin, key?: string) =>
  ask(
    `mutation ($id: ID!, $endsOn: Date!, $planKey: PlanKey) {
      done: renewContract(companyId: $id, endsOn: $endsOn, planKey: $planKey) ${company} }`,
    { id, endsOn, planKey },
    viewer,
    key,
  )
async function payRenewal(id: string, endsOn: string) {
  const issued = await ask(
    `mutation ($id: ID!, $endsOn: Date!) {
      done: issueRenewalInvoice(companyId: $id, planKey: STANDARD, endsOn: $endsOn) { id } }`,
    { id, endsOn },
  )
  await ask('mutation ($id: ID!, $paidOn: Date!) { markInvoicePaid(id: $id, paidOn: $paidOn) { id } }', {
    id: issued.data.done.id,
    paidOn: today,
  })
}
const changePlan = (id: string, planKey: string) =>
  ask(
    `mutation ($id: ID!, $planKey: PlanKey!) { done: updateContractPlan(companyId: $id, planKey: $planKey) ${company} }`,
    { id, planKey },
  )
const suspend = (id: string, viewer: Viewer = admin, reason = '虚偽の募集条件が繰り返し確認されたため。') =>
  ask(
    'mutation ($id: ID!, $reason: String!) { done: requestContractSuspension(companyId: $id, reason: $reason) { id status } }',
    { id, reason },
    viewer,
  )
const decide = (name: string) => (id: string, viewer: Viewer) =>
  ask(`mutation ($id: ID!) { done: ${name}(id: $id) { id status } }`, { id }, viewer)
const [confirm, withdraw] = [decide('confirmContractSuspension'), decide('withdrawContractSuspension')]
const code = async (answer: ReturnType<typeof ask>) => (await answer).errors[0]?.code ?? 'done'
const statusOf = async (id: OfRow<'company'>) =>
  (await app.db.selectFrom('contract').select('status').where('companyId', '=', id).executeTakeFirstOrThrow()).status
const aContract = (status: ContractStatus, more: Record<string, unknown> = {}) =>
  aCompanyWithUser(app.db, { contract: { status, ...more } })

describe('§4 a contract', () => {
  it('goes from application over review and trial to a plan', async () => {
    const { id } = await aCompany(app.db, { contract: { status: 'APPLIED' } })
    expect((await startReview(id)).data.done.contract.status).toBe('UNDER_REVIEW')
    expect((await startTrial(id)).data.done.contract).toEqual({
      status: 'TRIAL',
      planKey: 'LIGHT',
      startsOn: today,
      endsOn: addDays(today, 29),
    })
    expect((await sign(id)).data.done.contract).toMatchObject({ status: 'ACTIVE', planKey: 'STANDARD' })
    const audit = await app.db
      .selectFrom('audit')
      .where('companyId', '=', id)
      .where('subject', '=', 'contract')
      .select(['action', 'fromStatus', 'toStatus', 'actorId'])
      .orderBy('insertedAt')
      .execute()
    expect(audit.map(({ action, fromStatus, toStatus }) => [action, fromStatus, toStatus])).toEqual([
      ['startReview', 'APPLIED', 'UNDER_REVIEW'],
      ['startTrial', 'UNDER_REVIEW', 'TRIAL'],
      ['signContract', 'TRIAL', 'ACTIVE'],
    ])
    expect(new Set(audit.map(({ actorId }) => actorId))).toEqual(new Set([admin.adminAccountId]))
  })

  it('is tried once for each 法人番号, also when two press at once', async () => {
    const { company: tried } = await aContract('UNDER_REVIEW')
    const both = await Promise.all([code(startTrial(tried.id)), code(startTrial(tried.id))])
    expect(both.toSorted()).toEqual(['contract_not_changeable', 'done'])
    await app.db.updateTable('contract').set({ status: 'UNDER_REVIEW' }).where('companyId', '=', tried.id).execute()
    expect(await code(startTrial(tried.id))).toBe('trial_already_used')
    expect(await statusOf(tried.id)).toBe('UNDER_REVIEW')
  })

  it('moves by the table and in no other way', async () => {
    const { company: active } = await aContract('ACTIVE')
    expect(await code(startReview(active.id))).toBe('contract_not_changeable')
    expect(await code(startTrial(active.id))).toBe('contract_not_changeable')
    expect(await code(sign(active.id))).toBe('contract_not_changeable')
    expect(await code(resumeContract(active.id))).toBe('contract_not_changeable')
    const { company: gone } = await aContract('TERMINATED')
    expect(await code(renew(gone.id, addDays(today, 400)))).toBe('contract_not_changeable')
    expect(await code(endContract(gone.id))).toBe('contract_not_changeable')
    expect(await code(changePlan(gone.id, 'LIGHT'))).toBe('contract_not_changeable')
    expect(await statusOf(active.id)).toBe('ACTIVE')
  })

  it('is renewed only to a later day; the second of two renewals at once is told', async () => {
    const { company: active } = await aContract('ACTIVE')
    expect((await renew(active.id, addDays(today, 200))).errors[0]).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'endsOn' }],
    })
    const both = await Promise.all([
      code(renew(active.id, addDays(today, 565))),
      code(renew(active.id, addDays(today, 565))),
    ])
    expect(both.toSorted()).toEqual(['done', 'invalid_input'])
    const key = 'renew-once-with-one-key'
    const replayed = await Promise.all([
      renew(active.id, addDays(today, 930), 'PREMIUM', admin, key),
      renew(active.id, addDays(today, 930), 'PREMIUM', admin, key),
    ])
    for (const { data } of replayed) expect(data.done.contract).toMatchObject({ planKey: 'PREMIUM' })
  })

  it('changes its plan while it lives', async () => {
    const { company: active, viewer } = await aContract('ACTIVE')
    expect((await changePlan(active.id, 'FREE')).data.done.contract.planKey).toBe('FREE')
    const { data } = await app
      .as(viewer)
      .ask('{ searchCandidates(condition: {}) { totalCount edges { node { id } } } }')
    expect(data.searchCandidates.edges).toEqual([])
  })
})

describe('§4 the clock', () => {
  const run = () => jobs.advance_contracts({}, worker(app).context)

  it('reminds 60 days before, ends after the last day, and terminates after 365 days', async () => {
    const ending = async (status: ContractStatus, endsOn: string) =>
      (await aContract(status, { endsOn, startsOn: addDays(endsOn, -400) })).company.id
    const contracts = {
      far: await ending('ACTIVE', addDays(today, 61)),
      near: await ending('ACTIVE', addDays(today, 60)),
      lastDay: await ending('RENEWAL_PENDING', today),
      over: await ending('RENEWAL_PENDING', addDays(today, -1)),
      late: await ending('ACTIVE', addDays(today, -1)),
      trial: await ending('TRIAL', addDays(today, -1)),
      year: await ending('EXPIRED', addDays(today, -365)),
      longGone: await ending('EXPIRED', addDays(today, -366)),
      suspended: await ending('SUSPENDED', addDays(today, -365)),
      longSuspended: await ending('SUSPENDED', addDays(today, -366)),
    }
    await Promise.all([run(), run()])
    const statuses = await Promise.all(
      Object.entries(contracts).map(async ([name, id]) => [name, await statusOf(id)] as const),
    )
    expect(Object.fromEntries(statuses)).toEqual({
      far: 'ACTIVE',
      near: 'RENEWAL_PENDING',
      lastDay: 'RENEWAL_PENDING',
      over: 'EXPIRED',
      late: 'EXPIRED',
      trial: 'EXPIRED',
      year: 'EXPIRED',
      longGone: 'TERMINATED',
      suspended: 'SUSPENDED',
      longSuspended: 'TERMINATED',
    })
    const audit = await app.db
      .selectFrom('audit')
      .where('companyId', '=', contracts.late)
      .select(['area', 'action', 'toStatus'])
      .orderBy('insertedAt')
      .orderBy('id')
      .execute()
    expect(audit).toEqual([
      { area: 'system', action: 'remindOfRenewal', toStatus: 'RENEWAL_PENDING' },
      { area: 'system', action: 'expireContract', toStatus: 'EXPIRED' },
    ])
  })

  it('§4 a student cannot accept while the contract is over, and can after its renewal', async () => {
    const sender = await aSender(app.db)
    const { viewer, invitation } = await anInvited(app.db, sender)
    const accept = () =>
      app.as(viewer).ask('mutation ($id: ID!) { acceptScoutInvitation(id: $id) { id } }', { id: invitation.id })
    expect((await endContract(sender.company.id)).data.done.contract.status).toBe('EXPIRED')
    expect(await code(accept())).toBe('company_suspended')
    await payRenewal(sender.company.id, addDays(today, 100))
    expect(await code(renew(sender.company.id, addDays(today, 100)))).toBe('done')
    expect(await code(accept())).toBe('done')
  })
})

describe('§4 a suspension takes two people', () => {
  it('one asks, another one agrees, and it goes back to where it was', async () => {
    const { company: bad } = await aContract('RENEWAL_PENDING')
    const { id } = (await suspend(bad.id)).data.done
    expect(await statusOf(bad.id)).toBe('RENEWAL_PENDING')
    expect(await code(confirm(id, admin))).toBe('two_people_required')
    expect(await code(suspend(bad.id, colleague))).toBe('suspension_already_requested')
    const open = await ask('{ contractSuspensions { id company { id } } }', {})
    expect(open.data.contractSuspensions).toContainEqual({ id, company: { id: bad.id } })
    expect((await confirm(id, colleague)).data.done.status).toBe('CONFIRMED')
    expect(await statusOf(bad.id)).toBe('SUSPENDED')
    expect(await code(renew(bad.id, addDays(today, 900)))).toBe('contract_not_changeable')
    expect((await resumeContract(bad.id, colleague)).data.done.contract.status).toBe('RENEWAL_PENDING')
  })

  it('is decided once, also when it is confirmed and withdrawn at once', async () => {
    const { company: bad } = await aContract('ACTIVE')
    const { id } = (await suspend(bad.id)).data.done
    const both = await Promise.all([code(confirm(id, colleague)), code(withdraw(id, admin))])
    expect(both.toSorted()).toEqual(['already_decided', 'done'])
    expect(await code(confirm(id, colleague))).toBe('already_decided')
  })

  it('§5 needs a reason, and a contract that can be suspended', async () => {
    const { company: bad } = await aContract('TERMINATED')
    expect(await code(suspend(bad.id))).toBe('contract_not_changeable')
    expect(await code(suspend(bad.id, admin, '短い'))).toBe('invalid_input')
  })
})

describe('§6 the operator’s door', () => {
  it.each(['x', '00000000-0000-0000-0000-000000000000'])('%s is no company', async (id) => {
    const answers = [startReview(id), startTrial(id), endContract(id), resumeContract(id), renew(id, addDays(today, 9))]
    for (const answer of [...answers, changePlan(id, 'FREE'), suspend(id), confirm(id, admin), withdraw(id, admin)])
      expect(await code(answer)).toBe('not_found')
  })

  it('is closed to everybody else, and nothing changes', async () => {
    const { company: own, viewer } = await aContract('ACTIVE')
    const student = await aCandidate(app.db)
    for (const mutate of [endContract, startReview, resumeContract]) {
      expect(await code(mutate(own.id, viewer))).toBe('forbidden')
      expect(await code(mutate(own.id, student.viewer))).toBe('forbidden')
      expect(await code(mutate(own.id, null))).toBe('unauthenticated')
    }
    expect(await statusOf(own.id)).toBe('ACTIVE')
  })

  it('finds companies by name and by where their contract stands, with their users', async () => {
    const { company: customer } = await aCompanyWithUser(app.db, {
      displayName: '雲居製作所',
      contract: { status: 'SUSPENDED' },
    })
    await aCompanyUser(app.db, customer.id, { email: 'second@kumoi.example', role: 'VIEWER' })
    const query = `query ($text: String, $status: ContractStatus) { companies(text: $text, status: $status) {
      totalCount nodes { id contract { status planLabel } users { email role } } } }`
    const { data } = await ask(query, { text: '雲居', status: 'SUSPENDED' })
    expect(data.companies).toMatchObject({
      totalCount: 1,
      nodes: [{ id: customer.id, contract: { status: 'SUSPENDED', planLabel: 'スタンダード' } }],
    })
    expect(data.companies.nodes[0].users.map(({ role }: { role: string }) => role)).toEqual(['ADMIN', 'VIEWER'])
    expect((await ask(query, { text: '雲居', status: 'ACTIVE' })).data.companies.totalCount).toBe(0)
    expect((await ask(query, { text: '%' })).data.companies.totalCount).toBe(0)
    const answer = await ask('query ($id: ID!) { company(id: $id) { displayName } }', { id: customer.id })
    expect(answer.data.company.displayName).toBe('雲居製作所')
  })
})
