import { describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { townsOf } from './rules.ts'

const app = ownApp()

const ask = (postalCode: string) =>
  app
    .as(null)
    .ask('query ($code: String!) { postalAddresses(postalCode: $code) { prefectureId prefecture city town } }', {
      code: postalCode,
    })
const linesOf = async (postalCode: string) => {
  const { data } = await ask(postalCode)
  return data.postalAddresses.map((one: Record<string, string>) => Object.values(one).join(' '))
}

describe('a postal code', () => {
  test.each([
    ['1000001', ['13 東京都 千代田区 千代田']],
    ['〒１００－０００１', ['13 東京都 千代田区 千代田']],
    ['0600000', ['01 北海道 札幌市中央区 ']],
    ['4980000', ['23 愛知県 弥富市 ', '24 三重県 桑名郡木曽岬町 ']],
    ['7660001', ['37 香川県 仲多度郡琴平町 ']],
    ['5220317', ['25 滋賀県 犬上郡多賀町 一円']],
    ['9999999', []],
  ])('%s is %j', async (code, lines) => expect(await linesOf(code)).toEqual(lines))

  test('of many towns gives them all', async () => {
    const lines = await linesOf('7793405')
    expect(lines).toHaveLength(44)
    expect(lines[0]).toBe('36 徳島県 吉野川市 山川町赤刎')
  })

  test('has a prefecture of the lookups', async () => {
    const { data } = await app.as(null).ask('{ regions { prefectures { id label } } }')
    const labels = new Map(
      data.regions.flatMap((region: { prefectures: { id: string; label: string }[] }) =>
        region.prefectures.map(({ id, label }) => [id, label]),
      ),
    )
    // One code of each prefecture.
    for (const code of ['0600000', '0300801', '5300001', '9000001', '8900001', '1000001', '4600001', '9200001']) {
      // oxlint-disable-next-line no-await-in-loop
      const [first] = (await ask(code)).data.postalAddresses
      expect(labels.get(first.prefectureId)).toBe(first.prefecture)
    }
  })

  test.each([
    ['10000', '7桁の数字で入力してください'],
    ['東京', '半角数字で入力してください'],
    ['', '郵便番号が入力されていません'],
  ])('%j is none', async (code, message) => {
    const { errors } = await ask(code)
    expect(errors[0]).toMatchObject({ code: 'invalid_input', fields: [{ path: 'postalCode', message }] })
  })
})

test.each([
  ['千代田', ['千代田']],
  ['', ['']],
  ['以下に掲載がない場合', ['']],
  ['大手町（次のビルを除く）', ['大手町']],
  ['小菅村の次に１～６６３番地がくる場合', ['']],
  ['利島村一円', ['']],
  ['一円', ['一円']],
  ['以下宿町', ['以下宿町']],
  ['甲、乙', ['甲', '乙']],
])('the row %j names %j', (name, towns) => expect(townsOf(name)).toEqual(towns))
