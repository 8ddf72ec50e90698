import { expect, test } from 'vitest'
import { sittingStepOf } from './sitting-step.ts'

type Sitting = Parameters<typeof sittingStepOf>[0]
const section = (id: 'LANG' | 'NUM' | 'RECHECK', state: 'WAITING' | 'RUNNING' | 'DONE', deadlineAt?: string) => ({
  id,
  title: id === 'LANG' ? '言語' : '数的処理',
  state,
  deadlineAt: deadlineAt ?? null,
})
const sitting = (state: Sitting['state'], continueBy: string | null, ...sections: Sitting['sections']) =>
  sittingStepOf({ state, continueBy, serverNow: '2026-11-28T03:00:00Z', sections })
const by = '2026-11-29T03:00:00Z'

test('a section that runs has its clock, without the seconds of grace', () => {
  const running = section('LANG', 'RUNNING', '2026-11-28T03:10:15Z')
  expect(sitting('IN_SECTION', null, running, section('NUM', 'WAITING'))).toEqual({
    kind: 'runs',
    title: '「言語」',
    endsAt: Date.parse('2026-11-28T03:10:00Z'),
  })
})

test('between two sections the next one waits, and the second time is the last', () => {
  const sections = [section('LANG', 'DONE'), section('NUM', 'WAITING')]
  expect(sitting('SECTION_DONE', by, ...sections)).toEqual({ kind: 'waits', title: '「数的処理」', by, isLast: false })
  expect(sitting('PARTIAL', by, ...sections)).toMatchObject({ kind: 'waits', isLast: true })
})

test('a scored sitting waits for its check, also while that runs', () => {
  const done = section('LANG', 'DONE')
  expect(sitting('SCORED', by, done, section('RECHECK', 'WAITING'))).toEqual({ kind: 'check', title: '確認の6問', by })
  expect(sitting('SCORED', by, done, section('RECHECK', 'RUNNING', by))).toMatchObject({
    kind: 'runs',
    title: '確認の6問',
  })
})

test('a sitting without a clock is nothing to do', () => {
  expect(sitting('READY', null, section('LANG', 'WAITING'))).toBeNull()
  expect(sitting('IN_SECTION', null)).toBeNull()
})
