import { builder } from '#graphql/builder.ts'
import { Prefecture } from '../graphql.ts'
import { lookups, requireLookup } from '../queries.ts'
import { listDepartmentsOfSchools, listSchools, requireSchool, type DepartmentRow, type SchoolRow } from './queries.ts'
import { matchDepartments, matchNames, suggestedDepartments } from './names/rules.ts'
import { departmentCategories } from './rules.ts'

export const DepartmentCategory = builder.enumType('DepartmentCategory', { values: departmentCategories })

export const SchoolDepartment = builder.objectRef<DepartmentRow>('SchoolDepartment').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    category: t.expose('category', { type: DepartmentCategory }),
  }),
})

const School = builder.objectRef<SchoolRow>('School').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    prefecture: t.field({
      type: Prefecture,
      resolve: async ({ prefectureId }, _, { db }) => requireLookup((await lookups(db)).prefectures, prefectureId),
    }),
    departments: t.field({
      type: [SchoolDepartment],
      args: {
        category: t.arg({ type: DepartmentCategory }),
        name: t.arg.string(),
        first: t.arg.int({ defaultValue: suggestedDepartments }),
      },
      resolve: async ({ id }, { first, ...filter }, { batchOpen }) => {
        const departments = (await batchOpen(listDepartmentsOfSchools).load(id)) ?? []
        return matchDepartments(departments, { ...filter, first: first ?? suggestedDepartments })
      },
    }),
  }),
})

builder.queryField('schools', (t) =>
  t.field({
    type: [School],
    description: 'Schools by a part of the name, those that begin with it first.',
    args: {
      name: t.arg.string({ required: true, defaultValue: '' }),
      first: t.arg.int({ required: true, defaultValue: suggestedDepartments }),
    },
    resolve: async (_, { name, first }, { db }) => matchNames(await listSchools(db), name, first),
  }),
)

builder.queryField('school', (t) =>
  t.field({
    type: School,
    args: { schoolId: t.arg.id({ required: true }) },
    resolve: (_, { schoolId }, { db }) => requireSchool(db, schoolId),
  }),
)
