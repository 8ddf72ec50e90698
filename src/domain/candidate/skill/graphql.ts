import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { requireCandidate } from '#domain/viewer/viewer.ts'
import { revisionOf } from '#platform/database/revision.ts'
import { requireOwnProfile, type OwnProfile as Profile } from '../queries.ts'
import { updateSkills } from './commands.ts'
import { editedPart } from './queries.ts'
import { skillKinds, skillLevels, type Skill, type SkillKind } from './rules.ts'

const SkillKind = builder.enumType('SkillKind', { values: skillKinds })
const SkillLevel = builder.enumType('SkillLevel', { values: skillLevels })
const ToeflScale = builder.enumType('ToeflScale', {
  description: 'The 1–6 bands are reported since 2026-01-21.',
  values: { POINTS: { value: '0-120' as const }, BANDS: { value: '1-6' as const } },
})
type StoredSkill = Skill & { kind: SkillKind }

/** One language, qualification or programming skill; the free text is read with the whole profile. */
export const SkillType = builder.objectRef<StoredSkill>('Skill').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: SkillKind }),
    name: t.exposeString('name'),
    level: t.expose('level', { type: SkillLevel, nullable: true }),
    since: t.expose('since', {
      type: 'Date',
      nullable: true,
      description: 'The first day of the month in which a qualification was acquired, or anything else begun.',
    }),
    note: t.exposeString('note'),
  }),
})

const OwnSkills = builder.objectRef<Profile>('OwnSkills').implement({
  fields: (t) => ({
    toeicScore: t.exposeInt('toeicScore', { nullable: true }),
    toeicTakenOn: t.expose('toeicTakenOn', { type: 'Date', nullable: true }),
    toeflIbtScore: t.exposeInt('toeflIbtScore', { nullable: true }),
    toeflIbtBand: t.exposeFloat('toeflIbtBand', { nullable: true }),
    toeflIbtTakenOn: t.expose('toeflIbtTakenOn', { type: 'Date', nullable: true }),
    skills: t.field({ type: [SkillType], resolve: (profile) => profile.skills }),
    revision: t.string({ resolve: (profile) => revisionOf(editedPart(profile)) }),
  }),
})

const ToeicInput = builder.inputType('ToeicInput', {
  fields: (t) => ({ score: t.string({ required: true }), takenOn: t.field({ type: 'Date' }) }),
})
const ToeflInput = builder.inputType('ToeflInput', {
  fields: (t) => ({
    scale: t.field({ type: ToeflScale, required: true }),
    score: t.string({ required: true }),
    takenOn: t.field({ type: 'Date' }),
  }),
})
const SkillInput = builder.inputType('SkillInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    level: t.field({ type: SkillLevel }),
    since: t.field({ type: 'Date', description: 'A day of the month; the month is kept.' }),
    note: t.string({ required: true, defaultValue: '' }),
  }),
})
const SkillsInput = builder.inputType('SkillsInput', {
  fields: (t) => ({
    toeic: t.field({ type: ToeicInput }),
    toefl: t.field({ type: ToeflInput }),
    languages: t.field({ type: [SkillInput], required: true, ...atMost(profileLimits.languages) }),
    qualifications: t.field({ type: [SkillInput], required: true, ...atMost(profileLimits.qualifications) }),
    programming: t.field({ type: [SkillInput], required: true, ...atMost(profileLimits.programming) }),
  }),
})

const readSkill = (input: typeof SkillInput.$inferInput): Skill => ({
  name: input.name,
  level: input.level ?? null,
  since: input.since ?? null,
  note: input.note,
})

builder.queryField('ownSkills', (t) =>
  t.field({
    type: OwnSkills,
    resolve: (_, __, { db, viewer }) => requireOwnProfile(db, requireCandidate(viewer).candidateId),
  }),
)

builder.mutationField('updateSkills', (t) =>
  t.field({
    type: OwnSkills,
    description: 'Replaces all skills: what the input leaves out is gone.',
    args: {
      skills: t.arg({ type: SkillsInput, required: true }),
      revision: t.arg.string({
        description: 'The revision the caller has read: a change since refuses changed_meanwhile',
      }),
    },
    resolve: (_, { skills: { toeic, toefl, languages, qualifications, programming }, revision }, { viewer, write }) =>
      write(async (tx) => {
        const candidate = requireCandidate(viewer)
        await updateSkills(
          tx,
          candidate,
          {
            toeic: toeic ? { score: toeic.score, takenOn: toeic.takenOn ?? null } : null,
            toefl: toefl ? { scale: toefl.scale, score: toefl.score, takenOn: toefl.takenOn ?? null } : null,
            languages: languages.map(readSkill),
            qualifications: qualifications.map(readSkill),
            programming: programming.map(readSkill),
          },
          revision,
        )
        return requireOwnProfile(tx, candidate.candidateId)
      }),
  }),
)
