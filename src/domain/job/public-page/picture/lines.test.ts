import { expect, test } from 'vitest'
import { drawable, phrasesOf, setText, widthOf } from './lines.ts'

const set = (text: string, maxLines = 3) => setText(text, { width: 800, maxLines, sizes: [68, 60, 52, 46] })

test.each([
  ['冬の開発🎉インターン👩‍💻', '冬の開発インターン'],
  ['１位😀 🇯🇵 3️⃣日', '１位 日'],
  ['A\u200b\u0007B\n\tC', 'AB C'],
  ['髙﨑と𠮷野と葛\u{e0100}城 ①㈱ C++ ☎ © 100%', '髙﨑と𠮷野と葛\u{e0100}城 ①㈱ C++ ☎ © 100%'],
  ['🎉', ''],
  ['\uFA19\uFA10か\u3099', '\uFA19\uFA10が'],
])('of %j is drawn %j', (text, drawn) => expect(drawable(text)).toBe(drawn))

test('a line ends between phrases, never before a particle, a bracket or a unit', () => {
  expect(phrasesOf('研究を、まちの暮らしへ。')).toEqual(['研究を、', 'まちの', '暮らしへ。'])
  expect(set('組み込み開発エンジニア（自動運転・車載OS）').lines).toEqual([
    '組み込み開発エンジニア',
    '（自動運転・車載OS）',
  ])
  for (const { lines } of [set('2028年卒向け5日間の冬インターンシップ「つくる」コース'), set('研究職（化学・素材）')])
    for (const line of lines) expect(line).not.toMatch(/^[、。）」ー日年間のをにはがへと]|[（「]$|\d$/u)
})

test('katakana stay whole where they fit, and no line begins with a small kana', () => {
  expect(set('サントリービバレッジソリューション株式会社の5日間').lines[0]).toMatch(
    /^サントリービバレッジソリューション/u,
  )
  expect(phrasesOf('アフラック・ハートフル・サービス')).toEqual(['アフラック・', 'ハートフル・', 'サービス'])
  const name = 'デロイロトーマンファイナンシャルアドバイザリー合同会社'
  for (let width = 300; width < 1200; width += 10)
    for (const line of setText(name, { width, maxLines: 9, sizes: [60] }).lines)
      expect(line).not.toMatch(/^[ァィゥェォッャュョヮヵヶー]/u)
})

test('lines are even: no sign stands alone in the last', () => {
  for (const count of [12, 13, 14, 25, 26]) {
    const { lines } = set('あ亜'.repeat(count).slice(0, count))
    expect(lines.join('')).toHaveLength(count)
    const [first = '', last = ''] = [lines[0], lines.at(-1)]
    expect(first.length - last.length).toBeLessThan(first.length / 2 + 1)
  }
})

test('the size goes down before a text is cut, and no line is wider than its room', () => {
  expect(set('営業')).toEqual({ size: 68, lines: ['営業'] })
  for (const text of ['W'.repeat(40), 'ア'.repeat(40), 'の'.repeat(200), '日本語 and English '.repeat(9)]) {
    const { size, lines } = set(text)
    expect(lines.length).toBeLessThanOrEqual(3)
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(800)
  }
  expect(set('の'.repeat(200)).lines.at(-1)).toMatch(/の…$/)
  expect(set('ア'.repeat(40)).lines.join('')).toBe('ア'.repeat(40))
})

test('nothing is set as no line', () => expect(set('').lines).toEqual([]))
