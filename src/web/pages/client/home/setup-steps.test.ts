import { describe, expect, test } from 'vitest'
import { setupSteps } from './setup-steps.ts'

type Facts = Parameters<typeof setupSteps>[0]

const page = {
  setUpAt: null,
  missing: [],
  company: { logo: null, cover: null },
} as unknown as Facts['page']
const nothing: Facts = {
  page,
  jobs: [],
  schedulings: 0,
  sender: { messageToStudents: '', picture: null },
  savedFilters: 0,
}
const isDone = (title: string, facts: Partial<Facts>) =>
  setupSteps({ ...nothing, ...facts }).find((step) => step.title === title)?.isDone

describe('4.12 the first settings', () => {
  test('the person is done with a message and a picture, not with one of them', () => {
    const done = (messageToStudents: string, picture: string | null) =>
      isDone('あなたの写真と学生へのメッセージを登録する', { sender: { messageToStudents, picture } })
    expect(done('研究の話を聞かせてください。', null)).toBe(false)
    expect(done('', '/files/picture')).toBe(false)
    expect(done('研究の話を聞かせてください。', '/files/picture')).toBe(true)
  })

  test('a condition is saved where the plan has saved conditions', () => {
    const title = '学生検索の条件を保存する'
    expect(isDone(title, { savedFilters: 0 })).toBe(false)
    expect(isDone(title, { savedFilters: 1 })).toBe(true)
    expect(isDone(title, { savedFilters: null })).toBeUndefined()
  })
})
