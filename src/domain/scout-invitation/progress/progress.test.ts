import { expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { anOfferReport } from '#test/factories/offer-report.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  anInvited,
  aSchedulingSender,
  aScoutInvitation,
  aSeatFor,
  aSender,
  homeOf,
} from '#test/factories/scout-invitation.ts'

const app = ownApp()

const read = async (viewer: Viewer) => {
  const { data, errors } = await app.as(viewer)
    .ask(`{ progress { scoutInvitationId isOver hireAnswerBy turn { side word dueOn }
    points { kind } job { title } company { displayName } } }`)
  return errors.length > 0
    ? errors[0]?.code
    : (data.progress as { scoutInvitationId: string; isOver: boolean; points: { kind: string }[] }[])
}

test('a student reads all companies after an acceptance: due first, over last, nobody else’s', async () => {
  const [dates, message, over] = [await aSchedulingSender(app.db), await aSender(app.db), await aSender(app.db)]
  const { candidate, viewer, invitation: chooses } = await anInvited(app.db, dates, acceptedForScheduling())
  const accepted = { status: 'ACCEPTED' as const, answeredAt: inHours(-1), candidateId: candidate.id }
  const contact = await aScoutInvitation(app.db, { ...homeOf(message), ...accepted })
  const outcome = {
    outcome: 'NOT_SELECTED' as const,
    outcomeToldAt: new Date(),
    outcomeMessage: 'ありがとうございました。',
  }
  const ended = await aScoutInvitation(app.db, { ...homeOf(over), ...accepted, ...outcome })
  const declined = { status: 'DECLINED' as const, answeredAt: inHours(-3), endedAt: inHours(-1) }
  await aScoutInvitation(app.db, { ...homeOf(await aSender(app.db)), candidateId: candidate.id, ...declined })
  expect(await read(viewer)).toMatchObject([
    { scoutInvitationId: contact.id, turn: { side: 'COMPANY', word: 'CONTACT' }, isOver: false },
    { scoutInvitationId: chooses.id, turn: { side: 'CANDIDATE', word: 'CHOICE' }, isOver: false },
    { scoutInvitationId: ended.id, turn: null, isOver: true },
  ])
  expect(await read((await aCandidate(app.db)).viewer)).toEqual([])
  expect(await read(message.viewer)).toBe('forbidden')
})

test('reads what happened, and nothing of the company’s own placements and attendance', async () => {
  const sender = await aSchedulingSender(app.db)
  const { candidate, viewer, invitation } = await anInvited(app.db, sender, acceptedForScheduling())
  const booking = await aSeatFor(app.db, invitation, await sender.date({ startAt: inHours(-3), endAt: inHours(-2) }))
  const before = await read(viewer)
  await app.db
    .insertInto('scoutPlacement')
    .values({
      companyId: sender.company.id,
      scoutInvitationId: invitation.id,
      candidateId: candidate.id,
      step: 'OFFER',
      revision: 1,
      placedBy: sender.user.id,
      placedAt: new Date(),
    })
    .execute()
  await app.db.updateTable('booking').set({ status: 'ATTENDED' }).where('id', '=', booking.id).execute()
  expect(await read(viewer)).toEqual(before)
  await app.db.updateTable('booking').set({ status: 'NO_SHOW' }).where('id', '=', booking.id).execute()
  const [missed] = (await read(viewer)) as { points: { kind: string }[] }[]
  expect(missed?.points.map(({ kind }) => kind)).toEqual(['DATE', 'ACCEPTED'])
  await anOfferReport(app.db, invitation)
  expect(await read(viewer)).toMatchObject([{ turn: { side: 'COMPANY', word: 'OFFER' } }])
})

test('a hire that the company recorded is no report of the student', async () => {
  const hired = { status: 'HIRED' as const, answeredAt: inHours(-9), endedAt: inHours(-1) }
  const { viewer, invitation } = await anInvited(app.db, await aSender(app.db), hired)
  const kindsOf = async () => {
    const [row] = (await read(viewer)) as { points: { kind: string }[] }[]
    return row?.points.map(({ kind }) => kind)
  }
  const { id, answerBy } = await anOfferReport(app.db, invitation)
  expect(await kindsOf()).toContain('OFFER_REPORTED')
  await app.db.updateTable('offerReport').set({ recordedBy: 'COMPANY' }).where('id', '=', id).execute()
  expect(await read(viewer)).toMatchObject([{ isOver: false, hireAnswerBy: answerBy.toISOString() }])
  expect(await kindsOf()).toEqual(['ACCEPTED', 'HIRE_RECORDED'])
  await app.db
    .updateTable('offerReport')
    .set({ status: 'CONFIRMED', answeredAt: new Date() })
    .where('id', '=', id)
    .execute()
  expect(await read(viewer)).toMatchObject([{ isOver: true, hireAnswerBy: null }])
  expect(await kindsOf()).toEqual(['ACCEPTED', 'HIRED'])
})
