import { leastAnsweredPercent, slowdownDays, slowPerDay } from '#domain/scout-invitation/sending/slowdown/rules.ts'
import type { OfRow } from '#ground/id.ts'
import { urls } from '#ground/urls.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { listReachable } from '../../people/queries.ts'
import { findSlowdownNews } from './queries.ts'

type About = { companyId: OfRow<'company'>; sendingSlowdownId: string; isOver: boolean }

/** Sent when a slowdown begins, and when it ends. */
export const sendingSlowed = companyKind({
  code: 'K19',
  reaches: 'company',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: async (db, about: About) => {
    const news = await findSlowdownNews(db, about)
    return news?.isOver === about.isOver ? news : undefined
  },
  recipients: (db, { companyId }) => listReachable(db, companyId, ['ADMIN', 'RECRUITER']),
  hears: {
    async notify_sending_slowed(tx, of) {
      const news = await findSlowdownNews(tx, of)
      return news ? [{ ...of, isOver: news.isOver }] : []
    },
  },
  clock: null,
  effect: ({ sendingSlowdownId, isOver }) => `${sendingSlowdownId}:${isOver ? 'ended' : 'begun'}`,
  isStillTrue: whileThereAreFacts,
  text: (news) => (news.isOver ? over : begun(news)),
})

const reason = 'スカウトを送信する方にお送りしています。'

const over = {
  path: urls.client.home(),
  list: { title: 'スカウトの送信数が元に戻りました', body: '返信が増えたため、プランの上限まで送信できます' },
  mail: {
    subject: 'スカウトの送信数が元に戻りました',
    lines: [
      '学生からの返信が増えたため、1日に送信できるスカウトの制限を終了しました。',
      'プランの上限まで送信できます。',
    ],
    action: '次のURLで送信の状況を確認してください。',
    reason,
  },
}

function begun({ answered, ended, limit }: { answered: number; ended: number; limit: number }) {
  const perDay = slowPerDay(limit)
  return {
    path: urls.client.home(),
    list: {
      title: `1日に送信できるスカウトが${perDay}通になりました`,
      body: `過去${slowdownDays}日の返信が${ended}通中${answered}通のため`,
    },
    mail: {
      subject: `1日に送信できるスカウトが${perDay}通になりました`,
      lines: [
        `過去${slowdownDays}日に終わったスカウト${ended}通のうち、学生からの返信は${answered}通でした。`,
        `返信が${leastAnsweredPercent}%を下回るあいだ、1日に送信できるスカウトを${perDay}通までとします。届いたスカウトを学生が読めるようにするための決まりです。`,
        '',
        '一人ひとりのプロフィールを読み、選んだ理由を書くと、返信が増えます。返信が増えれば、翌朝に元へ戻ります。',
      ],
      action: '次のURLで送信の状況を確認してください。',
      reason,
    },
  }
}
