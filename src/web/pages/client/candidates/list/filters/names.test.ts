import { expect, test } from 'vitest'
import { withName } from './names.ts'

test.each([
  [[], ' 名古屋　工業 ', ['名古屋 工業']],
  [['東京'], 'ＭＩＴ', ['東京', 'MIT']],
  [['東京'], '東京', ['東京']],
  [['東京'], '  ', ['東京']],
])('§7 to %j comes %j', (names, typed, all) =>
  expect(withName(names, typed, '学校名')).toEqual({ names: all, error: null }),
)

test.each([
  [[], '東', 'キーワードは2文字以上で入力してください'],
  [['ああ', 'いい', 'うう', 'ええ', 'おお'], '東京', '選択できる学校名は5 つまでです'],
])('§5 to %j, %j is refused', (names, typed, error) =>
  expect(withName(names, typed, '学校名')).toEqual({ names: null, error }),
)
