import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { promised } from '#graphql/promised.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { OfferedJob } from '#domain/job/graphql.ts'
import { listOfferedJobs, requireJob } from '#domain/job/queries.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { jobId, scoutInvitationId } from '#ground/id.ts'
import { boundsOf } from '#platform/database/page.ts'
import { findWriters } from '../thread/queries.ts'
import { calledBy } from '../accepted-student/rules.ts'
import { disclosedName } from '../sent/kind/graphql.ts'
import { countedWords } from '../thread/graphql.ts'
import { TurnType } from '../wait/turn/graphql.ts'
import { placeStudents, type Placed } from './commands.ts'
import { listPipelineJobs, listPipelineStudents, listStages, type PipelineStudentRow } from './queries.ts'
import { isPlaceable, maxMoved, stageKinds, stagePageSize, stagesWithUse, type Stage } from './rules.ts'

const StageKindEnum = builder.enumType('StageKind', { values: stageKinds })

const PipelineStudent = builder.objectRef<PipelineStudentRow>('PipelineStudent').implement({
  description: 'A student who accepted a scout of the job, with where things stand.',
  fields: (t) => ({
    scoutInvitationId: t.exposeID('id'),
    candidateId: t.exposeID('candidateId'),
    familyName: t.string(disclosedName('familyName')),
    givenName: t.string(disclosedName('givenName')),
    familyNameKana: t.string(disclosedName('familyNameKana')),
    givenNameKana: t.string(disclosedName('givenNameKana')),
    schoolName: t.exposeString('schoolName', { nullable: true }),
    stage: t.exposeString('stage', { description: 'The key of the stage.' }),
    firstStage: t.expose('firstStage', {
      type: StageKindEnum,
      description: 'The stage without a placement by the company.',
    }),
    isDecided: t.exposeBoolean('isDecided', { description: 'A fact decides the stage; nobody moves the student.' }),
    revision: t.int({
      description: 'Of the placement; 0 where the company has placed the student nowhere.',
      resolve: ({ revision }) => revision ?? 0,
    }),
    placedAt: t.expose('placedAt', { type: 'DateTime', nullable: true }),
    placedBy: t.field({
      type: CompanyUser,
      nullable: true,
      resolve: async ({ placedBy }, _, { batchOpen }) =>
        placedBy === null ? null : ((await batchOpen(findWriters).load(placedBy)) ?? null),
    }),
    inCharge: t.field({
      type: CompanyUser,
      resolve: ({ inCharge }, _, { batchOpen }) => promised(batchOpen(findWriters).load(inCharge)),
    }),
    turn: t.expose('turn', {
      type: TurnType,
      nullable: true,
      description: 'Null while nobody owes anything.',
    }),
    promptedAt: t.expose('promptedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the student asked for the word that is owed.',
    }),
    acceptedAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    dateEndsAt: t.expose('metUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'The end of the last booked date that the student did not miss.',
    }),
  }),
})

type StageOfPipeline = Stage & { students: PipelineStudentRow[] }
const PipelineStage = builder.objectRef<StageOfPipeline>('PipelineStage').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    kind: t.expose('kind', { type: StageKindEnum }),
    label: t.exposeString('label'),
    isPlaceable: t.boolean({
      description: 'The company places students here; facts decide all other stages.',
      resolve: isPlaceable,
    }),
    studentCount: t.int({ resolve: ({ students }) => students.length }),
    students: t.field({
      type: [PipelineStudent],
      description: 'Those to whom something is owed first come first.',
      args: { first: t.arg.int({ defaultValue: stagePageSize }), offset: t.arg.int({ defaultValue: 0 }) },
      resolve: ({ students }, { first, offset }) => {
        const bounds = boundsOf({ first: first ?? stagePageSize, offset: offset ?? 0 })
        return students.slice(bounds.offset, bounds.offset + bounds.limit)
      },
    }),
  }),
})

type Pipeline = { jobId: string; stages: StageOfPipeline[] }
const PipelineType = builder.objectRef<Pipeline>('Pipeline').implement({
  description: 'The students who accepted the scouts of one job, by stage.',
  fields: (t) => ({
    job: t.field({
      type: OfferedJob,
      resolve: ({ jobId: id }, _, { batchOpen }) => promised(batchOpen(listOfferedJobs).load(id)),
    }),
    stages: t.expose('stages', { type: [PipelineStage] }),
    studentCount: t.int({
      resolve: ({ stages }) => stages.reduce((sum, { students }) => sum + students.length, 0),
    }),
    students: t.field({
      type: [PipelineStudent],
      description: 'In the order of the stages; of one stage when it is named.',
      args: {
        stage: t.arg.string(),
        first: t.arg.int({ defaultValue: stagePageSize }),
        offset: t.arg.int({ defaultValue: 0 }),
      },
      resolve: ({ stages }, { stage, first, offset }) => {
        const named = stages.filter(({ key }) => typeof stage !== 'string' || key === stage)
        const bounds = boundsOf({ first: first ?? stagePageSize, offset: offset ?? 0 })
        return named.flatMap(({ students }) => students).slice(bounds.offset, bounds.offset + bounds.limit)
      },
    }),
  }),
})

const PipelineJob = builder.objectRef<Awaited<ReturnType<typeof listPipelineJobs>>[number]>('PipelineJob').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    studentCount: t.exposeInt('studentCount'),
  }),
})

builder.queryFields((t) => ({
  pipelineJobs: t.field({
    type: [PipelineJob],
    description: 'The jobs with students who accepted, the latest acceptance first.',
    resolve: (_, __, context) => listPipelineJobs(context.db, companyOf(context)),
  }),
  pipeline: t.field({
    type: PipelineType,
    args: {
      jobId: t.arg.id({ required: true }),
      text: t.arg.string({ description: 'A part of a name or its reading, in any spelling.' }),
    },
    resolve: async (_, { jobId: named, text }, context) => {
      const companyId = companyOf(context)
      const words = await countedWords(context, text)
      const job = await requireJob(context.db, companyId, jobId(named))
      const stages = (await listStages(context.db, [job])).get(job.id) ?? []
      const all = await listPipelineStudents(context.db, companyId, jobId(job.id), stages)
      const used = new Set(all.map(({ stage }) => stage))
      const students = Map.groupBy(all.filter(calledBy(words)), ({ stage }) => stage)
      return {
        jobId: job.id,
        stages: stagesWithUse(stages, used, job.kind === 'SCHEDULING').map((stage) => ({
          ...stage,
          students: students.get(stage.key) ?? [],
        })),
      }
    },
  }),
}))

const PlacementInput = builder.inputType('PlacementInput', {
  fields: (t) => ({
    scoutInvitationId: t.id({ required: true }),
    step: t.string({ description: 'The key of a stage; null takes the placement back.' }),
    revision: t.int({ required: true, description: 'Of the placement that the caller has read.' }),
  }),
})

const PlacementType = builder.objectRef<Placed>('Placement').implement({
  fields: (t) => ({
    scoutInvitationId: t.exposeID('scoutInvitationId'),
    step: t.exposeString('step', { nullable: true }),
    revision: t.exposeInt('revision'),
  }),
})

builder.mutationField('placeStudents', (t) =>
  t.field({
    type: [PlacementType],
    description: 'All or none.',
    args: {
      jobId: t.arg.id({ required: true }),
      placements: t.arg({ type: [PlacementInput], required: true, ...atMost({ label: '学生', max: maxMoved }) }),
    },
    resolve: (_, { jobId: job, placements }, { viewer, write }) =>
      write((tx) =>
        placeStudents(
          tx,
          requireRecruiter(viewer),
          jobId(job),
          placements.map(({ scoutInvitationId: id, step, revision }) => ({
            scoutInvitationId: scoutInvitationId(id),
            step: step ?? null,
            revision,
          })),
        ),
      ),
  }),
)
