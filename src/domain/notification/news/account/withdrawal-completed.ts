import { purgeDays } from '#domain/candidate-account/state/rules.ts'
import { unfinishedDays } from '#domain/candidate-account/state/unfinished/rules.ts'
import { urls } from '#ground/urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import type { Occasions } from '../../occasions.ts'
import { findStudentWith } from './queries.ts'

type About = Occasions['notify_withdrawn']

/** The last mail: a student who has left has no list any more. */
export const withdrawalCompleted = kind({
  code: 'C18',
  reaches: 'student',
  topic: 'ACCOUNT',
  channels: ['MAIL'],
  addressee: 'left',
  facts: (db, { candidateId }: About) => findStudentWith(db, candidateId, 'WITHDRAWN'),
  recipients: (_, { candidateId }) => [candidateId],
  hears: { notify_withdrawn: (_, student) => [student] },
  clock: null,
  // A student leaves once.
  effect: () => '',
  isStillTrue: whileThereAreFacts,
  text: (_, { registration, by }) => ({
    path: urls.candidate.home(),
    list: null,
    mail: {
      ...textOf(registration, by),
      action: 'もう一度利用するときは、次のURLから新しく登録してください。',
    },
  }),
})

const deletion = `お預かりした情報は、${purgeDays}日後に削除します。`
const strangers = ['', 'お心当たりがないときは、すぐにお問い合わせ先までお知らせください。']

const withdrawn = {
  subject: '退会の手続きが完了しました',
  lines: [
    '退会の手続きが完了しました。ご利用ありがとうございました。',
    '回答していないスカウトは辞退となり、これからの予定は取り消しました。',
    `${deletion}承認した企業が受け取った情報は、その企業の定めに沿って扱われます。`,
    ...strangers,
  ],
  reason: '退会の手続きをした方にお送りしています。',
}

const byOperator = {
  subject: '退会の手続きが完了しました',
  lines: ['退会のご依頼を受けて、運営が手続きをしました。ご利用ありがとうございました。', ...withdrawn.lines.slice(1)],
  reason: '退会のご依頼があった方にお送りしています。',
}

const endedRegistration = {
  ENDED: {
    subject: '登録を取りやめました',
    lines: ['登録を取りやめる手続きが完了しました。', deletion, ...strangers],
    reason: '登録を取りやめた方にお送りしています。',
  },
  LAPSED: {
    subject: '途中のままの登録を取り消しました',
    lines: [`${unfinishedDays}日のあいだご利用がなかったため、途中のままの登録を取り消しました。`, deletion],
    reason: '登録が途中のままだった方にお送りしています。',
  },
}

function textOf(registration: About['registration'], by: About['by']) {
  if (by === 'OPERATOR') return byOperator
  return registration ? endedRegistration[registration] : withdrawn
}
