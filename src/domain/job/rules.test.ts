import { describe, expect, test } from 'vitest'
import { canSendScoutInvitation, copyTitle, missingParts, readKind, readStep, type JobParts } from './rules.ts'

const complete: JobParts = {
  scoutTypeId: 1,
  jobTypeIds: [1],
  kind: 'MESSAGE',
  completionDescription: 'ありがとうございます',
  schedulingId: null,
  contents: [{ kind: 'TEXT', text: '本文' }],
  conditions: [{ label: '賃金', body: '月給' }],
  steps: [{}],
}

describe('§4 what is missing before a job can be published', () => {
  test.each<[Partial<JobParts>, string[]]>([
    [{}, []],
    [{ contents: [{ kind: 'HEADING', text: '見出し' }] }, ['募集内容の本文']],
    [{ contents: [{ kind: 'TEXT', text: ' ' }] }, ['募集内容の本文']],
    [{ jobTypeIds: [] }, ['職種']],
    [{ conditions: [] }, ['募集条件']],
    [{ conditions: [], scoutTypeId: 2 }, ['募集条件']],
    [{ conditions: [], scoutTypeId: 3 }, []],
    [{ conditions: [{ label: '賃金', body: ' ' }] }, ['募集条件']],
    [{ steps: [] }, ['選考の流れ']],
    [{ kind: null, completionDescription: '' }, ['承認後の案内方法']],
    [{ completionDescription: ' ' }, ['承認後のメッセージ']],
    [{ kind: 'SCHEDULING' }, ['予定']],
    [{ kind: 'SCHEDULING', schedulingId: 'id', completionDescription: '' }, []],
    [{ contents: [], steps: [] }, ['募集内容の本文', '選考の流れ']],
  ])('%j', (change, missing) => {
    expect(missingParts({ ...complete, ...change })).toEqual(missing)
  })
})

test.each([
  ['DRAFT', false, false],
  ['PUBLISHED', true, false],
  ['PUBLISHED', false, true],
])('§4 a job that is %s (archived: %s) can be sent: %s', (status, isArchived, can) => {
  expect(canSendScoutInvitation({ status, isArchived })).toBe(can)
})

test('§8 an unknown kind or step is not found', () => {
  const labels = new Map([[10, { label: '一次面接' }]])
  expect(readKind(null)).toBe('DRAFT')
  expect(() => readKind('LOTTERY')).toThrow('not_found')
  expect(readStep(labels, { recruitmentStepId: 10, customLabel: null })).toEqual({
    stepId: 10,
    label: '一次面接',
    isCustom: false,
  })
  expect(readStep(labels, { recruitmentStepId: null, customLabel: '座談会' })).toEqual({
    stepId: null,
    label: '座談会',
    isCustom: true,
  })
  expect(() => readStep(labels, { recruitmentStepId: 99, customLabel: null })).toThrow('not_found')
})

test('§4 copies are numbered from the second on and cut to 40 characters', () => {
  expect(copyTitle('営業職', 1)).toBe('（コピー）営業職')
  expect(copyTitle('営業職', 2)).toBe('（コピー2）営業職')
  expect(Array.from(copyTitle('𠮷'.repeat(40), 3))).toHaveLength(40)
})
