import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { jobId, type JobId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { requireCompany, type CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { timedParts } from '../../news/timed.ts'
import { timings } from '../../rules.ts'
import {
  addScoutNotificationException,
  removeScoutNotificationSettings,
  updateScoutNotificationDefaults,
  updateScoutNotificationSettings,
} from './commands.ts'
import {
  findScoutNotificationDefaults,
  listScoutNotificationSettings,
  type Defaults,
  type JobSettings,
} from './queries.ts'
import type { TimedCode } from '../../kind-parts.ts'
import type { Setting } from './rules.ts'

const ScoutNotificationKind = builder.enumType('ScoutNotificationKind', { values: timedParts.map(({ code }) => code) })
const parts = new Map(timedParts.map(({ code, timed }) => [code, timed]))
const ScoutNotificationTiming = builder.enumType('ScoutNotificationTiming', { values: timings })

const ScoutNotificationSetting = builder.objectRef<Setting<TimedCode>>('ScoutNotificationSetting').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: ScoutNotificationKind }),
    label: t.string({ resolve: ({ kind }) => parts.get(kind)?.label ?? kind }),
    usual: t.field({
      type: ScoutNotificationTiming,
      description: 'The timing of users who have not chosen.',
      resolve: ({ kind, timing }) => parts.get(kind)?.timing ?? timing,
    }),
    timing: t.expose('timing', { type: ScoutNotificationTiming }),
  }),
})

const JobScoutNotificationSettings = builder.objectRef<JobSettings>('JobScoutNotificationSettings').implement({
  fields: (t) => ({
    jobId: t.exposeID('jobId'),
    jobTitle: t.exposeString('jobTitle'),
    isArchived: t.exposeBoolean('isArchived'),
    isException: t.exposeBoolean('isException', { description: 'Whether the viewer set this job apart.' }),
    settings: t.expose('settings', { type: [ScoutNotificationSetting] }),
  }),
})

const ScoutNotificationSettingInput = builder.inputType('ScoutNotificationSettingInput', {
  fields: (t) => ({
    kind: t.field({ type: ScoutNotificationKind, required: true }),
    timing: t.field({ type: ScoutNotificationTiming, required: true }),
  }),
})

const ScoutNotificationDefaults = builder.objectRef<Defaults>('ScoutNotificationDefaults').implement({
  fields: (t) => ({
    settings: t.expose('settings', { type: [ScoutNotificationSetting] }),
    digestHour: t.exposeInt('digestHour', { description: 'The hour in Tokyo at which the daily digest comes.' }),
  }),
})

builder.queryFields((t) => ({
  scoutNotificationSettings: t.field({
    type: [JobScoutNotificationSettings],
    resolve: (_, __, { viewer, db }) => listScoutNotificationSettings(db, requireCompany(viewer)),
  }),
  scoutNotificationDefaults: t.field({
    type: ScoutNotificationDefaults,
    description: 'The settings that count at every job that is no exception.',
    resolve: (_, __, { viewer, db }) => findScoutNotificationDefaults(db, requireCompany(viewer)),
  }),
}))

async function atJob(context: Context, id: string, act: (tx: Tx, company: CompanyViewer, id: JobId) => Promise<JobId>) {
  const company = requireCompany(context.viewer)
  const saved = await context.write((tx) => act(tx, company, jobId(id)))
  const [updated] = await listScoutNotificationSettings(context.db, company, saved)
  if (!updated) throw new Refusal('not_found')
  return updated
}

// Users with the role VIEWER may change these settings too: the settings are their own.
builder.mutationFields((t) => ({
  updateScoutNotificationSettings: t.field({
    type: JobScoutNotificationSettings,
    args: {
      jobId: t.arg.id({ required: true }),
      settings: t.arg({ type: [ScoutNotificationSettingInput], required: true, ...atMost(100) }),
    },
    resolve: (_, args, context) =>
      atJob(context, args.jobId, (tx, company, id) => updateScoutNotificationSettings(tx, company, id, args.settings)),
  }),
  addScoutNotificationException: t.field({
    type: JobScoutNotificationSettings,
    description: 'Sets a job apart with the settings that count there now.',
    args: { jobId: t.arg.id({ required: true }) },
    resolve: (_, args, context) => atJob(context, args.jobId, addScoutNotificationException),
  }),
  removeScoutNotificationSettings: t.field({
    type: JobScoutNotificationSettings,
    args: { jobId: t.arg.id({ required: true }) },
    resolve: (_, args, context) => atJob(context, args.jobId, removeScoutNotificationSettings),
  }),
  updateScoutNotificationDefaults: t.field({
    type: ScoutNotificationDefaults,
    args: {
      settings: t.arg({ type: [ScoutNotificationSettingInput], required: true, ...atMost(100) }),
      digestHour: t.arg.int({ required: true }),
    },
    resolve: async (_, defaults, { viewer, write, db }) => {
      const company = requireCompany(viewer)
      await write((tx) => updateScoutNotificationDefaults(tx, company, defaults))
      return findScoutNotificationDefaults(db, company)
    },
  }),
}))
