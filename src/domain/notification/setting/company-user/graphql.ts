import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { jobId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import { timedParts } from '../../news/timed.ts'
import { timings } from '../../rules.ts'
import { updateScoutNotificationSettings } from './commands.ts'
import { listScoutNotificationSettings, type JobSettings } from './queries.ts'
import type { TimedCode } from '../../kind-parts.ts'
import type { Setting } from './rules.ts'

const ScoutNotificationKind = builder.enumType('ScoutNotificationKind', { values: timedParts.map(({ code }) => code) })
const labels = new Map(timedParts.map(({ code, timed }) => [code, timed.label]))
const ScoutNotificationTiming = builder.enumType('ScoutNotificationTiming', { values: timings })

const ScoutNotificationSetting = builder.objectRef<Setting<TimedCode>>('ScoutNotificationSetting').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: ScoutNotificationKind }),
    label: t.string({ resolve: ({ kind }) => labels.get(kind) ?? kind }),
    timing: t.expose('timing', { type: ScoutNotificationTiming }),
  }),
})

const JobScoutNotificationSettings = builder.objectRef<JobSettings>('JobScoutNotificationSettings').implement({
  fields: (t) => ({
    jobId: t.exposeID('jobId'),
    jobTitle: t.exposeString('jobTitle'),
    isArchived: t.exposeBoolean('isArchived'),
    settings: t.expose('settings', { type: [ScoutNotificationSetting] }),
  }),
})

const ScoutNotificationSettingInput = builder.inputType('ScoutNotificationSettingInput', {
  fields: (t) => ({
    kind: t.field({ type: ScoutNotificationKind, required: true }),
    timing: t.field({ type: ScoutNotificationTiming, required: true }),
  }),
})

builder.queryField('scoutNotificationSettings', (t) =>
  t.field({
    type: [JobScoutNotificationSettings],
    resolve: (_, __, { viewer, db }) => listScoutNotificationSettings(db, requireCompany(viewer)),
  }),
)

// Users with the role VIEWER may change these settings too: the settings are their own.
builder.mutationField('updateScoutNotificationSettings', (t) =>
  t.field({
    type: JobScoutNotificationSettings,
    args: {
      jobId: t.arg.id({ required: true }),
      settings: t.arg({ type: [ScoutNotificationSettingInput], required: true, ...atMost(100) }),
    },
    resolve: async (_, args, { viewer, write, db }) => {
      const company = requireCompany(viewer)
      const id = await write((tx) => updateScoutNotificationSettings(tx, company, jobId(args.jobId), args.settings))
      const [updated] = await listScoutNotificationSettings(db, company, id)
      if (!updated) throw new Refusal('not_found')
      return updated
    },
  }),
)
