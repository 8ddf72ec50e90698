import type { Updateable } from 'kysely'
import { degreeWords } from '#domain/candidate/education/rules.ts'
import { forEachText, profileTexts } from '#domain/candidate/profile/text/rules.ts'
import { profileTextLimits } from '#ground/limits/profile.ts'
import type { DB } from '#platform/database/database-types.ts'
import { nameOf, words, yesNo, type Column } from './data-export/column.ts'

// Sent scouts stay with their rows, and a trigger gathers the text of the skills, whose rows are deleted.
type Kept = 'id' | 'ordinal' | 'status' | 'skillText' | 'confirmedSchoolYear'
type Emptied = Required<Omit<Updateable<DB['candidate']>, Kept>>

/** The columns of a student's profile: how the student's own data names them, and what the purge leaves in them. */
export const profileColumns: { [Name in keyof Emptied]: { heading: Column; purged: Emptied[Name] } } = {
  pictureFile: { heading: '写真', purged: null },
  gender: {
    heading: words('性別', {
      FEMALE: '女性',
      MALE: '男性',
      NON_BINARY: 'その他の性別',
      NO_ANSWER: '回答しない',
    }),
    purged: 'NO_ANSWER',
  },
  graduationYear: { heading: '卒業年', purged: null },
  graduationMonth: { heading: '卒業予定の月', purged: 3 },
  schoolId: { heading: nameOf('学校', 'school', 'name'), purged: null },
  schoolDepartmentId: { heading: nameOf('学部・学科', 'school_department', 'name'), purged: null },
  otherSchoolName: { heading: 'その他の学校', purged: null },
  otherSchoolDepartmentName: { heading: 'その他の学校の学部・学科', purged: null },
  departmentCategory: {
    heading: words('文理', { HUMANITIES: '文系', SCIENCE: '理系', OTHER: 'その他（海外大含む）' }),
    purged: 'OTHER',
  },
  degree: { heading: words('課程', degreeWords), purged: null },
  lacksDepartmentCategory: { heading: yesNo('文理の確認待ち'), purged: false },
  campusPrefectureId: { heading: nameOf('キャンパスの都道府県', 'prefecture'), purged: null },
  hometownPrefectureId: { heading: nameOf('Uターン・ゆかりの地域', 'prefecture'), purged: null },
  highSchoolName: { heading: '高校', purged: null },
  taglines: { heading: 'タグライン', purged: [] },
  ...forEachText(profileTexts, (name) => ({ heading: profileTextLimits[name].label, purged: '' })),
  sellingPointIds: { heading: nameOf('強み', 'selling_point'), purged: [] },
  areaPreferenceIds: { heading: nameOf('希望エリア', 'prefecture'), purged: [] },
  industryIds: { heading: nameOf('希望業界', 'industry'), purged: [] },
  jobTypeIds: { heading: nameOf('希望職種', 'job_type'), purged: [] },
  companySizeIds: { heading: nameOf('希望する企業規模', 'company_size'), purged: [] },
  companySelectionCriterionIds: { heading: nameOf('企業選びの軸', 'company_selection_criterion'), purged: [] },
  preferredScoutTypeIds: { heading: nameOf('受け取りたいスカウト', 'scout_type'), purged: [] },
  jobHuntingStatusId: { heading: nameOf('就職活動の状況', 'job_hunting_status'), purged: null },
  offeredCompany: { heading: '内定先', purged: null },
  offeredCompanyIndustryId: { heading: nameOf('内定先の業界', 'industry'), purged: null },
  toeicScore: { heading: 'TOEIC', purged: null },
  toeicTakenOn: { heading: 'TOEICの受験日', purged: null },
  toeflIbtScore: { heading: 'TOEFL iBT（0〜120）', purged: null },
  toeflIbtBand: { heading: 'TOEFL iBT（1〜6）', purged: null },
  toeflIbtTakenOn: { heading: 'TOEFL iBTの受験日', purged: null },
  hasNoExtraExperience: { heading: yesNo('留学・資格・インターンは該当なし'), purged: false },
  completeness: { heading: '充実度（%）', purged: 0 },
}
