/**
 * The label and limits of a field. text and kana: characters; number: the value; list: the number of items, with `each`
 * for the characters of one item; file: bytes, with the pixels of the shorter side.
 */
export type FieldLimit = {
  label: string
  kind: 'text' | 'kana' | 'email' | 'mobilePhoneNumber' | 'password' | 'number' | 'list' | 'file'
  min: number
  max: number
  each?: number
  shortSide?: number
}

const megabytes = 1024 * 1024

/** One message between a student and a company. */
export const threadMessageLimit = { label: 'メッセージ', kind: 'text', min: 1, max: 2000 } as const satisfies FieldLimit

export const extraExperienceLimits = {
  studyAbroadExperience: { label: '留学の経験', kind: 'text', min: 0, max: 400 },
  qualificationExperience: { label: '資格', kind: 'text', min: 0, max: 400 },
  internshipExperience: { label: 'インターンの経験', kind: 'text', min: 0, max: 400 },
} as const satisfies Record<string, FieldLimit>

/** The texts of many lines of a profile. A new row needs only its column, its hint, its examples and its place on pages. */
export const profileTextLimits = {
  selfIntroduction: { label: '自己PR', kind: 'text', min: 0, max: 800 },
  studentProjectExperience: { label: '学生時代の経験', kind: 'text', min: 0, max: 800 },
  ...extraExperienceLimits,
} as const satisfies Record<string, FieldLimit>

/** The limits of what people write of themselves, without those of companies. */
export const personalLimits = {
  // Spec silent: names of Vietnam, Thailand and Brazil in Latin letters have up to forty.
  familyName: { label: '姓', kind: 'text', min: 1, max: 40 },
  givenName: { label: '名', kind: 'text', min: 1, max: 40 },
  familyNameKana: { label: 'セイ', kind: 'kana', min: 1, max: 60 },
  givenNameKana: { label: 'メイ', kind: 'kana', min: 1, max: 60 },
  email: { label: 'メールアドレス', kind: 'email', min: 1, max: 254 },
  mobilePhoneNumber: { label: '携帯電話', kind: 'mobilePhoneNumber', min: 11, max: 11 },
  password: { label: 'パスワード', kind: 'password', min: 12, max: 64 },
  // Spec silent: the longest name of the ministry's list is 24 letters.
  otherSchoolName: { label: '学校名', kind: 'text', min: 1, max: 60 },
  otherSchoolDepartmentName: { label: '学部・学科', kind: 'text', min: 1, max: 60 },
  verificationCode: { label: '確認コード', kind: 'text', min: 6, max: 6 },
  taglines: { label: 'タグライン', kind: 'list', min: 0, max: 3, each: 20 },
  ...profileTextLimits,
  sellingPoints: { label: '強み', kind: 'list', min: 1, max: 5 },
  industryPreferences: { label: '希望業界', kind: 'list', min: 0, max: 5 },
  jobTypePreferences: { label: '希望職種', kind: 'list', min: 0, max: 5 },
  areaPreferences: { label: '希望エリア', kind: 'list', min: 0, max: 10 },
  companySizePreferences: { label: '企業の規模', kind: 'list', min: 0, max: 5 },
  companySelectionCriteria: { label: '企業選びの軸', kind: 'list', min: 0, max: 3 },
  preferredScoutTypes: { label: '受け取りたいスカウト', kind: 'list', min: 0, max: 8 },
  offeredCompany: { label: '内定先', kind: 'text', min: 0, max: 60 },
  // Spec silent: longer than any official name.
  highSchoolName: { label: '出身高校', kind: 'text', min: 0, max: 60 },
  picture: { label: '写真', kind: 'file', min: 1, max: 5 * megabytes, shortSide: 320 },
  // Spec silent: a list that a company reads at one glance.
  languages: { label: '言語', kind: 'list', min: 0, max: 5 },
  qualifications: { label: '資格', kind: 'list', min: 0, max: 10 },
  programming: { label: '言語・技術', kind: 'list', min: 0, max: 10 },
  skillName: { label: '名前', kind: 'text', min: 1, max: 40 },
  skillNote: { label: '補足', kind: 'text', min: 0, max: 100 },
} as const satisfies Record<string, FieldLimit>

/** A self introduction or an experience of this many characters gets full points. */
export const recommendedTextLength = 200
