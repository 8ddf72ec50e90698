import { expect, test } from 'vitest'
import { composeExperience, noExperience } from './experience.ts'

test.each([
  [
    {
      kind: 'RESEARCH',
      when: '3年生の秋から',
      what: '電池の劣化を調べる研究',
      how: '200回分の記録を表に移して比べました。',
      result: 'ばらつきが5分の1になりました',
    },
    '3年生の秋から、研究・ゼミで電池の劣化を調べる研究に取り組みました。200回分の記録を表に移して比べました。その結果、ばらつきが5分の1になりました。',
  ],
  [{ kind: 'JOB', what: '新人の教育を任されました' }, 'アルバイトで新人の教育を任されました。'],
  [{ kind: 'OTHER', when: '毎朝、', what: '地域の見守り' }, '毎朝、地域の見守りに取り組みました。'],
  [{ how: '何度も試しました！' }, '何度も試しました！'],
  [{ what: '舞台の\n照明' }, '舞台の照明に取り組みました。'],
  [{ kind: 'CLUB', when: '2年間' }, ''],
] as const)('§2 step3 makes one text of four fields: %j', (written, text) => {
  expect(composeExperience({ ...noExperience, ...written })).toBe(text)
})
