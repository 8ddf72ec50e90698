import { expect, test } from 'vitest'
import { groupsOf, lettersIn, lineMessageOf } from './rules.ts'

test('a code is found in the message that was written for it, and as people type it', () => {
  expect(lineMessageOf('0A1B2C3D4E5F')).toBe('接続コード 0A1B-2C3D-4E5F')
  expect(groupsOf('0A1B2C3D4E5F')).toBe('0A1B-2C3D-4E5F')
  for (const message of [
    '接続コード 0A1B-2C3D-4E5F',
    '0a1b2c3d4e5f',
    '０Ａ１Ｂ－２Ｃ３Ｄ－４Ｅ５Ｆ です',
    'コードはoa1b 2c3d 4e5fです。',
    'OAIB-2C3D-4E5F',
  ])
    expect([message, lettersIn(message)]).toEqual([message, '0A1B2C3D4E5F'])
})

test('a message without a code has none, also one with a longer run of letters', () => {
  for (const message of [
    '',
    'ありがとうございます',
    '12月3日 14:00',
    '0A1B-2C3D',
    '0A1B2C3D4E5F6',
    'https://yoake.example/jobs',
  ])
    expect([message, lettersIn(message)]).toEqual([message, null])
})
