import { builder } from '#graphql/builder.ts'
import { DepartmentCategory } from '#domain/lookup/school/graphql.ts'
import { Degree } from '../../education/graphql.ts'
import { OwnProfile } from '../../own-profile/graphql.ts'
import { readProfile, saved } from '../graphql.ts'
import { updateEducation } from './commands.ts'
import type { GivenEducation } from './rules.ts'

const EducationInput = builder.inputRef<GivenEducation>('EducationInput').implement({
  description: 'A school and a department of the list, or the names of others.',
  fields: (t) => ({
    schoolId: t.id(),
    otherSchoolName: t.string(),
    schoolDepartmentId: t.id(),
    otherSchoolDepartmentName: t.string(),
    departmentCategory: t.field({ type: DepartmentCategory, description: 'For a department that is not in the list.' }),
    degree: t.field({ type: Degree, description: 'Required; its absence is told beside its field.' }),
    graduationYear: t.int({ required: true }),
    graduationMonth: t.int({ required: true }),
    campusPrefectureId: t.id(),
    highSchoolName: t.string(),
  }),
})

builder.mutationField('updateEducation', (t) =>
  t.field({
    type: OwnProfile,
    args: { education: t.arg({ type: EducationInput, required: true }), revision: t.arg.string(readProfile) },
    resolve: (_, { education, revision }, context) =>
      saved(context, (tx, candidate, lookups) => updateEducation(tx, candidate, lookups, education, revision)),
  }),
)
