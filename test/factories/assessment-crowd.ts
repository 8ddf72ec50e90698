import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'
import { rowId } from '../row-id.ts'

type Given = {
  departmentCategory?: 'HUMANITIES' | 'SCIENCE'
  graduationYear?: number
  device?: 'PHONE' | 'COMPUTER'
  endedAt?: Date
  /** Answers of the section 言語 in their places. */
  answers: readonly { itemId: string; isRight: boolean; milliseconds?: number }[]
}

/** People whose scored sitting has one section of so many answers; each of them took it once. */
export async function aCrowd(db: Db, people: readonly Given[]) {
  const sat = people.map((person) => ({
    ...person,
    candidateId: rowId<'candidate'>(randomUUID()),
    attemptId: randomUUID(),
  }))
  const ended = ({ endedAt = new Date() }: Given) => endedAt
  await db
    .insertInto('candidate')
    .values(
      sat.map(({ candidateId: id, departmentCategory = 'HUMANITIES', graduationYear = null }) => ({
        id,
        status: 'PROFILE_PENDING' as const,
        departmentCategory,
        graduationYear,
      })),
    )
    .execute()
  await db
    .insertInto('assessmentAttempt')
    .values(
      sat.map((person): Insertable<DB['assessmentAttempt']> => ({
        id: person.attemptId,
        candidateId: person.candidateId,
        kind: 'INTELLECTUAL',
        state: 'SCORED',
        formSeed: 1,
        consentVersion: '1.0',
        honestyName: '試験',
        beganAt: ended(person),
        submittedAt: ended(person),
        scoredAt: ended(person),
      })),
    )
    .execute()
  await db
    .insertInto('assessmentSection')
    .values(
      sat.map((person) => ({
        attemptId: person.attemptId,
        position: 1,
        section: 'LANG' as const,
        state: 'DONE' as const,
        startedAt: ended(person),
        deadlineAt: ended(person),
        endedAt: ended(person),
        device: person.device ?? null,
        achieved: person.answers.filter(({ isRight }) => isRight).length,
        achievable: person.answers.length,
      })),
    )
    .execute()
  const answers = sat.flatMap(({ attemptId, answers: given }) =>
    given.map(({ itemId, isRight, milliseconds = 20_000 }, at) => ({
      attemptId,
      sectionPosition: 1,
      position: at + 1,
      itemId,
      isScored: true,
      isRight,
      chosen: isRight ? 0 : 3,
      milliseconds,
    })),
  )
  for (let from = 0; from < answers.length; from += 2000)
    await db
      .insertInto('assessmentAnswer')
      .values(answers.slice(from, from + 2000))
      .execute()
  return sat
}
