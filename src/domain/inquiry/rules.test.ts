import { describe, expect, it } from 'vitest'
import { aPreRegistration } from '#test/factories/inquiry.ts'
import { checkPreRegistration, foldPreRegistration, type PreRegistration } from './rules.ts'

const mistakes = (changes: Partial<PreRegistration>) =>
  checkPreRegistration(foldPreRegistration(aPreRegistration(changes))).map(({ path, message }) => `${path}: ${message}`)

describe('§5 the form of pre-registration', () => {
  it('takes a whole form, and one with only what is mandatory', () => {
    expect(mistakes({})).toEqual([])
    expect(mistakes({ department: '', postalCode: '', address: '', message: '' })).toEqual([])
  })

  it('folds what people type into one spelling and leaves kanji alone', () => {
    const folded = foldPreRegistration(
      aPreRegistration({
        companyName: '　株式会社　例 ',
        familyName: '\uFA19\u5C71',
        familyNameKana: 'かみやま',
        givenNameKana: 'ﾊﾅｺ',
        email: 'Ｈanako@EXAMPLE.co.jp',
        phoneNumber: '０３ー１２３４ー５６７８',
        postalCode: '〒460-0001',
        message: 'はじめまして。\r\n相談したいです。\n',
      }),
    )
    expect(folded).toMatchObject({
      companyName: '株式会社 例',
      familyName: '\uFA19\u5C71',
      familyNameKana: 'カミヤマ',
      givenNameKana: 'ハナコ',
      email: 'Hanako@example.co.jp',
      phoneNumber: '0312345678',
      postalCode: '4600001',
      message: 'はじめまして。\n相談したいです。',
    })
  })

  it('says every mistake at once, in the order of the form', () => {
    const empty = Object.fromEntries(Object.keys(aPreRegistration()).map((field) => [field, ' ']))
    expect(mistakes(empty)).toEqual([
      'companyName: 会社名が入力されていません',
      'corporateNumber: 法人番号が入力されていません',
      'familyName: 姓が入力されていません',
      'givenName: 名が入力されていません',
      'familyNameKana: セイが入力されていません',
      'givenNameKana: メイが入力されていません',
      'email: メールアドレスが入力されていません',
      'phoneNumber: 電話番号が入力されていません',
      'policyVersion: プライバシーポリシーに同意してください',
    ])
  })

  it.each([
    [{ familyNameKana: '山田' }, 'familyNameKana: セイは全角カタカナで入力してください'],
    [{ email: 'hanako@example' }, 'email: メールアドレスの形式が正しくありません'],
    [{ phoneNumber: '12345' }, 'phoneNumber: 電話番号が正しく入力されていません'],
    [{ postalCode: '460' }, 'postalCode: 7桁の数字で入力してください'],
    [{ message: '𠮷'.repeat(1001) }, 'message: 1,000文字以内で入力してください（現在1,001文字）'],
    [{ companyName: 'あ'.repeat(101) }, 'companyName: 100文字以内で入力してください（現在101文字）'],
    [
      { policyVersion: '0.9' },
      'policyVersion: プライバシーポリシーが新しくなりました。読み直して、もう一度同意してください',
    ],
  ])('refuses %j', (changes, mistake) => expect(mistakes(changes)).toEqual([mistake]))
})
