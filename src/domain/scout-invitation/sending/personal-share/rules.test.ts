import { describe, expect, test } from 'vitest'
import { isMassLetter, ownPrintsOf, personalShareOf, profileOf, type StudentTexts } from './rules.ts'

const student: StudentTexts = {
  department: '工学部 情報工学科',
  texts: [
    '商店街の八百屋で三年間アルバイトをしました。夕方に売れ残る葉物を減らすため、天気と来客数を毎日ノートに記録しました。雨の日は仕入れを二割減らすと店主に提案し、半年で廃棄を四割減らしました。',
    '分からないことを分からないと言えるのが私の強みです。研究では画像認識の誤検出を調べています。',
  ],
}
const template =
  'はじめまして。私たちは東海地方の工場で使われる検査装置をつくっている会社です。若手のうちから装置の設計を任せ、先輩が隣で支えます。働く場所は名古屋で、在宅の日も選べます。選考の流れは募集のページに書いています。まずは気軽に読んでみてください。'
const personal =
  '「天気と来客数を毎日ノートに記録しました」という一文を読み、数えることから始める姿に引かれました。検査装置の現場でも、傷の位置を一つずつ書き留めた人が原因にたどり着きます。仕入れを減らす提案を店主にどう切り出したのか、ぜひ聞かせてください。'
const plain =
  'プロフィールを拝見し、大変魅力的な方だと感じました。ぜひ一度お話をさせていただきたく、ご連絡いたしました。ご都合のよい日にお会いできればうれしいです。'

const companyId = '0190aaaa-0000-7000-8000-000000000001'
const other: StudentTexts = { department: '文学部', texts: ['吹奏楽部でホルンを六年続けました。'] }
const printsOf = (texts: readonly string[], to = other) =>
  new Set(texts.flatMap((text) => ownPrintsOf(text, profileOf(to), companyId)))

type Case = { reason: string; message?: string; sent?: readonly string[]; isBulk?: boolean; to?: StudentTexts }
function share({ reason, message = template, sent = [template], isBulk = false, to = student }: Case) {
  const prints = printsOf(sent)
  const letter = { reason, message, isMessageCommon: isBulk }
  return personalShareOf(letter, profileOf(to), { companyId, isSent: (print) => prints.has(print) })
}
const percentOf = (letter: Case) => share(letter).percent

const spaced = Array.from(plain).join('\u3000 ')
const unseen = Array.from(personal).join('\u200B')
const whole = `「${student.texts.join('')}」`
const synonyms = plain
  .replace('拝見し', '読ませていただき')
  .replace('大変魅力的な', 'とてもすてきな')
  .replace('感じました', '思いました')

describe('what share of a letter is about its student', () => {
  test.each<[string, Case, number]>([
    ['a reason that quotes and says something of it', { reason: personal }, 46],
    ['the same, with the message to all in one sending', { reason: personal, isBulk: true }, 46],
    [
      'a reason that takes up words of the profile without a quotation',
      { reason: '八百屋で廃棄を減らした話に引かれました。傷を数えて不良を減らす私たちの仕事と、考え方が似ています。' },
      28,
    ],
    ['a polite reason about nobody', { reason: plain }, 0],
    ['the same with spaces between its letters', { reason: spaced }, 0],
    ['the same in synonyms', { reason: synonyms, sent: [template, plain] }, 0],
    ['a personal reason that another student was sent', { reason: personal, sent: [template, personal] }, 0],
    [
      'the same with one word swapped',
      { reason: personal.replace('現場でも', '職場でも'), sent: [template, personal] },
      0,
    ],
    ['the same with characters without width', { reason: unseen, sent: [template, personal] }, 0],
    ['the same without a full stop', { reason: personal.replaceAll('。', '、'), sent: [template, personal] }, 0],
    ['the whole profile quoted', { reason: whole }, 0],
    ['the whole profile quoted, and thanks', { reason: `${whole}を読みました。ありがとうございます。` }, 7],
    ['one quotation many times', { reason: '「天気と来客数を毎日ノートに記録しました」'.repeat(8) }, 0],
    ['one sentence many times', { reason: '八百屋の廃棄を減らした話に引かれました。'.repeat(8) }, 7],
    [
      'the university and the department inserted',
      { reason: `東京大学工学部情報工学科の山田さんへ。${plain}`, sent: [template, plain] },
      0,
    ],
    ['spaces alone', { reason: ' \n\u3000\u200B'.repeat(40) }, 0],
    ['a profile without a text', { reason: personal, to: { department: '', texts: [] } }, 0],
    [
      'a message written for the student as well',
      { reason: personal, message: `${personal}${personal}${template}` },
      23,
    ],
  ])('%s', (_, letter, percent) => expect(percentOf(letter)).toBe(percent))
})

test('below 20 per cent a letter is one to many', () => {
  expect([isMassLetter(19), isMassLetter(20)]).toEqual([true, false])
})

test('each sentence says whether it counts, and what would raise the share is one thing', () => {
  const { parts, raise, missingLetters } = share({ reason: personal })
  expect(parts.slice(0, 5).map(({ kind, counted }) => [kind, counted > 0])).toEqual([
    ['QUOTES', true],
    ['OWN', true],
    ['ABOUT', true],
    ['SHORT', false],
    ['SENT', false],
  ])
  expect([raise, missingLetters]).toEqual(['WRITE_MORE', 0])
  expect(share({ reason: plain })).toMatchObject({ raise: 'TIE', missingLetters: 46 })
  expect(share({ reason: personal, sent: [template, personal] }).raise).toBe('REWRITE')
  expect(share({ reason: whole }).raise).toBe('WRITE_ABOUT_QUOTATION')
})

test('the same letter has the same share every time, and a company does not know the prints of another one', () => {
  expect(share({ reason: personal })).toEqual(share({ reason: personal }))
  const elsewhere = ownPrintsOf(personal, profileOf(other), '0190aaaa-0000-7000-8000-000000000002')
  expect(elsewhere.filter((print) => printsOf([personal]).has(print))).toEqual([])
})
