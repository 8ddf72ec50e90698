import type { Selectable } from 'kysely'
import { builder } from '#graphql/builder.ts'
import { requireDataOwner } from '#domain/viewer/viewer.ts'
import type { DB } from '#platform/database/database-types.ts'
import { passwordLimit } from '../owner-proof/rules.ts'
import { requireOwner } from '../owner-proof/queries.ts'
import { requestDataExport } from './commands.ts'
import { findNewestExport } from './queries.ts'
import { exportStatuses } from './rules.ts'

const DataExportStatus = builder.enumType('DataExportStatus', { values: exportStatuses })

const statusAt = ({ status, expiresAt }: Selectable<DB['candidateExport']>, now: Date) =>
  status === 'READY' && expiresAt && expiresAt <= now ? 'EXPIRED' : status

const DataExport = builder.objectRef<Selectable<DB['candidateExport']>>('DataExport').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.field({ type: DataExportStatus, resolve: (row) => statusAt(row, new Date()) }),
    percent: t.exposeInt('percent'),
    bytes: t.exposeInt('bytes', { nullable: true }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.queryField('dataExport', (t) =>
  t.field({
    description: 'The newest file of the student’s own data; null before the first.',
    type: DataExport,
    nullable: true,
    resolve: async (_, __, { viewer, db }) =>
      (await findNewestExport(db, requireDataOwner(viewer).candidateId)) ?? null,
  }),
)

builder.mutationField('requestDataExport', (t) =>
  t.id({
    description:
      'Asks for a file of everything about the student, and gives its id. An account without a password sends an empty currentPassword after a fresh sign-in.',
    args: { currentPassword: t.arg.string({ required: true, defaultValue: '' }) },
    resolve: async (_, { currentPassword }, { viewer, db, write, requireRate, sessionTokenSha256 }) => {
      const candidate = requireDataOwner(viewer)
      await requireRate(passwordLimit)
      const proof = { password: currentPassword, sessionTokenSha256 }
      await requireOwner(db, candidate.candidateId, proof, 'currentPassword')
      return write((tx) => requestDataExport(tx, candidate))
    },
  }),
)
