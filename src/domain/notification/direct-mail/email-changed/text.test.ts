import { expect, test } from 'vitest'
import { emailChangedText } from './text.ts'

test('the address of before is promised no more than an operator can do', () => {
  const site = { operator: { mail: 'support@yoake.test' } } as Parameters<typeof emailChangedText>[1]
  const text = emailChangedText(new Date(), site).lines.join('')
  expect(text).toContain('アカウントの利用を止めます')
  expect(text).not.toContain('元に戻します')
})
