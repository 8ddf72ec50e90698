import { urls } from '#ground/urls.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { blocks, fromScout, jobOf } from '../../wording.ts'
import { findMessageFacts, listUnreadTexts, messageToTell, type AboutMessage, type MessageFacts } from './queries.ts'

const titleOf = ({ scout, unread }: MessageFacts) =>
  `${scout.companyName}からメッセージが届きました${unread > 1 ? `（${unread}件）` : ''}`

/** A push names the sender alone: a message is not read on a locked screen. A mail holds the text for who chose so. */
export const messageFromCompany = kind({
  code: 'C36',
  reaches: 'student',
  topic: 'MESSAGE',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  facts: async (db, about: AboutMessage) => {
    const facts = await findMessageFacts(db, about)
    return facts && { ...facts, texts: await listUnreadTexts(db, about) }
  },
  recipients: scoutedStudent,
  hears: {
    notify_thread_message: (tx, message, now) => (message.side === 'COMPANY' ? messageToTell(tx, message, now) : []),
  },
  clock: null,
  effect: ({ scoutInvitationId, position }) => `${scoutInvitationId}:${position}`,
  isStillTrue: whileThereAreFacts,
  text: (facts) => ({
    path: urls.candidate.thread(facts.scout.id),
    list: { title: titleOf(facts), body: facts.scout.jobTitle },
    mail: {
      subject: titleOf(facts),
      lines: blocks(
        [`${facts.scout.companyName}から、やりとりの画面にメッセージが届きました。`],
        jobOf(facts.scout),
        ...facts.texts.map((text) => ['■メッセージ', ...text.split('\n')]),
      ),
      action: '次のURLで内容を確認し、返信してください。',
      reason: fromScout(facts.scout),
    },
  }),
})
