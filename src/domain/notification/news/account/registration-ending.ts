import { findUnfinished } from '#domain/candidate-account/state/unfinished/queries.ts'
import { purgeDays } from '#domain/candidate-account/state/rules.ts'
import { longDate, tokyoToday } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { kind } from '../../kind.ts'
import type { Occasions } from '../../occasions.ts'

/** Once for a silence, before the clock ends the registration. */
export const registrationEnding = kind({
  code: 'C56',
  reaches: 'student',
  topic: 'ACCOUNT',
  channels: ['MAIL'],
  addressee: 'present',
  facts: (db, { candidateId }: Occasions['notify_registration_ending']) =>
    findUnfinished(db, candidateId, tokyoToday()),
  recipients: (_, { candidateId }) => [candidateId],
  hears: { notify_registration_ending: (_, registration) => [registration] },
  clock: null,
  effect: ({ day }) => day,
  isStillTrue: (_, { about: { day } }) => tokyoToday() <= day,
  text: (_, { day }) => ({
    path: urls.candidate.login(),
    list: null,
    mail: {
      subject: '登録の続きをお待ちしています',
      lines: [
        '学生の登録が、途中のままになっています。入力した内容は残っているので、いつでも続きから始められます。',
        `${longDate(day)}までにご利用がないときは、登録を取り消し、お預かりした情報をその${purgeDays}日後に削除します。`,
        '登録を続けないときは、お手続きはいりません。',
      ],
      action: '次のURLからログインすると、続きを入力できます。',
      reason: '登録が途中のままの方にお送りしています。',
    },
  }),
})
