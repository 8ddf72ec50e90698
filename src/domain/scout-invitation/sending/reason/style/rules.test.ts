import { describe, expect, test } from 'vitest'
import type { QuotationField } from '#domain/candidate/quotation/rules.ts'
import { hasWholeSentence, reasonOpenings, styleOf } from './rules.ts'

const quoted = (text: string, field: QuotationField = 'STUDENT_PROJECT_EXPERIENCE') => ({ text, field })
const stopped = '直せなかった9件も理由を書いて返し、次に来たときの準備をしました'

describe('how a reason begins', () => {
  // The reasons are those of the demo, and what recruiters write beside them.
  test.each<[(typeof reasonOpenings)[number], string, string[]]>([
    ['QUOTATION', `「${stopped}」と書かれていました。途中を書いてくださったことで、責任感が分かりました。`, [stopped]],
    ['QUOTATION', `　「${stopped}」という一文を読み、心が動きました。`, [stopped]],
    ['QUOTATION', `「${stopped}」。この一文の前後を、何度か読み返しました。`, [stopped]],
    ['QUOTATION', `『${stopped}』という書き方に、よく見る方だと感じました。`, [stopped]],
    [
      'QUOTATION',
      '肩の開く順番を直して県大会で入賞したことに、どれだけの時間をかけられたのでしょうか。',
      ['肩の開く順番を直して県大会で入賞した'],
    ],
    ['QUOTATION', '「「挑戦」を選びました。続けます」という一文を読み、', ['「挑戦」を選びました。続けます']],
    ['GREETING', 'はじめまして。当社で採用を担当しております。', []],
    ['GREETING', `突然のご連絡を失礼します。「${stopped}」という一文を読みました。`, [stopped]],
    ['GREETING', 'お忙しいところ恐れ入ります。研究の内容を拝見しました。', []],
    ['QUESTION', 'どうして郵便受けに返信はがきを入れようと思われたのですか？続きをうかがいたいです。', []],
    ['QUESTION', `「${stopped}」のとき`.replace('「', 'あの「') + '、何を考えていらっしゃいましたか。', [stopped]],
    ['QUESTION', '私たちの仕事が、実験と似ていると思われたことはないでしょうか。', []],
    ['COMPANY', `私たちが大切にしている調査と、「${stopped}」という経験が重なりました。`, [stopped]],
    ['COMPANY', '当社では、病院の検査システムを止めずに入れ替えています。', []],
    ['STUDENT', `プロフィールを読み終えたあとも、「${stopped}」という一文が心に残りました。`, [stopped]],
    ['STUDENT', 'あなたの粘り強さに引かれました。', []],
    ['STUDENT', '自己ＰＲの言葉に、思わずうなずきました。', []],
    ['QUOTATION_WITHIN', `最初に目がとまったのは「${stopped}」という箇所です。`, [stopped]],
    ['QUOTATION_WITHIN', `印象に残ったのは「${stopped}。翌日も続けた」です。`, [`${stopped}。翌日も続けた`]],
    ['OTHER', `会社の近くに川があります。「${stopped}」という一文を読みました。`, [stopped]],
    ['OTHER', '「検査装置の開発職」では、一緒に手を動かします。', []],
    ['QUESTION', '「検査装置の開発職」で、一緒に手を動かしてみませんか', []],
    ['OTHER', '研究室で測定値のばらつきの原因を半年かけて突き止めた経験を読み、姿勢が重なると感じました。', []],
    // Brackets that hold no recorded quotation are not the student's words.
    ['OTHER', `「${stopped}」と書かれていました。`, []],
  ])('%s: %s', (opening, reason, texts) => {
    expect(
      styleOf(
        reason,
        texts.map((text) => quoted(text)),
      ).opening,
    ).toBe(opening)
  })
})

test.each([
  [[], 'NONE', 0],
  [[quoted(stopped, 'TAGLINE')], 'TAGLINE', 1],
  [[quoted(stopped), quoted('理由を書いて')], 'STUDENT_PROJECT_EXPERIENCE', 2],
  [[quoted(stopped), quoted('理由を書いて', 'SELF_INTRODUCTION')], 'SEVERAL', 2],
] as const)('%j is quoted from %s', (quotations, source, count) => {
  expect(styleOf(`「${stopped}」`, quotations)).toMatchObject({ source, quotations: count })
})

test('the length is that of the company’s own words', () => {
  expect(styleOf(`「${stopped}」という一文を読み、${'私'.repeat(57)}`, [quoted(stopped)]).letters).toBe(57)
})

test('an opening is decided once the first sentence is whole, and not by a full stop within a quotation', () => {
  const [reason, quotations] = ['「続けました。翌日も」という一文を読み、', [quoted('続けました。翌日も')]]
  expect(hasWholeSentence(reason, quotations)).toBe(false)
  expect(hasWholeSentence(`${reason}驚きました。`, quotations)).toBe(true)
  expect(hasWholeSentence('\n', [])).toBe(false)
})
