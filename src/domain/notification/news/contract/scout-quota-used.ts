import { grouped } from '#ground/grouped.ts'
import { firstOfMonth } from '#ground/time/month.ts'
import type { OfRow } from '#ground/id.ts'
import { urls } from '#ground/urls.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { listReachable } from '../../people/queries.ts'
import { findQuota } from './queries.ts'
import { quotaSteps } from './rules.ts'

type About = { companyId: OfRow<'company'>; day: string; step: number }

/**
 * Sent when four fifths of the scouts of 30 days are used, and when all are, each once a calendar month at most. A
 * company that passes both steps at once gets only the second.
 */
export const scoutQuotaUsed = companyKind({
  code: 'K10',
  reaches: 'company',
  channels: ['LIST'],
  addressee: 'present',
  facts: (db, about: About) => findQuota(db, about),
  recipients: (db, { companyId }) => listReachable(db, companyId, ['ADMIN', 'RECRUITER']),
  hears: {
    async notify_scout_quota(tx, of) {
      const quota = await findQuota(tx, of)
      const step = quotaSteps.find((percent) => quota.sent * 100 >= quota.limit * percent)
      return step ? [{ ...of, step }] : []
    },
  },
  clock: null,
  effect: ({ day, step }) => `${firstOfMonth(day)}:${step}`,
  isStillTrue: whileThereAreFacts,
  text: ({ limit, sent }) => ({
    path: urls.client.home(),
    list: {
      title: `スカウト残数は${grouped(Math.max(0, limit - sent))}通です`,
      body:
        sent >= limit
          ? `30日間の上限（${grouped(limit)}通）に達しました。送信から30日たった分から、毎日また送信できます。`
          : `30日間の上限は${grouped(limit)}通です`,
    },
    mail: null,
  }),
})
