import { builder } from '#graphql/builder.ts'
import { Prefecture } from '#domain/lookup/graphql.ts'
import { lookups, requireLookup } from '#domain/lookup/queries.ts'
import { SchoolDepartment } from '#domain/lookup/school/graphql.ts'
import type { Profile } from '../queries.ts'
import { degrees } from './rules.ts'

export const Degree = builder.enumType('Degree', { values: degrees })

const ListedSchool = builder.objectRef<Profile>('ListedSchool').implement({
  fields: (t) => ({
    id: t.id({ resolve: (profile) => profile.schoolId ?? '' }),
    name: t.string({ resolve: (profile) => profile.listedSchoolName ?? '' }),
    department: t.field({
      type: SchoolDepartment,
      nullable: true,
      resolve: ({ schoolDepartmentId: id, listedDepartmentName, departmentCategory }) =>
        id === null ? null : { id, name: listedDepartmentName ?? '', category: departmentCategory },
    }),
  }),
})

const OtherSchool = builder.objectRef<Profile>('OtherSchool').implement({
  fields: (t) => ({
    name: t.string({ resolve: (profile) => profile.otherSchoolName ?? '' }),
    departmentName: t.exposeString('otherSchoolDepartmentName', { nullable: true }),
  }),
})

const EducationSchool = builder.unionType('EducationSchool', {
  types: [ListedSchool, OtherSchool],
  resolveType: (profile) => (profile.schoolId === null ? 'OtherSchool' : 'ListedSchool'),
})

export const Education = builder.objectRef<Profile>('Education').implement({
  fields: (t) => ({
    graduationYear: t.exposeInt('graduationYear'),
    graduationMonth: t.exposeInt('graduationMonth'),
    degree: t.expose('degree', { type: Degree, nullable: true }),
    highSchoolName: t.exposeString('highSchoolName', { nullable: true }),
    campusPrefecture: t.field({
      type: Prefecture,
      nullable: true,
      resolve: async ({ campusPrefectureId }, _, { db }) =>
        campusPrefectureId === null ? null : requireLookup((await lookups(db)).prefectures, campusPrefectureId),
    }),
    school: t.field({
      type: EducationSchool,
      nullable: true,
      resolve: (profile) => (profile.schoolId === null && profile.otherSchoolName === null ? null : profile),
    }),
  }),
})
