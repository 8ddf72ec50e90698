import { expect, test } from 'vitest'
import type { Ask } from '#web/carry/ask.ts'
import { stopActs } from './stop-acts.ts'

test('§4 a form of an unknown kind asks for nothing', async () => {
  const form = new FormData()
  form.set('kind', 'DELETION')
  const ask: Ask = () => {
    throw new Error('asked')
  }
  await expect(stopActs.requestStop(ask, form)).rejects.toMatchObject({ init: { status: 400 } })
})
