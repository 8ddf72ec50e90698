import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test.each([
  ['実験を200回。', '実験を200回。次に記録を見直しました。', '', '次に記録を見直しました。'],
  ['粘り強い研究者', '半年間\n調べました。', '', '半年間 調べました。'],
  ['人を巻き込む。', '', '人を巻き込む。', ''],
])('below %j', (headline, studentProjectExperience, selfIntroduction, excerpt) =>
  expect(excerptOf({ headline, studentProjectExperience, selfIntroduction })).toBe(excerpt),
)
