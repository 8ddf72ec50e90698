import { aMessage, aReason, homeOf } from '../factories/scout-invitation.ts'
import { aScoutExperiment } from '../factories/scout-experiment.ts'
import type { Act, World } from './world.ts'

const running = async (world: World) => ({ id: (await aScoutExperiment(world.db, homeOf(world))).id })

export const scoutExperimentActs: Record<string, Act> = {
  startScoutExperiment: {
    by: 'company',
    make: ({ job }) => ({
      jobId: job.id,
      title: '締めの一文',
      baseRate: 20,
      difference: 10,
      versionA: { subject: '検査装置の開発について', message: aMessage },
      versionB: { subject: '検査装置をつくる仕事', message: aMessage },
    }),
    again: ['experiment_running'],
  },
  stopScoutExperiment: { by: 'company', make: running, again: ['experiment_ended'] },
  sendScoutExperiment: {
    by: 'company',
    make: async (world) => ({
      ...(await running(world)),
      invitations: [{ candidateId: world.student.id, reason: aReason }],
    }),
  },
}
