import { expect, test } from 'vitest'
import { reasonOf } from './reasons.ts'

test.each([
  ['450 4.2.1 mailbox busy', '宛先のメールサーバーが、いまは受け取れないと答えました'],
  ['550 <（アドレス）> unknown user', '宛先のメールサーバーが、受け取りを断りました'],
  ['ECONNREFUSED 127.0.0.1:25', '送信先につながりませんでした'],
  ['TimeoutError', '送信先から時間内に答えがありませんでした'],
  ['TypeError', '処理の途中でエラーが起きました'],
  ['', '理由は記録されていません'],
])('the operator reads of 「%s」: %s', (error, text) => expect(reasonOf(error)).toBe(text))
