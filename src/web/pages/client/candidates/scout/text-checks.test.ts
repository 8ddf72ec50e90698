import { describe, expect, test } from 'vitest'
import { emptyDraft, quote, writeReason } from '../../parts/scout-draft/draft.ts'
import { invitationOf, isReady, isShown, checkTexts } from './text-checks.ts'

const reason =
  '半年間ばらついた値の原因を、記録を並べて突き止めたところに心が動きました。私たちの品質の仕事もそこから始まります。'
const other =
  '地元の工場を14社まわって端材を分けてもらった行動力に驚きました。素材を足で集める開発を、ぜひ一緒に進めませんか。'
const written = ['a', 'b', 'c'].reduce(
  (draft, id, at) => writeReason(draft, id, [reason, reason, other][at] ?? ''),
  emptyDraft,
)

describe('the check of a reason', () => {
  const { people } = checkTexts(writeReason(written, 'short', '短いです'), ['a', 'b', 'c', 'short', 'none'])
  test.each([
    ['a', 'similar'],
    ['b', 'similar'],
    ['c', 'done'],
    ['short', 'wrong'],
    ['none', 'empty'],
  ])('%s is %s', (id, state) => expect(people.get(id)?.state).toBe(state))
  test('two alike name each other', () => expect(people.get('a')?.similar).toEqual({ id: 'b', ratio: 1 }))
  test('too short says so', () => expect(people.get('short')?.error).toBe('40文字以上で入力してください（現在4文字）'))
  test('the similar may be sent, the short not', () =>
    expect(['a', 'c', 'short', 'none'].map((id) => isReady(people.get(id)))).toEqual([true, true, false, false]))
  test('the filters', () => {
    expect(['a', 'c', 'short'].map((id) => isShown('unwritten', people.get(id)))).toEqual([false, false, true])
    expect(['a', 'c', 'short'].map((id) => isShown('similar', people.get(id)))).toEqual([true, false, false])
  })
})

test('different quotations do not hide the same words around them', () => {
  const field = 'SELF_INTRODUCTION' as const
  const first = quote(emptyDraft, 'a', `「実験を200回やり直した」という一文を読み、${reason}`, {
    field,
    text: '実験を200回やり直した',
  })
  const both = quote(first, 'b', `「商店街で祭りを三年ぶりに開いた」という一文を読み、${reason}`, {
    field,
    text: '商店街で祭りを三年ぶりに開いた',
  })
  expect(checkTexts(both, ['a', 'b']).people.get('a')?.similar?.ratio).toBe(1)
})

test('only quotations that still stand in the reason are sent', () => {
  const draft = quote(emptyDraft, 'a', '「粘り強い」', { field: 'TAGLINE', text: '粘り強い' })
  expect(invitationOf(draft, 'a').quotations).toHaveLength(1)
  expect(invitationOf(writeReason(draft, 'a', reason), 'a').quotations).toEqual([])
})

test('the texts for all are judged once', () => {
  const { subject, message } = checkTexts(emptyDraft, [])
  expect([subject, message]).toEqual(['件名が入力されていません', '本文が入力されていません'])
})
