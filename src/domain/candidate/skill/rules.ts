import { isDay } from '#ground/day.ts'
import type { FieldLimit } from '#ground/limits/field-limit.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkToeic, checkToefl, type ToeflScale } from '#ground/validation/score-validation.ts'
import { checkText, fieldError, validationText } from '#ground/validation/validation.ts'

export const skillKinds = ['LANGUAGE', 'QUALIFICATION', 'PROGRAMMING'] as const
export type SkillKind = (typeof skillKinds)[number]

export const skillLevels = ['DAILY', 'BUSINESS', 'NATIVE', 'LEARNING', 'MADE', 'WORKED'] as const
export type SkillLevel = (typeof skillLevels)[number]

/** The levels of each kind; a qualification is had or not. */
export const levelsOf = {
  LANGUAGE: ['DAILY', 'BUSINESS', 'NATIVE'],
  QUALIFICATION: [],
  PROGRAMMING: ['LEARNING', 'MADE', 'WORKED'],
} as const satisfies Record<SkillKind, readonly SkillLevel[]>

export const levelLabels: Record<SkillLevel, string> = {
  DAILY: '日常会話',
  BUSINESS: 'ビジネス会話',
  NATIVE: '母語・同等',
  LEARNING: '学習中',
  MADE: '制作・研究で使用',
  WORKED: '実務で使用',
}

/** `since`: the first day of a month, 'YYYY-MM-01'. */
export type Skill = { name: string; level: SkillLevel | null; since: string | null; note: string }
type ToeicResult = { score: string; takenOn: string | null }
type ToeflResult = { scale: ToeflScale; score: string; takenOn: string | null }
export type Skills = {
  toeic: ToeicResult | null
  toefl: ToeflResult | null
  languages: readonly Skill[]
  qualifications: readonly Skill[]
  programming: readonly Skill[]
}

/** The list of each kind in the input, and its limit. */
export const skillLists = [
  { kind: 'LANGUAGE', list: 'languages', limit: profileLimits.languages },
  { kind: 'QUALIFICATION', list: 'qualifications', limit: profileLimits.qualifications },
  { kind: 'PROGRAMMING', list: 'programming', limit: profileLimits.programming },
] as const satisfies readonly { kind: SkillKind; list: keyof Skills; limit: FieldLimit }[]

/** 言語名, 資格名 or 言語・技術名. */
export const nameLabelOf = ({ label }: FieldLimit) => `${label}名`

/** The spelling that is kept: names of one line, months by their first day. */
export const tidySkill = (skill: Skill): Skill => ({
  name: foldSpaces(skill.name),
  level: skill.level,
  since: firstOfMonth(skill.since),
  note: skill.note.trim(),
})

export const firstOfMonth = (day: string | null) => (day === null ? null : `${day.slice(0, 8)}01`)

const monthText = '今月までの年月を選んでください'
const earliestMonth = '1980-01-01'

/** Checks a month ('YYYY-MM-01') against today ('YYYY-MM-DD'). */
const checkMonth = (path: string, day: string | null, today: string): FieldError | null =>
  fieldError(
    path,
    day === null || (isDay(day) && firstOfMonth(day) === day && day >= earliestMonth && day <= today)
      ? null
      : monthText,
  )

const spelled = ({ name }: Skill) => name.normalize('NFKC').toLowerCase()

function checkList(
  kind: SkillKind,
  path: string,
  skills: readonly Skill[],
  limit: FieldLimit,
  today: string,
): (FieldError | null)[] {
  const isKnown = (level: SkillLevel | null) => level === null || levelsOf[kind].some((option) => option === level)
  return [
    fieldError(path, skills.length > limit.max ? validationText.tooManyItems(limit.max) : null),
    ...skills.flatMap((skill, at) => [
      checkText(`${path}.${at}.name`, skill.name, { ...profileLimits.skillName, label: nameLabelOf(limit) }) ??
        fieldError(
          `${path}.${at}.name`,
          skills.findIndex((other) => spelled(other) === spelled(skill)) < at ? '同じ名前がすでにあります' : null,
        ),
      fieldError(`${path}.${at}.level`, isKnown(skill.level) ? null : validationText.unknown),
      checkMonth(`${path}.${at}.since`, skill.since, today),
      checkText(`${path}.${at}.note`, skill.note, profileLimits.skillNote),
    ]),
  ]
}

/** Checks tidy skills; today is the Tokyo day. */
export const checkSkills = (skills: Skills, today: string): (FieldError | null)[] => [
  ...(skills.toeic
    ? [checkToeic('toeic.score', skills.toeic.score), checkMonth('toeic.takenOn', skills.toeic.takenOn, today)]
    : []),
  ...(skills.toefl
    ? [
        checkToefl('toefl.score', skills.toefl.score, skills.toefl.scale),
        checkMonth('toefl.takenOn', skills.toefl.takenOn, today),
      ]
    : []),
  ...skillLists.flatMap(({ kind, list, limit }) => checkList(kind, list, skills[list], limit, today)),
]

/** The result of a language test is marked as old when it is more than 24 months old. */
const oldAfterMonths = 24
const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
export const isOldResult = (takenOn: string | null, today: string) =>
  takenOn !== null && monthsOf(today) - monthsOf(takenOn) > oldAfterMonths
