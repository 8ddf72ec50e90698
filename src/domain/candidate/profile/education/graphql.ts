import { builder } from '#graphql/builder.ts'
import { DepartmentCategory } from '#domain/lookup/school/graphql.ts'
import { Degree } from '../../education/graphql.ts'
import { OwnProfile } from '../../own-profile/graphql.ts'
import { saved } from '../graphql.ts'
import { updateEducation } from './commands.ts'

builder.mutationField('updateEducation', (t) =>
  t.field({
    type: OwnProfile,
    description: 'A school and a department of the list, or the names of others.',
    args: {
      schoolId: t.arg.id(),
      otherSchoolName: t.arg.string(),
      schoolDepartmentId: t.arg.id(),
      otherSchoolDepartmentName: t.arg.string(),
      departmentCategory: t.arg({ type: DepartmentCategory, description: 'For a department that is not in the list.' }),
      degree: t.arg({ type: Degree, description: 'Required; its absence is told beside its field.' }),
      graduationYear: t.arg.int({ required: true }),
      graduationMonth: t.arg.int({ required: true }),
      campusPrefectureId: t.arg.id(),
      highSchoolName: t.arg.string(),
    },
    resolve: (_, args, context) =>
      saved(context, (tx, candidate, lookups) =>
        updateEducation(tx, candidate, lookups, {
          ...args,
          schoolId: args.schoolId ?? null,
          otherSchoolName: args.otherSchoolName ?? null,
          schoolDepartmentId: args.schoolDepartmentId ?? null,
          otherSchoolDepartmentName: args.otherSchoolDepartmentName ?? null,
          departmentCategory: args.departmentCategory ?? null,
          degree: args.degree ?? null,
          campusPrefectureId: args.campusPrefectureId ?? null,
          highSchoolName: args.highSchoolName ?? null,
        }),
      ),
  }),
)
