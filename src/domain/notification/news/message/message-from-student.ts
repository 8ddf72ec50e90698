import { clientUrls } from '#ground/client-urls.ts'
import { withStudent } from '../../facts/queries.ts'
import { settingOfJob } from '../../facts/recipients.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { listConcerned } from '../../people/queries.ts'
import { blocks, calledOf, jobOf, studentOf } from '../../wording.ts'
import { findMessageFacts, messageToTell, type AboutMessage } from './queries.ts'

const numberOf = (unread: number) => (unread > 1 ? `（${unread}件）` : '')

export const messageFromStudent = companyKind({
  code: 'K32',
  reaches: 'companyUser',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  timed: {
    label: '学生からのメッセージ',
    timing: 'IMMEDIATELY',
    digest: {
      sentence: (count) => `学生から${count}件のメッセージが届きました`,
      path: clientUrls.threads({ filter: 'unanswered' }),
    },
    settingOf: settingOfJob,
  },
  facts: async (db, about: AboutMessage) => withStudent(db, await findMessageFacts(db, about)),
  recipients: (db, { companyId }, { inCharge }) => listConcerned(db, companyId, inCharge),
  hears: {
    notify_thread_message: (tx, message, now) => (message.side === 'CANDIDATE' ? messageToTell(tx, message, now) : []),
  },
  clock: null,
  effect: ({ scoutInvitationId, position }) => `${scoutInvitationId}:${position}`,
  isStillTrue: whileThereAreFacts,
  text: ({ scout, student, unread }) => ({
    path: clientUrls.thread(scout.id),
    list: {
      title: `${studentOf({ scout, student })}からメッセージが届きました${numberOf(unread)}`,
      body: scout.jobTitle,
    },
    push: { title: `${calledOf({ student })}からメッセージが届きました${numberOf(unread)}`, body: scout.jobTitle },
    mail: {
      subject: `${calledOf({ student })}からメッセージが届きました${numberOf(unread)}（${scout.jobTitle}）`,
      lines: blocks([`${studentOf({ scout, student })}から、やりとりの画面にメッセージが届きました。`], jobOf(scout)),
      action: '次のURLで内容を確認し、返信してください。',
      reason: 'この学生とのやりとりの担当の方にお送りしています。',
    },
  }),
})
