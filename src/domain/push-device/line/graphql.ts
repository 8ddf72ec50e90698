import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { QrCode } from '#graphql/qr-code.ts'
import { qrCodeOf } from '#platform/pictures/qr-code.ts'
import { Refusal } from '#ground/refusal.ts'
import { disconnectLine, issueLineCode } from './commands.ts'
import { findLineConnection, type LineConnection as Row } from './queries.ts'
import { groupsOf, lineMessageOf } from './rules.ts'

type CodeRow = NonNullable<Row['code']>

const lettersOf = ({ id, codeSha256 }: CodeRow, { oneTimeCodes }: Pick<Context, 'oneTimeCodes'>) =>
  oneTimeCodes.lettersOf(id, codeSha256)
const addressOf = (code: CodeRow, context: Pick<Context, 'oneTimeCodes' | 'lineChat'>) =>
  context.lineChat?.addressOf(lineMessageOf(lettersOf(code, context))) ?? ''

const LineCode = builder.objectRef<CodeRow>('LineCode').implement({
  description: 'A code that connects the LINE from which it is sent, once.',
  fields: (t) => ({
    letters: t.string({
      description: 'As people read and type them: ABCD-EFGH-JKMN.',
      resolve: (code, _, context) => groupsOf(lettersOf(code, context)),
    }),
    account: t.string({
      description: 'The id of the official account, by which LINE finds it: @yoake.',
      resolve: (_, __, { lineChat }) => lineChat?.accountId ?? '',
    }),
    address: t.string({
      description: 'Opens the official account in LINE, with the message written.',
      resolve: (code, _, context) => addressOf(code, context),
    }),
    qr: t.field({
      type: QrCode,
      description: 'The address, for a phone beside this device.',
      resolve: (code, _, context) => qrCodeOf(addressOf(code, context)),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

const LineConnection = builder.objectRef<Row>('LineConnection').implement({
  description: 'Notices of a student in LINE.',
  fields: (t) => ({
    connectedAt: t.expose('connectedAt', { type: 'DateTime', nullable: true, description: 'null while none is.' }),
    code: t.expose('code', { type: LineCode, nullable: true, description: 'The code that may still be sent.' }),
  }),
})

builder.queryField('lineConnection', (t) =>
  t.field({
    type: LineConnection,
    nullable: true,
    description: 'null where this installation has no official account in LINE.',
    resolve: (_, __, { viewer, db, lineChat }) => {
      const candidate = requireOwnAccount(viewer)
      return lineChat && findLineConnection(db, candidate)
    },
  }),
)

builder.mutationFields((t) => ({
  issueLineCode: t.field({
    type: LineConnection,
    description: 'Issues a code; the one of before is worth nothing from now on.',
    resolve: async (_, __, { viewer, write, db, oneTimeCodes, lineChat }) => {
      const candidate = requireOwnAccount(viewer)
      if (!lineChat) throw new Refusal('not_found')
      await write((tx) => issueLineCode(tx, candidate, oneTimeCodes))
      return findLineConnection(db, candidate)
    },
  }),
  disconnectLine: t.boolean({
    description: 'Ends the notices in LINE, and the code that was issued.',
    resolve: (_, __, { viewer, write }) => write((tx) => disconnectLine(tx, requireOwnAccount(viewer))),
  }),
}))
