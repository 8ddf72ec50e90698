import { urls } from '#ground/urls.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { listReachable } from '../../people/queries.ts'
import { findQuota } from './queries.ts'
import { quotaSteps } from './rules.ts'

type About = { companyId: string; month: string; step: number }

/**
 * Sent once a month when four fifths of the scouts are used, and once when all are. A company that passes both steps at
 * once gets only the second.
 */
export const scoutQuotaUsed = companyKind({
  code: 'K10',
  reaches: 'company',
  channels: ['LIST'],
  addressee: 'present',
  facts: (db, about: About) => findQuota(db, about),
  recipients: (db, { companyId }) => listReachable(db, companyId, ['ADMIN', 'RECRUITER']),
  hears: {
    async notify_scout_quota(tx, month) {
      const quota = await findQuota(tx, month)
      const step = quota && quotaSteps.find((percent) => quota.sent * 100 >= quota.limit * percent)
      return step ? [{ ...month, step }] : []
    },
  },
  clock: null,
  effect: ({ month, step }) => `${month}:${step}`,
  isStillTrue: whileThereAreFacts,
  text: ({ limit, sent }) => ({
    path: urls.client.home(),
    list: {
      title: `今月のスカウト残数は${Math.max(0, limit - sent)}通です`,
      body:
        sent >= limit
          ? `今月の上限（${limit}通）に達しました。来月1日から、また送信できます。`
          : `今月の上限は${limit}通です`,
    },
    mail: null,
  }),
})
