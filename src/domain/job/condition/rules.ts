import { fieldLimits } from '#ground/limits/desk.ts'
import { foldSpaces, tidyText } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { repeatedAt } from '#ground/repeated.ts'
import { checkText, fieldError } from '#ground/validation/validation.ts'

export type Condition = { label: string; body: string }

/** 本選考 and 特別選考・早期選考: the law asks for the conditions of work before a student is asked to apply. */
const scoutTypesWithConditions: readonly number[] = [1, 2]
export const needsConditions = (scoutTypeId: number) => scoutTypesWithConditions.includes(scoutTypeId)

/** The conditions that 職業安定法 and 若者雇用促進法 require; a job may add conditions with labels of its own. */
export const requiredConditions = [
  '業務内容（雇入れ直後／変更の範囲）',
  '就業場所（雇入れ直後／変更の範囲）',
  '契約期間・更新',
  '試用期間',
  '就業時間・休憩・時間外',
  '休日・休暇',
  '賃金',
  '加入保険',
  '受動喫煙防止措置',
  '募集者の名称',
  '青少年雇用情報',
] as const

/** The labels that a job of this scout type has still to fill in. */
export function missingConditions(scoutTypeId: number, conditions: readonly Condition[]): string[] {
  if (!needsConditions(scoutTypeId)) return []
  const stated = conditions.filter(({ body }) => body.trim()).map(({ label }) => label)
  return requiredConditions.filter((label) => !stated.includes(label))
}

export const tidyConditions = (conditions: readonly Condition[]): Condition[] =>
  conditions.map(({ label, body }) => ({ label: foldSpaces(label), body: tidyText(body) }))

export const conditionText = {
  tooMany: `募集条件は${fieldLimits.conditions.max}件までです`,
  sameLabel: '同じ項目の募集条件があります',
}

export function checkConditions(conditions: readonly Condition[]): (FieldError | null)[] {
  const repeated = repeatedAt(conditions.map(({ label }) => label))
  return [
    fieldError('conditions', conditions.length > fieldLimits.conditions.max ? conditionText.tooMany : null),
    ...conditions.flatMap(({ label, body }, index) => [
      checkText(`conditions.${index}.label`, label, fieldLimits.conditionLabel),
      checkText(`conditions.${index}.body`, body, fieldLimits.conditionBody),
      fieldError(`conditions.${index}.label`, label !== '' && repeated.has(index) ? conditionText.sameLabel : null),
    ]),
  ]
}
