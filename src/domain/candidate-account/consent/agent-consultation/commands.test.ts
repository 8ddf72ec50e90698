import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { testAgentPartner as partner } from '#test/settings.ts'
import { worker } from '#test/work.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import type { OfRow } from '#ground/id.ts'
import { agreeToAgentConsultation } from './commands.ts'

const app = ownApp()

const { version } = consentTexts.agentConsultation
const agree = (viewer: Viewer | null, read: Record<string, string> = {}) =>
  app
    .as(viewer)
    .ask(
      'mutation ($partnerName: String!, $textVersion: String!) { done: agreeToAgentConsultation(partnerName: $partnerName, textVersion: $textVersion) }',
      { partnerName: partner.name, textVersion: version, ...read },
    )
const revoke = (viewer: Viewer | null) => app.as(viewer).ask('mutation { done: revokeAgentConsultation }')
const consentOf = async (viewer: Viewer) =>
  (await app.as(viewer).ask('{ agentPartner { name } agentConsultationConsent { partnerName textVersion } }')).data
const rowsOf = (candidateId: OfRow<'candidate'>) =>
  app.db
    .selectFrom('agentConsultation')
    .select(['partnerName', 'textVersion', 'revokedAt'])
    .where('candidateId', '=', candidateId)
    .orderBy('agreedAt')
    .execute()
const code = async (answer: ReturnType<typeof agree>) => (await answer).errors[0]?.code ?? 'done'

describe('legal 3 the consent to be handed over to a named partner', () => {
  test('names the partner and the text that was read, ends on the same page, and both are recorded', async () => {
    const { viewer, id } = await aCandidate(app.db)
    expect(await consentOf(viewer)).toEqual({ agentPartner: { name: partner.name }, agentConsultationConsent: null })
    expect(await code(agree(viewer))).toBe('done')
    expect((await consentOf(viewer)).agentConsultationConsent).toEqual({
      partnerName: partner.name,
      textVersion: version,
    })
    expect(await code(revoke(viewer))).toBe('done')
    expect((await consentOf(viewer)).agentConsultationConsent).toBeNull()
    expect(await code(agree(viewer))).toBe('done')
    expect((await rowsOf(id)).map(({ revokedAt }) => revokedAt === null)).toEqual([false, true])
    const audit = await app.db
      .selectFrom('audit')
      .select('action')
      .where('candidateId', '=', id)
      .orderBy('id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual([
      'agreeToAgentConsultation',
      'revokeAgentConsultation',
      'agreeToAgentConsultation',
    ])
  })

  test('§4 twice at once is once, and another student’s consent is untouched', async () => {
    const [student, other] = [await aCandidate(app.db), await aCandidate(app.db)]
    expect(await Promise.all([code(agree(student.viewer)), code(agree(student.viewer))])).toEqual(['done', 'done'])
    expect(await rowsOf(student.id)).toHaveLength(1)
    await agree(other.viewer)
    expect(await Promise.all([code(revoke(student.viewer)), code(revoke(student.viewer))])).toEqual(['done', 'done'])
    expect(await rowsOf(other.id)).toMatchObject([{ revokedAt: null }])
  })

  test('what was read must be what holds; without a partner nothing is offered', async () => {
    const { viewer, id } = await aCandidate(app.db)
    expect(await code(agree(viewer, { textVersion: '0.9' }))).toBe('agent_consultation_changed')
    expect(await code(agree(viewer, { partnerName: '別の会社' }))).toBe('agent_consultation_changed')
    const closed = app.db
      .transaction()
      .execute((tx) =>
        agreeToAgentConsultation(tx, viewer, { partner: null, read: { partnerName: '', textVersion: '' } }),
      )
    await expect(closed).rejects.toMatchObject({ code: 'agent_consultation_closed' })
    expect(await rowsOf(id)).toEqual([])
  })

  test('a new partner needs a new consent, which ends the old one', async () => {
    const { viewer, id } = await aCandidate(app.db)
    await agree(viewer)
    const next = { ...partner, name: '株式会社つぎのキャリア' }
    await app.db
      .transaction()
      .execute((tx) =>
        agreeToAgentConsultation(tx, viewer, { partner: next, read: { partnerName: next.name, textVersion: version } }),
      )
    expect(await rowsOf(id)).toMatchObject([
      { partnerName: partner.name, revokedAt: expect.any(Date) },
      { partnerName: next.name, revokedAt: null },
    ])
  })

  test('the partner hears of it by number, without anything of the person', async () => {
    const { viewer } = await aCandidate(app.db, { email: 'asks@student.example', account: { familyName: '相談' } })
    const work = worker(app)
    await work.run()
    const before = work.mails.length
    await agree(viewer)
    await revoke(viewer)
    await work.run()
    const mails = work.mails.slice(before)
    expect(mails.map(({ to }) => to)).toEqual([partner.mail, partner.mail])
    expect(mails.map(({ text }) => text).join()).not.toMatch(/asks@|相談[ 　]|さん/)
  })

  test('§6 is for students', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    for (const act of [agree, revoke]) {
      expect(await code(act(viewer))).toBe('forbidden')
      expect(await code(act(null))).toBe('unauthenticated')
    }
  })
})
