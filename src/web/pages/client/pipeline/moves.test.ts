import { expect, test } from 'vitest'
import { stagesOf, isPlaceable } from '#domain/scout-invitation/pipeline/rules.ts'
import { afterMoves, planMove, stageBeside } from './moves.ts'
import type { Stage, Student } from './student-fields.ts'

const stages: Stage[] = stagesOf([
  { kind: 'STANDARD', id: 10, label: '一次面接' },
  { kind: 'STANDARD', id: 11, label: '二次面接' },
]).map((stage) => ({ ...stage, isPlaceable: isPlaceable(stage), studentCount: 0 }))
const [first, second] = ['standard:10:1', 'standard:11:1']
const stage = (key: string) => stages.find((one) => one.key === key) ?? { ...(stages[0] as Stage), key }

const student = (changes: Partial<Student>): Student =>
  ({
    __typename: 'PipelineStudent',
    ' $fragmentName': 'PipelineStudentFieldsFragment',
    scoutInvitationId: 'a',
    candidateId: 'a',
    familyName: '青木',
    givenName: '花',
    familyNameKana: 'アオキ',
    givenNameKana: 'ハナ',
    schoolName: null,
    stage: 'MET',
    firstStage: 'MET',
    isDecided: false,
    revision: 0,
    placedAt: null,
    placedBy: null,
    inCharge: { familyName: '佐伯' },
    turn: null,
    promptedAt: null,
    dateEndsAt: null,
    ...changes,
  }) as Student

test('a plan moves who can be moved, each with the way back, and says why the others stay', () => {
  const placed = student({ scoutInvitationId: 'b', stage: first, revision: 3 })
  const hired = student({ scoutInvitationId: 'c', stage: 'HIRED', isDecided: true })
  expect(planMove([student({}), placed, hired], stage(second), stages)).toEqual({
    steps: [
      { scoutInvitationId: 'a', step: second, revision: 0, before: null },
      { scoutInvitationId: 'b', step: second, revision: 3, before: first },
    ],
    stays: [hired],
    why: '採用が確定しているため、移せません。',
  })
  expect(planMove([placed], stage(first), stages)).toEqual({ steps: [], stays: [], why: null })
})

test('the stage beside is the next that takes the student; facts are passed over', () => {
  const keyBeside = (of: Partial<Student>, direction: 1 | -1) => stageBeside(student(of), stages, direction)?.key
  expect(keyBeside({}, 1)).toBe(first)
  expect(keyBeside({ stage: first }, -1)).toBe('MET')
  expect(keyBeside({ stage: first, firstStage: 'ACCEPTED' }, -1)).toBe('ACCEPTED')
  expect(keyBeside({ stage: second }, 1)).toBe('OFFER')
  expect(keyBeside({ stage: 'OFFER' }, 1)).toBeUndefined()
  expect(keyBeside({ stage: 'HIRED', isDecided: true }, -1)).toBeUndefined()
})

test('moves on their way are shown, the last one counts, and each counts the revision on', () => {
  const step = { scoutInvitationId: 'a', before: null }
  const coming = [
    { ...step, step: first, revision: 0 },
    { ...step, step: null, revision: 1 },
  ]
  expect(afterMoves(student({}), coming.slice(0, 1))).toMatchObject({ stage: first, revision: 1 })
  expect(afterMoves(student({ stage: first }), coming)).toMatchObject({ stage: 'MET', revision: 2 })
})
