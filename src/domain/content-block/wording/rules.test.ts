import { expect, test } from 'vitest'
import { findUnprovenClaims } from './rules.ts'

test.each([
  ['スカウトは80%で3倍届くサービスです。', ['80%で3倍']],
  ['８０％で３倍です', ['80%で3倍']],
  ['業界No.1の実績があります。', ['業界No.1']],
  ['業界Ｎｏ．１の実績', ['業界No.1']],
  ['日本一を目指す、地域最大手の会社です。', ['日本一', '地域最大手']],
  ['当社は業界初の技術で、世界トップクラスです', ['業界初', '世界トップクラス']],
  ['誰でも必ず成長できます。', ['誰でも必ず成長でき']],
  ['残業は一切なし。離職率0%。', ['残業は一切なし', '離職率0%']],
  ['業界No.1。業界No.1。', ['業界No.1']],
])('legal 2 %s is pointed out', (text, words) => expect(findUnprovenClaims(text)).toEqual(words))

test.each([
  ['国内シェアは業界1位です（2026年3月時点、矢野経済研究所調べ）。'],
  ['社員数は前年の1.5倍になりました（2025年度末、有価証券報告書）。'],
  ['月平均残業時間は15時間です（2025年度実績）。'],
  ['日本一帯で働けます、とは言いません。チームで一番大切なのは対話です。'],
  ['倍率は公表していません。'],
  ['研修は3か月です。'],
  [''],
])('legal 2 %s is not', (text) => expect(findUnprovenClaims(text)).toEqual([]))

test('legal 2 at most three are told, and a long text takes no time', () => {
  expect(findUnprovenClaims('日本一。世界一。業界初。業界No.1。')).toHaveLength(3)
  expect(findUnprovenClaims('業界で'.repeat(10_000))).toEqual([])
})
