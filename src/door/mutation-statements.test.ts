import { describe, expect, test } from 'vitest'
import { openSession } from '#domain/session/commands.ts'
import { countStatements } from '#platform/database/db.ts'
import { documentOf } from '#test/acts/document.ts'
import { acts } from '#test/acts/every.ts'
import { aWorld, type World } from '#test/acts/world.ts'
import { ownApp } from '#test/client.ts'
import { block } from '#test/factories/candidate-search.ts'
import { aNotedStudent } from '#test/factories/many-rows.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { aSchedulingSender } from '#test/factories/scout-invitation.ts'

const app = ownApp()

/** A scout, a booked date, a device, a blocked company, a skill and a push device more, `turns` times. */
async function surround({ db, student }: World, turns: number) {
  const candidateId = student.id
  for (let turn = 0; turn < turns; turn += 1) {
    const sender = await aSchedulingSender(db)
    const date = await sender.date({ startAt: inHours(24 * 20 + 2 * turn) })
    await aNotedStudent(db, await aSchedulingSender(db), student, 'pending', date)
    await aNotedStudent(db, sender, student, 'booked', date)
    await block(db, (await aSchedulingSender(db)).company.id, candidateId)
    await db.transaction().execute((tx) => openSession(tx, 'candidate', { candidateId }, `Firefox ${turn}`))
    const skill = { candidateId, kind: 'LANGUAGE' as const, position: turn, name: `第${turn}外国語` }
    await db.insertInto('candidateSkill').values(skill).execute()
    const { companyId } = sender.viewer
    await db.insertInto('favoriteCompany').values({ candidateId, companyId }).execute()
  }
}

/** The statements of one act of a student who has so much already. */
async function cost(name: string, turns: number) {
  const world = await aWorld(app.db)
  await surround(world, turns)
  const act = acts[name]
  const variables = (await act?.make(world)) ?? {}
  const ask = () => app.as(world.student.viewer).ask(documentOf(name, variables), variables)
  const { result, statements } = await countStatements(ask)
  expect(result.errors).toEqual([])
  return statements
}

// The acts that reach over many rows of a student; each other one writes the one row that it names.
const overManyRows = [
  'acceptScoutInvitation',
  'blockCompanies',
  'cancelBooking',
  'chooseSchedulingDate',
  'declineScoutInvitation',
  'endOtherDevices',
  'finishJobHunting',
  'requestDataExport',
  'unblockCompanies',
  'updateCandidatePassword',
  'updateCandidateVisibility',
  'updateSkills',
  'withdrawCandidate',
] as const

describe('a mutation of a student sends no more statements for more rows', () => {
  test.each(overManyRows)('%s', async (name) => {
    // The first call of all reads lookups, which are kept.
    if (name === overManyRows[0]) await cost(name, 1)
    const few = await cost(name, 1)
    expect(await cost(name, 3)).toBe(few)
    expect(few).toBeLessThanOrEqual(30)
  })
})
