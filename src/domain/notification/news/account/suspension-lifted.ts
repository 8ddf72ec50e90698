import { answerDays } from '#domain/scout-invitation/rules.ts'
import { urls } from '#ground/urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import type { Occasions } from '../../occasions.ts'
import { findSuspensionNews } from './queries.ts'

type About = Occasions['notify_suspension_lifted']

/** Once for each suspension. */
export const suspensionLifted = kind({
  code: 'C62',
  reaches: 'student',
  topic: 'ACCOUNT',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: (db, { candidateId, candidateStopId }: About) =>
    findSuspensionNews(db, candidateId, candidateStopId, 'LIFTED'),
  recipients: (_, { candidateId }) => [candidateId],
  hears: { notify_suspension_lifted: (_, suspension) => [suspension] },
  clock: null,
  effect: ({ candidateStopId }) => candidateStopId,
  isStillTrue: whileThereAreFacts,
  text: ({ isPublic }) => ({
    path: urls.candidate.home(),
    list: { title: 'ご利用の停止を解除しました', body: visibilityOf(isPublic) },
    mail: {
      subject: 'ご利用の停止を解除しました',
      lines: [
        'ご利用の停止を解除しました。停止の前と同じように、すべての機能をご利用いただけます。',
        visibilityOf(isPublic),
        `回答していないスカウトや、選んでいない日程があれば、期限はあらためて${answerDays}日後までになりました。`,
      ],
      action: '次のURLから、届いている連絡を確認してください。',
      reason: 'ご利用の停止を解除した方にお送りしています。',
    },
  }),
})

const visibilityOf = (isPublic: boolean) =>
  isPublic ? 'プロフィールは、企業の検索に表示されています。' : 'プロフィールは、停止の前と同じく非公開です。'
