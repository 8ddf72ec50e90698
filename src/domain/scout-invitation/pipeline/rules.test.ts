import { describe, expect, test } from 'vitest'
import type { RecruitmentProcessStep } from '#domain/job/recruitment-process/rules.ts'
import { firstStageOf, moveTo, stageOf, stagesOf, stagesWithUse, type Stage, type StageFacts } from './rules.ts'

const standard = (id: number, label: string): RecruitmentProcessStep => ({ kind: 'STANDARD', id, label })
const interview = standard(10, '一次面接')
const lunch: RecruitmentProcessStep = { kind: 'CUSTOM', label: '社員とのランチ' }
const stages = stagesOf([interview, lunch, interview, standard(19, '内々定'), standard(20, '内定')])
const now = new Date('2026-11-28T03:00:00Z')
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)]
const facts: StageFacts = {
  status: 'ACCEPTED',
  schedulingStatus: null,
  outcome: null,
  metUntil: null,
  isOfferReported: false,
  step: null,
}
const first = 'standard:10:1'

describe('the stages of a job', () => {
  test('stand between those of the facts; a step that comes twice is numbered, offers are one stage', () => {
    expect(stages.map(({ key, label }) => [key, label])).toEqual([
      ['ACCEPTED', '承認'],
      ['DATE', '日程'],
      ['MET', '参加'],
      [first, '一次面接（1回目）'],
      ['custom:社員とのランチ:1', '社員とのランチ'],
      ['standard:10:2', '一次面接（2回目）'],
      ['OFFER', '内定'],
      ['HIRED', '承諾'],
      ['NOT_SELECTED', '見送り'],
    ])
  })

  test('those of dates are shown for a job with dates, and where a student has one', () => {
    const kinds = (used: string[], hasDates = false) =>
      stagesWithUse(stages, new Set(used), hasDates).map(({ key }) => key)
    expect(kinds([])).not.toContain('DATE')
    expect(kinds(['MET'])).toContain('MET')
    expect(kinds([], true)).toEqual(stages.map(({ key }) => key))
  })
})

test.each<[string, Partial<StageFacts>, string]>([
  ['an acceptance', {}, 'ACCEPTED'],
  ['a choice that is open', { schedulingStatus: 'PENDING' }, 'ACCEPTED'],
  ['a wish for dates', { schedulingStatus: 'SCHEDULING_DATE_REQUESTED' }, 'ACCEPTED'],
  ['a date ahead', { schedulingStatus: 'ACCEPTED', metUntil: after }, 'DATE'],
  ['a date that is over', { schedulingStatus: 'ACCEPTED', metUntil: before }, 'MET'],
  ['a missed date', { schedulingStatus: 'ACCEPTED' }, 'DATE'],
  ['another choice after a date', { schedulingStatus: 'PENDING', metUntil: before }, 'MET'],
  ['a word that things go on', { outcome: 'NEXT_STEP', metUntil: before }, 'MET'],
  ['a placement', { step: first }, first],
  ['a placement before a date', { step: first, metUntil: after }, first],
  ['a placement on the offer', { step: 'OFFER' }, 'OFFER'],
  ['a placement on a step that is gone', { step: 'standard:3:1', metUntil: before }, 'MET'],
  ['a placement where only facts lead', { step: 'HIRED' }, 'ACCEPTED'],
  ['a reported offer', { step: first, isOfferReported: true }, 'OFFER'],
  ['a word that things end', { step: 'OFFER', outcome: 'NOT_SELECTED' }, 'NOT_SELECTED'],
  ['a hire', { step: first, outcome: 'NOT_SELECTED', status: 'HIRED' }, 'HIRED'],
])('after %s the stage is %s', (_, changes, stage) =>
  expect(stageOf({ ...facts, ...changes }, stages, now)).toBe(stage),
)

describe('a move', () => {
  const target = (key: string): Stage => stages.find((one) => one.key === key) ?? { key, kind: 'STEP', label: '' }
  const met = { stage: first, firstStage: firstStageOf({ ...facts, metUntil: before }, now), isDecided: false }
  test.each([
    [first, { step: first }],
    ['OFFER', { step: 'OFFER' }],
    ['MET', { step: null }],
    ['DATE', { refusedBy: 'DATE' }],
    ['ACCEPTED', { refusedBy: 'ACCEPTED' }],
    ['HIRED', { refusedBy: 'HIRED' }],
    ['NOT_SELECTED', { refusedBy: 'NOT_SELECTED' }],
  ])('to %s is %j', (key, move) => expect(moveTo(target(key), met, 'STEP')).toEqual(move))

  test('of a student whose stage a fact decides is refused by this fact', () =>
    expect(moveTo(target(first), { ...met, isDecided: true }, 'HIRED')).toEqual({ refusedBy: 'HIRED' }))
})
