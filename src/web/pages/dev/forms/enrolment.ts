import { checkEmail, checkMobilePhoneNumber, mobilePhoneNumberOf } from '#ground/validation/contact-validation.ts'
import {
  checkCorporateNumber,
  checkPhoneNumber,
  checkPostalCode,
  checkUrl,
} from '#ground/validation/company-validation.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import * as fold from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { checkPassword } from '#ground/validation/password-validation.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkToeic } from '#ground/validation/score-validation.ts'
import * as answers from '#ground/validation/answer-validation.ts'
import * as rules from '#ground/validation/validation.ts'
import { formText } from '#web/carry/form-text.ts'
import { dateOf } from '#web/parts/forms/date-of.ts'

const { familyName, givenName, familyNameKana, givenNameKana, email, mobilePhoneNumber } = accountLimits
const { capacity } = fieldLimits
export const ownLimits = {
  companyName: { label: '会社名', min: 1, max: 60 },
  introduction: { label: '紹介文', min: 10, max: 200 },
  interests: { label: '関心', min: 1, max: 3 },
}

/** The labels of the fields, in the order of the page. */
export const labels: Record<string, string> = {
  familyName: familyName.label,
  givenName: givenName.label,
  familyNameKana: familyNameKana.label,
  givenNameKana: givenNameKana.label,
  email: email.label,
  mobilePhoneNumber: mobilePhoneNumber.label,
  graduationYear: '卒業予定の年',
  toeic: 'TOEIC',
  companyName: ownLimits.companyName.label,
  corporateNumber: '法人番号',
  phoneNumber: '代表電話',
  url: 'URL',
  foundedOn: '設立日',
  capacity: capacity.label,
  'office.postalCode': fieldLimits.postalCode.label,
  'office.prefectureId': '都道府県',
  'office.city': fieldLimits.city.label,
  'office.town': fieldLimits.town.label,
  'office.street': fieldLimits.street.label,
  'office.building': fieldLimits.building.label,
  interests: ownLimits.interests.label,
  contact: '連絡方法',
  introduction: ownLimits.introduction.label,
  password: accountLimits.password.label,
  terms: '利用規約とプライバシーポリシー',
}

/** The typed values in their folded form, without the password. */
export function read(form: FormData) {
  const text = (name: string, spelling = foldSpaces) => spelling(formText(form, name))
  return {
    familyName: text('familyName'),
    givenName: text('givenName'),
    familyNameKana: text('familyNameKana', fold.foldKana),
    givenNameKana: text('givenNameKana', fold.foldKana),
    email: text('email', fold.foldEmail),
    mobilePhoneNumber: mobilePhoneNumberOf(formText(form, 'mobilePhoneNumber')) ?? '',
    graduationYear: formText(form, 'graduationYear'),
    toeic: text('toeic', fold.foldDigits),
    companyName: text('companyName'),
    corporateNumber: text('corporateNumber', fold.foldDigits),
    phoneNumber: text('phoneNumber', fold.foldPhoneNumber),
    url: text('url', fold.foldWidth),
    foundedOn: dateOf(form, 'foundedOn'),
    capacity: text('capacity', fold.foldDigits),
    postalCode: text('office.postalCode', fold.foldPostalCode),
    prefectureId: formText(form, 'office.prefectureId'),
    city: text('office.city'),
    town: text('office.town'),
    street: text('office.street', fold.foldWidth),
    building: text('office.building'),
    interests: form.getAll('interests').filter((interest) => typeof interest === 'string'),
    contact: formText(form, 'contact'),
    introduction: formText(form, 'introduction').trim(),
  }
}

type Choices = { prefectureIds: readonly string[]; graduationYears: readonly number[] }
export const contactWays = ['メール', '電話']

/** The browser checks before sending, the server after receiving. */
export function check(form: FormData, { prefectureIds, graduationYears }: Choices): (FieldError | null)[] {
  const values = read(form)
  const names = [values.familyName, values.givenName, values.familyNameKana, values.givenNameKana]
  return [
    rules.checkText('familyName', values.familyName, familyName),
    rules.checkText('givenName', values.givenName, givenName),
    answers.checkKatakana('familyNameKana', values.familyNameKana, familyNameKana),
    answers.checkKatakana('givenNameKana', values.givenNameKana, givenNameKana),
    checkEmail('email', values.email),
    checkMobilePhoneNumber('mobilePhoneNumber', formText(form, 'mobilePhoneNumber')),
    rules.checkGraduationYear('graduationYear', values.graduationYear, graduationYears),
    values.toeic === '' ? null : checkToeic('toeic', values.toeic),
    rules.checkText('companyName', values.companyName, ownLimits.companyName),
    values.corporateNumber === '' ? null : checkCorporateNumber('corporateNumber', values.corporateNumber),
    values.phoneNumber === '' ? null : checkPhoneNumber('phoneNumber', '代表電話', values.phoneNumber),
    checkUrl('url', values.url),
    answers.checkDate('foundedOn', '設立日', values.foundedOn),
    answers.checkInteger('capacity', values.capacity, capacity),
    checkPostalCode('office.postalCode', values.postalCode),
    answers.checkSelected('office.prefectureId', '都道府県', values.prefectureId, prefectureIds),
    rules.checkText('office.city', values.city, fieldLimits.city),
    rules.checkText('office.town', values.town, fieldLimits.town),
    rules.checkText('office.street', values.street, fieldLimits.street),
    rules.checkText('office.building', values.building, fieldLimits.building),
    rules.checkOptions('interests', values.interests, ownLimits.interests),
    answers.checkAnswered('contact', values.contact, contactWays),
    rules.checkText('introduction', values.introduction, ownLimits.introduction),
    checkPassword('password', formText(form, 'password'), { email: values.email, names }),
    answers.checkAgreed('terms', labels['terms'] ?? '', formText(form, 'terms') === 'yes'),
  ]
}
