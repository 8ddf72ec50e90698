import {
  checkSkills,
  skillLists,
  tidySkill,
  type Skill,
  type SkillKind,
  type SkillLevel,
} from '#domain/candidate/skill/rules.ts'
import type { OwnSkillsFragment } from '#web/generated/graphql.ts'
import { foldWidth } from '#ground/spelling/folding.ts'
import type { FieldError } from '#ground/refusal.ts'
import type { ToeflScale } from '#ground/validation/score-validation.ts'
import { type Keyed, newKey } from '#web/parts/forms/draft/items.ts'
import { fieldPlace, itemPlaces } from '#web/parts/forms/draft/places.ts'

/** As chosen in two lists: '2026' and '06', each '' until chosen. */
export type Month = { year: string; month: string }
export type Row = Keyed & { name: string; level: SkillLevel | ''; since: Month; note: string }
export type Draft = {
  toeic: { score: string; takenOn: Month }
  toefl: { scale: ToeflScale; score: string; takenOn: Month }
  languages: readonly Row[]
  qualifications: readonly Row[]
  programming: readonly Row[]
}
export type RowList = (typeof skillLists)[number]['list']

const noMonth: Month = { year: '', month: '' }
export const newRow = (name = ''): Row => ({ key: newKey(), name, level: '', since: noMonth, note: '' })

const monthOf = (day: string | null): Month =>
  day === null ? noMonth : { year: day.slice(0, 4), month: day.slice(5, 7) }

export function draftOf(own: OwnSkillsFragment): Draft {
  const rows = (kind: SkillKind) =>
    own.skills
      .filter((skill) => skill.kind === kind)
      // A name is there once in a list, so it can be the key that stays over a reload of the page.
      .map(({ name, level, since, note }): Row => ({
        key: `${kind}:${name}`.replaceAll(/\s/gu, '_'),
        name,
        level: level ?? '',
        since: monthOf(since),
        note,
      }))
  return {
    toeic: { score: String(own.toeicScore ?? ''), takenOn: monthOf(own.toeicTakenOn) },
    toefl: {
      scale: own.toeflIbtScore === null ? '1-6' : '0-120',
      score: String(own.toeflIbtScore ?? own.toeflIbtBand?.toFixed(1) ?? ''),
      takenOn: monthOf(own.toeflIbtTakenOn),
    },
    languages: rows('LANGUAGE'),
    qualifications: rows('QUALIFICATION'),
    programming: rows('PROGRAMMING'),
  }
}

/** The key of the empty row that a list ends with for a browser without scripts. */
export const emptyRowKey = (list: RowList, count: number) => `${list}-new${count}`
/** The field of a row that is taken off without scripts. */
export const removedField = (key: string) => `${key}-removed`

const isHalf = ({ year, month }: Month) => (year === '') !== (month === '')
const dayOf = ({ year, month }: Month) => (year === '' || month === '' ? null : `${year}-${month}-01`)
const isEmpty = ({ score, takenOn }: { score: string; takenOn: Month }) =>
  score.trim() === '' && takenOn.year === '' && takenOn.month === ''

const readRow = ({ name, level, since, note }: Row): Skill =>
  tidySkill({ name, level: level || null, since: dayOf(since), note })

/** The skills of the rules: a test without a score and without a month was not taken. */
const skillsOf = ({ toeic, toefl, languages, qualifications, programming }: Draft) => ({
  toeic: isEmpty(toeic) ? null : { score: foldWidth(toeic.score), takenOn: dayOf(toeic.takenOn) },
  toefl: isEmpty(toefl) ? null : { scale: toefl.scale, score: foldWidth(toefl.score), takenOn: dayOf(toefl.takenOn) },
  languages: languages.map(readRow),
  qualifications: qualifications.map(readRow),
  programming: programming.map(readRow),
})

const parts = ['name', 'level', 'since', 'note'] as const
const scaleNames = { '0-120': 'POINTS', '1-6': 'BANDS' } as const

export function write(draft: Draft) {
  const { toefl, ...skills } = skillsOf(draft)
  return {
    input: { ...skills, toefl: toefl && { ...toefl, scale: scaleNames[toefl.scale] } },
    places: [
      fieldPlace('toeic.score', 'toeic-score'),
      fieldPlace('toeic.takenOn', 'toeic-takenOn'),
      fieldPlace('toefl.score', 'toefl-score'),
      fieldPlace('toefl.takenOn', 'toefl-takenOn'),
      ...skillLists.flatMap(({ list }) => [fieldPlace(list), ...itemPlaces(list, draft[list], parts)]),
    ],
  }
}

const halfText = '年と月の両方を選んでください'

export const checkDraft = (draft: Draft, today: string): (FieldError | null)[] => [
  ...checkSkills(skillsOf(draft), today),
  isHalf(draft.toeic.takenOn) ? { path: 'toeic.takenOn', message: halfText } : null,
  isHalf(draft.toefl.takenOn) ? { path: 'toefl.takenOn', message: halfText } : null,
  ...skillLists.flatMap(({ list }) =>
    draft[list].map(({ since }, at) => (isHalf(since) ? { path: `${list}.${at}.since`, message: halfText } : null)),
  ),
]

export const nameOf = (label: string, rows: readonly Row[], row: Row) =>
  row.name.trim() || `${rows.indexOf(row) + 1}つ目の${label}`

const testLabels: Record<string, string> = {
  'toeic-score': 'TOEIC L&R',
  'toeic-takenOn': 'TOEICの取得年月',
  'toefl-score': 'TOEFL iBT',
  'toefl-takenOn': 'TOEFLの取得年月',
}

export function labelOf(draft: Draft, control: string) {
  const testLabel = testLabels[control]
  if (testLabel) return testLabel
  for (const { list, limit } of skillLists) {
    if (control === list) return limit.label
    const row = draft[list].find(({ key }) => control.startsWith(`${key}-`))
    if (row) return nameOf(limit.label, draft[list], row)
  }
  return null
}
