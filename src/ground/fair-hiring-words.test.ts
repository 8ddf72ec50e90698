import { expect, test } from 'vitest'
import { unneededWordIn } from './fair-hiring-words.ts'

test.each([
  ['本籍は長野県です。', '本籍'],
  ['家族構成は父と母と私です。', '家族構成'],
  ['これまでの病歴を書きます。', '病歴'],
  ['私の宗教は母と同じです。', '宗教'],
  ['宗教学のゼミで、宗教改革を調べました。', null],
  ['学園祭の売上を2割伸ばしました。', null],
  ['', null],
])('conventions 2.6: %s', (text, word) => expect(unneededWordIn(text)).toBe(word))
