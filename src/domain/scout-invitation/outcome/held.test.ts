import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { ownApp, type TestApp } from '#test/client.ts'
import { itIs, today } from '#test/clock.ts'
import { anInvited, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { jobs } from '../jobs.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})
type Viewer = Parameters<TestApp['as']>[0]
const days = (count: number) => new Date(Date.now() + count * 86_400_000)
const accepted = () => anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: days(-2) })
const message = '面談にお越しいただき、ありがとうございました。'
const codeOf = (answer: { errors: { code: string }[] }) => answer.errors[0]?.code ?? 'done'
const tell = async (id: string, outcome = 'NEXT_STEP') =>
  codeOf(
    await app
      .as(sender.viewer)
      .ask(
        'mutation ($id: ID!, $outcome: Outcome!, $message: String!) { tellOutcome(scoutInvitationId: $id, outcome: $outcome, message: $message) }',
        { id, outcome, message },
      ),
  )
const takeBack = async (id: string, viewer: Viewer = sender.viewer) =>
  codeOf(await app.as(viewer).ask('mutation ($id: ID!) { takeBackOutcome(scoutInvitationId: $id) }', { id }))
const outcomeOf = async (viewer: Viewer, id: string) =>
  (await app.as(viewer).ask('query ($id: ID!) { scoutInvitation(id: $id) { outcome } }', { id })).data.scoutInvitation
    .outcome
const heldOf = async (viewer: Viewer = sender.viewer) =>
  (await app.as(viewer).ask('{ heldOutcomes { scoutInvitationId outcome message tellsAt } owedAnswerCount }')).data
/** The held words of the company are due. */
const untilMorning = () =>
  app.db
    .updateTable('scoutOutcome')
    .set({ tellsAt: days(-1) })
    .where('companyId', '=', sender.company.id)
    .execute()
const morning = () =>
  jobs.tell_held_outcomes({}, { db: app.db, inTransaction: (act) => app.db.transaction().execute(act) })

describe('an outcome is never told between 21:00 and 8:00', () => {
  test('it is held until the morning, told once then, and owed no more meanwhile', async () => {
    itIs('22:30')
    const { invitation, viewer } = await accepted()
    expect(await tell(invitation.id, 'NOT_SELECTED')).toBe('done')
    expect(await outcomeOf(viewer, invitation.id)).toBeNull()
    expect(await heldOf()).toEqual({
      heldOutcomes: [
        {
          scoutInvitationId: invitation.id,
          outcome: 'NOT_SELECTED',
          message,
          tellsAt: tokyoMoment(addDays(today(), 1), '08:00').toISOString(),
        },
      ],
      owedAnswerCount: 0,
    })
    const other = await aSender(app.db)
    expect((await heldOf(other.viewer)).heldOutcomes).toEqual([])
    await morning()
    expect(await outcomeOf(viewer, invitation.id)).toBeNull()
    await untilMorning()
    await Promise.all([morning(), morning()])
    expect(await outcomeOf(viewer, invitation.id)).toBe('NOT_SELECTED')
    expect((await heldOf()).heldOutcomes).toEqual([])
    expect(await takeBack(invitation.id)).toBe('outcome_already_told')
  })

  test.each(['blocks the company', 'leaves'])('a student who %s before the morning is told nothing', async (act) => {
    itIs('22:30')
    const { invitation, viewer } = await accepted()
    expect(await tell(invitation.id, 'NOT_SELECTED')).toBe('done')
    const { candidateId } = invitation
    if (act === 'leaves')
      await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', candidateId).execute()
    else await app.db.insertInto('blockedCompany').values({ candidateId, companyId: sender.company.id }).execute()
    await untilMorning()
    await morning()
    await app.db.updateTable('candidate').set({ status: 'ACTIVE' }).where('id', '=', candidateId).execute()
    expect(await outcomeOf(viewer, invitation.id)).toBeNull()
    expect((await heldOf()).heldOutcomes).toEqual([])
  })

  test('it may be taken back, by its company alone and once; a second word waits for that', async () => {
    itIs('23:00')
    const { invitation, viewer } = await accepted()
    expect(await tell(invitation.id)).toBe('done')
    expect(await tell(invitation.id, 'NOT_SELECTED')).toBe('outcome_held')
    const other = await aSender(app.db)
    expect(await takeBack(invitation.id, other.viewer)).toBe('not_found')
    const both = await Promise.all([takeBack(invitation.id), takeBack(invitation.id)])
    // The second of two colleagues hears that it is taken back, which is true.
    expect(both).toEqual(['done', 'done'])
    const { rows } =
      await sql`select from audit where subject_id = ${invitation.id} and action = 'takeBackOutcome'`.execute(app.db)
    expect(rows).toHaveLength(1)
    await untilMorning()
    await morning()
    expect(await outcomeOf(viewer, invitation.id)).toBeNull()
    expect(await tell(invitation.id, 'NOT_SELECTED')).toBe('done')
  })

  test('a page drawn before a colleague wrote another word takes back the one it shows', async () => {
    itIs('23:00')
    const { invitation } = await accepted()
    const heldId = async () => (await app.as(sender.viewer).ask('{ heldOutcomes { id } }')).data.heldOutcomes[0]?.id
    await tell(invitation.id)
    const first = await heldId()
    await takeBack(invitation.id)
    await tell(invitation.id, 'NOT_SELECTED')
    const second = await heldId()
    const mutation = 'mutation ($id: ID!, $word: ID) { takeBackOutcome(scoutInvitationId: $id, heldOutcomeId: $word) }'
    const takeBackNamed = async (word: string) =>
      codeOf(await app.as(sender.viewer).ask(mutation, { id: invitation.id, word }))
    expect([await takeBackNamed(first), await heldId()]).toEqual(['done', second])
    expect(await takeBackNamed(crypto.randomUUID())).toBe('not_found')
    expect([await takeBackNamed(second), await heldId()]).toEqual(['done', undefined])
  })

  test('a word that was never written is not found', async () => {
    const { invitation } = await accepted()
    expect(await takeBack(invitation.id)).toBe('not_found')
  })

  test('a student who ended the scout in the night is told nothing', async () => {
    itIs('23:00')
    const { invitation, viewer } = await accepted()
    await tell(invitation.id)
    await app.as(viewer).ask('mutation ($id: ID!) { declineScoutInvitation(id: $id) { id } }', { id: invitation.id })
    await untilMorning()
    await morning()
    expect(await outcomeOf(viewer, invitation.id)).toBeNull()
    expect((await heldOf()).heldOutcomes).toEqual([])
  })
})
