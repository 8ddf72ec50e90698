import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AskError, type Ask } from '#web/carry/ask.ts'
import { draftKey } from '#web/parts/forms/draft/kept-draft.ts'
import { actsOn } from '../parts/result-acts.ts'
import { actOnPersonality } from './act.ts'

const storage: Record<string, string> = {}
const hidden = { enumerable: false }
Object.defineProperties(storage, {
  removeItem: { ...hidden, value: (key: string) => void delete storage[key] },
})
const answersOf = (attemptId: string) => draftKey(attemptId, 'personality', '1')
beforeEach(() => {
  vi.stubGlobal('localStorage', storage)
  for (const attemptId of ['mine', 'another']) storage[answersOf(attemptId)] = '{}'
})
afterEach(() => vi.unstubAllGlobals())

const submitted = (intent: string) => {
  const form = new FormData()
  form.set('intent', intent)
  form.set('attemptId', 'mine')
  return form
}
const answers = (async () => ({})) as unknown as Ask
const refuses = (async () => {
  throw new AskError({ code: 'assessment_unanswered', message: '', fields: [] })
}) as unknown as Ask

test.each([
  ['the finish', actOnPersonality, 'confirm'],
  ['the deletion of the result', actsOn('PERSONALITY'), 'delete'],
] as const)('after %s no answer of the sitting stays on the device, whichever tab wrote it', async (_, act, intent) => {
  const run = act as (ask: Ask, form: FormData, args: object) => Promise<unknown>
  await run(refuses, submitted(intent), {}).catch(() => null)
  expect(Object.keys(storage)).toContain(answersOf('mine'))
  await run(answers, submitted(intent), {})
  expect(Object.keys(storage)).toEqual([answersOf('another')])
})
