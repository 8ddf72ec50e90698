import type { Random } from '../random.ts'
import { personalityTraits } from '#domain/lookup/data/lists.ts'
import type { Field } from './field.ts'
import type { SectionId, StudentStory } from './story.ts'

type Scores = Pick<StudentStory, 'toeicScore' | 'toeicTakenOn' | 'toeflIbtScore' | 'personality' | 'intellectualScore'>

const linguistic: readonly Field[] = ['language', 'international', 'tourism']
const sections: readonly (readonly [SectionId, number])[] = [
  ['LANG', 12],
  ['NUM', 12],
  ['LOGIC', 10],
  ['SPACE', 10],
]

export function writeScores(random: Random, field: Field, today: Temporal.PlainDate, isSparse: boolean): Scores {
  const isLinguist = linguistic.includes(field)
  const hasToeic = random.chance(isSparse ? 0.15 : isLinguist ? 0.8 : 0.45)
  const toeic = Math.round(random.normal(isLinguist ? 755 : 615, 115) / 5) * 5
  const monthsAgo = random.int(1, 30)
  const hasToefl = random.chance(isLinguist ? 0.12 : 0.02)
  return {
    toeicScore: hasToeic ? clamp(toeic, 280, 990) : null,
    toeicTakenOn: hasToeic ? monthBefore(today, monthsAgo) : null,
    toeflIbtScore: hasToefl ? clamp(Math.round(random.normal(80, 13)), 42, 116) : null,
    personality: random.chance(0.35) ? writePersonality(random) : null,
    intellectualScore: random.chance(0.25) ? writeIntellectual(random) : null,
  }
}

// Ten items of five steps make 40 points a trait, so a percentage moves by 2.5.
function writePersonality(random: Random) {
  return personalityTraits.map(({ traitId }) => ({
    traitId,
    percentage: Math.round(clamp(Math.round(random.normal(20, 7.5)), 0, 40) * 2.5),
  }))
}

function writeIntellectual(random: Random) {
  const ability = random.normal(0.6, 0.13)
  return sections.map(([sectionId, achievable]) => ({
    sectionId,
    achieved: clamp(Math.round((ability + random.normal(0, 0.1)) * achievable), 0, achievable),
    achievable,
  }))
}

const clamp = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n))

// Plain arithmetic: building a Temporal date for each of a million students is slow.
function monthBefore(today: Temporal.PlainDate, months: number): string {
  const at = today.year * 12 + today.month - 1 - months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`
}
