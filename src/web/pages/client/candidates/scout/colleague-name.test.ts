import { expect, test } from 'vitest'
import { colleagueNamesIn } from './colleague-name.ts'

const colleagues = [{ familyName: '高橋' }, { familyName: '森' }, { familyName: '高橋' }, { familyName: '' }]

test.each([
  ['はじめまして、みなと精機の高橋です。', '伊藤', ['高橋']],
  ['採用担当の森と申します。', '伊藤', ['森']],
  ['森の中にある研究所です。', '伊藤', []],
  ['みなと精機の高橋です。', '高橋', []],
  ['はじめまして、みなと精機の伊藤です。', '伊藤', []],
])('%s from %s', (text, own, names) => expect(colleagueNamesIn(text, colleagues, own)).toEqual(names))
