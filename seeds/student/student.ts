import { hash, type Random, randomOf } from '../random.ts'
import { writeEducation } from './education.ts'
import { tellInternship, tellQualification, tellStudyAbroad } from './extras.ts'
import type { Field } from './field.ts'
import type { Teller } from './frame.ts'
import { tellersOf, tellersOfEverybody } from './frames/frames.ts'
import { tellLocal } from './local.ts'
import { romaji, writeName } from './names.ts'
import { writePreferences } from './preferences.ts'
import { writeProgress } from './progress.ts'
import { writeScores } from './scores.ts'
import { writeSkills } from './skills.ts'
import type { Gender, StudentStory } from './story.ts'
import { type Care, writeTexts } from './texts.ts'

/** Student `index` of a seed; depends on (seed, index, today) alone, so any slice can be told anew. */
export function writeStudent(seed: number, index: number, today: Temporal.PlainDate): StudentStory {
  const random = randomOf(hash(seed, index))
  const gender = random.weighted<Gender>([
    ['FEMALE', 45],
    ['MALE', 46],
    ['NON_BINARY', 1],
    ['NO_ANSWER', 8],
  ])
  const name = writeName(random, gender)
  const { field, isSixYears, ...education } = writeEducation(random)
  const { isSenior, span, ...progress } = writeProgress(random, today, isSixYears)
  const care = random.weighted<Care>([
    ['sparse', 12],
    ['light', 16],
    ['good', 52],
    ['excellent', 20],
  ])
  const main = chooseTeller(random, field, isSenior)
  const tale = main.tell(random, span)
  const preferences = writePreferences(random, field, main, {
    campus: education.campusPrefectureId,
    hometown: education.hometownPrefectureId,
  })
  const texts = writeTexts(random, care, {
    main,
    tale,
    span,
    isSenior,
    jobTypeId: preferences.jobTypeIds[0] ?? 29,
  })
  const prefectureId = education.hometownPrefectureId ?? education.campusPrefectureId ?? ''
  // A forked random source, so that the other texts of the seed stay unchanged.
  const local = care === 'sparse' ? '' : tellLocal(random.fork('local'), prefectureId)
  const lastActiveDaysAgo = Math.min(240, Math.floor(-Math.log(1 - random.next()) * (care === 'sparse' ? 45 : 11)))
  return {
    gender,
    ...name,
    email: `${romaji(name.familyNameKana)}.${romaji(name.givenNameKana)}${index}@student.example`,
    phoneNumber: phoneNumber(index),
    ...progress,
    ...education,
    ...texts,
    selfIntroduction: withRoom(texts.selfIntroduction, local),
    ...writeExtras(random, care, field, main, isSenior),
    ...preferences,
    ...writeScores(random, field, today, care === 'sparse'),
    skills: care === 'sparse' ? [] : writeSkills(random.fork('skills'), field, today),
    lastActiveDaysAgo,
    registeredDaysAgo: lastActiveDaysAgo + random.int(1, 330),
  }
}

/** A self-introduction holds at most 800 letters. */
const withRoom = (text: string, more: string) => (text.length + more.length <= 800 ? text + more : text)

/** Half of the older students tell of their studies; the younger have mostly done something else so far. */
function chooseTeller(random: Random, field: Field, isSenior: boolean): Teller {
  const own = tellersOf(field, isSenior)
  return own.length > 0 && random.chance(isSenior ? 0.62 : 0.38)
    ? random.pick(own)
    : random.pick(tellersOfEverybody(isSenior))
}

function writeExtras(random: Random, care: Care, field: Field, main: Teller, isSenior: boolean) {
  const share = { sparse: 0, light: 0.12, good: 0.35, excellent: 0.75 }[care]
  const goesAbroad = main.kind === 'abroad' || ['language', 'international', 'tourism'].includes(field)
  return {
    studyAbroadExperience: random.chance(goesAbroad ? share : share * 0.25) ? tellStudyAbroad(random) : '',
    qualificationExperience: random.chance(share) ? tellQualification(random, field) : '',
    internshipExperience: random.chance(isSenior ? share : share * 0.2) ? tellInternship(random) : '',
  }
}

// After 070, 080 and 090 the next digit is never 0 in use, so these numbers ring nowhere.
// The odd factor, without 5, walks through all ten million endings before one returns.
function phoneNumber(index: number): string {
  const ending = (index * 7_368_787 + 1_234_567) % 10_000_000
  return `+81${['70', '80', '90'][index % 3]}0${String(ending).padStart(7, '0')}`
}
