import { expect, test } from 'vitest'
import { withFoundChoice, withFoundText } from './found-text.ts'

const chiyoda = '東京都千代田区千代田'
const sakae = '愛知県名古屋市中区栄'

test.each([
  ['an empty field', '', '', chiyoda, chiyoda],
  ['an address typed before the code', '大阪府大阪市北区1-1', '', chiyoda, '大阪府大阪市北区1-1'],
  ['the start of an address typed while the answer came', '大阪', '', chiyoda, '大阪'],
  [
    'a corrected code, with the house number and building',
    `${chiyoda}1-1 暁ビル`,
    chiyoda,
    sakae,
    `${sakae}1-1 暁ビル`,
  ],
  ['the same code again', `${chiyoda}1-1 暁ビル`, chiyoda, chiyoda, `${chiyoda}1-1 暁ビル`],
  ['an address typed over that of the lookup', '大阪府大阪市北区1-1', chiyoda, sakae, '大阪府大阪市北区1-1'],
  ['a field that was emptied again', '', chiyoda, sakae, sakae],
])('§2.1 a postal code and %s', (_, text, earlier, found, after) =>
  expect(withFoundText(text, earlier, found)).toBe(after),
)

test('§2.1 a chosen prefecture stays, one of an earlier postal code is replaced', () => {
  expect(withFoundChoice('13', '', '23')).toBe('13')
  expect(withFoundChoice('13', '1', '23')).toBe('13')
  expect(withFoundChoice('13', '13', '23')).toBe('23')
})
