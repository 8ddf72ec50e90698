import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { updateCandidateNotificationSettings } from './commands.ts'
import { listCandidateNotificationSettings } from './queries.ts'
import { topics } from '../../rules.ts'
import { canPush, canTurnOffMail, topicHints, topicLabels, type TopicSetting } from './rules.ts'

const CandidateNotificationTopic = builder.enumType('CandidateNotificationTopic', { values: topics })

const CandidateNotificationSetting = builder.objectRef<TopicSetting>('CandidateNotificationSetting').implement({
  fields: (t) => ({
    topic: t.expose('topic', { type: CandidateNotificationTopic }),
    label: t.string({ resolve: ({ topic }) => topicLabels[topic] }),
    hint: t.string({ resolve: ({ topic }) => topicHints[topic] }),
    hasMail: t.exposeBoolean('hasMail'),
    hasPush: t.exposeBoolean('hasPush'),
    hasLine: t.exposeBoolean('hasLine', { description: 'Counts where a LINE is connected.' }),
    canTurnOffMail: t.boolean({ resolve: ({ topic }) => canTurnOffMail(topic) }),
    canPush: t.boolean({
      description: 'Whether the topic can be pushed, and told in LINE.',
      resolve: ({ topic }) => canPush(topic),
    }),
  }),
})

const CandidateNotificationSettingInput = builder.inputType('CandidateNotificationSettingInput', {
  fields: (t) => ({
    topic: t.field({ type: CandidateNotificationTopic, required: true }),
    hasMail: t.boolean({ required: true }),
    hasPush: t.boolean({ required: true }),
    hasLine: t.boolean({ description: 'Without it the choice stays as it is.' }),
  }),
})

builder.queryField('candidateNotificationSettings', (t) =>
  t.field({
    type: [CandidateNotificationSetting],
    resolve: (_, __, { viewer, db }) => listCandidateNotificationSettings(db, requireOwnAccount(viewer).candidateId),
  }),
)

builder.mutationField('updateCandidateNotificationSettings', (t) =>
  t.field({
    type: [CandidateNotificationSetting],
    args: { settings: t.arg({ type: [CandidateNotificationSettingInput], required: true, ...atMost(topics.length) }) },
    resolve: async (_, { settings }, { viewer, write, db }) => {
      const candidate = requireOwnAccount(viewer)
      await write((tx) => updateCandidateNotificationSettings(tx, candidate, settings))
      return listCandidateNotificationSettings(db, candidate.candidateId)
    },
  }),
)
