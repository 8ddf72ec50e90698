import { describe, expect, test } from 'vitest'
import * as company from './company-validation.ts'
import * as contact from './contact-validation.ts'
import * as advice from './email-advice.ts'
import { accountLimits } from '../limits/account.ts'
import { fieldLimits } from '../limits/desk.ts'
import { profileLimits } from '../limits/profile.ts'
import { imageText } from '../words/picture.ts'
import { checkPassword, passwordText } from './password-validation.ts'
import type { FieldError } from '../refusal.ts'
import { checkToefl, checkToeic, scoreText } from './score-validation.ts'
import { deskValidationText } from '../words/desk.ts'
import * as answers from './answer-validation.ts'
import * as rules from './validation.ts'

const limits = { ...accountLimits, ...profileLimits, ...fieldLimits }
const text = {
  ...rules.validationText,
  ...answers.answerText,
  ...deskValidationText,
  ...contact.contactText,
  ...imageText,
  ...passwordText,
  ...scoreText,
}
const said = (error: FieldError | null) => error?.message ?? null

describe('§5 the texts the specification fixes', () => {
  test.each([
    [text.digit, '数値を入力してください'],
    [text.notChecked, '回答を選択してください'],
    [text.zipCode, '半角数字で入力してください'],
    [text.url, 'URLの形式が正しくありません'],
    [text.mobilePhoneNumber, '携帯電話が正しく入力されていません'],
    [text.jobEditorRequired, '職種詳細は必須です'],
    [text.generic, '無効な情報が入力しました'],
    [text.password, 'パスワードの形式が異なっています'],
    [text.empty('姓'), '姓が入力されていません'],
    [text.tooManyOptions('強み', 5), '選択できる強みは5 つまでです'],
    [text.imageType, 'アップロードファイルが不正です'],
    [text.imageSize, '登録した画像のサイズが大き過ぎます'],
  ])('%s', (ours, fixed) => expect(ours).toBe(fixed))
})

describe('§5 limits', () => {
  test.each(Object.entries(limits))('%s has a range', (_, { min, max, label }) => {
    expect(min).toBeGreaterThanOrEqual(0)
    expect(max).toBeGreaterThanOrEqual(min)
    expect(label).not.toBe('')
  })
  test.each([
    ['姓', 'familyName', '', text.empty('姓')],
    ['姓', 'familyName', '𠮷'.repeat(40), null],
    ['姓', 'familyName', '𠮷'.repeat(41), text.tooLong(40, 41)],
    ['名', 'givenName', 'ミン カイ Nguyễn Thị Minh Khai', null],
    ['自己PR', 'selfIntroduction', '', null],
    ['自己PR', 'selfIntroduction', 'あ'.repeat(801), text.tooLong(800, 801)],
    ['選んだ理由', 'scoutReason', 'あ'.repeat(39), text.tooShort(40, 39)],
  ] as const)('%s (%s) %.5s…', (_, field, value, message) =>
    expect(said(rules.checkText('x', value, limits[field]))).toBe(message),
  )
  test('a length between two', () => {
    const limit = { label: '確認コード', min: 6, max: 6 }
    expect(said(contact.checkLengthBetween('x', '12345', limit))).toBe(text.length('確認コード', 6, 6))
    expect(said(contact.checkLengthBetween('x', '', limit))).toBe(text.empty('確認コード'))
    expect(contact.checkLengthBetween('x', '123456', limit)).toBeNull()
  })
})

describe('§5 plain checks', () => {
  const kana = accountLimits.familyNameKana
  test.each([
    ['サエキ', null],
    ['アン・マリー', null],
    ['さえき', text.katakana('セイ')],
    ['ｻｴｷ', text.katakana('セイ')],
    ['佐伯', text.katakana('セイ')],
    ['', text.empty('セイ')],
  ])('kana %s', (value, message) => expect(said(answers.checkKatakana('x', value, kana))).toBe(message))

  test.each([
    ['500', null],
    ['0', text.integerRange('定員', 1, 500)],
    ['501', text.integerRange('定員', 1, 500)],
    ['1.5', text.integerRange('定員', 1, 500)],
    ['三十', text.digit],
    ['', text.empty('定員')],
  ])('integer %s', (value, message) =>
    expect(said(answers.checkInteger('x', value, fieldLimits.capacity))).toBe(message),
  )
  test.each([
    ['2028-02-29', null],
    ['2027-02-29', text.date],
    ['2027-04-31', text.date],
    ['2027--01', text.date],
    ['', text.notSelected('設立日')],
  ])('date %s', (value, message) => expect(said(answers.checkDate('x', '設立日', value))).toBe(message))
  test.each([
    [[], 1, text.nonEmptyArray('強み')],
    [['a'], 3, text.minOptions('強み', 3)],
    [['a', 'b', 'c', 'd', 'e', 'f'], 1, text.tooManyOptions('強み', 5)],
    [['a', 'b', 'c'], 3, null],
  ])('options %j of at least %i', (chosen, min, message) =>
    expect(said(rules.checkOptions('x', chosen, { label: '強み', min, max: 5 }))).toBe(message),
  )
  test('choices, answers and promises', () => {
    expect(said(answers.checkSelected('x', '業界', '9', ['1', '2']))).toBe(text.notSelected('業界'))
    expect(said(answers.checkAnswered('x', '', ['1']))).toBe(text.notChecked)
    expect(said(answers.checkAgreed('x', '利用規約', false))).toBe('利用規約に同意してください')
    expect(said(rules.checkGraduationYear('x', '1999', [2027, 2028]))).toBe('卒業予定の年を選択してください')
  })
})

describe('§5 contact', () => {
  test.each([
    ['taro@example.ac.jp', null],
    ['a..b.@docomo.ne.jp', null],
    ["o'neil+shukatsu@example.co.jp", null],
    [`${'a'.repeat(64)}@${'b'.repeat(60)}.jp`, null],
    [`${'a'.repeat(65)}@example.jp`, text.email],
    [`a@${'b'.repeat(250)}.jp`, text.tooLong(254, 255)],
    ['taro@example', text.email],
    ['taro example@example.jp', text.email],
    ['太郎@example.jp', text.email],
    ['', text.empty('メールアドレス')],
  ])('mail %s', (mail, message) => expect(said(contact.checkEmail('x', mail))).toBe(message))
  test.each([
    ['taro@gmial.com', 'taro@gmail.com'],
    ['taro@gmal.com', 'taro@gmail.com'],
    ['taro@gmaill.com', 'taro@gmail.com'],
    ['taro@gmail.con', 'taro@gmail.com'],
    ['taro@gmail.co.jp', 'taro@gmail.com'],
    ['taro@yaho.co.jp', 'taro@yahoo.co.jp'],
    ['taro@docmo.ne.jp', 'taro@docomo.ne.jp'],
    ['taro@gmail.com', null],
    ['taro@ymail.com', null],
    ['taro@yahoo.ne.jp', null],
    ['taro@mail.com', null],
    ['taro@nagoya-u.ac.jp', null],
    ['taro', null],
  ])('mail %s was meant as %s', (mail, meant) => expect(advice.suggestEmail(mail)).toBe(meant))
  test.each([
    ['taro@s.nagoya-u.ac.jp', /大学/],
    ['taro@docomo.ne.jp', /携帯/],
    ['taro@i.softbank.jp', /携帯/],
    ['taro@gmail.com', null],
  ])('advice for %s', (mail, words) => {
    const sentence = advice.adviseEmail(mail)
    if (words) expect(sentence).toMatch(words)
    else expect(sentence).toBeNull()
  })
  test.each([
    ['060-1234-5678', '+816012345678'],
    ['07012345678', '+817012345678'],
    ['+81 80 1234 5678', '+818012345678'],
    ['０９０１２３４５６７８', '+819012345678'],
    ['050-1234-5678', null],
    ['03-1234-5678', null],
    ['0901234567', null],
    ['0800-123-4567', null],
    ['0600-123-4567', null],
    ['090-0123-4567', null],
    ['090123456789', null],
  ])('mobile %s', (phone, number) => {
    expect(contact.mobilePhoneNumberOf(phone)).toBe(number)
    expect(said(contact.checkMobilePhoneNumber('x', phone))).toBe(number ? null : text.mobilePhoneNumber)
  })
  test.each([
    ['03-1234-5678', true],
    ['0120-123-456', true],
    ['0800-123-4567', true],
    ['050-1234-5678', true],
    ['090-1234-567', false],
    ['3-1234-5678', false],
  ])('phone %s', (phone, isRight) =>
    expect(said(company.checkPhoneNumber('x', '代表電話', phone))).toBe(isRight ? null : text.phoneNumber('代表電話')),
  )
  test.each([
    ['1000001', null],
    ['100000', text.zipCodeLength],
    ['千代田', text.zipCode],
    ['', text.empty('郵便番号')],
  ])('postal code %s', (code, message) => expect(said(company.checkPostalCode('x', code))).toBe(message))
  test.each([
    ['https://example.co.jp/採用', true],
    ['http://example.jp', true],
    ['', true],
    ['example.jp', false],
    ['javascript:alert(1)', false],
    [`https://example.jp/${'a'.repeat(500)}`, false],
  ])('url %.40s', (url, isRight) => expect(said(company.checkUrl('x', url))).toBe(isRight ? null : text.url))
  test.each([
    ['7000012050002', true],
    ['8000012050002', false],
    ['7000012050020', false],
    ['700001205000', false],
  ])('corporate number %s', (digits, isRight) => expect(company.isCorporateNumber(digits)).toBe(isRight))
})

describe('§5 scores', () => {
  test.each(['10', '735', '990'])('TOEIC %s', (score) => expect(checkToeic('x', score)).toBeNull())
  test.each(['5', '737', '995', '', '七百'])('TOEIC %s is none', (score) =>
    expect(said(checkToeic('x', score))).toBe(text.toeic),
  )
  test.each([
    ['0', '0-120', true],
    ['120', '0-120', true],
    ['121', '0-120', false],
    ['80.5', '0-120', false],
    ['4.5', '1-6', true],
    ['4.3', '1-6', false],
    ['0.5', '1-6', false],
    ['6.5', '1-6', false],
    ['', '1-6', false],
  ] as const)('TOEFL %s of %s', (score, scale, isRight) =>
    expect(said(checkToefl('x', score, scale))).toBe(isRight ? null : text.toefl),
  )
})

describe('§5 passwords', () => {
  const owner = { email: 'hanako.saeki@example.jp', names: ['佐伯', '花子', 'サエキ'] }
  test.each([
    ['', text.empty('パスワード')],
    ['11文字しかない語句', text.tooShort(12, 10)],
    ['あ'.repeat(65), text.tooLong(64, 65)],
    ['tab\there-is-bad', text.password],
    ['password1234', text.passwordCommon],
    ['P@ssw0rd2026!', text.passwordCommon],
    ['passwordpassword', text.passwordCommon],
    ['qwertyuiop123', text.passwordCommon],
    ['1qaz2wsx3edc', text.passwordCommon],
    ['123456789012', text.passwordCommon],
    ['aaaaaaaaaaaaaa', text.passwordCommon],
    ['abcabcabcabc', text.passwordCommon],
    ['abcdefghijklmn', text.passwordCommon],
    ['iloveyou20270401', text.passwordCommon],
    ['パスワードパスワードパス', text.passwordCommon],
    ['hanako.saeki', text.passwordPersonal],
    ['hanako.saeki2027', text.passwordPersonal],
    ['佐伯佐伯佐伯佐伯佐伯佐伯', text.passwordPersonal],
    ['ＹＯＡＫＥyoake2027', text.passwordPersonal],
    ['夜明けの空を見る佐伯の窓', null],
    ['correct horse battery', null],
    ['mizu-umi no asa 7ji', null],
    ['k8#vQ2!pLx9z', null],
    ['𠮷野家の朝ごはんが好きです', null],
  ])('%s', (password, message) => expect(said(checkPassword('x', password, owner))).toBe(message))
})
