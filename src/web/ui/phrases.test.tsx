import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Name, phrasedParagraphs, Phrases, phrasesOf } from './phrases.tsx'

test.each([
  '知られたくありません。',
  '承認すると、|何が|企業に|伝わりますか？',
  '辞退の|理由は|伝わりますか？',
  '変更の|前に、|もう一度ログイン',
  'どこを|読んだかが、|ひと目で|分かります',
  '良い・悪いはありません',
  '次の4つが|開示されます',
  '企業からの|見え方',
  'スカウトが|届いたあとに、|募集が|変更されました',
  '予約を|取り消しますか',
  '勤務地が|希望と|違う',
  '山田さん、|登録が|完了しました',
  '「待ち時間」の|測定を|5回やり直した',
  '新しい|お知らせ',
  '通信・|クラウド・|インフラ／|東京都',
  '教育・|学習支援／|愛知県',
  '11月22日(日)〜|11月28日(土)',
  '17:30〜18:30',
  'ゆかりの|地域|（任意）',
  'お問い合わせ',
  'ホーム',
])('%s', (phrases) => expect(phrasesOf(phrases.replaceAll('|', ''))).toEqual(phrases.split('|')))

test('nothing of a text is lost', () => {
  const text = '学生の方へ、 ご案内（12月4日(金)17:00〜）です。\tABC'
  expect(phrasesOf(text).join('')).toBe(text)
})

test('a paragraph of words breaks between its phrases, one of buttons stays as it is', () => {
  const paragraphs = renderToStaticMarkup(
    phrasedParagraphs([
      <p key="words">終了したセクションには戻れません。</p>,
      <p key="buttons">
        <button type="button">問2へ</button>
        <button type="button">問3へ</button>
      </p>,
    ]),
  )
  expect(paragraphs).toContain('<p><span class="phrases">')
  expect(paragraphs).toContain('<p><button type="button">問2へ</button><button type="button">問3へ</button></p>')
})

const drawn = (markup: string) => markup.replaceAll(/<span class="phrases">|<\/span>$/g, '').replaceAll('<wbr/>', '|')

test('a stroke stays with the word before it, a day with its weekday', () => {
  const inPhrases = (text: string) => drawn(renderToStaticMarkup(<Phrases>{text}</Phrases>))
  expect(inPhrases('四日市市／従業員')).toBe('四日市<span class="whole">市／</span>|従業員')
  expect(inPhrases('2月1日(月)〜5日(金)')).toBe(
    '<span class="whole">2月1日(月)</span>〜<span class="whole">5日(金)</span>',
  )
})

test('a name breaks where its letters change', () => {
  const named = (name: string) => drawn(renderToStaticMarkup(<Name>{name}</Name>))
  expect(named('蒼天ネットワークス')).toBe('蒼天|ネットワークス')
  expect(named('みらいキャリア運営事務局')).toBe('みらいキャリア|運営事務局')
  expect(named('北斗')).toBe('北斗')
})
