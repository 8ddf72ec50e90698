import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Refused } from '#web/carry/ask.ts'
import { memoDrafts, retryDelay, saveDelay } from './memo-drafts.ts'
import type { ServerMemo, MemoSend } from './memo-sync.ts'

const student = '1'
const empty: ServerMemo = { text: '', updatedAt: null }
const refused = (code: string): Refused => ({ code, message: '', fields: [] })

/** A server that answers on command and records each save. */
function server() {
  const sent: (MemoSend & { answer: (answer: ServerMemo | Refused) => void })[] = []
  const drafts = memoDrafts((_, send) => new Promise((answer) => void sent.push({ ...send, answer })))
  return { sent, drafts, texts: () => sent.map(({ text, basis }) => [text, basis]) }
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const at = (second: number) => new Date(second * 1000).toISOString()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('§4 a memo that saves itself', () => {
  test('waits for a pause', async () => {
    const { sent, drafts, texts } = server()
    drafts.type(student, 'あ', empty)
    await vi.advanceTimersByTimeAsync(saveDelay - 1)
    drafts.type(student, 'あい', empty)
    await vi.advanceTimersByTimeAsync(saveDelay - 1)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(texts()).toEqual([['あい', null]])
  })

  test('what is typed while a save is on its way is saved after it, on top of it', async () => {
    const { sent, drafts, texts } = server()
    drafts.type(student, 'あ', empty)
    void drafts.save(student)
    drafts.type(student, 'あい', empty)
    void drafts.save(student)
    expect(texts()).toEqual([['あ', null]])
    sent[0]?.answer({ text: 'あ', updatedAt: at(1) })
    await settle()
    expect(texts()).toEqual([
      ['あ', null],
      ['あい', at(1)],
    ])
    sent[1]?.answer({ text: 'あい', updatedAt: at(2) })
    await settle()
    expect(drafts.find(student)).toMatchObject({ text: 'あい', isSaved: true })
    expect(drafts.hasUnsaved()).toBe(false)
  })

  test('who decides for the own text while a save is on its way writes over what that one ran into', async () => {
    const { sent, drafts, texts } = server()
    drafts.type(student, '私の', empty)
    void drafts.save(student)
    drafts.saveOver(student, { text: '同僚の', updatedAt: at(5) })
    sent[0]?.answer(refused('memo_conflict'))
    await settle()
    expect(texts()).toEqual([
      ['私の', null],
      ['私の', at(5)],
    ])
    sent[1]?.answer({ text: '私の', updatedAt: at(6) })
    await settle()
    expect(drafts.find(student)).toMatchObject({ isSaved: true, refused: null })
  })

  test.each(['network', 'server_busy'])(
    'what got no answer (%s) is sent again under its own key, then what was typed since',
    async (code) => {
      const { sent, drafts, texts } = server()
      drafts.type(student, 'あ', empty)
      void drafts.save(student)
      sent[0]?.answer(refused(code))
      await settle()
      expect(drafts.hasUnsaved()).toBe(true)
      drafts.type(student, 'あい', empty)
      await vi.advanceTimersByTimeAsync(retryDelay)
      sent[1]?.answer({ text: 'あ', updatedAt: at(1) })
      await settle()
      expect(sent[1]?.key).toBe(sent[0]?.key)
      expect(sent[2]?.key).not.toBe(sent[0]?.key)
      expect(texts()).toEqual([
        ['あ', null],
        ['あ', null],
        ['あい', at(1)],
      ])
    },
  )

  test('a conflict waits for a person, who may write over what was read', async () => {
    const { sent, drafts, texts } = server()
    drafts.type(student, '私', empty)
    void drafts.save(student)
    sent[0]?.answer(refused('memo_conflict'))
    await settle()
    drafts.type(student, '私は', empty)
    await vi.advanceTimersByTimeAsync(saveDelay)
    expect(sent).toHaveLength(1)
    drafts.saveOver(student, { text: '同僚', updatedAt: at(5) })
    expect(texts().at(-1)).toEqual(['私は', at(5)])
  })

  test('typing a letter and taking it back saves nothing', async () => {
    const { sent, drafts } = server()
    const serverMemo = { text: '会う', updatedAt: at(1) }
    drafts.type(student, '会うか', serverMemo)
    drafts.type(student, '会う', serverMemo)
    await vi.advanceTimersByTimeAsync(saveDelay)
    expect(sent).toEqual([])
    expect(drafts.find(student)).toBeNull()
  })
})
