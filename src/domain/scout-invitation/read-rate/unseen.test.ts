import { execute, parse } from 'graphql'
import { expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { schema } from '#door/schema.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aJob } from '#test/factories/job.ts'
import { aScheduling, aSchedulingDate } from '#test/factories/scheduling.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { askWithoutLimits } from '#test/no-limits.ts'
import { everyQuestion } from '#test/visibility/every-question.ts'

askWithoutLimits()

const app = ownApp()

/** A company with one job that invited one student, and another that invited twenty, of whom eight have read. */
async function aWorld() {
  const sender = await aSender(app.db, { planKey: 'PREMIUM' })
  const companyId = sender.company.id
  const one = await anInvited(app.db, sender)
  const job = await aJob(app.db, { companyId, title: '多くの学生への募集' })
  for (let at = 0; at < 20; at += 1) await anInvited(app.db, { ...sender, job }, at < 8 ? { readAt: new Date() } : {})
  const scheduling = await aScheduling(app.db, { companyId, type: 'EVENT' })
  const date = await aSchedulingDate(app.db, { companyId, schedulingId: scheduling.id })
  const today = JSON.stringify(tokyoToday())
  return {
    viewer: sender.viewer,
    one,
    samples: {
      ids: [one.candidate.id, one.invitation.id, sender.job.id, scheduling.id, date.id],
      places: {
        startDate: today,
        endDate: JSON.stringify(addDays(tokyoToday(), 60)),
        numberOfScoutInvitations: '100',
        jobId: JSON.stringify(sender.job.id),
        graduationYears: '2028',
        textKeywords: '"研究"',
        first: '50',
        offset: '0',
      },
    },
  }
}

async function answersTo(viewer: Viewer, questions: readonly string[]) {
  const answers = new Map<string, string>()
  const answer = async (question: string) => {
    const contextValue = app.door.contextOf(viewer)
    answers.set(question, JSON.stringify(await execute({ schema, document: parse(question), contextValue })))
  }
  // As many queries at once as there are connections.
  for (let at = 0; at < questions.length; at += 8) await Promise.all(questions.slice(at, at + 8).map(answer))
  return answers
}

test(
  '§4 no question tells a company whether one student has read, or put off, what waits for an answer',
  { timeout: 60_000 },
  async () => {
    const { viewer, one, samples } = await aWorld()
    const questions = everyQuestion(schema, samples)
    const before = await answersTo(viewer, questions)
    expect(questions.length).toBeGreaterThan(200)
    const seesThem = [...before.values()].filter((answer) => answer.includes(one.invitation.id))
    expect(seesThem.length).toBeGreaterThan(30)

    for (const act of ['readScoutInvitation(id: $id)', 'postponeScoutInvitation(id: $id) { id }']) {
      const { errors } = await app.as(one.viewer).ask(`mutation ($id: ID!) { ${act} }`, { id: one.invitation.id })
      expect(errors).toEqual([])
    }
    const after = await answersTo(viewer, questions)
    expect(questions.filter((question) => before.get(question) !== after.get(question))).toEqual([])
  },
)
