import { extraExperiences, forEachText } from '#domain/candidate/profile/text/rules.ts'
import { aPicture } from '../factories/picture.ts'
import type { Act } from './world.ts'

const own = (given: Record<string, unknown>): Act => ({ by: 'student', make: () => given, isOwn: true })

/** A student's own profile, section by section. */
export const profileActs: Record<string, Act> = {
  updateBasics: own({ gender: 'FEMALE', hometownPrefectureId: '20' }),
  updateEducation: own({
    education: {
      schoolId: '1',
      schoolDepartmentId: '101',
      departmentCategory: 'OTHER',
      degree: 'BACHELOR',
      graduationYear: 2028,
      graduationMonth: 3,
      campusPrefectureId: '01',
    },
  }),
  updateSelfIntroduction: own({ taglines: ['続ける人'], selfIntroduction: '記録を続けます。' }),
  updateStudentProjectExperience: own({ studentProjectExperience: '実験を200回やり直しました。' }),
  updateSellingPoints: own({ sellingPointIds: ['4', '16', '3'] }),
  updatePreferences: own({
    preferences: {
      areaPreferenceIds: ['23'],
      industryIds: ['501'],
      jobTypeIds: ['12'],
      companySizeIds: ['3'],
      companySelectionCriterionIds: ['1'],
    },
  }),
  updateScoutPreferences: own({ preferences: { preferredScoutTypeIds: ['3'], jobHuntingStatusId: '2' } }),
  updatePicture: {
    by: 'student',
    make: async () => ({ encodedImage: await aPicture({ width: 320, height: 320 }) }),
    isOwn: true,
  },
  removePicture: own({}),
  updateExtraExperiences: own({
    experiences: { ...forEachText(extraExperiences, () => ''), qualificationExperience: '統計検定2級' },
  }),
}
