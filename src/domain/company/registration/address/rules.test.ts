import { expect, test } from 'vitest'
import { addressParts } from './rules.ts'

test.each([
  ['東京都千代田区千代田1-1', '東京都', '千代田区', '千代田1-1'],
  ['愛知県名古屋市中区錦３－１', '愛知県', '名古屋市中区', '錦3-1'],
  ['京都府京都市右京区1', '京都府', '京都市右京区', '1'],
  ['三重県四日市市諏訪町1-5', '三重県', '四日市市', '諏訪町1-5'],
  ['東京都町田市森野2-2-22', '東京都', '町田市', '森野2-2-22'],
  ['千葉県市川市八幡1-1-1', '千葉県', '市川市', '八幡1-1-1'],
  ['神奈川県足柄下郡箱根町湯本256', '神奈川県', '足柄下郡箱根町', '湯本256'],
  ['北海道 小樽市 花園2-12-1', '北海道', '小樽市', '花園2-12-1'],
  ['奈良県大和郡山市北郡山町248-4', '奈良県', '大和郡山市', '北郡山町248-4'],
  ['長野県 1丁目', '長野県', '', '1丁目'],
])('%s', (line, prefecture, city, addressLine) => expect(addressParts(line)).toEqual({ prefecture, city, addressLine }))

test('a line without a prefecture has no certain parts', () => expect(addressParts('名古屋市中区錦3-1')).toBeNull())
