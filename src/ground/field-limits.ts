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

export const fieldLimits = {
  familyName: { label: '姓', kind: 'text', min: 1, max: 20 },
  givenName: { label: '名', kind: 'text', min: 1, max: 20 },
  familyNameKana: { label: 'セイ', kind: 'kana', min: 1, max: 30 },
  givenNameKana: { label: 'メイ', kind: 'kana', min: 1, max: 30 },
  email: { label: 'メールアドレス', kind: 'email', min: 1, max: 254 },
  mobilePhoneNumber: { label: '携帯電話', kind: 'mobilePhoneNumber', min: 11, max: 11 },
  // Spec silent, as for city, town, street and building: twice the longest value in Japan Post's list.
  postalCode: { label: '郵便番号', kind: 'text', min: 7, max: 7 },
  city: { label: '市区町村', kind: 'text', min: 1, max: 50 },
  town: { label: '町域', kind: 'text', min: 0, max: 80 },
  street: { label: '番地', kind: 'text', min: 1, max: 50 },
  building: { label: '建物名・部屋番号', kind: 'text', min: 0, max: 80 },
  password: { label: 'パスワード', kind: 'password', min: 12, max: 64 },
  // Spec silent: the longest name of the ministry's list is 24 letters.
  otherSchoolName: { label: '学校名', kind: 'text', min: 1, max: 60 },
  otherSchoolDepartmentName: { label: '学部・学科', kind: 'text', min: 1, max: 60 },
  verificationCode: { label: '確認コード', kind: 'text', min: 6, max: 6 },
  taglines: { label: 'タグライン', kind: 'list', min: 0, max: 3, each: 20 },
  selfIntroduction: { label: '自己PR', kind: 'text', min: 0, max: 800 },
  studentProjectExperience: { label: '学生時代の経験', kind: 'text', min: 0, max: 800 },
  studyAbroadExperience: { label: '留学経験', kind: 'text', min: 0, max: 400 },
  qualificationExperience: { label: '資格', kind: 'text', min: 0, max: 400 },
  internshipExperience: { label: 'インターンシップ', kind: 'text', min: 0, max: 400 },
  sellingPoints: { label: '強み', kind: 'list', min: 1, max: 5 },
  industryPreferences: { label: '希望業界', kind: 'list', min: 0, max: 5 },
  jobTypePreferences: { label: '希望職種', kind: 'list', min: 0, max: 5 },
  areaPreferences: { label: '希望エリア', kind: 'list', min: 0, max: 10 },
  companySizePreferences: { label: '希望する企業規模', kind: 'list', min: 0, max: 5 },
  companySelectionCriteria: { label: '企業選びの軸', kind: 'list', min: 0, max: 3 },
  preferredScoutTypes: { label: '希望するスカウト', kind: 'list', min: 0, max: 8 },
  offeredCompany: { label: '内定先', kind: 'text', min: 0, max: 60 },
  // Spec silent: longer than any official name.
  highSchoolName: { label: '出身高校', kind: 'text', min: 0, max: 60 },
  picture: { label: '写真', kind: 'file', min: 1, max: 5 * megabytes, shortSide: 320 },
  logo: { label: 'ロゴ', kind: 'file', min: 1, max: 5 * megabytes, shortSide: 320 },
  coverImage: { label: 'カバー画像', kind: 'file', min: 1, max: 10 * megabytes, shortSide: 320 },
  jobTitle: { label: '募集タイトル', kind: 'text', min: 1, max: 40 },
  textBlock: { label: '本文', kind: 'text', min: 0, max: 2000 },
  headingBlock: { label: '見出し', kind: 'text', min: 1, max: 40 },
  blocks: { label: 'ブロック', kind: 'list', min: 0, max: 30 },
  imageBlocks: { label: '画像', kind: 'list', min: 0, max: 10 },
  videoBlocks: { label: '動画', kind: 'list', min: 0, max: 3 },
  scoutMessage: { label: '本文', kind: 'text', min: 100, max: 1000 },
  withdrawalMessage: { label: '企業へのメッセージ', kind: 'text', min: 1, max: 300 },
  scoutReason: { label: '選んだ理由', kind: 'text', min: 40, max: 300 },
  contentImage: { label: '画像', kind: 'file', min: 1, max: 5 * megabytes },
  // Spec silent: one sentence for people who cannot see the picture.
  imageDescription: { label: '画像の説明', kind: 'text', min: 0, max: 100 },
  jobTypes: { label: '職種', kind: 'list', min: 1, max: 5 },
  recruitmentSteps: { label: '選考ステップ', kind: 'list', min: 0, max: 10 },
  customStep: { label: '選考ステップ名', kind: 'text', min: 1, max: 20 },
  recruitmentProcess: { label: '選考の流れの説明', kind: 'text', min: 0, max: 1000 },
  // Spec silent: twice the number of conditions the law requires.
  conditions: { label: '募集条件', kind: 'list', min: 0, max: 20 },
  conditionLabel: { label: '募集条件の項目', kind: 'text', min: 1, max: 40 },
  conditionBody: { label: '募集条件の内容', kind: 'text', min: 0, max: 1000 },
  completionUrlLabel: { label: 'URLの表示名', kind: 'text', min: 1, max: 40 },
  completionMessage: { label: '完了メッセージ', kind: 'text', min: 0, max: 1000 },
  completionUrls: { label: 'URL', kind: 'list', min: 0, max: 5 },
  belongings: { label: '持ち物', kind: 'list', min: 0, max: 10, each: 30 },
  emergencyContact: { label: '緊急連絡先', kind: 'text', min: 0, max: 100 },
  capacity: { label: '定員', kind: 'number', min: 1, max: 500 },
  schedulingDates: { label: '日程', kind: 'list', min: 0, max: 200 },
  // Spec silent: long enough to name the work and the share of women in it.
  positiveActionReason: { label: '取り組みの理由', kind: 'text', min: 20, max: 500 },
  savedFilterName: { label: '検索条件名', kind: 'text', min: 1, max: 30 },
  label: { label: 'ラベル', kind: 'text', min: 1, max: 20 },
  labels: { label: 'ラベル', kind: 'list', min: 0, max: 200 },
  memo: { label: 'メモ', kind: 'text', min: 0, max: 2000 },
  searchConditionName: { label: '検索条件名', kind: 'text', min: 1, max: 30 },
  searchKeywords: { label: 'キーワード', kind: 'list', min: 0, max: 5, each: 30 },
  // Spec silent on skills: a list that a company reads at one glance.
  languages: { label: '語学', kind: 'list', min: 0, max: 5 },
  qualifications: { label: '資格', kind: 'list', min: 0, max: 10 },
  programming: { label: 'プログラミング', kind: 'list', min: 0, max: 10 },
  skillName: { label: '名前', kind: 'text', min: 1, max: 40 },
  skillNote: { label: '補足', kind: 'text', min: 0, max: 100 },
  // A company's own page; spec silent but for the tagline.
  companyTagline: { label: 'キャッチコピー', kind: 'text', min: 1, max: 40 },
  companyVoices: { label: '社員の声', kind: 'list', min: 0, max: 6 },
  voiceSpeaker: { label: '話す人', kind: 'text', min: 1, max: 40 },
  voiceBody: { label: '社員の声', kind: 'text', min: 1, max: 400 },
  companyQuestions: { label: 'よくある質問', kind: 'list', min: 0, max: 20 },
  companyQuestion: { label: '質問', kind: 'text', min: 1, max: 100 },
  companyAnswer: { label: '答え', kind: 'text', min: 1, max: 1000 },
  companyFigures: { label: '数字', kind: 'list', min: 0, max: 12 },
  figureLabel: { label: '項目名', kind: 'text', min: 1, max: 40 },
  figureValue: { label: '数値', kind: 'text', min: 1, max: 40 },
  figureSource: { label: '出典', kind: 'text', min: 0, max: 100 },
  youthInformation: { label: '青少年雇用情報', kind: 'text', min: 0, max: 400 },
  companyCriteria: { label: '企業選びの軸', kind: 'list', min: 0, max: 5 },
  companyLegalName: { label: '正式な社名', kind: 'text', min: 1, max: 80 },
  companyDisplayName: { label: '表示する社名', kind: 'text', min: 1, max: 40 },
  companyKana: { label: '社名のフリガナ', kind: 'kana', min: 1, max: 80 },
  companyIndustries: { label: '業界', kind: 'list', min: 1, max: 3 },
  employees: { label: '従業員数', kind: 'number', min: 1, max: 1_000_000 },
  // Spec silent: the largest amount that a number holds to the yen.
  capitalYen: { label: '資本金', kind: 'number', min: 1, max: 100_000_000_000_000 },
  representative: { label: '代表者', kind: 'text', min: 1, max: 60 },
  companyUrls: { label: 'URL', kind: 'list', min: 0, max: 5 },
  companyUrlLabel: { label: 'URLの表示名', kind: 'text', min: 1, max: 40 },
  companyPhone: { label: '電話番号', kind: 'text', min: 10, max: 11 },
  companyPhones: { label: '電話番号', kind: 'list', min: 0, max: 10 },
  companyPhoneLabel: { label: '窓口の名前', kind: 'text', min: 1, max: 40 },
  companyOthers: { label: 'その他の情報', kind: 'list', min: 0, max: 10 },
  companyOtherTitle: { label: '項目名', kind: 'text', min: 1, max: 40 },
  companyOtherBody: { label: '内容', kind: 'text', min: 1, max: 1000 },
  // A company user's profile; spec silent but for the message: the longest usual names of both.
  userDepartment: { label: '部署', kind: 'text', min: 0, max: 60 },
  userTitle: { label: '役職', kind: 'text', min: 0, max: 40 },
  messageToStudents: { label: '学生へのメッセージ', kind: 'text', min: 0, max: 200 },
  coverDescription: { label: 'カバー画像の説明', kind: 'text', min: 0, max: 100 },
} as const satisfies Record<string, FieldLimit>

/** A self introduction or an experience of this many characters gets full points. */
export const recommendedTextLength = 200
