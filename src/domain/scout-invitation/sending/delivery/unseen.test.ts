import { execute, parse } from 'graphql'
import { afterEach, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { schema } from '#door/schema.ts'
import { addDays } from '#ground/day.ts'
import { ownApp } from '#test/client.ts'
import { itIsNow, itIsOn } from '#test/clock.ts'
import { aCandidate } from '#test/factories.ts'
import { aMessage, aReason, aSender } from '#test/factories/scout-invitation.ts'
import { ordinaryWednesday, sendingOf } from '#test/factories/sending.ts'
import { askWithoutLimits } from '#test/no-limits.ts'
import { everyQuestion } from '#test/visibility/every-question.ts'
import { worker } from '#test/work.ts'
import { deliverScoutInvitations } from './commands.ts'

askWithoutLimits()

const app = ownApp({ scoutHours: 'daytime' })
afterEach(itIsNow)

async function answersTo(viewer: Viewer, questions: readonly string[]) {
  const answers = new Map<string, string>()
  const answer = async (question: string) => {
    const contextValue = app.door.contextOf(viewer)
    const said = JSON.stringify(await execute({ schema, document: parse(question), contextValue }))
    // A student's link for friends is sealed anew each time.
    answers.set(question, said.replace(/"invitingId":"[\w-]+"/, ''))
  }
  // As many queries at once as there are connections.
  for (let at = 0; at < questions.length; at += 8) await Promise.all(questions.slice(at, at + 8).map(answer))
  return answers
}

test(
  '§4 no question tells a student of a scout that was written in the night before it is delivered in the morning',
  { timeout: 60_000 },
  async () => {
    const work = worker(app)
    const student = await aCandidate(app.db)
    const sender = await aSender(app.db)
    const stranger = await aCandidate(app.db)
    itIsOn(ordinaryWednesday, '22:40')
    const sent = await sendingOf(app).send(sender, [student.id])
    const id = String(sent.data.sendScoutInvitations.sentIds[0])
    expect(sent.data.sendScoutInvitations.scheduled).toHaveLength(1)
    await work.run()

    const ids = [id, sender.job.id, sender.company.id, student.id]
    const places = {
      first: '20',
      offset: '0',
      jobId: JSON.stringify(sender.job.id),
      scoutInvitationId: JSON.stringify(id),
      startDate: JSON.stringify(ordinaryWednesday),
      endDate: JSON.stringify(addDays(ordinaryWednesday, 20)),
    }
    const questions = everyQuestion(schema, { ids, places })
    const traces = [id, aReason, aMessage.slice(0, 30)]
    const telling = async (viewer: Viewer) =>
      [...(await answersTo(viewer, questions))].filter(([, answer]) => traces.some((trace) => answer.includes(trace)))
    // Before the student asks: a profile that the company opens is told to the student with or without a scout.
    expect((await telling(sender.viewer)).length).toBeGreaterThan(10)
    const waiting = await answersTo(student.viewer, questions)
    expect(await telling(student.viewer)).toEqual([])
    // Her answers equal those of a student without any scout; only her own data differ.
    const asStranger = await answersTo(stranger.viewer, questions)
    const isRefused = (answer: string | undefined) => answer?.includes('"errors"')
    expect(
      questions.filter((question) => isRefused(waiting.get(question)) !== isRefused(asStranger.get(question))),
    ).toEqual([])

    // Taking the scout back leaves her answers unchanged.
    expect((await sendingOf(app).cancel(sender.viewer, id)).errors).toEqual([])
    const without = await answersTo(student.viewer, questions)
    expect(questions.filter((question) => without.get(question) !== waiting.get(question))).toEqual([])
  },
)

test('§4 and the same questions tell of it from the moment of its delivery', { timeout: 60_000 }, async () => {
  const student = await aCandidate(app.db)
  const sender = await aSender(app.db)
  itIsOn(ordinaryWednesday, '22:40')
  const sent = await sendingOf(app).send(sender, [student.id])
  const id = String(sent.data.sendScoutInvitations.sentIds[0])
  const questions = everyQuestion(schema, {
    ids: [id],
    places: { first: '20', offset: '0', jobId: JSON.stringify(sender.job.id) },
  })
  const telling = async () =>
    [...(await answersTo(student.viewer, questions)).values()].filter((answer) => answer.includes(id)).length
  itIsOn(addDays(ordinaryWednesday, 1), '07:59')
  await app.db.transaction().execute((tx) => deliverScoutInvitations(tx, 'daytime'))
  expect(await telling()).toBe(0)
  itIsOn(addDays(ordinaryWednesday, 1), '08:00')
  await app.db.transaction().execute((tx) => deliverScoutInvitations(tx, 'daytime'))
  expect(await telling()).toBeGreaterThan(2)
})
