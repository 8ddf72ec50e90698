import { expect, test } from 'vitest'
import { checkNotice } from './rules.ts'

const at = (clock: string) => new Date(`2026-12-01T${clock}:00Z`)

test('§5 a period that is not chosen is told apart from one that runs backwards', () => {
  const given = { area: 'ALL', kind: 'INFO', text: 'お知らせです', link: null }
  const said = (shownFrom: Date | null, shownUntil: Date | null) =>
    checkNotice({ ...given, shownFrom, shownUntil }).flatMap((mistake) => (mistake ? [mistake.message] : []))
  expect(said(null, null)).toEqual(['表示の開始が選択されていません', '表示の終了が選択されていません'])
  expect(said(null, at('10:00'))).toEqual(['表示の開始が選択されていません'])
  expect(said(at('10:00'), null)).toEqual(['表示の終了が選択されていません'])
  expect(said(at('10:00'), at('10:00'))).toEqual(['終了日は開始日より後にしてください'])
  expect(said(at('10:00'), at('10:01'))).toEqual([])
})
