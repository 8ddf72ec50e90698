import { consentTexts } from '#domain/candidate-account/consent/rules.ts'
import type { PreRegistration } from '#domain/inquiry/rules.ts'

/** A form as an employee of a company would fill it in. */
export const aPreRegistration = (given: Partial<PreRegistration> = {}): PreRegistration => ({
  companyName: '株式会社例示',
  corporateNumber: '7000012050002',
  familyName: '小鳥遊',
  givenName: '花子',
  familyNameKana: 'タカナシ',
  givenNameKana: 'ハナコ',
  department: '人事部',
  email: 'hanako@reiji.example.jp',
  phoneNumber: '03-1234-5678',
  postalCode: '100-0001',
  address: '東京都千代田区千代田1-1',
  message: '28卒の採用で使えるか相談したいです。',
  policyVersion: consentTexts.policy.version,
  ...given,
})

/** An inquiry as a visitor without an account would send it. */
export const anInquiry = (given: Record<string, unknown> = {}) => ({
  category: 'USAGE',
  name: '小鳥遊 花子',
  email: 'hanako@reiji.example.jp',
  body: '日程の変更のしかたを教えてください。',
  ...given,
})
