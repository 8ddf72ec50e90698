import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { itIs } from '#test/clock.ts'
import { aCompanyUser } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  anInvited,
  askingForDates,
  aSchedulingSender,
  aSeatFor,
} from '#test/factories/scout-invitation.ts'
import { anAttended, someFurtherDates } from '#test/factories/step.ts'

const app = ownApp()
type Viewer = Parameters<TestApp['as']>[0]
let sender: Awaited<ReturnType<typeof aSchedulingSender>>
beforeEach(async () => {
  itIs('12:00')
  sender = await aSchedulingSender(app.db)
})

const message = '面談にお越しいただき、ありがとうございました。'
type Word = {
  outcome?: string
  schedulingId?: string
  jobId?: string
  isChange?: boolean
  message?: string
  revision?: string
}
const wordTo = (scoutInvitationId: string, word: Word = {}) => ({
  scoutInvitationId,
  outcome: 'NEXT_STEP',
  message,
  ...word,
})
const tellAll = async (words: object[], viewer: Viewer = sender.viewer) => {
  const { data, errors } = await app
    .as(viewer)
    .ask(
      'mutation ($w: [OutcomeInput!]!) { tellOutcomes(outcomes: $w) { scoutInvitationId tellsAt refusal { code } } }',
      { w: words },
    )
  if (errors[0]) return errors[0].code
  type Answer = { scoutInvitationId: string; refusal: { code: string } | null }
  return new Map(
    data.tellOutcomes.map(({ scoutInvitationId, refusal }: Answer) => [scoutInvitationId, refusal?.code ?? 'done']),
  )
}
const tell = async (id: string, word: Word = {}, viewer: Viewer = sender.viewer) => {
  const answers = await tellAll([wordTo(id, word)], viewer)
  return answers instanceof Map ? answers.get(id) : answers
}
const scoutOf = async (viewer: Viewer, id: string) =>
  (
    await app
      .as(viewer)
      .ask(
        'query ($id: ID!) { scoutInvitation(id: $id) { status schedulingStatus step outcome outcomeMessage offeredScheduling { title } schedulingDateRequest { status } } }',
        { id },
      )
  ).data.scoutInvitation
const thread = async (viewer: Viewer, id: string) => {
  const { data } = await app
    .as(viewer)
    .ask('query ($id: ID!) { threadEvents(scoutInvitationId: $id) { kind } }', { id })
  const kinds: string[] = data.threadEvents.map(({ kind }: { kind: string }) => kind)
  return kinds.filter((kind) => ['NEXT_STEP', 'NOT_SELECTED', 'DATES_OFFERED'].includes(kind))
}

describe('next step with dates', () => {
  test('the outcome opens the next step, whose dates the student chooses; the thread says both', async () => {
    const { invitation, viewer } = await anAttended(app.db, sender)
    const { scheduling } = await someFurtherDates(app.db, sender)
    expect(await tell(invitation.id, { schedulingId: scheduling.id })).toBe('done')
    expect(await scoutOf(viewer, invitation.id)).toMatchObject({
      status: 'ACCEPTED',
      schedulingStatus: 'PENDING',
      step: 2,
      outcome: 'NEXT_STEP',
      outcomeMessage: message,
      offeredScheduling: { title: '二次面接' },
    })
    expect(await thread(viewer, invitation.id)).toEqual(['NEXT_STEP', 'DATES_OFFERED'])
    expect(await tell(invitation.id, { schedulingId: scheduling.id })).toBe('step_still_open')
  })

  test('two colleagues at once open one step', async () => {
    const { invitation, viewer } = await anAttended(app.db, sender)
    const { scheduling } = await someFurtherDates(app.db, sender)
    const word = { schedulingId: scheduling.id }
    const both = await Promise.all([tell(invitation.id, word), tell(invitation.id, word)])
    expect(both.toSorted()).toEqual(['done', 'step_still_open'])
    expect((await scoutOf(viewer, invitation.id)).step).toBe(2)
  })

  test('dates of another company, without an open seat, or before the present date is over are refused', async () => {
    const { invitation } = await anAttended(app.db, sender)
    const other = await aSchedulingSender(app.db)
    expect(await tell(invitation.id, { schedulingId: other.scheduling.id })).toBe('not_found')
    expect(await tell(invitation.id, { schedulingId: sender.scheduling.id })).toBe('step_without_dates')
    const { scheduling } = await someFurtherDates(app.db, sender)
    const booked = await anInvited(app.db, sender, acceptedForScheduling())
    await aSeatFor(app.db, booked.invitation, await sender.date())
    expect(await tell(booked.invitation.id, { schedulingId: scheduling.id })).toBe('step_still_open')
    expect(await tell(booked.invitation.id)).toBe('booked_date_ahead')
    expect(await tell(booked.invitation.id, { outcome: 'NOT_SELECTED' })).toBe('booked_date_ahead')
  })
})

describe('an outcome that changes', () => {
  test('見送り becomes 次に進む only as a change; every change is told once', async () => {
    const { invitation, viewer } = await anAttended(app.db, sender)
    expect(await tell(invitation.id, { outcome: 'NOT_SELECTED' })).toBe('done')
    expect(await tell(invitation.id)).toBe('outcome_already_told')
    const change = { isChange: true, message: '改めて、次の面談にお越しください。' }
    const both = await Promise.all([tell(invitation.id, change), tell(invitation.id, change)])
    expect(both.toSorted()).toEqual(['done', 'outcome_already_told'])
    expect(await scoutOf(viewer, invitation.id)).toMatchObject({ outcome: 'NEXT_STEP', outcomeMessage: change.message })
    expect(await thread(viewer, invitation.id)).toEqual(['NOT_SELECTED', 'NEXT_STEP'])
    expect(await tell(invitation.id, { outcome: 'NOT_SELECTED' })).toBe('done')
  })

  test('a student who is turned down chooses no date and waits for none', async () => {
    const choosing = await anInvited(app.db, sender, acceptedForScheduling())
    const wishing = await anInvited(app.db, sender, askingForDates())
    await app.db
      .insertInto('schedulingDateRequest')
      .values({
        companyId: sender.company.id,
        candidateId: wishing.candidate.id,
        scoutInvitationId: wishing.invitation.id,
        request: '別の日をお願いします。',
        requestedAt: inHours(-1),
      })
      .execute()
    const ids = [choosing.invitation.id, wishing.invitation.id]
    const answers = await tellAll(ids.map((id) => wordTo(id, { outcome: 'NOT_SELECTED' })))
    expect(answers).toEqual(new Map(ids.toSorted().map((id) => [id, 'done'])))
    const turnedDown = { status: 'ACCEPTED', schedulingStatus: null, outcome: 'NOT_SELECTED' }
    expect(await scoutOf(choosing.viewer, choosing.invitation.id)).toMatchObject(turnedDown)
    expect(await scoutOf(wishing.viewer, wishing.invitation.id)).toMatchObject({
      ...turnedDown,
      schedulingDateRequest: { status: 'REFUSED' },
    })
    const record = await app.db
      .selectFrom('audit')
      .select('subjectId')
      .where('action', '=', 'tellOutcome')
      .where('subjectId', 'in', ids)
      .execute()
    expect(record.map(({ subjectId }) => subjectId).toSorted()).toEqual(ids.toSorted())
  })

  test('who missed a date and came to an earlier one is offered the next, on the page as in the act', async () => {
    const { invitation, booking } = await anAttended(app.db, sender)
    const mark = (id: string, status: 'ATTENDED' | 'NO_SHOW') =>
      app.db.updateTable('booking').set({ status }).where('id', '=', id).execute()
    await mark(booking.id, 'ATTENDED')
    const missed = await aSeatFor(app.db, invitation, await sender.date({ startAt: inHours(23), endAt: inHours(24) }))
    await mark(missed.id, 'NO_SHOW')
    const query = 'query ($ids: [ID!]!) { outcomeCases(scoutInvitationIds: $ids) { isStepOver } }'
    const { data } = await app.as(sender.viewer).ask(query, { ids: [invitation.id] })
    expect(data.outcomeCases).toEqual([{ isStepOver: true }])
    const { scheduling } = await someFurtherDates(app.db, sender)
    expect(await tell(invitation.id, { schedulingId: scheduling.id })).toBe('done')
  })
})

describe('a missed date that is not over', () => {
  test('is no date ahead: the company may tell an outcome', async () => {
    const { invitation } = await anInvited(app.db, sender, acceptedForScheduling())
    const { id } = await aSeatFor(app.db, invitation, await sender.date())
    await app.db.updateTable('booking').set({ status: 'NO_SHOW' }).where('id', '=', id).execute()
    await app.db
      .updateTable('scoutInvitation')
      .set({ schedulingStatus: 'PENDING' })
      .where('id', '=', invitation.id)
      .execute()
    const query = 'query ($ids: [ID!]!) { outcomeCases(scoutInvitationIds: $ids) { bookedUntil isStepOver } }'
    const { data } = await app.as(sender.viewer).ask(query, { ids: [invitation.id] })
    expect(data.outcomeCases).toEqual([{ bookedUntil: null, isStepOver: false }])
    expect(await tell(invitation.id, { outcome: 'NOT_SELECTED' })).toBe('done')
  })
})

describe('a word on what its writer has read', () => {
  const readRevision = async (id: string, viewer: Viewer = sender.viewer): Promise<string> => {
    const query = 'query ($ids: [ID!]!) { outcomeCases(scoutInvitationIds: $ids) { revision } }'
    return (await app.as(viewer).ask(query, { ids: [id] })).data.outcomeCases[0].revision
  }
  const offer = async (id: string, schedulingId: string) => {
    const mutation = 'mutation ($id: ID!, $s: ID!) { offerDates(scoutInvitationId: $id, schedulingId: $s) }'
    expect((await app.as(sender.viewer).ask(mutation, { id, s: schedulingId })).errors).toEqual([])
  }

  test.each(['with dates', 'without dates'])('nobody contradicts or repeats what a colleague told %s', async (how) => {
    const { invitation, viewer } = await anAttended(app.db, sender)
    const { scheduling } = await someFurtherDates(app.db, sender)
    const revision = await readRevision(invitation.id)
    const next = how === 'with dates' ? { schedulingId: scheduling.id } : {}
    expect(await tell(invitation.id, { ...next, revision })).toBe('done')
    for (const late of [{ outcome: 'NOT_SELECTED' }, { outcome: 'NOT_SELECTED', isChange: true }, {}])
      expect(await tell(invitation.id, { ...late, revision })).toBe('outcome_already_told')
    expect(await scoutOf(viewer, invitation.id)).toMatchObject({ outcome: 'NEXT_STEP' })
    const readAgain = { outcome: 'NOT_SELECTED', revision: await readRevision(invitation.id) }
    expect(await tell(invitation.id, readAgain)).toBe('done')
  })

  test('of two colleagues at once, with words of different kinds, one is told', async () => {
    const { invitation } = await anAttended(app.db, sender)
    const { scheduling } = await someFurtherDates(app.db, sender)
    const revision = await readRevision(invitation.id)
    const both = await Promise.all([
      tell(invitation.id, { schedulingId: scheduling.id, revision }),
      tell(invitation.id, { outcome: 'NOT_SELECTED', revision }),
    ])
    expect(both.toSorted()).toEqual(['done', 'outcome_already_told'])
  })

  test('nor is a student turned down to whom a colleague has just offered the dates that were to follow', async () => {
    const { invitation } = await anAttended(app.db, sender)
    const { scheduling } = await someFurtherDates(app.db, sender)
    expect(await tell(invitation.id, { jobId: sender.job.id })).toBe('done')
    const revision = await readRevision(invitation.id)
    await offer(invitation.id, scheduling.id)
    expect(await tell(invitation.id, { outcome: 'NOT_SELECTED', revision })).toBe('outcome_already_told')
  })

  test('the page after a date reads the same revision', async () => {
    const { invitation, booking } = await anAttended(app.db, sender)
    await app.db.updateTable('booking').set({ status: 'ATTENDED' }).where('id', '=', booking.id).execute()
    const { data } = await app.as(sender.viewer).ask('{ meetings { revision booking { scoutInvitationId } } }')
    expect(data.meetings).toEqual([
      { revision: await readRevision(invitation.id), booking: { scoutInvitationId: invitation.id } },
    ])
  })
})

describe('many at once', () => {
  test('each has words of its own; who cannot be told is named, and the others are told', async () => {
    const [first, second] = [await anAttended(app.db, sender), await anAttended(app.db, sender, 2)]
    const other = await aSchedulingSender(app.db)
    const strange = await anAttended(app.db, other)
    await tell(second.invitation.id, { outcome: 'NOT_SELECTED' })
    const words = [
      wordTo(first.invitation.id, { message: '山田さん、次の面談にお越しください。' }),
      wordTo(second.invitation.id),
      wordTo(strange.invitation.id),
    ]
    expect(await tellAll(words)).toEqual(
      new Map(
        [
          [first.invitation.id, 'done'] as const,
          [second.invitation.id, 'outcome_already_told'] as const,
          [strange.invitation.id, 'not_found'] as const,
        ].toSorted(([one], [two]) => one.localeCompare(two)),
      ),
    )
    expect((await scoutOf(first.viewer, first.invitation.id)).outcomeMessage).toBe(
      '山田さん、次の面談にお越しください。',
    )
    expect((await scoutOf(strange.viewer, strange.invitation.id)).outcome).toBeNull()
  })

  test('§6 a text that is too short refuses all, and a reader tells nobody', async () => {
    const { invitation, viewer } = await anAttended(app.db, sender)
    expect(await tell(invitation.id, { message: '短い' })).toBe('invalid_input')
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    expect(await tell(invitation.id, {}, reader.viewer)).toBe('forbidden')
    expect((await scoutOf(viewer, invitation.id)).outcome).toBeNull()
  })
})
