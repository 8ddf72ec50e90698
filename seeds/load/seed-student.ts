import { writeStudent } from '#seeds/student/student.ts'
import type { StudentStory } from '#seeds/student/story.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { seedId } from './seed-id.ts'

export type SeedStudent = {
  id: OfRow<'candidate'>
  index: number
  story: StudentStory
  status: 'ACTIVE' | 'HIDDEN'
}

/** The student of one index, with the id they will have in the database. now is the moment of seeding. */
export function seedStudent(seed: number, index: number, now: Date): SeedStudent {
  const story = writeStudent(seed, index, Temporal.PlainDate.from(tokyoDay(now)))
  const registeredAt = new Date(Math.floor(now.getTime() / dayMs) * dayMs - story.registeredDaysAgo * dayMs)
  return {
    id: seedId(registeredAt, `${seed}/candidate/${index}`) as OfRow<'candidate'>,
    index,
    story,
    status: index % 97 === 96 ? 'HIDDEN' : 'ACTIVE',
  }
}
