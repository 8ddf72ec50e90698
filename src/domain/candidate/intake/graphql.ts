import { builder } from '#graphql/builder.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { updateScoutIntake } from './commands.ts'
import { findIntake } from './queries.ts'
import { isPaused, type Intake } from './rules.ts'

const ScoutIntake = builder.objectRef<Intake>('ScoutIntake').implement({
  description: 'The new scouts a student lets in. Companies read neither the number nor the day.',
  fields: (t) => ({
    scoutsPerWeek: t.exposeInt('scoutsPerWeek'),
    pausedUntil: t.field({
      type: 'Date',
      nullable: true,
      description: 'The last day of the pause; null without a pause, and after it.',
      resolve: (intake) => (isPaused(intake, tokyoToday()) ? intake.pausedUntil : null),
    }),
  }),
})

builder.queryField('scoutIntake', (t) =>
  t.field({
    type: ScoutIntake,
    resolve: (_, __, { viewer, db }) => findIntake(db, requireOwnAccount(viewer).candidateId),
  }),
)

builder.mutationField('updateScoutIntake', (t) =>
  t.field({
    type: ScoutIntake,
    args: { scoutsPerWeek: t.arg.int({ required: true }), pausedUntil: t.arg({ type: 'Date' }) },
    resolve: async (_, { scoutsPerWeek, pausedUntil }, { viewer, write, db }) => {
      const candidate = requireOwnAccount(viewer)
      await write((tx) => updateScoutIntake(tx, candidate, { scoutsPerWeek, pausedUntil: pausedUntil ?? null }))
      return findIntake(db, candidate.candidateId)
    },
  }),
)
