import type { FieldLimit } from './field-limit.ts'

const megabytes = 1024 * 1024

/** The limits of what every person of an account says: students, company users and operators. */
export const accountLimits = {
  // Spec silent: names of Vietnam, Thailand and Brazil in Latin letters have up to forty.
  familyName: { label: '姓', kind: 'text', min: 1, max: 40 },
  givenName: { label: '名', kind: 'text', min: 1, max: 40 },
  familyNameKana: { label: 'セイ', kind: 'kana', min: 1, max: 60 },
  givenNameKana: { label: 'メイ', kind: 'kana', min: 1, max: 60 },
  email: { label: 'メールアドレス', kind: 'email', min: 1, max: 254 },
  mobilePhoneNumber: { label: '携帯電話', kind: 'mobilePhoneNumber', min: 11, max: 11 },
  password: { label: 'パスワード', kind: 'password', min: 12, max: 64 },
  verificationCode: { label: '確認コード', kind: 'text', min: 6, max: 6 },
  picture: { label: '写真', kind: 'file', min: 1, max: 5 * megabytes, shortSide: 320 },
} as const satisfies Record<string, FieldLimit>
