import { randomOf } from '#seeds/random.ts'
import type { Writer } from './clauses.ts'

/** The texts of a profile, without the skills, which are chosen from lists. */
export type Texts = {
  taglines: string[]
  selfIntroduction: string
  studentProjectExperience: string
  studyAbroadExperience: string
  qualificationExperience: string
  internshipExperience: string
}

/** So much of a student's text stays what the seeds wrote: the words that the bench asks for. */
const ownShare = 0.25
const longestTagline = 40

/**
 * The texts of the student of this index: about a quarter of the sentences of `seeded`, and natural ones between them,
 * in the same length. They depend on nothing but the arguments.
 */
export function naturalTexts(writer: Writer, seed: number, index: number, seeded: Texts): Texts {
  const random = randomOf(seed).fork(index)
  const hand = { random, isPolite: random.chance(0.7), own: [] }
  const mixed = (text: string) => {
    let written = ''
    let owed = 0
    for (const sentence of text.split(/(?<=。)/)) {
      if (random.chance(ownShare)) {
        written += sentence
        continue
      }
      // On average a natural sentence ends as much after the place of the seeded one as the next begins before it.
      for (owed += sentence.length; owed > 30;) {
        const natural = writer.sentence(hand)
        written += natural
        owed -= natural.length
      }
    }
    return written
  }
  const tagline = (seededTagline: string) =>
    random.chance(ownShare) ? seededTagline : writer.headline(hand).slice(0, longestTagline)
  return {
    taglines: seeded.taglines.map(tagline),
    selfIntroduction: mixed(seeded.selfIntroduction),
    studentProjectExperience: mixed(seeded.studentProjectExperience),
    studyAbroadExperience: mixed(seeded.studyAbroadExperience),
    qualificationExperience: mixed(seeded.qualificationExperience),
    internshipExperience: mixed(seeded.internshipExperience),
  }
}
