import { describe, expect, test } from 'vitest'
import { checkScheduling, tidyScheduling } from './rules.ts'

const messages = (fields: ({ message: string } | null)[]) => fields.flatMap((field) => field?.message ?? [])

describe('§5 the fields of a scheduling', () => {
  const form = {
    title: ' 会社説明会 ',
    location: '東京本社',
    url: ' ',
    belongings: ['筆記用具', ' '],
    emergencyContact: '03-0000-0000',
    remindOneDayBefore: true,
    remindThreeDaysBefore: false,
  }
  const check = (change: Partial<typeof form>) => messages(checkScheduling(tidyScheduling({ ...form, ...change })))

  test('texts are trimmed and what is empty is left out', () => {
    expect(tidyScheduling(form)).toMatchObject({
      title: '会社説明会',
      url: null,
      belongings: ['筆記用具'],
    })
    expect(check({})).toEqual([])
  })

  test.each([
    [{ title: ' ' }, '予定名が入力されていません'],
    [{ title: '𠮷'.repeat(41) }, '40文字以内で入力してください（現在41文字）'],
    [{ belongings: Array(11).fill('筆') }, '持ち物は10件までです'],
    [{ belongings: ['筆'.repeat(31)] }, '30文字以内で入力してください（現在31文字）'],
    [{ emergencyContact: '0'.repeat(101) }, '100文字以内で入力してください（現在101文字）'],
    [{ url: 'javascript:alert(1)' }, 'URLの形式が正しくありません'],
    [{ url: 'example.jp' }, 'URLの形式が正しくありません'],
  ])('%j', (change, message) => {
    expect(check(change)).toEqual([message])
  })

  test('what is not said stays as it was, or is what most want', () => {
    const before = tidyScheduling(form)
    expect(tidyScheduling({ title: '座談会' }, { ...before, url: 'https://example.jp' })).toEqual({
      ...before,
      title: '座談会',
      url: 'https://example.jp',
    })
    expect(tidyScheduling({ title: '座談会', url: null }, { ...before, url: 'https://example.jp' }).url).toBeNull()
    expect(tidyScheduling({ title: '座談会' })).toMatchObject({ remindOneDayBefore: true, remindThreeDaysBefore: true })
  })

  test('40 characters outside the basic plane are 40 characters', () => {
    expect(check({ title: '𠮷'.repeat(40), url: 'https://example.jp/a' })).toEqual([])
  })
})
