import { expect, test } from 'vitest'
import { mailOf, wrapLine } from './mail-text.ts'

const site = {
  productName: 'ヨアケ',
  publicUrl: 'https://yoake.test',
  operator: { name: '株式会社試験', address: '東京都千代田区1-1', mail: 'support@yoake.test', phone: '03-0000-0000' },
}

test('a line has at most 38 full-width characters, loses none and never begins with a closing mark', () => {
  const line = `${'あ'.repeat(38)}。${'い'.repeat(30)}`
  const lines = wrapLine(line)
  expect(lines).toEqual(['あ'.repeat(37), `あ。${'い'.repeat(30)}`])
  expect(wrapLine('あ'.repeat(100)).map(({ length }) => length)).toEqual([38, 38, 24])
  expect(wrapLine('a'.repeat(76))).toHaveLength(1)
  expect(wrapLine('𠮷'.repeat(39)).join('')).toBe('𠮷'.repeat(39))
})

test.each([
  'お心当たりのない変更があったときは、受付番号を添えて、次の問い合わせ先まで|お知らせください。',
  '登録した覚えがないときは、このメールを破棄してください。登録は7日で|取り消されます。',
  'メールアドレスの変更は、確認が終わるまで反映されないため、当日の17時に|お送りしています。',
  'スカウトの内容について分からないことがあれば、企業の採用担当の方へ|直接ご連絡ください。',
  '残りのコードが少ないときや、認証アプリの端末を替えたときは、すぐに|設定し直してください。',
  'このURLは60分のあいだ使えます。期限が過ぎたときは、同じ画面から|申し込み直してください。',
])('a line ends between phrases: %s', (line) => expect(wrapLine(line.replace('|', ''))).toEqual(line.split('|')))

test('an address is never broken', () => {
  const address = `https://yoake.test/${'a'.repeat(100)}`
  expect(wrapLine(address)).toEqual([address])
  expect(wrapLine(`詳しくは${address} をご覧ください。`)).toEqual(['詳しくは', address, 'をご覧ください。'])
})

test('the mail says who, why, where and who sends it', () => {
  const mail = mailOf(
    '山田さん',
    {
      subject: '日程が確定しました',
      lines: ['日程が確定しました。'],
      action: '次のURLで確認してください。',
      reason: 'スカウトを承認した方にお送りしています。',
    },
    '/candidate/invitations/events',
    site,
  )
  expect(mail).toMatchObject({
    subject: '日程が確定しました｜ヨアケ',
    text: `山田さん

日程が確定しました。

次のURLで確認してください。
https://yoake.test/candidate/invitations/events

――――――――――――――――――――
ヨアケ
このメールは、スカウトを承認した方にお送りしています。
運営：株式会社試験
東京都千代田区1-1
お問い合わせ：support@yoake.test
電話：03-0000-0000
`,
  })
})

const lines = [
  '<b>「太字」</b> & 続き https://yoake.test/a?b=1&c=2 です。',
  '',
  '■回答期限',
  '11月24日',
  '',
  '確認コード：012345',
]
const written = mailOf(
  '山田さん',
  {
    subject: '確認してください',
    lines,
    action: '次のURLで確認してください。',
    reason: '登録した方にお送りしています。',
  },
  '/candidate/settings?a=1&b=2',
  { ...site, operator: { ...site.operator, noticeNumber: '51-募-000001' } },
  'https://yoake.test/end',
)

test('the HTML says the same as the text, and nothing a person wrote becomes markup', () => {
  const text = written.html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  const sentences = [
    '山田さん',
    lines[0],
    '回答期限',
    '11月24日',
    '012345',
    '登録した方にお送り',
    '51-募-000001',
    '株式会社試験',
  ]
  for (const sentence of sentences) expect(text).toContain(sentence)
  expect(written.html).not.toContain('<b>')
  expect(written.html).toContain('href="https://yoake.test/a?b=1&amp;c=2"')
  expect(written.html).toContain('href="https://yoake.test/candidate/settings?a=1&amp;b=2"')
  expect(written.html).toContain('href="https://yoake.test/end"')
  expect(text).toContain('次のボタンで確認してください。')
  expect(written.text).toContain('届出受理番号：51-募-000001')
})

test('the HTML asks for nothing that would tell of its reading', () => {
  expect(written.html).not.toMatch(/<(?:img|link|script|iframe|object|video|audio)\b|url\(|@import/)
})
