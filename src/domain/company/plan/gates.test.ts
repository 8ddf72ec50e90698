import { beforeAll, describe, expect, it } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aMessage, aReason } from '#test/factories/scout-invitation.ts'

const app = ownApp()
beforeAll(async () => {
  await aCandidate(app.db)
})

// One row for each plan gate that a single request can test.
const gates: Record<string, string> = {
  keyword: '{ searchCandidates(condition: { textKeywords: ["研究"] }) { totalCount } }',
  score_order: '{ searchCandidates(condition: { orderBy: INTELLECTUAL_TEST_SCORE }) { totalCount } }',
  labels: 'mutation { createSearchCandidateLabel(text: "候補") { id } }',
  saved_filters: 'mutation { createSavedFilter(name: "理系", condition: "c=SCIENCE") { id } }',
  events: 'mutation { createSchedulingEvent(title: "説明会", schedulingDates: []) { id } }',
  ip_restriction: 'mutation { updateAllowedNetworks(networks: [{ network: "0.0.0.0/0" }]) { ownAddress } }',
  access_tokens: 'mutation { createAccessToken(name: "連携", scopes: [CSV]) { secret } }',
  webhooks:
    'mutation { createWebhook(url: "https://hooks.example.jp/", description: "", events: [CANDIDATE_HIRED]) { id } }',
}
const shut = async (planKey: string, contract: object = {}) => {
  const { viewer } = await aCompanyWithUser(app.db, { planKey, contract })
  const answers = await Promise.all(
    Object.entries(gates).map(async ([gate, query]) => {
      const { errors } = await app.as(viewer).ask(query, {}, { address: '203.0.113.7' })
      return errors[0]?.code === 'plan_restricted' ? [gate] : []
    }),
  )
  return answers.flat()
}

describe('§6 what the plan does not hold is refused by the server', () => {
  it.each([
    [
      'FREE',
      ['keyword', 'score_order', 'labels', 'saved_filters', 'events', 'ip_restriction', 'access_tokens', 'webhooks'],
    ],
    ['LIGHT', ['score_order', 'ip_restriction', 'access_tokens', 'webhooks']],
    ['STANDARD', ['ip_restriction', 'access_tokens', 'webhooks']],
    ['PREMIUM', []],
  ])('%s shuts %j', async (planKey, expected) => expect(await shut(planKey)).toEqual(expected))

  it('under review a company prepares, whatever plan it asked for', async () =>
    expect(await shut('PREMIUM', { status: 'UNDER_REVIEW' })).toEqual(Object.keys(gates)))

  it.each([
    ['FREE', {}],
    ['PREMIUM', { status: 'UNDER_REVIEW' as const }],
  ])('%s counts students and shows none, previews none, sends none', async (planKey, contract) => {
    const { company, viewer } = await aCompanyWithUser(app.db, { planKey, contract })
    const student = await aCandidate(app.db)
    const job = await aJob(app.db, { companyId: company.id })
    const client = app.as(viewer)
    const search = await client.ask('{ searchCandidates(condition: {}) { totalCount edges { node { id } } } }')
    expect(search.data.searchCandidates.totalCount).toBeGreaterThan(0)
    expect(search.data.searchCandidates.edges).toEqual([])
    const preview = await client.ask('query ($id: ID!) { searchCandidate(id: $id) { id } }', { id: student.id })
    expect(preview.errors[0]?.code).toBe('plan_restricted')
    const answer = await client.ask(
      `mutation ($job: ID!, $message: String!, $to: [ScoutInvitationInput!]!) {
        sendScoutInvitations(jobId: $job, subject: "件名", message: $message, invitations: $to) { sentIds } }`,
      { job: job.id, message: aMessage, to: [{ candidateId: student.id, reason: aReason }] },
    )
    expect(answer.errors[0]).toMatchObject({
      code: 'plan_restricted',
      message: 'この機能は現在のプランでは使用できません。',
    })
  })
})
