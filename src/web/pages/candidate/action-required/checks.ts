import { degrees } from '#domain/candidate/education/rules.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { foldKana } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkKatakana, checkSelected } from '#ground/validation/answer-validation.ts'
import { checkGraduationYear, checkText } from '#ground/validation/validation.ts'
import { formText } from '#web/carry/form-text.ts'

export const labels = {
  familyName: '姓',
  givenName: '名',
  familyNameKana: 'セイ',
  givenNameKana: 'メイ',
  school: '学校名',
  department: '学部・学科',
  departmentCategory: '文理',
  degree: '課程',
  graduationYear: '卒業予定の年',
  graduationMonth: '卒業予定の月',
  jobHuntingStatusId: '就職活動の状況',
}

type Choices = { graduationYears: readonly number[]; jobHuntingStatuses: readonly { id: string }[] }

/** The mistakes of the items that the form asks for; the server also knows whether a graduation is over. */
export function checkRequired(form: FormData, { graduationYears, jobHuntingStatuses }: Choices): (FieldError | null)[] {
  const items = formText(form, 'items').split(' ')
  const text = (name: keyof typeof labels) => foldSpaces(formText(form, name))
  const kana = (name: 'familyNameKana' | 'givenNameKana') =>
    checkKatakana(name, foldKana(formText(form, name)), accountLimits[name])
  return [
    ...(items.includes('NAME')
      ? [
          checkText('familyName', text('familyName'), accountLimits.familyName),
          checkText('givenName', text('givenName'), accountLimits.givenName),
          kana('familyNameKana'),
          kana('givenNameKana'),
        ]
      : []),
    ...(items.includes('EDUCATION')
      ? [
          checkText('school', text('school'), profileLimits.otherSchoolName),
          checkText('department', text('department'), profileLimits.otherSchoolDepartmentName),
          checkSelected('degree', labels.degree, text('degree'), degrees),
        ]
      : []),
    ...(items.includes('CONFIRMATION')
      ? [
          checkGraduationYear('graduationYear', text('graduationYear'), graduationYears),
          checkSelected(
            'jobHuntingStatusId',
            labels.jobHuntingStatusId,
            text('jobHuntingStatusId'),
            jobHuntingStatuses.map(({ id }) => id),
          ),
        ]
      : []),
  ]
}
