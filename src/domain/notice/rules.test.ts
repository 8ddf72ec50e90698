import { expect, test } from 'vitest'
import { checkNotice } from './rules.ts'

const at = (clock: string) => new Date(`2026-12-01T${clock}:00Z`)

test('§5 a period that is not chosen is told apart from one that runs backwards', () => {
  const fields = { area: 'ALL', kind: 'INFO', text: 'お知らせです', link: null }
  const messagesOf = (shownFrom: Date | null, shownUntil: Date | null) =>
    checkNotice({ ...fields, shownFrom, shownUntil }).flatMap((mistake) => (mistake ? [mistake.message] : []))
  expect(messagesOf(null, null)).toEqual(['表示の開始が選択されていません', '表示の終了が選択されていません'])
  expect(messagesOf(null, at('10:00'))).toEqual(['表示の開始が選択されていません'])
  expect(messagesOf(at('10:00'), null)).toEqual(['表示の終了が選択されていません'])
  expect(messagesOf(at('10:00'), at('10:00'))).toEqual(['終了日は開始日より後にしてください'])
  expect(messagesOf(at('10:00'), at('10:01'))).toEqual([])
})
