import { builder } from '#graphql/builder.ts'
import { Refusal } from '#ground/refusal.ts'
import { endMailsLike } from './commands.ts'
import { findMailSubscription } from './queries.ts'

const MailSubscription = builder.objectRef<{ label: string; hasMail: boolean }>('MailSubscription').implement({
  fields: (t) => ({ label: t.exposeString('label'), hasMail: t.exposeBoolean('hasMail') }),
})

builder.queryField('mailSubscription', (t) =>
  t.field({
    description: 'The kind of the mail that brought this token; null for a token of no mail that can be ended.',
    type: MailSubscription,
    nullable: true,
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_, { token }, { db, mailTokens }) => {
      const mailId = mailTokens.mailIdOf(token)
      return (mailId && (await findMailSubscription(db, mailId))) || null
    },
  }),
)

// The token was mailed to the student, and proves the mail alone; so neither a session nor an attempt is taken.
builder.mutationField('endMailOfKind', (t) =>
  t.boolean({
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, { write, mailTokens }) => {
      const mailId = mailTokens.mailIdOf(token)
      if (!mailId) throw new Refusal('not_found')
      return write((tx) => endMailsLike(tx, mailId))
    },
  }),
)
