import { adminBuilder } from '#graphql/admin-builder.ts'
import { textUpTo } from '#graphql/at-most.ts'
import { schoolImportId } from '#ground/id.ts'
import { changeKinds, changeSubjects, countOf, type Change } from './changes/rules.ts'
import { applySchoolImport, uploadSchools } from './commands.ts'
import { countSchools, listAppliedImports, requirePreview, type Preview } from './queries.ts'
import { importLimits } from './rules.ts'
import { schoolsFile } from './export/queries.ts'

const Kind = adminBuilder.enumType('SchoolChangeKind', { values: changeKinds })
const Subject = adminBuilder.enumType('SchoolChangeSubject', { values: changeSubjects })

const SchoolChange = adminBuilder.objectRef<Change>('SchoolChange').implement({
  fields: (t) => ({
    subject: t.expose('subject', { type: Subject }),
    kind: t.expose('kind', { type: Kind }),
    id: t.id({ resolve: ({ id }) => id }),
    name: t.exposeString('name'),
    before: t.exposeString('before', { nullable: true }),
    school: t.exposeString('school', { nullable: true }),
  }),
})

type Count = Pick<Change, 'kind' | 'subject'> & { changes: Change[] }
const SchoolChangeCount = adminBuilder.objectRef<Count>('SchoolChangeCount').implement({
  description: 'The changes of one kind, the first of them as rows.',
  fields: (t) => ({
    subject: t.expose('subject', { type: Subject }),
    kind: t.expose('kind', { type: Kind }),
    count: t.int({ resolve: ({ changes }) => changes.length }),
    changes: t.field({ type: [SchoolChange], resolve: ({ changes }) => changes.slice(0, importLimits.shown) }),
  }),
})

const groupsOf = (changes: Change[]): Count[] =>
  changeSubjects.flatMap((subject) =>
    changeKinds.flatMap((kind) =>
      countOf(changes, kind, subject) === 0
        ? []
        : [{ subject, kind, changes: changes.filter((one) => one.kind === kind && one.subject === subject) }],
    ),
  )

const SchoolImport = adminBuilder.objectRef<Preview>('SchoolImport').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    appliedAt: t.expose('appliedAt', { type: 'DateTime', nullable: true }),
    unchanged: t.exposeInt('unchanged'),
    confirmation: t.exposeString('confirmation'),
    asksForWord: t.exposeBoolean('asksForWord', { description: 'The file retires much: it needs 「廃止」 too.' }),
    groups: t.field({ type: [SchoolChangeCount], resolve: ({ changes }) => groupsOf(changes) }),
  }),
})

type Applied = Awaited<ReturnType<typeof listAppliedImports>>[number]
const AppliedSchoolImport = adminBuilder.objectRef<Applied>('AppliedSchoolImport').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    appliedAt: t.expose('appliedAt', { type: 'DateTime', nullable: true }),
    added: t.exposeInt('added'),
    renamed: t.exposeInt('renamed'),
    retired: t.exposeInt('retired'),
    by: t.string({ resolve: ({ familyName, givenName }) => `${familyName} ${givenName}` }),
  }),
})

type Counts = Awaited<ReturnType<typeof countSchools>>
const HeldCount = adminBuilder.objectRef<Counts['schools']>('HeldCount').implement({
  fields: (t) => ({ active: t.exposeInt('active'), retired: t.exposeInt('retired') }),
})
const SchoolCounts = adminBuilder.objectRef<Counts>('SchoolCounts').implement({
  fields: (t) => ({
    schools: t.field({ type: HeldCount, resolve: ({ schools }) => schools }),
    departments: t.field({ type: HeldCount, resolve: ({ departments }) => departments }),
  }),
})

adminBuilder.queryFields((t) => ({
  schoolImport: t.field({
    type: SchoolImport,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { db }) => requirePreview(db, schoolImportId(id)),
  }),
  appliedSchoolImports: t.field({
    type: [AppliedSchoolImport],
    resolve: (_, __, { db }) => listAppliedImports(db),
  }),
  schoolsFile: t.string({
    description: 'The schools and departments that can be chosen as a CSV file (base64) in the form of the import.',
    resolve: async (_, __, { db }) => (await schoolsFile(db)).toString('base64'),
  }),
  schoolCounts: t.field({ type: SchoolCounts, resolve: (_, __, { db }) => countSchools(db) }),
}))

adminBuilder.mutationFields((t) => ({
  uploadSchools: t.field({
    type: 'ID',
    description: 'A spreadsheet of schools (base64), kept for its preview.',
    args: {
      fileName: t.arg.string({ required: true }),
      file: t.arg.string({ required: true, ...textUpTo(Math.ceil(importLimits.bytes / 3) * 4 + 4) }),
    },
    resolve: (_, { fileName, file }, { viewer, write }) =>
      write((tx) => uploadSchools(tx, viewer, { fileName, encoded: file })),
  }),
  applySchoolImport: t.field({
    type: 'ID',
    description: 'Applies the changes as they were shown: `confirmation` is that of the preview.',
    args: { id: t.arg.id({ required: true }), confirmation: t.arg.string({ required: true }), word: t.arg.string() },
    resolve: (_, { id, confirmation, word }, { viewer, write }) =>
      write((tx) => applySchoolImport(tx, viewer, schoolImportId(id), { confirmation, word: word ?? '' })),
  }),
}))
