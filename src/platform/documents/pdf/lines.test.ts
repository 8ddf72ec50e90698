import { describe, expect, it } from 'vitest'
import { breakLines, drawable } from './lines.ts'

const em = (text: string) => [...text].reduce((sum, letter) => sum + (letter < '\u0250' ? 0.5 : 1), 0)
const linesOf = (text: string, width: number, by: 'sign' | 'word' = 'sign') =>
  breakLines(text, width, em, by).map((line) => line.text)

describe('lines of a document', () => {
  it('begin with no closing sign and end with no opening one', () => {
    const text = 'その学生を選んだ理由を（プロフィールの言葉を引いて）「なぜ自分なのか」と。書く、ヨアケーの・ッ……。'
    for (let width = 7; width < 30; width += 0.5)
      for (const by of ['sign', 'word'] as const)
        for (const line of linesOf(text, width, by)) {
          expect(line, `${width} ${by}`).not.toMatch(/^[）」。、ー・ッ…]/u)
          expect(line, `${width} ${by}`).not.toMatch(/[（「]$/u)
          expect(em(line), `${width} ${by} ${line}`).toBeLessThanOrEqual(width)
        }
  })

  it('part no Latin word and no figure, unless these are wider than a line', () => {
    expect(linesOf('あいう1,234,567円', 8)).toEqual(['あいう', '1,234,567円'])
    expect(linesOf('abcdefghijkl', 3)).toEqual(['abcdef', 'ghijkl'])
  })

  it('of headings end between words', () => {
    expect(linesOf('採用スケジュール', 6, 'word')).toEqual(['採用', 'スケジュール'])
    expect(linesOf('新しいカスタマーサクセスの仕事', 11, 'word')).toEqual(['新しい', 'カスタマーサクセスの', '仕事'])
  })

  it('lose nothing but the spaces at their ends', () => {
    const text = '選んだ理由は、 書くほど伝わる。\n次の段落は「ここ」から。'
    for (let width = 3; width < 20; width++)
      expect(linesOf(text, width).join('').replaceAll(' ', '')).toBe(text.replaceAll(/[ \n]/g, ''))
  })

  it('say which of them end a paragraph', () => {
    expect(breakLines('ああああ\nいい', 3, em, 'sign').map(({ isLast }) => isLast)).toEqual([false, true, true])
    expect(breakLines('', 3, em, 'sign')).toEqual([{ text: '', isLast: true }])
  })

  it('keep kanji as they were written', () => {
    expect(drawable('\uFA19\uFA30か\u3099e\u0301')).toBe('\uFA19\uFA30がé')
  })

  it('have no emoji and no unseen signs', () => {
    expect(drawable('採用\u200B🎉は\tここ©\r\nか\u0007')).toBe('採用は ここ©\nか')
  })
})
