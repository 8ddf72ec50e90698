import { builder } from '#graphql/builder.ts'
import { Degree } from '#domain/candidate/education/graphql.ts'
import { JobHuntingStatus } from '#domain/lookup/graphql.ts'
import { DepartmentCategory } from '#domain/lookup/school/graphql.ts'
import { lookups, requireLookup } from '#domain/lookup/queries.ts'
import { lookupIdOf } from '#domain/lookup/rules.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { revisionOf } from '#platform/database/revision.ts'
import { saveRequiredItems } from './commands.ts'
import { editedPart, requireRequiredFacts, type RequiredFacts } from './queries.ts'
import { hasGraduated, missingItems, requiredItems } from './rules.ts'

const RequiredItem = builder.enumType('RequiredItem', { values: requiredItems })

const RequiredAction = builder.objectRef<RequiredFacts>('RequiredAction').implement({
  fields: (t) => ({
    isRequired: t.boolean({
      description: 'Whether the account waits for the student.',
      resolve: ({ status }) => status === 'ACTION_REQUIRED',
    }),
    revision: t.string({
      description: 'For saveRequiredItems.',
      resolve: (facts) => revisionOf(editedPart(facts)),
    }),
    missing: t.field({
      type: [RequiredItem],
      resolve: (facts) => missingItems(facts, tokyoToday()),
    }),
    hasGraduated: t.boolean({ resolve: (facts) => hasGraduated(facts, tokyoToday()) }),
    graduationYear: t.exposeInt('graduationYear', { nullable: true }),
    graduationMonth: t.exposeInt('graduationMonth'),
    jobHuntingStatus: t.field({
      type: JobHuntingStatus,
      nullable: true,
      resolve: async ({ jobHuntingStatusId: id }, _, { db }) =>
        id === null ? null : requireLookup((await lookups(db)).jobHuntingStatuses, id),
    }),
    schoolName: t.exposeString('schoolName', { nullable: true }),
    category: t.expose('departmentCategory', { type: DepartmentCategory }),
  }),
})

const RequiredNameInput = builder.inputType('RequiredNameInput', {
  fields: (t) => ({
    familyName: t.string({ required: true }),
    givenName: t.string({ required: true }),
    familyNameKana: t.string({ required: true }),
    givenNameKana: t.string({ required: true }),
  }),
})
const RequiredEducationInput = builder.inputType('RequiredEducationInput', {
  description:
    'As the arguments of updateEducation; a name that the list knows is the listed one. What is left out stays as it is.',
  fields: (t) => ({
    schoolId: t.id(),
    otherSchoolName: t.string(),
    schoolDepartmentId: t.id(),
    otherSchoolDepartmentName: t.string(),
    departmentCategory: t.field({ type: DepartmentCategory }),
    degree: t.field({ type: Degree }),
  }),
})
const ConfirmationInput = builder.inputType('ConfirmationInput', {
  fields: (t) => ({
    graduationYear: t.int({ required: true }),
    graduationMonth: t.int({ required: true }),
    jobHuntingStatusId: t.id({ required: true }),
  }),
})

builder.queryField('requiredAction', (t) =>
  t.field({
    type: RequiredAction,
    resolve: (_, __, { db, viewer }) => requireRequiredFacts(db, requireOwnAccount(viewer).candidateId),
  }),
)

builder.mutationField('saveRequiredItems', (t) =>
  t.field({
    type: RequiredAction,
    description: 'Saves the given items; with the last missing one the profile is public again.',
    args: {
      name: t.arg({ type: RequiredNameInput }),
      education: t.arg({ type: RequiredEducationInput }),
      confirmation: t.arg({ type: ConfirmationInput }),
      revision: t.arg.string({
        description: 'The revision the caller has read: a change since refuses changed_meanwhile',
      }),
    },
    resolve: async (_, { name, education, confirmation, revision }, { db, viewer, write }) => {
      const candidate = requireOwnAccount(viewer)
      const options = await lookups(db)
      return write(async (tx) => {
        const items = {
          ...(name && { name }),
          ...(education && { education }),
          ...(confirmation && {
            confirmation: {
              graduationYear: confirmation.graduationYear,
              graduationMonth: confirmation.graduationMonth,
              jobHuntingStatusId: lookupIdOf(confirmation.jobHuntingStatusId),
            },
          }),
        }
        await saveRequiredItems(tx, candidate, options, items, revision)
        return requireRequiredFacts(tx, candidate.candidateId)
      })
    },
  }),
)
